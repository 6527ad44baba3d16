package io.verifyrules.verifier.proof;

import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.verifier.term.LaneBool;
import java.util.List;
import java.util.Optional;

/**
 * The reason why some ranks of a class suffice: no irredundant set of its predicates has more members than the bound says.
 *
 * @param hypotheses the predicates that hold on every lane of the class
 * @param folds the predicates of folds
 * @param agreements for every two reads of a tensor that are written differently, that they agree on a lane
 * @param lanes the bound: so many lanes a counterexample needs at most
 * @param ranks the ranks that are looked at
 * @param onScalars the demands on scalars alone
 * @param noLane sets of predicates of which no lane satisfies all, beside the hypotheses
 * @param neutralLane a lane that satisfies the hypotheses and all predicates, so that rank 0 needs no look. It is none
 *     where it gets one, or the class has no rank 0
 */
public record RankBound(RankClass rankClass, List<LaneBool> hypotheses, List<LaneBool> folds,
        List<Agreement> agreements, int lanes, List<Integer> ranks, List<LaneBool> onScalars, List<NoLane> noLane,
        Optional<Asked> neutralLane) {

    /**
     * Two reads of one tensor agree on a lane.
     *
     * @param first  the number of the first read among those of the class
     * @param second the number of the other one
     */
    public record Agreement(int first, int second, LaneBool predicate) {}

    /**
     * No lane satisfies all of the predicates.
     *
     * @param query the query that found it; none where their form shows it
     */
    public record NoLane(List<LaneBool> predicates, Optional<Asked> query) {
        public NoLane {
            predicates = List.copyOf(predicates);
        }
    }

    public RankBound {
        hypotheses = List.copyOf(hypotheses);
        folds = List.copyOf(folds);
        agreements = List.copyOf(agreements);
        ranks = List.copyOf(ranks);
        onScalars = List.copyOf(onScalars);
        noLane = List.copyOf(noLane);
    }
}
