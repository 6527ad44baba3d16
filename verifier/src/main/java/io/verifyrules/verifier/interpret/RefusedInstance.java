package io.verifyrules.verifier.interpret;

/** The instance gives no fitting value, or one too large to compute with; no statement about the rule follows from it. */
public final class RefusedInstance extends RuntimeException {

    RefusedInstance(String reason) {
        super(reason, null, false, false);
    }

    String reason() {
        return String.valueOf(getMessage());
    }
}
