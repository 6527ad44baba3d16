package io.verifyrules.verifier.ground;

/** A term has no value at numbers: it depends on what an input holds, or costs too much to be worked out. */
final class NotGround extends RuntimeException {

    private static final long serialVersionUID = 1L;

    NotGround() {
        super("no value at numbers", null, false, false);
    }
}
