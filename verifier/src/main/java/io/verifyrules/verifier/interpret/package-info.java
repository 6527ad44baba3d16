/**
 * The second meaning of rules: what both sides are on concrete tensors, computed step by step from the operators' definitions.
 * What it has not recomputed is never called refuted, so it shares no code with the symbolic side and imports no other package
 * of the verifier.
 *
 * <ul>
 * <li>An instance: {@link io.verifyrules.verifier.interpret.RuleInstance} has a value for everything that a rule leaves open.
 * <li>Evaluation: {@link io.verifyrules.verifier.interpret.Interpreter} says what an expression is on an instance, or why it
 *     is nothing.
 * <li>Replay: {@link io.verifyrules.verifier.interpret.Replay} compares the two sides of a rule.
 * <li>Tracing: {@link io.verifyrules.verifier.interpret.Tracer} follows an element back to where it comes from.
 * </ul>
 *
 * <pre>{@code
 * Outcome outcome = Replay.replay(rule, instance);
 * if (outcome instanceof Outcome.ElementsDiffer differ) {
 *     TraceStep left = new Tracer(instance).trace(rule.lhs(), differ.access());
 * }
 * }</pre>
 */
@NullMarked
package io.verifyrules.verifier.interpret;

import org.jspecify.annotations.NullMarked;
