package io.verifyrules.verifier.conjecture;

import io.verifyrules.verifier.interpret.RuleInstance;
import java.util.function.UnaryOperator;

/**
 * One step that makes a counterexample easier to read. Whether the result refutes as well is for the caller to check.
 *
 * @param name the effect of the step, for messages and tests
 */
public record PresentingStep(String name, UnaryOperator<RuleInstance> change) {}
