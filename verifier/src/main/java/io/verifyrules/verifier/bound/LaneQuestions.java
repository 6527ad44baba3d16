package io.verifyrules.verifier.bound;

import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.verifier.lane.LaneOracle;
import io.verifyrules.verifier.lane.LaneOracle.Existence;
import io.verifyrules.verifier.limit.Allowance;
import io.verifyrules.verifier.limit.Limit;
import io.verifyrules.verifier.term.LaneBool;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The questions about single lanes that one plan may ask. When they are used up the rest counts as unanswered, which makes a
 * bound larger and never smaller.
 */
final class LaneQuestions {

    private final LaneOracle oracle;
    private final Limit limit;
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
        Existence existence = oracle.existence(rankClass, all);
        if (existence == Existence.UNANSWERED) {
            unanswered++;
        }
        return existence;
    }

    /** Why no further question is asked, from now on; empty as long as they are. */
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
