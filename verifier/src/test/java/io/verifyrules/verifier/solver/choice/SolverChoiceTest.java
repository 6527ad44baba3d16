package io.verifyrules.verifier.solver.choice;

import io.verifyrules.verifier.solver.Answer;
import io.verifyrules.verifier.solver.Budget;
import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.solver.Query;
import io.verifyrules.verifier.solver.Solver;
import io.verifyrules.verifier.solver.Sort;
import io.verifyrules.verifier.solver.Value;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

@Isolated
class SolverChoiceTest {

    private static final Query QUERY = new Query("size\nof c",
            List.of(Formula.atMost(new Formula.Symbol("x", Sort.INT), Formula.ONE)), List.of());
    private static final Budget PROOF = new Budget(1000, Duration.ofSeconds(1), false);
    private static final Answer NONE = new Answer.Unsatisfiable(5);
    private static final Answer MODEL = new Answer.Satisfiable(List.of(new Value.Truth(true)), 30);
    private static final Answer GAVE_UP = new Answer.GaveUp("too hard", 100);

    @TempDir
    private Path cache;

    private final List<String> asked = new ArrayList<>();

    @BeforeEach
    void useOwnCache() {
        System.setProperty("verifyrules.cache", cache.toString());
    }

    @AfterEach
    void useUsualCache() {
        System.clearProperty("verifyrules.cache");
    }

    private Solver answering(String name, Answer answer) {
        return new Solver() {
            @Override
            public String name() {
                return name;
            }

            @Override
            public Answer check(Query query, Budget budget) {
                asked.add(name);
                return answer;
            }
        };
    }

    private Answer second(Answer first, Answer other, Budget budget) {
        return new SecondOpinion(answering("first", first), answering("other", other), 1000).check(QUERY, budget);
    }

    @Test
    void theOtherIsAskedOnlyWhereTheFirstGivesUpAProof() {
        assertThat(second(NONE, MODEL, PROOF)).isEqualTo(NONE);
        assertThat(second(GAVE_UP, NONE, new Budget(999, PROOF.wallTime(), false))).isEqualTo(GAVE_UP);
        assertThat(second(GAVE_UP, NONE, new Budget(1000, PROOF.wallTime(), true))).isEqualTo(GAVE_UP);
        assertThat(asked).containsOnly("first");
        assertThat(second(GAVE_UP, NONE, PROOF)).isEqualTo(new Answer.Unsatisfiable(105));
        assertThat(second(GAVE_UP, MODEL, PROOF))
                .isEqualTo(new Answer.Satisfiable(List.of(new Value.Truth(true)), 130));
    }

    @Test
    void whereBothGiveUpBothReasonsAreGiven() {
        assertThat(second(GAVE_UP, new Answer.GaveUp("no time", 20), PROOF))
                .isEqualTo(new Answer.GaveUp("too hard; no time", 240));
        assertThat(asked).containsExactly("first", "other", "first", "other");
    }

    @Test
    void bothAreAskedForAPartOfTheBudgetBeforeOneHasAllOfIt() {
        List<String> budgets = new ArrayList<>();
        Answer answer = new SecondOpinion(upTo("first", 2_000, budgets), upTo("other", 600, budgets), 1000).check(QUERY,
                new Budget(1000, PROOF.wallTime(), false));
        assertThat(answer).isEqualTo(new Answer.Unsatisfiable(2_200));
        assertThat(budgets).containsExactly("first 100", "other 100", "first 1000", "other 1000");
    }

    private static Solver upTo(String name, long needed, List<String> budgets) {
        return new Solver() {
            @Override
            public String name() {
                return name;
            }

            @Override
            public Answer check(Query query, Budget budget) {
                budgets.add(name + " " + budget.resources());
                return budget.resources() < needed
                        ? new Answer.GaveUp("too hard", budget.resources())
                        : new Answer.Unsatisfiable(budget.resources());
            }
        };
    }

    @Test
    void thatAClockEndedOneOfTwoIsTold() {
        Answer late = new Answer.GaveUp("late", 1, true);
        assertThat(second(GAVE_UP, late, PROOF)).isInstanceOfSatisfying(Answer.GaveUp.class,
                answer -> assertThat(answer.byClock()).isTrue());
        assertThat(second(GAVE_UP, GAVE_UP, PROOF)).isInstanceOfSatisfying(Answer.GaveUp.class,
                answer -> assertThat(answer.byClock()).isFalse());
    }

    private final Agreement agreement = new Agreement();

    private Answer both(Answer first, Answer other) {
        return new CrossCheck(List.of(answering("A 1.0", first), answering("B 2.0", other)), agreement).check(QUERY,
                PROOF);
    }

    @Test
    void bothAreAskedAndTheFirstThatAnswersCounts() {
        assertThat(both(NONE, NONE)).isEqualTo(new Answer.Unsatisfiable(10));
        assertThat(both(GAVE_UP, NONE)).isEqualTo(new Answer.Unsatisfiable(105));
        assertThat(both(MODEL, GAVE_UP)).isEqualTo(new Answer.Satisfiable(List.of(new Value.Truth(true)), 130));
        assertThat(both(GAVE_UP, GAVE_UP)).isEqualTo(new Answer.GaveUp("too hard; too hard", 200));
        assertThat(asked).hasSize(8);
    }

