package io.verifyrules.verifier.solver.bitwuzla;

import io.verifyrules.verifier.solver.Answer;
import io.verifyrules.verifier.solver.Budget;
import io.verifyrules.verifier.solver.FloatsContract;
import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.solver.Query;
import io.verifyrules.verifier.solver.Rounding;
import io.verifyrules.verifier.solver.SmtOperator;
import io.verifyrules.verifier.solver.Solver;
import io.verifyrules.verifier.solver.Sort;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

/** Bitwuzla keeps the contract of solvers that know floating-point numbers, in a process of its own. */
class BitwuzlaSolverTest extends FloatsContract {

    private static final Query TRIVIAL = new Query("trivial", List.of(Formula.TRUE), List.of());
    private static final BitwuzlaSolver SOLVER = new BitwuzlaSolver();

    @Override
    protected Solver solver() {
        return SOLVER;
    }

    private static Budget of(Duration time) {
        return new Budget(1_000_000, time, false);
    }

    @Test
    void canBeUsedHere() {
        assertThat(SOLVER.obstacle()).isEmpty();
        assertThat(SOLVER.check(TRIVIAL, of(Duration.ofSeconds(20)))).isInstanceOf(Answer.Satisfiable.class);
    }

    @Test
    void aPlatformWithoutLibraryIsNamed() {
        BitwuzlaSolver elsewhere = new BitwuzlaSolver(new BitwuzlaLibrary("Linux", "riscv64"));
        assertThat(elsewhere.obstacle()).contains("Bitwuzla has no native library for Linux on riscv64");
        assertThat(elsewhere.check(TRIVIAL, of(Duration.ofSeconds(20))))
                .isEqualTo(new Answer.GaveUp("Bitwuzla has no native library for Linux on riscv64", 0));
    }

    @ParameterizedTest
    @CsvSource({"Linux, amd64, true", "Linux, aarch64, true", "Windows 11, amd64, true", "Mac OS X, aarch64, false"})
    void usualPlatformsHaveTheirLibrary(String system, String machine, boolean present) {
        assertThat(new BitwuzlaLibrary(system, machine).present()).isEqualTo(present);
    }

    @Test
    void whatItDoesNotKnowIsGivenUp() {
        Query query = new Query("integers", List.of(Formula.lessThan(Formula.ZERO, new Formula.Symbol("x", Sort.INT))),
                List.of());
        assertThat(SOLVER.check(query, of(Duration.ofSeconds(20)))).isInstanceOf(Answer.GaveUp.class);
        assertThat(SOLVER.check(TRIVIAL, of(Duration.ofSeconds(20)))).isInstanceOf(Answer.Satisfiable.class);
    }

    @Test
    void givesUpWhereTimeRunsOut() {
        long start = System.nanoTime();
        Answer answer = SOLVER.check(monotone(), new Budget(Long.MAX_VALUE, Duration.ofMillis(300), false));
        assertThat(answer).isInstanceOfSatisfying(Answer.GaveUp.class, gaveUp -> assertThat(gaveUp.byClock()).isTrue());
        assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofSeconds(15));
    }

    @Test
    void aCountEndsItAtTheSamePlaceEachTime() {
        Budget little = new Budget(30_000, Duration.ofMinutes(5), false);
        Answer answer = SOLVER.check(monotone(), little);
        assertThat(answer).isInstanceOfSatisfying(Answer.GaveUp.class, gaveUp -> {
            assertThat(gaveUp.byClock()).isFalse();
            assertThat(gaveUp.resources()).isGreaterThan(little.resources());
        });
        assertThat(SOLVER.check(monotone(), little)).isEqualTo(answer);
    }

    /** Rounding is monotone, which takes a proof of its own. */
    private static Query monotone() {
        Sort.Floats wide = new Sort.Floats(11, 53);
        Formula x = new Formula.Symbol("x", wide);
        Formula y = new Formula.Symbol("y", wide);
        Formula z = new Formula.Symbol("z", wide);
        Formula less = sum(x, z);
        Formula more = sum(y, z);
        List<Formula> wrong = List.of(Formula.compared(SmtOperator.FLOAT_AT_MOST, x, y), isNumber(less), isNumber(more),
                Formula.not(Formula.compared(SmtOperator.FLOAT_AT_MOST, less, more)));
        return new Query("monotone", wrong, List.of());
    }

    private static Formula sum(Formula a, Formula b) {
        return Formula.rounded(SmtOperator.FLOAT_ADD, Rounding.NEAREST_EVEN, a, b);
    }

    private static Formula isNumber(Formula a) {
        return Formula.not(Formula.tested(SmtOperator.FLOAT_IS_NAN, a));
    }
}
