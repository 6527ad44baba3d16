package io.verifyrules.verifier.denotation;

import io.verifyrules.verifier.limit.Allowance;

/**
 * A rule whose meaning is so large that nothing could be proved of it. Its sides read too many elements, as a tensor
 * joined with itself again and again doubles the places to read from each time. Or an index is chosen from too many
 * numbers, or a precondition is too large where it is written out.
 */
public final class MeaningTooLarge extends MeaningUnknown {

    private static final long serialVersionUID = 1L;

    MeaningTooLarge(Allowance exceeded, String advice) {
        super(exceeded.exceeded() + "; " + advice);
    }
}
