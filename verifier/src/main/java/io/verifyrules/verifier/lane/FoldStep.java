package io.verifyrules.verifier.lane;

import io.verifyrules.verifier.term.Hypotheses;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.Truth;
import java.util.List;

/**
 * What the hypotheses decide of a fold: a conjunct of its predicate that they entail is dropped, and a fold that they contradict is
 * false. It rests on no law.
 *
 * <p>Side condition: the conjunct holds, or the rest of the predicate fails, on every lane that satisfies the hypotheses of the
 * class; for the latter the class has a lane for certain, as a fold over no lanes is true.
 */
record FoldStep(LaneOracle oracle) {

    Truth of(Truth.Fold fold, Hypotheses hypotheses) {
        List<LaneBool> here = hypotheses.about(fold.rankClass(), fold.predicate());
        List<LaneBool> open = LaneBool.conjuncts(fold.predicate())
                .stream()
                .filter(conjunct -> !oracle.entails(fold.rankClass(), here, conjunct))
                .toList();
        LaneBool predicate = LaneBool.allOf(open);
        boolean hasLane = !fold.rankClass().allowsRankZero();
        if (hasLane && !open.isEmpty() && oracle.entails(fold.rankClass(), here, LaneBool.not(predicate))) {
            return Truth.FALSE;
        }
        return Truth.fold(fold.rankClass(), predicate);
    }
}
