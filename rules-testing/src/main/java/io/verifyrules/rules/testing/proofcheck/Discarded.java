package io.verifyrules.rules.testing.proofcheck;

/** A sample cannot be evaluated: it is too large, or a term has no value that this evaluator knows. */
final class Discarded extends RuntimeException {

    private static final long serialVersionUID = 1;

    Discarded(String reason) {
        super(reason, null, false, false);
    }
}
