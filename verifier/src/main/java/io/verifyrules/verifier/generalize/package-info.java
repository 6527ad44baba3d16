/**
 * The weakest demands under which a rule is right. The result is proved; how weak it is is told by small instances.
 *
 * <ul>
 * <li>{@link Generalizer}: asks for all that follows, for one rule; {@link Generalization} is what it finds.
 * <li>{@code Scope}: the small instances, on each of which the interpreter says whether the rule is right.
 * <li>{@code Minimizing}: demands left out or weakened. {@code Synthesis}: demands learnt by a {@code Learner} from the cases,
 *     until the {@code Judge} has no counterexample. {@code OtherWays}: what is right for another reason.
 * <li>{@code Implication}: whether the demands of the rule imply those found, and whether the rule is wrong without those.
 * <li>{@code HoleFilling}: what the right side of a {@code Sketch} has to be. {@code Lifts}: maps in the place of numbers.
 * <li>{@code Effort}: what a search may do, counted. {@link Compared}: what was found beside what is known.
 * </ul>
 *
 * {@snippet lang=java :
 * import io.verifyrules.dsl.expr.Shape;
 * import io.verifyrules.dsl.rule.*;
 * import io.verifyrules.verifier.verify.*;
 * import java.time.Duration;
 *
 * var rules = RuleCollector.forJava();
 * rules.rule("reversed", rule -> {
 *     var c = rule.rankClass("c");
 *     var a = rule.tensor("A", Shape.of(c, rule.sizes("n", c)));
 *     rule.rewrite(a.reverse(c), a);
 * });
 * var generalizer = new Generalizer(new Pipeline(), VerifyOptions.DEFAULT, Duration.ofSeconds(60));
 * var found = generalizer.of((Rule) rules.toFile().declarations().getFirst());
 * assert found.finding() instanceof Finding.Found && found.counts().nothingLost();
 * }
 *
 * <p>Imports {@code verify}, whose verdicts it asks for, {@code interpret}, {@code value} and {@code instance},
 * {@code mutation}, {@code theory},
 * {@code verdict}, {@code kotlin}, which writes demands, and the language. Used by {@code json.report}, {@code html}, {@code script}, {@code lsp} and {@code cli}.
 */
@NullMarked
package io.verifyrules.verifier.generalize;

import org.jspecify.annotations.NullMarked;
