package io.verifyrules.verifier.lift;

/** A pair of which no rule is made; the message says why. */
final class NotLifted extends RuntimeException {

    private static final long serialVersionUID = 1L;

    NotLifted(String reason) {
        super(reason);
    }

    /** The reason. */
    String reason() {
        return String.valueOf(getMessage());
    }
}
