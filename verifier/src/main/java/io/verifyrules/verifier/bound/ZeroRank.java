package io.verifyrules.verifier.bound;

import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.verifier.lane.LaneOracle.Existence;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.LaneDependence;
import java.util.Collection;
import java.util.List;
import java.util.stream.Stream;

/** Whether a class must be checked at rank 0 besides a positive rank, and why or why not. */
enum ZeroRank {
    NOT_ALLOWED("the class is declared non-empty"),
    SHARED_NUMBER("rank 0 is checked: its lanes share a number"),
    NEUTRAL_LANE("a neutral lane exists: it satisfies the hypotheses and all predicates"),
    NO_NEUTRAL_LANE("rank 0 is checked: no neutral lane is known");

    private final String reason;

    ZeroRank(String reason) {
        this.reason = reason;
    }

    String reason() {
        return reason;
    }

    static ZeroRank of(RankClass rankClass, List<LaneBool> hypotheses, ClassPredicates phi, LaneQuestions questions) {
        if (!rankClass.allowsRankZero()) {
            return NOT_ALLOWED;
        }
        List<LaneBool> neutral = phi.neutral();
        if (Stream.of(hypotheses, phi.all())
                .flatMap(Collection::stream)
                .anyMatch(predicate -> LaneDependence.of(predicate).onNumbers())) {
            return SHARED_NUMBER;
        }
        // Without predicates rank 0 alone is enough, and nothing has to be asked.
        return !neutral.isEmpty() && questions.lane(rankClass, hypotheses, neutral) == Existence.YES
                ? NEUTRAL_LANE
                : NO_NEUTRAL_LANE;
    }
}
