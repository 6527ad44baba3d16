package io.verifyrules.verifier.interpret;

/** An operation has undefined behaviour on the elements of an instance: a program that does this may do anything. */
final class UndefinedBehaviour extends RuntimeException {

    private final String reason;

    UndefinedBehaviour(String reason) {
        super(reason, null, false, false);
        this.reason = reason;
    }

    String reason() {
        return reason;
    }
}
