package io.verifyrules.verifier.generalize;

import io.verifyrules.verifier.interpret.RuleInstance;

/** The verifier's judgement on a rule in all element types that are asked about. */
sealed interface Judgement {

    /** It is right. */
    record Verified() implements Judgement {}

    /** It is wrong, on an instance that the interpreter confirmed. */
    record Wrong(RuleInstance instance) implements Judgement {}

    /** Neither. */
    record Open(String reason) implements Judgement {}
}
