/**
 * Instances of rules: where to find some, and how to make them small. Nothing rests on what is done here being right or
 * clever, as {@code interpret} recomputes whatever comes out.
 *
 * <ul>
 * <li>Drawing: {@link io.verifyrules.verifier.instance.InstanceGenerator} draws numbers, repairs them until the rule's
 *     conditions and its left side's validity hold, and then draws elements.
 * <li>Enumerating: {@link io.verifyrules.verifier.instance.InstanceEnumeration} visits all small numbers.
 * <li>Shrinking: {@link io.verifyrules.verifier.instance.InstanceShrinker} makes of an instance that refutes a rule one that
 *     a reader can look at.
 * <li>Fitting: {@link io.verifyrules.verifier.instance.TensorFitting} makes tensors of the sizes that they have in an
 *     instance.
 * </ul>
 *
 * <pre>{@code
 * RuleInstance any = new InstanceGenerator(rule, ElementType.INT, 1).next();
 * if (Replay.replay(rule, any).refutes()) {
 *     RuleInstance small = InstanceShrinker.shrink(rule, any);
 * }
 * }</pre>
 *
 * <p>May import {@code interpret}; and {@code denotation} with its terms, to learn from the sizes and the validity of
 * expressions which numbers are worth a try. Used by {@code counterexample}, {@code mutation} and {@code fuzz}, and by nothing
 * that decides a verdict.
 */
@NullMarked
package io.verifyrules.verifier.instance;

import org.jspecify.annotations.NullMarked;
