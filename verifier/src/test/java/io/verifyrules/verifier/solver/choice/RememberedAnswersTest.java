package io.verifyrules.verifier.solver.choice;

import io.verifyrules.verifier.solver.Answer;
import io.verifyrules.verifier.solver.Budget;
import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.solver.Query;
import io.verifyrules.verifier.solver.Solver;
import io.verifyrules.verifier.solver.Sort;
import io.verifyrules.verifier.solver.Value;
import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** A query is asked once, and what is remembered is what the solver would say again. */
class RememberedAnswersTest {

    private static final Formula X = new Formula.Symbol("x", Sort.INT);
    private static final Budget USUAL = budget(100, false);

    private final List<Query> asked = new ArrayList<>();

    private static Budget budget(long resources, boolean search) {
        return new Budget(resources, Duration.ofSeconds(1), search);
    }

    private static Query query(String name, Formula assertion, Formula... watched) {
        return new Query(name, List.of(assertion), List.of(watched));
    }

    private RememberedAnswers answering(Function<Query, Answer> answer) {
        return RememberedAnswers.ofTwoEngines(new Solver() {
            @Override
            public String name() {
                return "counting";
            }

            @Override
            public Answer check(Query query, Budget budget) {
                asked.add(query);
                return answer.apply(query);
            }
        });
    }

    private static Formula is(long number) {
        return Formula.equal(X, Formula.whole(number));
    }

    @Test
    void theSameQueryIsAskedOnceWhateverItIsCalled() {
        RememberedAnswers solver = answering(query -> new Answer.Unsatisfiable(7));
        assertThat(solver.check(query("one", is(1)), USUAL)).isEqualTo(new Answer.Unsatisfiable(7));
        assertThat(solver.check(query("another", is(1)), USUAL)).isEqualTo(new Answer.Unsatisfiable(7));
        assertThat(asked).hasSize(1);
    }

    @Test
    void aQueryThatDiffersInANumberOrASortIsAnother() {
        RememberedAnswers solver = answering(query -> new Answer.Unsatisfiable(7));
        Formula word = new Formula.Symbol("x", new Sort.Words(8));
        solver.check(query("", is(1)), USUAL);
        solver.check(query("", is(2)), USUAL);
        solver.check(query("", Formula.equal(word, new Formula.Word(BigInteger.ONE, new Sort.Words(8)))), USUAL);
        solver.check(query("", Formula.not(is(1))), USUAL);
        assertThat(asked).hasSize(4);
    }

    @Test
    void aQueryThatWatchesOtherTermsIsAnother() {
        RememberedAnswers solver = answering(query -> new Answer.Satisfiable(
                query.watched().stream().<Value>map(watched -> new Value.Whole(BigInteger.ONE)).toList(), 7));
        assertThat(((Answer.Satisfiable) solver.check(query("", is(1)), USUAL)).values()).isEmpty();
        assertThat(((Answer.Satisfiable) solver.check(query("", is(1), X), USUAL)).values()).hasSize(1);
        assertThat(asked).hasSize(2);
    }

    @Test
    void anAnswerThatCostsMoreThanTheBudgetIsNotTakenOver() {
        RememberedAnswers solver = answering(query -> new Answer.Unsatisfiable(70));
        solver.check(query("", is(1)), budget(100, false));
        solver.check(query("", is(1)), budget(200, false));
        assertThat(asked).hasSize(1);
        solver.check(query("", is(1)), budget(50, false));
        assertThat(asked).hasSize(2);
    }

    @Test
    void aSearchAndAProofAreTwoQuestions() {
        RememberedAnswers solver = answering(query -> new Answer.Unsatisfiable(7));
        solver.check(query("", is(1)), budget(100, false));
        solver.check(query("", is(1)), budget(100, true));
        assertThat(asked).hasSize(2);
    }

    @Test
    void anAnswerThatTakesFarMoreThanTheBudgetIsNotAskedFor() {
        RememberedAnswers solver = answering(query -> new Answer.Unsatisfiable(70_000));
        solver.check(query("", is(1)), budget(100_000, false));
        assertThat(solver.check(query("", is(1)), budget(50_000, false)))
                .isEqualTo(new Answer.GaveUp("an answer takes more", 50_000));
        assertThat(asked).hasSize(1);
        solver.check(query("", is(1)), budget(69_000, false));
        assertThat(asked).hasSize(2);
    }

    @Test
    void givingUpIsRememberedForNoMoreResources() {
        RememberedAnswers solver = answering(query -> new Answer.GaveUp("resources", 101));
        solver.check(query("", is(1)), budget(100, false));
        solver.check(query("", is(1)), budget(100, false));
        assertThat(solver.check(query("", is(1)), budget(99, false))).isEqualTo(new Answer.GaveUp("resources", 99));
        assertThat(asked).hasSize(1);
        solver.check(query("", is(1)), budget(101, false));
        assertThat(asked).hasSize(2);
    }

    @Test
    void anAnswerIsNotForgottenForOneThatGaveUp() {
        RememberedAnswers solver = answering(
                query -> asked.size() == 1 ? new Answer.Unsatisfiable(70) : new Answer.GaveUp("resources", 100));
        solver.check(query("", is(1)), budget(100, false));
        solver.check(query("", is(1)), budget(69, false));
        assertThat(solver.check(query("", is(1)), budget(100, false))).isEqualTo(new Answer.Unsatisfiable(70));
        assertThat(asked).hasSize(2);
    }

    @Test
    void givingUpByTheClockIsNotRemembered() {
        RememberedAnswers solver = answering(query -> new Answer.GaveUp("time", 60));
        solver.check(query("", is(1)), USUAL);
        solver.check(query("", is(1)), USUAL);
        assertThat(asked).hasSize(2);
    }

    @Test
    void aSearchAndAProofAreTwoQuestionsUnlessTheSolverDoesTheSameForBoth() {
        Solver counting = new Solver() {
            @Override
            public String name() {
                return "counting";
            }

            @Override
            public Answer check(Query query, Budget budget) {
                asked.add(query);
                return new Answer.Unsatisfiable(7);
            }
        };
        for (RememberedAnswers solver : List.of(RememberedAnswers.ofTwoEngines(counting),
                RememberedAnswers.ofOneEngine(counting))) {
            solver.check(query("one", is(1)), budget(100, true));
            solver.check(query("one", is(1)), budget(100, false));
        }
        assertThat(asked).hasSize(3);
    }
}
