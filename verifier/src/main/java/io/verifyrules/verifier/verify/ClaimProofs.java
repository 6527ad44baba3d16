package io.verifyrules.verifier.verify;

import io.verifyrules.verifier.obligation.Claim;
import io.verifyrules.verifier.proof.Proof;
import io.verifyrules.verifier.proof.ProofStep;
import io.verifyrules.verifier.study.RuleStudy;
import java.util.ArrayList;
import java.util.List;

/** The proofs of the claims of one check, as far as it has come. */
final class ClaimProofs {

    private final List<Proof.ProvedClaim> proved = new ArrayList<>();

    /** Notes the proof of a claim. */
    void proved(Claim claim, ProofStep step) {
        proved.add(new Proof.ProvedClaim(claim.name(), step));
    }

    /** Notes the proof of a claim, which is the one step that evidence has. */
    void proved(Claim claim, List<ProofStep> steps) {
        steps.stream().findFirst().ifPresent(step -> proved(claim, step));
    }

    /** The proof as it is now; none where nothing was proved. */
    List<Proof> proof(RuleStudy study, ElementBinding studied, ElementBinding binding, Acceptance acceptance) {
        return proved.isEmpty()
                ? List.of()
                : List.of(new Proof(binding.name(), studied.name(), study.meaningSteps(), proved, acceptance.steps()));
    }
}
