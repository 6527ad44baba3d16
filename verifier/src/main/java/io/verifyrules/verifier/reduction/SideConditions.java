package io.verifyrules.verifier.reduction;

import io.verifyrules.verifier.obligation.Claim;

/** Proves what a matching of reductions rests on: claims without quantifiers, each for every rank. */
@FunctionalInterface
public interface SideConditions {

    /** Whether the claim is proved; "no" means nothing. */
    boolean proves(Claim claim);
}
