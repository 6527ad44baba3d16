package io.verifyrules.verifier.lane;

import io.verifyrules.verifier.proof.Conclusion;
import io.verifyrules.verifier.proof.Judgement;
import io.verifyrules.verifier.proof.Ledger;
import io.verifyrules.verifier.proof.ProofStep;
import io.verifyrules.verifier.proof.SideCondition;
import io.verifyrules.verifier.proof.StepKind;
import io.verifyrules.verifier.term.Hypotheses;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.Truth;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The decision of the hypotheses on a fold. A conjunct of its predicate that they entail is dropped, and a fold that
 * they contradict is false. It rests on no law.
 *
 * <p>Side condition: the conjunct holds, or the rest of the predicate fails, on every lane that satisfies the
 * hypotheses of the class. For the latter the class has a lane for certain, as a fold over no lanes is true.
 */
record FoldStep(LaneOracle oracle) {

    Truth of(Truth.Fold fold, Hypotheses hypotheses, Ledger ledger) {
        List<LaneBool> here = hypotheses.about(fold.rankClass(), fold.predicate());
        List<SideCondition> conditions = new ArrayList<>();
        List<LaneBool> open = LaneBool.conjuncts(fold.predicate())
                .stream()
                .filter(conjunct -> oracle.entailment(fold.rankClass(), here, conjunct)
                        .filter(conditions::add)
                        .isEmpty())
                .toList();
        Truth decided = of(fold, open, here, conditions);
        if (!conditions.isEmpty()) {
            ledger.took(new ProofStep(StepKind.FOLD_DECIDED,
                    Judgement.on(hypotheses, new Conclusion.SameTruth(fold, decided)), Set.of(), List.of(),
                    conditions));
        }
        return decided;
    }

    private Truth of(Truth.Fold fold, List<LaneBool> open, List<LaneBool> here, List<SideCondition> conditions) {
        LaneBool predicate = LaneBool.allOf(open);
        boolean hasLane = !fold.rankClass().allowsRankZero();
        if (hasLane && !open.isEmpty()) {
            Optional<SideCondition> opposite = oracle.entailment(fold.rankClass(), here, LaneBool.not(predicate));
            if (opposite.isPresent()) {
                conditions.add(opposite.get());
                return Truth.FALSE;
            }
        }
        return Truth.fold(fold.rankClass(), predicate);
    }
}
