package io.verifyrules.verifier.study;

import io.verifyrules.verifier.obligation.Claim;
import io.verifyrules.verifier.obligation.Evidence;
import io.verifyrules.verifier.verdict.Settlement;
import io.verifyrules.verifier.verdict.Verdict;
import java.util.Optional;

/**
 * The facts about a claim before any element type is looked at.
 *
 * @param open the rest of the claim after simplification
 * @param simplification the grounds on which the claim holds if this does
 * @param proof a proof for every rank and size, if one was found
 * @param obstacle why the claim cannot be proved at all: its reductions were not matched
 */
public record Studied(Claim open, Evidence simplification, Optional<Proof> proof, Optional<Verdict.Unknown> obstacle) {

    /**
     * A proof of the whole claim.
     *
     * @param evidence its grounds, the simplification included
     */
    public record Proof(Evidence evidence, Settlement by) {}

    static Studied proved(Claim open, Evidence evidence, Settlement by) {
        return new Studied(open, evidence, Optional.of(new Proof(evidence, by)), Optional.empty());
    }

    static Studied open(Claim open, Evidence simplification) {
        return new Studied(open, simplification, Optional.empty(), Optional.empty());
    }

    static Studied unmatched(Claim open, Evidence simplification, Verdict.Unknown obstacle) {
        return new Studied(open, simplification, Optional.empty(), Optional.of(obstacle));
    }

    /** The grounds of all of this. */
    public Evidence evidence() {
        return proof.map(Proof::evidence).orElse(simplification);
    }
}
