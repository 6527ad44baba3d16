package io.verifyrules.verifier.conjecture;

import io.verifyrules.verifier.interpret.RuleInstance;

/** Draws random instances, one after the other. Not for use by several threads. */
public interface InstanceDraw {

    /** The next instance, which may be one that the conjecture does not speak of. */
    RuleInstance attempt();

    /** The same numbers with drawn tensors and parameters. */
    RuleInstance withOtherTensors(RuleInstance numbers);
}
