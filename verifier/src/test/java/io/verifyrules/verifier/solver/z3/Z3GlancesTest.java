package io.verifyrules.verifier.solver.z3;

import com.microsoft.z3.Native;
import io.verifyrules.verifier.OnItsDay;
import io.verifyrules.verifier.solver.Answer;
import io.verifyrules.verifier.solver.Budget;
import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.solver.Query;
import io.verifyrules.verifier.solver.Solver;
import io.verifyrules.verifier.solver.SolverContract;
import io.verifyrules.verifier.solver.Sort;
import io.verifyrules.verifier.solver.Value;
import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** Searches in contexts that served others keep the contract of solvers, and say what those in contexts of their own say. */
class Z3GlancesTest extends SolverContract {

    private static final Budget SEARCH = new Budget(1_000_000, Duration.ofSeconds(20), true);
    private static final Budget PROOF = new Budget(1_000_000, Duration.ofSeconds(20), false);
    private static final Formula X = new Formula.Symbol("x", Sort.INT);

    private final List<Query> handedOn = new ArrayList<>();

    private Z3Glances glances() {
        Solver z3 = new Z3Solver();
        return new Z3Glances(new Solver() {
            @Override
            public String name() {
                return z3.name();
            }

            @Override
            public synchronized Answer check(Query query, Budget budget) {
                handedOn.add(query);
                return z3.check(query, budget);
            }
        });
    }

    /** Each question is a search, so that it has a glance. */
    @Override
    protected Solver solver() {
        Z3Glances glances = glances();
        return new Solver() {
            @Override
            public String name() {
                return glances.name();
            }

            @Override
            public Answer check(Query query, Budget budget) {
                return glances.check(query, new Budget(budget.resources(), budget.wallTime(), true));
            }
        };
    }

    private static Query about(int number, List<Formula> watched) {
        return new Query("about " + number, List.of(Formula.equal(Formula.plus(X, X), Formula.whole(number))), watched);
    }

    @Test
    void thatThereIsNoModelIsSeenInASharedContext() {
        assertThat(glances().check(about(3, List.of(X)), SEARCH)).isInstanceOf(Answer.Unsatisfiable.class);
        assertThat(handedOn).isEmpty();
    }

    @Test
    void aModelThatNobodyWantsToSeeIsToo() {
        assertThat(glances().check(about(4, List.of()), SEARCH)).isInstanceOf(Answer.Satisfiable.class);
        assertThat(handedOn).isEmpty();
    }

    @Test
    void aModelToBeSeenIsTheLeastOne() {
        assertThat(glances().check(about(4, List.of(X)), SEARCH))
                .isEqualTo(new Answer.Satisfiable(List.of(new Value.Whole(BigInteger.TWO)), 1_000));
        assertThat(handedOn).isEmpty();
    }

    @Test
    void aModelBeyondTheValuesThatAreTriedIsOfAContextOfItsOwn() {
        Query query = about(40, List.of(X));
        assertThat(glances().check(query, SEARCH))
                .isEqualTo(new Answer.Satisfiable(List.of(new Value.Whole(BigInteger.valueOf(20))), 1_000));
        assertThat(handedOn).containsExactly(query);
    }

    @Test
    void aProofHasNoGlanceAndTellsWhatItCosts() {
        Query query = about(3, List.of());
        assertThat(glances().check(query, PROOF)).isEqualTo(new Z3Solver().check(query, PROOF));
        assertThat(handedOn).containsExactly(query);
    }

    @Test
    void allShortSearchesAreToldToCostTheSame() {
        Z3Glances glances = glances();
        List<Answer> answers = List.of(glances.check(about(3, List.of(X)), SEARCH),
                glances.check(about(4, List.of()), SEARCH), glances.check(about(4, List.of(X)), SEARCH));
        assertThat(answers).extracting(Answer::resources).containsOnly(1_000L);
    }

    /** Each context has 17 MB. Other tests use Z3 meanwhile, though not gigabytes of it. */
    @Test
    void solversThatNobodyHoldsAnyMoreLeaveNoContextsBehind() {
        long before = Native.getEstimatedAllocSize();
        for (int i = 0; i < 200; i++) {
            assertThat(glances().check(about(3, List.of()), SEARCH)).isInstanceOf(Answer.Unsatisfiable.class);
        }
        assertThat(Native.getEstimatedAllocSize() - before).isLessThan(1L << 30);
    }

    /** Linear systems, some of them with a function: most have no model, and some have. */
    private static Query random(Random random) {
        List<Formula> symbols = List.of(X, new Formula.Symbol("y", Sort.INT), new Formula.Symbol("z", Sort.INT));
        List<Formula> assertions = new ArrayList<>();
        for (int i = 0; i < 6; i++) {
            Formula sum = Formula.ZERO;
            for (Formula symbol : symbols) {
                sum = Formula.plus(sum, Formula.times(Formula.whole(random.nextInt(7) - 3), symbol));
            }
            Formula bounded = Formula.atMost(
                    random.nextInt(3) == 0 ? new Formula.Call("f", List.of(sum), Sort.INT) : sum,
                    Formula.whole(random.nextInt(9) - 5));
            assertions.add(random.nextBoolean() ? bounded : Formula.not(bounded));
        }
        return new Query("seeded", assertions, random.nextBoolean() ? List.of() : symbols);
    }

    @Test
    @OnItsDay(turn = 2, of = 3)
    void whateverWasAskedBeforeAndBesideAnswersAreThoseOfContextsOfTheirOwn() throws Exception {
        Z3Glances glances = glances();
        Solver alone = new Z3Solver();
        List<Callable<Boolean>> tasks = new ArrayList<>();
        for (int seed = 0; seed < 400; seed++) {
            Query query = random(new Random(seed));
            tasks.add(() -> {
                Answer answer = glances.check(query, SEARCH);
                if (query.hashCode() % 50 == 0) {
                    Z3Glances.closeIdle();
                }
                Answer expected = alone.check(query, SEARCH);
                assertThat(answer).as("%s", query).hasSameClassAs(expected);
                if (expected instanceof Answer.Satisfiable model && !query.watched().isEmpty()) {
                    assertThat(((Answer.Satisfiable) answer).values()).isEqualTo(model.values());
                }
                return answer instanceof Answer.Satisfiable;
            });
        }
        int models = 0;
        try (ExecutorService threads = Executors.newFixedThreadPool(3)) {
            for (Future<Boolean> model : threads.invokeAll(tasks)) {
                models += model.get() ? 1 : 0;
            }
        }
        assertThat(models).as("queries with a model").isBetween(40, 360);
        Z3Glances.closeIdle();
    }
}
