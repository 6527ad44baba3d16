package io.verifyrules.verifier.bound;

import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.verifier.lane.LaneOracle;
import io.verifyrules.verifier.lane.LaneOracle.Existence;
import io.verifyrules.verifier.limit.Allowance;
import io.verifyrules.verifier.limit.Limit;
import io.verifyrules.verifier.proof.Asked;
import io.verifyrules.verifier.proof.RankBound;
import io.verifyrules.verifier.term.LaneBool;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The questions about single lanes that one plan may ask. When they are used up the rest counts as unanswered, which makes a
 * bound larger and never smaller.
 */
final class LaneQuestions {

    private final LaneOracle oracle;
    private final Limit limit;
    private final Map<RankClass, List<RankBound.NoLane>> noLane = new LinkedHashMap<>();
    private final Map<RankClass, Asked> lanes = new HashMap<>();
    private int asked;
    private int unanswered;
    private Optional<String> end = Optional.empty();

    LaneQuestions(LaneOracle oracle, Limit limit) {
        this.oracle = oracle;
        this.limit = limit;
    }

    /** Whether some lane satisfies the hypotheses and the further predicates. */
    Existence lane(RankClass rankClass, List<LaneBool> hypotheses, List<LaneBool> more) {
        if (whyNoMore().isPresent()) {
            return Existence.UNANSWERED;
        }
        asked++;
        List<LaneBool> all = new ArrayList<>(hypotheses);
        all.addAll(more);
        LaneOracle.Answered answered = oracle.answered(rankClass, all);
        switch (answered.existence()) {
            case UNANSWERED -> unanswered++;
            case NO -> noLane.computeIfAbsent(rankClass, key -> new ArrayList<>())
                    .add(new RankBound.NoLane(more, answered.query()));
            case YES -> answered.query().ifPresent(query -> lanes.put(rankClass, query));
        }
        return answered.existence();
    }

    /** The sets of predicates so far that hold together on no lane of the class. */
    List<RankBound.NoLane> noLane(RankClass rankClass) {
        return noLane.getOrDefault(rankClass, List.of());
    }

    /** The query that found a lane of the class last. */
    Optional<Asked> lane(RankClass rankClass) {
        return Optional.ofNullable(lanes.get(rankClass));
    }

    /** The demands on scalars alone. */
    List<LaneBool> onScalars() {
        return oracle.onScalars();
    }

    /** The reason why no further question is asked, from now on; empty as long as they are. */
    Optional<String> whyNoMore() {
        // Sets that were not all grown must not be taken for all of them, whatever a limit says later.
        end = end.or(this::reason);
        return end;
    }

    private Optional<String> reason() {
        if (limit.exceeds(Allowance.UNANSWERED_LANE_QUESTIONS, unanswered)) {
            return Optional.of("the solver left " + unanswered + " questions about single lanes unanswered");
        }
        if (limit.exceeds(Allowance.LANE_QUESTIONS, asked + 1L)) {
            return Optional.of("no more than " + asked + " questions about single lanes are asked");
        }
        return limit.reached() ? Optional.of("what a plan may cost was spent") : Optional.empty();
    }
}
