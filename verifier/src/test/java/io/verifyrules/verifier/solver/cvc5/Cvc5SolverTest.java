package io.verifyrules.verifier.solver.cvc5;

import io.verifyrules.verifier.solver.Answer;
import io.verifyrules.verifier.solver.Budget;
import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.solver.Query;
import io.verifyrules.verifier.solver.Solver;
import io.verifyrules.verifier.solver.SolverContract;
import io.verifyrules.verifier.solver.Sort;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

/** cvc5 keeps the contract of solvers, in a process of its own. */
class Cvc5SolverTest extends SolverContract {

    private static final Budget AMPLE = new Budget(4_000_000, Duration.ofSeconds(20), false);
    private static final Query TRIVIAL = new Query("trivial", List.of(Formula.TRUE), List.of());

    private static final Cvc5Solver SOLVER = new Cvc5Solver();

    @Override
    protected Solver solver() {
        return SOLVER;
    }

    @Test
    void canBeUsedHere() {
        assertThat(SOLVER.obstacle()).isEmpty();
        assertThat(SOLVER.check(TRIVIAL, AMPLE)).isInstanceOf(Answer.Satisfiable.class);
    }

    @Test
    void aPlatformWithoutLibraryIsNamed() {
        Cvc5Solver elsewhere = new Cvc5Solver(Cvc5Library.of("Linux", "riscv64"));
        assertThat(elsewhere.obstacle()).contains("cvc5 has no native library for linux on riscv64");
        assertThat(elsewhere.check(TRIVIAL, AMPLE))
                .isEqualTo(new Answer.GaveUp("cvc5 has no native library for linux on riscv64", 0));
    }

    @ParameterizedTest
    @CsvSource({"Linux, amd64", "Linux, aarch64", "Mac OS X, x86_64", "Mac OS X, aarch64", "Windows 11, amd64"})
    void usualPlatformsHaveTheirLibrary(String system, String machine) {
        assertThat(Cvc5Library.of(system, machine).present()).isTrue();
    }

    @Test
    void aModelWithoutFiniteFormIsNoMistake() {
        Formula root = new Formula.Symbol("größe of |c", Sort.REAL);
        Formula two = Formula.number(java.math.BigInteger.TWO, Sort.REAL);
        Query query = new Query("root of 2", List.of(Formula.equal(Formula.times(root, root), two)), List.of(root));
        assertThat(SOLVER.check(query, new Budget(100_000, Duration.ofSeconds(5), false))).satisfiesAnyOf(
                answer -> assertThat(answer).isInstanceOf(Answer.Satisfiable.class),
                answer -> assertThat(((Answer.GaveUp) answer).reason()).doesNotContain("Exception"));
    }
}
