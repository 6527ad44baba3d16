package io.verifyrules.verifier.interpret;

/** A validity condition of an operator fails. Ends the evaluation of the expression; cheap, because it is common. */
final class InvalidTensor extends RuntimeException {

    InvalidTensor(String reason) {
        super(reason, null, false, false);
    }

    String reason() {
        return String.valueOf(getMessage());
    }
}
