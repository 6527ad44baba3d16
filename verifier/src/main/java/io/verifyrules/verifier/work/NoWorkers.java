package io.verifyrules.verifier.work;

/** There are no workers, and there will be none. */
public final class NoWorkers extends RuntimeException {

    private static final long serialVersionUID = 1;

    NoWorkers(String reason) {
        super(reason);
    }
}
