package io.verifyrules.verifier.kotlin;

/** Something that a rule says, and for which rule files have no words; the message is a reason that goes on after "as". */
public final class NotInKotlin extends RuntimeException {

    private static final long serialVersionUID = 1L;

    NotInKotlin(String reason) {
        super(reason);
    }

    /** The reason why the rule cannot be written. */
    public String reason() {
        return String.valueOf(getMessage());
    }
}
