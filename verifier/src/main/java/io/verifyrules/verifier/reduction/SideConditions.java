package io.verifyrules.verifier.reduction;

import io.verifyrules.verifier.obligation.Claim;
import io.verifyrules.verifier.obligation.Evidence;
import java.util.Optional;

/** Proves what a matching of reductions rests on: claims without quantifiers, each for every rank. */
@FunctionalInterface
public interface SideConditions {

    /** The grounds of a proof of the claim; nothing where none was found, which means nothing. */
    Optional<Evidence> proves(Claim claim);

    /** The same, where a solver is told nothing of elements: for those that ask about many pairs of elements that differ. */
    default Optional<Evidence> provesByForm(Claim claim) {
        return proves(claim);
    }
}
