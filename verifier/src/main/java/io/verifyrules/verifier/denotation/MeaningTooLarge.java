package io.verifyrules.verifier.denotation;

import io.verifyrules.verifier.limit.Allowance;

/**
 * A rule that means so much that nothing could be proved of it: its sides read too many elements, as a tensor joined with itself
 * again and again has twice as many places to read from each time, or a precondition is too large where it is written out.
 */
public final class MeaningTooLarge extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final String reason;

    MeaningTooLarge(Allowance exceeded, String advice) {
        this.reason = exceeded.exceeded() + "; " + advice;
    }

    @Override
    public String getMessage() { return reason; }

    /** What a report says of it. */
    public String reason() {
        return reason;
    }
}
