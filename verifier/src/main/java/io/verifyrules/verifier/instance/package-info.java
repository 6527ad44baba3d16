/**
 * Instances of rules: where to find some, and how to make them small. Nothing rests on what is done here being right or
 * clever, as {@code interpret} recomputes whatever comes out.
 *
 * <ul>
 * <li>Drawing: {@link InstanceGenerator} draws numbers, repairs them until the rule's conditions and its left side's
 *     validity hold, and then draws elements.
 * <li>Enumerating: {@link InstanceEnumeration} visits all small numbers; {@link ValidInstances} those of a valid left side.
 * <li>Shrinking: {@link InstanceShrinker} makes of an instance that refutes a rule one that a reader can look at.
 * <li>Comparing: {@link SmallestInstance} looks whether all that are smaller still agree with the rule.
 * <li>Filling: {@link FilledTensors} makes of one with empty tensors one that teaches more.
 * <li>Convincing: {@link DifferingElements} looks for elements that differ where shapes do, {@link TypicalElements} for ordinary floats.
 * <li>Fitting: {@link TensorFitting} makes tensors of the sizes that they have in an instance.
 * </ul>
 *
 * {@snippet lang=java :
 * import io.verifyrules.dsl.element.ElementType;
 * import io.verifyrules.dsl.expr.Shape;
 * import io.verifyrules.dsl.rule.*;
 * import io.verifyrules.verifier.interpret.Replay;
 * import java.util.*;
 * import java.util.stream.Stream;
 *
 * var rules = RuleCollector.forJava();
 * rules.rule("reversed", rule -> {
 *     var c = rule.rankClass("c");
 *     var a = rule.tensor("A", Shape.of(c, rule.sizes("n", c)));
 *     rule.rewrite(a.reverse(c), a);
 * });
 * var rule = (Rule) rules.toFile().declarations().getFirst();
 * var any = Stream.generate(new InstanceGenerator(rule, ElementType.INT, 1)::next);
 * var refuting = any.filter(instance -> Replay.replay(rule, instance).refutes()).findFirst().orElseThrow();
 * assert InstanceShrinker.shrink(rule, refuting).maps().equals(Map.of("n", List.of(2)));
 * }
 *
 * <p>Imports the language, {@code interpret} and {@code value}. The terms of {@code denotation} tell, from the sizes
 * and the validity of expressions, which numbers are worth a try. Used by {@code counterexample}, {@code mutation},
 * {@code generalize} and {@code fuzz}, and by nothing that decides a verdict.
 */
@NullMarked
package io.verifyrules.verifier.instance;

import org.jspecify.annotations.NullMarked;
