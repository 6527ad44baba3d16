package io.verifyrules.verifier.solver.choice;

import io.verifyrules.verifier.solver.Answer;
import io.verifyrules.verifier.solver.Budget;
import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.solver.Query;
import io.verifyrules.verifier.solver.SmtOperator;
import io.verifyrules.verifier.solver.Solver;
import io.verifyrules.verifier.solver.Sort;
import io.verifyrules.verifier.solver.Value;
import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** Hard questions about words go to a solver that is good at them, and no others do. */
class WordsApartTest {

    private static final long ENOUGH = 900_000;
    private static final Duration TIME = Duration.ofSeconds(4);
    private static final Budget PROOF = new Budget(ENOUGH, TIME, false);
    private static final Answer NONE = new Answer.Unsatisfiable(0);
    private static final Answer MODEL = new Answer.Satisfiable(List.of(new Value.Whole(BigInteger.ONE)), 0);
    private static final Answer LATE = new Answer.GaveUp("no answer in time", 0);

    private final List<String> asked = new ArrayList<>();

    /** One that answers if it may spend so much. */
    private Solver solver(String name, long needed, Answer answer) {
        return new Solver() {
            @Override
            public String name() {
                return name;
            }

            @Override
            public Answer check(Query query, Budget budget) {
                asked.add(name + " " + budget.resources() + " in " + budget.wallTime().toSeconds() + " s");
                return budget.resources() < needed ? new Answer.GaveUp("too hard", budget.resources()) : answer;
            }
        };
    }

    private Answer check(long needed, Answer ofWords, Query query, Budget budget) {
        return new WordsApart(solver("first", needed, NONE), solver("words", 0, ofWords),
                solver("others", 0, new Answer.GaveUp("others", 0)), ENOUGH).check(query, budget);
    }

    private static Query about(Sort... sorts) {
        return new Query("equal", List.of(sorts).stream().map(WordsApartTest::same).toList(), List.of());
    }

    private static Formula same(Sort sort) {
        return new Formula.Apply(SmtOperator.EQUAL,
                List.of(new Formula.Symbol("x", sort), new Formula.Symbol("y", sort)), Sort.BOOL);
    }

    private static Query words() {
        return about(new Sort.Words(8), Sort.BOOL);
    }

    @Test
    void whatIsAnsweredAtAGlanceIsAnswered() {
        assertThat(check(100_000, MODEL, words(), PROOF)).isEqualTo(NONE);
        assertThat(asked).containsExactly("first 100000 in 4 s");
    }

    @Test
    void whatIsHardIsPutToTheOtherForAPartOfTheTime() {
        assertThat(check(100_001, MODEL, words(), PROOF))
                .isEqualTo(new Answer.Satisfiable(List.of(new Value.Whole(BigInteger.ONE)), 100_000));
        assertThat(asked).containsExactly("first 100000 in 4 s", "words 900000 in 1 s");
    }

    @Test
    void whatTheOtherDoesNotAnswerTheFirstTriesWithAllThatItMaySpend() {
        assertThat(check(ENOUGH, LATE, words(), PROOF)).isEqualTo(new Answer.Unsatisfiable(100_000));
        assertThat(asked).hasSize(3).last().isEqualTo("first 900000 in 4 s");
    }

    @Test
    void whatNobodyAnswersWasEndedByAClock() {
        assertThat(check(ENOUGH + 1, LATE, words(), PROOF))
                .isEqualTo(new Answer.GaveUp("too hard; no answer in time", ENOUGH + 100_000, true));
    }

    @Test
    void otherQuestionsAreLeftToOthers() {
        Sort.Words word = new Sort.Words(8);
        for (Sort other : List.of(Sort.INT, Sort.REAL, Sort.ELEMENT, new Sort.Floats(5, 11))) {
            check(0, MODEL, about(word, other), PROOF);
        }
        check(0, MODEL, about(Sort.BOOL), PROOF);
        check(0, MODEL, words(), new Budget(ENOUGH, TIME, true));
        check(0, MODEL, words(), new Budget(ENOUGH - 1, TIME, false));
        assertThat(asked).hasSize(7).allMatch(name -> name.startsWith("others"));
    }
}
