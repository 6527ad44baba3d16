package io.verifyrules.verifier.lane;

import io.verifyrules.verifier.lane.LaneOracle.Existence;
import io.verifyrules.verifier.solver.Answer;
import io.verifyrules.verifier.solver.Budget;
import io.verifyrules.verifier.solver.Budgets;
import io.verifyrules.verifier.solver.Query;
import io.verifyrules.verifier.solver.Solver;
import io.verifyrules.verifier.solver.integers.SmallModel;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.LaneVariables;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** Which questions about a lane take a solver. */
class LaneOracleTest {

    private static final LaneInt N = LaneInt.of(LaneVariables.map("n"));
    private static final LaneInt I = LaneInt.of(LaneVariables.map("i"));
    private static final LaneBool IN_BOUNDS = LaneBool.and(LaneBool.nonNegative(I), LaneBool.lessThan(I, N));

    private final List<String> asked = new ArrayList<>();

    private LaneOracle answering(Answer answer, LaneBool... onScalars) {
        return new LaneOracle(new Solver() {
            @Override
            public String name() {
                return "noted";
            }

            @Override
            public Answer check(Query query, Budget budget) {
                asked.add(query.name());
                return answer;
            }
        }, Budgets.of(1000, Duration.ofSeconds(1)), List.of(onScalars));
    }

    private LaneOracle helpless() {
        return answering(new Answer.GaveUp("never knows", 0));
    }

    @Test
    void aLaneAmongSmallIntegersIsFoundWithoutASolver() {
        LaneOracle.Answered found = helpless().answered(LaneVariables.C,
                List.of(IN_BOUNDS, LaneBool.equal(I, N.minus(2))));
        assertThat(found.existence()).isEqualTo(Existence.YES);
        assertThat(found.query().orElseThrow().solver()).isEqualTo(SmallModel.NAME);
        assertThat(asked).isEmpty();
    }

    @Test
    void whatALaneContradictsIsNotEntailed() {
        LaneOracle wrong = answering(new Answer.Unsatisfiable(1));
        assertThat(wrong.entails(LaneVariables.C, List.of(IN_BOUNDS), LaneBool.equal(I, LaneInt.ZERO))).isFalse();
        assertThat(asked).isEmpty();
    }

    @Test
    void whatHoldsOnEveryLaneIsAskedOfASolver() {
        LaneBool entailed = LaneBool.atMost(LaneInt.ONE, N);
        assertThat(helpless().entails(LaneVariables.C, List.of(IN_BOUNDS), entailed)).isFalse();
        assertThat(asked).isNotEmpty();
        assertThat(answering(new Answer.Unsatisfiable(1)).entails(LaneVariables.C, List.of(IN_BOUNDS), entailed))
                .isTrue();
    }

    @Test
    void thatThereIsNoLaneIsToldByASolverAlone() {
        List<LaneBool> none = List.of(IN_BOUNDS, LaneBool.equal(N, LaneInt.ZERO));
        assertThat(helpless().existence(LaneVariables.C, none)).isEqualTo(Existence.UNANSWERED);
        assertThat(answering(new Answer.Unsatisfiable(1)).existence(LaneVariables.C, none)).isEqualTo(Existence.NO);
    }

    @Test
    void aLaneOfLargeIntegersIsToldByASolver() {
        List<LaneBool> large = List.of(LaneBool.atMost(LaneInt.of(100), I));
        assertThat(helpless().existence(LaneVariables.C, large)).isEqualTo(Existence.UNANSWERED);
        assertThat(answering(new Answer.Satisfiable(List.of(), 1)).existence(LaneVariables.C, large))
                .isEqualTo(Existence.YES);
    }

    @Test
    void whatIsDemandedOfScalarsStandsBesideThePredicates() {
        LaneInt scalar = LaneInt.of(LaneVariables.map("s"));
        LaneOracle oracle = answering(new Answer.GaveUp("never knows", 0), LaneBool.atMost(LaneInt.of(7), scalar));
        assertThat(oracle.existence(LaneVariables.C, List.of(IN_BOUNDS))).isEqualTo(Existence.UNANSWERED);
        assertThat(asked).isNotEmpty();
    }
}
