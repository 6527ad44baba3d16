package io.verifyrules.bench;

import io.verifyrules.verifier.solver.Answer;
import io.verifyrules.verifier.solver.Budget;
import io.verifyrules.verifier.solver.Query;
import io.verifyrules.verifier.solver.Solver;
import io.verifyrules.verifier.solver.choice.SolverChoice;
import io.verifyrules.verifier.verify.Pipeline;
import io.verifyrules.verifier.verify.VerifyOptions;
import java.time.Duration;
import java.util.List;
import java.util.OptionalDouble;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;

/** The families at their smallest sizes: the benchmark itself is started by hand, and must not rot meanwhile. */
class FamiliesTest {

    private static final Duration LIMIT = Duration.ofSeconds(60);

    /** The usual solver, which counts what it is asked. */
    private record Counting(Solver solver, AtomicInteger queries) implements Solver {

        static Counting usual() {
            return new Counting(
                    new SolverChoice().named(VerifyOptions.DEFAULT.solver(), VerifyOptions.DEFAULT.resourceLimit()),
                    new AtomicInteger());
        }

        @Override
        public String name() {
            return solver.name();
        }

        @Override
        public Answer check(Query query, Budget budget) {
            queries.incrementAndGet();
            return solver.check(query, budget);
        }
    }

    static List<ScalingFamily> families() {
        return Families.all();
    }

    /**
     * The queries beside those for each size. Where reductions are computed with, each region is asked twice. Two layer
     * norms are expanded before they are seen to be equal, and three or more are not.
     */
    private static int atFirst(ScalingFamily family) {
        if (family.name().equals("chain of layer norms, shifted")) {
            return 720;
        }
        return AlgebraFamilies.all().stream().map(ScalingFamily::name).anyMatch(family.name()::equals) ? 200 : 100;
    }

    @ParameterizedTest
    @MethodSource("families")
    void smallSizesGetTheirVerdictsWithFewQueries(ScalingFamily family) throws Exception {
        for (int size : family.sizes().subList(0, 2)) {
            Counting solver = Counting.usual();
            Measured measured = new Measured(family, new Pipeline(solver));
            assertThat(Watched.within(LIMIT, () -> measured.at(size)).verdicts()).as("%s, size %d", family.name(), size)
                    .containsExactly(family.expected());
            assertThat(solver.queries().get()).as("queries of %s, size %d", family.name(), size)
                    .isLessThanOrEqualTo(atFirst(family) + 20 * size * size);
        }
    }

    @Test
    void namesTellFamiliesApart() {
        assertThat(families()).extracting(ScalingFamily::name).doesNotHaveDuplicates().doesNotContain("all");
    }

    @Test
    void theExponentIsThatOfTheGrowthWithoutWhatIsConstant() {
        List<Growth.Point> square = List.of(1, 2, 4, 8, 16, 32)
                .stream()
                .map(n -> new Growth.Point(n, 1000 + 10.0 * n * n))
                .toList();
        assertThat(new Growth(1000, square).exponent().orElseThrow()).isBetween(1.98, 2.05);
        List<Growth.Point> doubling = List.of(4, 6, 8, 10, 12)
                .stream()
                .map(n -> new Growth.Point(n, Math.pow(2, n)))
                .toList();
        assertThat(new Growth(0, doubling).exponent().orElseThrow()).isGreaterThan(5);
    }

    @Test
    void whatIsShorterThanTheNoiseHasNoExponent() {
        assertThat(new Growth(0, List.of(new Growth.Point(1, 3), new Growth.Point(2, 9), new Growth.Point(4, 40)))
                .exponent()).isEqualTo(OptionalDouble.empty());
    }
}
