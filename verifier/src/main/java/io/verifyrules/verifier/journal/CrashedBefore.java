package io.verifyrules.verifier.journal;

/** A rule gets no verdict because its check ended the process more than once. */
public final class CrashedBefore extends RuntimeException {

    private static final long serialVersionUID = 1;

    CrashedBefore(String message) {
        super(message);
    }
}