    @Test
    void itIsToldHowOftenThereWasASecondOpinion() {
        assertThat(agreement.account(() -> "A and B")).isEmpty();
        both(NONE, NONE);
        both(MODEL, GAVE_UP);
        both(MODEL, MODEL);
        both(GAVE_UP, GAVE_UP);
        assertThat(agreement.account(() -> "A and B"))
                .contains("A and B were asked 4 queries each: all answered 2, alike; some answered 1; none 1");
    }

    @Test
    void aDisagreementIsAMistakeAndTheQueryIsKept() throws IOException {
        assertThatThrownBy(() -> both(NONE, MODEL)).isInstanceOf(SolverDisagreement.class)
                .hasMessageStartingWith("A 1.0 and B 2.0 disagree on 'size'; the query is kept in " + cache);
        try (var kept = Files.list(cache.resolve("disagreements"))) {
            assertThat(kept).singleElement()
                    .satisfies(file -> assertThat(file).content().contains("(check-sat)", "; size\n; of c\n"));
        }
    }

    @Test
    void aSolverThatIgnoresItsTimeLimitIsNotWaitedFor() {
        CountDownLatch never = new CountDownLatch(1);
        Solver deaf = new Solver() {
            @Override
            public String name() {
                return "deaf 1.0";
            }

            @Override
            public Answer check(Query query, Budget budget) {
                while (true) {
                    try {
                        never.await();
                    } catch (InterruptedException ignored) {
                        asked.add("interrupted");
                    }
                }
            }
        };
        WatchedSolver watched = new WatchedSolver(deaf, answering("apart", MODEL), Duration.ofMillis(100));
        Budget budget = new Budget(1, Duration.ofMillis(100), false);
        assertThat(watched.check(QUERY, budget))
                .isEqualTo(new Answer.GaveUp("deaf 1.0 did not keep its time limit", 0));
        assertThat(watched.check(QUERY, budget)).as("asked where it can be stopped").isEqualTo(MODEL);
        assertThat(new WatchedSolver(answering("good", MODEL), deaf, Duration.ZERO).check(QUERY, PROOF))
                .isEqualTo(MODEL);
    }

    @Test
    void whatASolverThrowsIsThrown() {
        WatchedSolver broken = new WatchedSolver(new Solver() {
            @Override
            public String name() {
                return "broken 1.0";
            }

            @Override
            public Answer check(Query query, Budget budget) {
                throw new IllegalStateException("a mistake");
            }
        }, answering("apart", MODEL), Duration.ZERO);
        assertThatThrownBy(() -> broken.check(QUERY, PROOF)).isInstanceOf(IllegalStateException.class)
                .hasMessage("a mistake");
    }

    private Answer onFloats(List<Solver> floats, Query query, Budget budget) {
        return new FloatsFirst(floats, answering("usual", MODEL), 1000).check(query, budget);
    }

    private static Query about(Sort... sorts) {
        return new Query("equal",
                Stream.of(sorts)
                        .map(sort -> Formula.equal(new Formula.Symbol("x", sort), new Formula.Symbol("y", sort)))
                        .toList(),
                List.of());
    }

    @Test
    void whatIsAboutFloatsAloneIsAskedOfThoseWhoKnowThem() {
        Sort half = new Sort.Floats(5, 11);
        List<Solver> floats = List.of(answering("first", GAVE_UP), answering("second", NONE));
        assertThat(onFloats(floats, about(half, new Sort.Words(8)), PROOF)).isEqualTo(NONE);
        assertThat(asked).containsExactly("first", "second");
        for (Sort other : List.of(Sort.INT, Sort.REAL, Sort.ELEMENT)) {
            assertThat(onFloats(floats, about(half, other), PROOF)).isEqualTo(MODEL);
        }
        assertThat(onFloats(floats, about(new Sort.Words(8)), PROOF)).isEqualTo(MODEL);
        assertThat(onFloats(List.of(), about(half), PROOF)).isEqualTo(MODEL);
        assertThat(asked).hasSize(7).endsWith("usual", "usual", "usual", "usual", "usual");
    }

    @Test
    void whereAllGiveUpOnFloatsTheReasonsAreGivenAndTheyAreNotAskedAgain() {
        List<Solver> floats = List.of(answering("first", GAVE_UP), answering("second", new Answer.GaveUp("slow", 1)));
        Query query = about(new Sort.Floats(5, 11));
        assertThat(onFloats(floats, query, PROOF)).isEqualTo(new Answer.GaveUp("too hard; slow", 0));
        assertThat(onFloats(floats, query, new Budget(1000, PROOF.wallTime(), true))).isInstanceOf(Answer.GaveUp.class);
        assertThat(asked).containsExactly("first", "second");
    }

    @Test
    void shippedSolversAreKnownByTheirNames() {
        assertThat(SolverChoice.names()).containsExactly("z3", "cvc5", "both");
        SolverChoice choice = new SolverChoice();
        assertThat(choice.named("z3", 1).name()).startsWith("Z3 ");
        assertThat(choice.named("cvc5", 1).name()).startsWith("cvc5 ");
        assertThat(choice.named("both", 1).name()).matches("Z3 .* and cvc5 .*");
        assertThatThrownBy(() -> choice.named("yices", 1)).hasMessage("no solver is named yices");
        assertThat(choice.named("both", 1).check(QUERY, PROOF)).isInstanceOf(Answer.Satisfiable.class);
    }
}
