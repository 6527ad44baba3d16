package io.verifyrules.verifier.lane;

import io.verifyrules.verifier.term.Hypotheses;
import io.verifyrules.verifier.term.ValueTerm;

/** Proves that two elements that contain reductions are equal, at every rank. */
@FunctionalInterface
public interface ReductionEquality {

    /** Whether the elements are proved equal in every instance that satisfies the hypotheses; "no" means nothing. */
    boolean equal(ValueTerm left, ValueTerm right, Hypotheses hypotheses);
}
