package io.verifyrules.verifier.bound;

import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.verifier.lane.LaneOracle;
import io.verifyrules.verifier.lane.LaneOracle.Existence;
import io.verifyrules.verifier.solver.Limit;
import io.verifyrules.verifier.term.LaneBool;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The questions about single lanes that one plan may ask. When they are used up the rest counts as unanswered, which makes a
 * bound larger and never smaller.
 */
final class LaneQuestions {

    /**
     * More than ten predicates and all their pairs need, or a hundred that are irredundant together. An easy question takes 3 ms,
     * so that a plan takes half a second at most; a rank that is too high by ten costs a proof less than that.
     */
    private static final int MOST_QUESTIONS = 200;

    /** Questions of one claim are alike: where so many were too hard, the others are left out. */
    private static final int MOST_UNANSWERED = 3;

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
        if (unanswered >= MOST_UNANSWERED) {
            return Optional.of("the solver left " + unanswered + " questions about single lanes unanswered");
        }
        if (asked >= MOST_QUESTIONS) {
            return Optional.of("no more than " + MOST_QUESTIONS + " questions about single lanes are asked");
        }
        return limit.reached() ? Optional.of("what a plan may cost was spent") : Optional.empty();
    }
}
