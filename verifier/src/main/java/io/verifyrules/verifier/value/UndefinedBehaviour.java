package io.verifyrules.verifier.value;

/** An operation has undefined behaviour on the elements of an instance: a program that does this may do anything. */
public final class UndefinedBehaviour extends RuntimeException {

    private final String reason;

    UndefinedBehaviour(String reason) {
        super(reason, null, false, false);
        this.reason = reason;
    }

    /** The reason in words. */
    public String reason() {
        return reason;
    }
}
