package io.verifyrules.verifier.reduction;

import io.verifyrules.verifier.lane.Congruence;
import io.verifyrules.verifier.lane.LaneOracle;
import io.verifyrules.verifier.lane.Simplifier;
import io.verifyrules.verifier.law.Grants;
import io.verifyrules.verifier.limit.Limit;
import io.verifyrules.verifier.obligation.Claim;
import io.verifyrules.verifier.obligation.Evidence;
import io.verifyrules.verifier.proof.Ledger;
import io.verifyrules.verifier.term.Hypotheses;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerms;
import java.util.Optional;

/** Proves side conditions lane by lane and by nothing else, in any type. */
public record LaneProofs(ValueTerms terms, LaneOracle oracle) implements SideConditions {

    private static final Grants NONE = law -> false;

    @Override
    public Optional<Evidence> proves(Claim claim) {
        Hypotheses lane = Hypotheses.of(claim.hypotheses());
        Simplifier simplifier = new Simplifier(oracle, terms, NONE, Limit.NONE);
        boolean contradict = claim.hypotheses()
                .stream()
                .map(hypothesis -> hypothesis instanceof Truth.Fold fold
                        ? simplifier.simplify(fold, without(claim, fold), new Ledger(NONE))
                        : simplifier.simplify(hypothesis, lane, new Ledger(NONE)))
                .anyMatch(Truth.FALSE::equals);
        boolean proved = contradict || switch (claim.conclusion()) {
            case Claim.Holds holds -> simplifier.simplify(holds.truth(), lane, new Ledger(NONE)).equals(Truth.TRUE);
            case Claim.OfElements same ->
                new Congruence(oracle, terms, (left, right, where) -> Optional.empty(), NONE, Limit.NONE)
                        .equal(same.left(), same.right(), lane)
                        .isPresent();
        };
        return proved ? Optional.of(Evidence.NONE) : Optional.empty();
    }

    private static Hypotheses without(Claim claim, Truth fold) {
        return Hypotheses.of(claim.hypotheses().stream().filter(hypothesis -> !hypothesis.equals(fold)).toList());
    }
}
