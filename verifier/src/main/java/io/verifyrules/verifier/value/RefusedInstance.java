package io.verifyrules.verifier.value;

/** The instance gives no fitting value, or one too large to compute with; no statement about the rule follows from it. */
public final class RefusedInstance extends RuntimeException {

    /** The refusal for the reason. */
    public RefusedInstance(String reason) {
        super(reason, null, false, false);
    }

    /** The reason in words. */
    public String reason() {
        return String.valueOf(getMessage());
    }
}
