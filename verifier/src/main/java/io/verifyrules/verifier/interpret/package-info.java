/**
 * The second meaning of rules: what both sides are on concrete tensors, computed step by step from the operators'
 * definitions. A counterexample that it has not recomputed is never called refuted, so it shares no code with the
 * symbolic side.
 *
 * <ul>
 * <li>An instance: {@link RuleInstance} has a value for everything that a rule leaves open.
 * <li>Evaluation: {@link Interpreter} says what an expression is on an instance, or why it is nothing.
 * <li>Replay: {@link Replay} compares the two sides of a rule; the {@link Outcome} says how they differ. {@link KnownOutcomes} has
 *     those of instances that come again.
 * <li>Telling: {@link ValueClass} says what kind of floats a counterexample needs, {@link InstanceInBrief} has one in a line.
 * <li>Tracing: {@link Tracer} follows an element back to where it comes from.
 * </ul>
 *
 * {@snippet lang=java :
 * import io.verifyrules.dsl.axis.RankClass.RankBound;
 * import io.verifyrules.dsl.element.ElementType;
 * import io.verifyrules.dsl.expr.*;
 * import io.verifyrules.dsl.rule.*;
 * import io.verifyrules.verifier.value.UndefinedValues;
 * import java.util.*;
 *
 * var rules = RuleCollector.forJava();
 * rules.rule("counting backwards", rule -> {
 *     var s = rule.rankClass("s", RankBound.SINGLETON);
 *     var count = Iota.of(Shape.of(s, rule.sizes("n", s)), s.axis());
 *     rule.rewrite(count.reverse(s), count);
 * });
 * var three = new RuleInstance(ElementType.INT, Map.of("s", 1), Map.of("n", List.of(3)), Map.of(), Map.of(), Map.of(),
 *         UndefinedValues.NONE);
 * var outcome = Replay.replay((Rule) rules.toFile().declarations().getFirst(), three);
 * assert outcome instanceof Outcome.ElementsDiffer differ && differ.leftValue().toString().equals("2");
 * }
 *
 * <p>Imports the language and {@code value}, which has the elements of tensors, and no other package of the verifier.
 * Used by {@code instance} and {@code counterexample}, and by packages that compare verdicts with it ({@code verify},
 * {@code mutation}, {@code generalize}, {@code fuzz}). Other users keep or show counterexamples ({@code verdict},
 * {@code report}, {@code json}, {@code html}).
 */
@NullMarked
package io.verifyrules.verifier.interpret;

import org.jspecify.annotations.NullMarked;
