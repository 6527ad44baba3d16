/**
 * The contents that a page draws, as messages.
 *
 * <ul>
 * <li>{@link Verdicts}: the verdicts on a rule. {@link Parameters}: its sliders and switches.
 * <li>{@link ShownInstance}: both sides on an instance; {@code Side} is one of them, cell by cell.
 * <li>{@link Found}: what a search for demands finds, and the plane of two attributes.
 * </ul>
 *
 * {@snippet lang=java :
 * import io.verifyrules.dsl.expr.Shape;
 * import io.verifyrules.dsl.rule.*;
 * import java.util.List;
 *
 * var rules = RuleCollector.forJava();
 * rules.rule("reversed", rule -> {
 *     var c = rule.rankClass("c");
 *     var a = rule.tensor("A", Shape.of(c, rule.sizes("n", c)));
 *     rule.rewrite(a.reverse(c), a);
 * });
 * var rule = (Rule) rules.toFile().declarations().getFirst();
 * assert Parameters.of(rule, List.of("any")).line().contains("\"name\":\"n\",\"class\":\"c\",\"kind\":\"sizes\"");
 * }
 *
 * <p>Imports {@code json.message}, {@code html} for pictures, {@code report}, {@code interpret}, {@code verdict}, {@code law},
 * {@code generalize}, {@code kotlin}, and the language. Used by {@code serve.service}.
 */
@NullMarked
package io.verifyrules.verifier.serve.shown;

import org.jspecify.annotations.NullMarked;
