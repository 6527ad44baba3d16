package io.verifyrules.verifier.proof;

import java.util.List;
import java.util.stream.Stream;

/**
 * The proofs of the claims of one rule in one element type.
 *
 * @param theory   the element type, such as {@code int}
 * @param studied  the element type in which steps were found that several types share
 * @param meaning  rewritings of the rule's meaning, of which the claims speak
 * @param claims   a proof of each claim that was proved, in order
 * @param accepted claims in theories that steps of another type rest on, proved again in this one
 */
public record Proof(String theory, String studied, List<ProofStep> meaning, List<ProvedClaim> claims,
        List<ProofStep> accepted) {

    /**
     * A claim with its proof.
     *
     * @param name the claim in words, such as {@code elements equal}
     */
    public record ProvedClaim(String name, ProofStep step) {}

    public Proof {
        meaning = List.copyOf(meaning);
        claims = List.copyOf(claims);
        accepted = List.copyOf(accepted);
    }

    /** All steps, each once, premises first. */
    public List<ProofStep> steps() {
        return ProofStep.all(Stream.of(meaning.stream(), claims.stream().map(ProvedClaim::step), accepted.stream())
                .flatMap(steps -> steps)
                .toList());
    }
}
