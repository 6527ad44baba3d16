package io.verifyrules.verifier.term;

import io.verifyrules.verifier.limit.Allowance;

/** A term that grows beyond all use where it is brought into its one form, so that nothing is proved of it. */
public final class TermTooLarge extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final String reason;

    TermTooLarge(Allowance exceeded) {
        this.reason = exceeded.exceeded() + "; a rule in which fewer sums are multiplied may be provable";
    }

    @Override
    public String getMessage() { return reason; }

    /** The reason, as a report gives it. */
    public String reason() {
        return reason;
    }
}
