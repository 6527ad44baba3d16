package io.verifyrules.verifier.lane;

import io.verifyrules.verifier.obligation.Evidence;
import io.verifyrules.verifier.term.Hypotheses;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import java.util.List;
import java.util.Optional;

/** Proves that two elements that contain reductions are equal, at every rank. */
@FunctionalInterface
public interface ReductionEquality {

    /**
     * The grounds of a proof that the elements are equal in every instance that satisfies the hypotheses. It is nothing
     * where none was found, which does not mean that they differ.
     */
    Optional<Evidence> equal(ValueTerm left, ValueTerm right, Hypotheses hypotheses);

    /** The truth values that its proofs take as given beside the hypotheses. */
    default List<Truth> given() {
        return List.of();
    }

    /** The same for elements that are so large that it is worth a look before their parts are compared; nothing for all others. */
    default Optional<Evidence> atOnce(ValueTerm left, ValueTerm right, Hypotheses hypotheses) {
        return Optional.empty();
    }
}
