package io.verifyrules.verifier.solver.choice;

import io.verifyrules.verifier.solver.Answer;
import io.verifyrules.verifier.solver.Budget;
import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.solver.Query;
import io.verifyrules.verifier.solver.Solver;
import io.verifyrules.verifier.solver.Value;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** A proof of the plain engine counts, and that there is a model; which one there is does not. */
class PlainFirstTest {

    private static final Query QUERY = new Query("nothing", List.of(), List.of(Formula.TRUE));
    private static final Query UNSEEN = new Query("nothing", List.of(), List.of());
    private static final Duration TIME = Duration.ofSeconds(1);

    private final List<Budget> asked = new ArrayList<>();

    private Answer check(Answer plain, Answer other, Budget budget) {
        return check(QUERY, plain, other, budget);
    }

    private Answer check(Query question, Answer plain, Answer other, Budget budget) {
        return new PlainFirst(new Solver() {
            @Override
            public String name() {
                return "two engines";
            }

            @Override
            public Answer check(Query query, Budget cost) {
                asked.add(cost);
                return cost.search() ? plain : other;
            }
        }).check(question, budget);
    }

    private static Budget budget(long resources, boolean search) {
        return new Budget(resources, TIME, search);
    }

    @Test
    void itsProofCounts() {
        Answer proof = new Answer.Unsatisfiable(9);
        assertThat(check(proof, new Answer.GaveUp("slow", 0), budget(90_000, false))).isEqualTo(proof);
        assertThat(asked).containsExactly(budget(5_000, true));
    }

    @Test
    void aModelOfItThatNobodyWantsToSeeCounts() {
        Answer model = new Answer.Satisfiable(List.of(), 9);
        assertThat(check(UNSEEN, model, new Answer.GaveUp("hard", 0), budget(90_000, false))).isEqualTo(model);
        assertThat(asked).containsExactly(budget(5_000, true));
    }

    @Test
    void aModelToBeSeenIsTheOtherOnes() {
        Answer model = new Answer.Satisfiable(List.of(new Value.Truth(true)), 7);
        assertThat(check(new Answer.Satisfiable(List.of(new Value.Truth(true)), 9), model, budget(90_000, false)))
                .isEqualTo(new Answer.Satisfiable(List.of(new Value.Truth(true)), 16));
        assertThat(asked).containsExactly(budget(5_000, true), budget(90_000, false));
    }

    @Test
    void whereItGivesUpTheOtherHasAllThatMayBeSpent() {
        assertThat(check(new Answer.GaveUp("hard", 5_000), new Answer.Unsatisfiable(80_000), budget(90_000, false)))
                .isEqualTo(new Answer.Unsatisfiable(85_000));
    }

    @Test
    void aSearchAndAGlanceAreOneQuestion() {
        check(new Answer.GaveUp("hard", 5_000), new Answer.Unsatisfiable(1), budget(90_000, true));
        check(new Answer.GaveUp("hard", 5_000), new Answer.Unsatisfiable(1), budget(5_000, false));
        assertThat(asked).containsExactly(budget(90_000, true), budget(5_000, false));
    }
}
