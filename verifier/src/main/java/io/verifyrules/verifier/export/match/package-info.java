/**
 * The match of a rule's left side in a program, whatever language the program is in.
 *
 * <ul>
 * <li>{@link LeftSide}: the operators of a left side and the {@link Slot}s in them that hold numbers.
 * <li>{@link Told}: the maps of the rule as terms over these numbers, and the conditions on them. A map that nothing in the program
 * tells, such as one that only the right side mentions, keeps the rule from being exported.
 * <li>{@link Candidate}: a rule, and the element types for which it is to be said.
 * <li>{@link Proved}: the permission to export a rule, for the element types in which it is proved.
 * <li>{@link Examples}: instances that an exported rule has to rewrite, and others that it must not.
 * <li>{@link Inexpressible}: why a rule is not exported.
 * </ul>
 *
 * {@snippet lang=java :
 * import io.verifyrules.dsl.axis.AxisMap;
 * import io.verifyrules.dsl.expr.Shape;
 * import io.verifyrules.dsl.rule.*;
 *
 * var rules = RuleCollector.forJava();
 * rules.rule("a slice of everything", rule -> {
 *     var c = rule.rankClass("c");
 *     var n = rule.sizes("n", c);
 *     var a = rule.tensor("A", Shape.of(c, n));
 *     rule.rewrite(a.slice(AxisMap.of(0), n, AxisMap.of(1)), a);
 * });
 * var rule = (Rule) rules.toFile().declarations().getFirst();
 * Told told = Told.of(rule);
 * assert !told.conditions().isEmpty() : "a slice in a program may end elsewhere";
 * }
 *
 * <p>Imports {@code instance}, {@code interpret}, {@code mutation} and {@code report} for examples, {@code verdict}, and the language.
 * Used by the other packages of {@code export}.
 */
@NullMarked
package io.verifyrules.verifier.export.match;

import org.jspecify.annotations.NullMarked;
