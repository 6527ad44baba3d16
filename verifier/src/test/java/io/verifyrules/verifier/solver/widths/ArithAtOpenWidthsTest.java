package io.verifyrules.verifier.solver.widths;

import io.verifyrules.dsl.element.ArithOperator;
import io.verifyrules.dsl.element.Width;
import io.verifyrules.verifier.Samples;
import io.verifyrules.verifier.limit.Limit;
import io.verifyrules.verifier.solver.Budget;
import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.solver.Solver;
import io.verifyrules.verifier.solver.Sort;
import io.verifyrules.verifier.solver.z3.Z3Solver;
import io.verifyrules.verifier.theory.Encoded;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

import static org.assertj.core.api.Assertions.assertThat;

/** All operations of arith, with flags and changes of width: no element that they give at some width is lost by a proof for all. */
@Execution(ExecutionMode.CONCURRENT)
@Tag("random")
class ArithAtOpenWidthsTest {

    private static final Width N = Width.named("N");
    private static final Width M = Width.named("M");
    private static final int SEEDS = Samples.areWhole() ? 8 : 4;

    private final Solver solver = new Z3Solver();
    private final Budget budget = new Budget(1_000_000, Duration.ofMillis(300), false);
    private final OpenModulus modulus = new OpenModulus(solver, budget, Limit.NONE);

    @Test
    void whatIsSoAtOneWidthIsLostByNoProof() {
        pinned(List.of(N), Map.of("N", 6), 2);
    }

    @Test
    void whatIsSoAtTwoWidthsOfOneNumberIsLostByNoProof() {
        pinned(List.of(N, N.plus(1)), Map.of("N", 5), 2);
        pinned(List.of(N, N.times(2)), Map.of("N", 4), 2);
    }

    @Test
    void everyOperationIsAmongThoseOfAMonth() {
        Set<ArithOperator> used = EnumSet.noneOf(ArithOperator.class);
        for (List<Width> widths : List.of(List.of(N, N.plus(1)), List.of(N, N.times(2)))) {
            Samples.month(SEEDS).forEach(seed -> used.addAll(drawn(seed, widths, Map.of("N", 4), 2).used()));
        }
        assertThat(used).containsAll(Stream.of(ArithOperator.values())
                .filter(operator -> operator.isOfIntegers() && operator != ArithOperator.BITCAST)
                .toList());
    }

    @Test
    void whatIsSoAtSeveralWidthsIsLostByNoProof() {
        pinned(List.of(N, M, M.plus(N)), Map.of("N", 3, "M", 3), 2);
    }

    @Test
    void whatIsNeverSoHasNoExample() {
        int none = 0;
        for (long seed : Samples.seeds(4 * SEEDS).toArray()) {
            Random random = new Random(seed);
            List<Width> widths = random.nextBoolean() ? List.of(N) : List.of(N, N.plus(1));
            RandomArith arith = new RandomArith(random, widths);
            List<Formula> formulas = new ArrayList<>();
            for (int i = 0; i < 3; i++) {
                Encoded truth = arith.truth(2);
                formulas.add(random.nextBoolean() ? truth.parts().get(0) : Formula.not(truth.parts().get(0)));
                formulas.add(Formula.not(truth.parts().get(1)));
            }
            boolean never = isNever(formulas);
            none += never ? 1 : 0;
            for (int bits = 1; bits <= (widths.size() == 1 ? 2 : 1) && never; bits++) {
                assertThat(WordValues.haveModel(formulas, Map.of("N", bits)))
                        .as("seed %s, N = %s: %s", seed, bits, formulas)
                        .isFalse();
            }
        }
        assertThat(none).as(Samples.repeated()).isPositive();
    }

    private boolean isNever(List<Formula> formulas) {
        WidthDomain domain = WidthDomain.of(N.minus(1));
        return read(formulas, domain) instanceof BitByBit.Result.None || modulus.obstacle(formulas, domain).isEmpty();
    }

    private BitByBit.Result read(List<Formula> formulas, WidthDomain domain) {
        return BitReading
                .of(formulas, new WordParts(formulas), domain, solver, budget, Limit.within(Duration.ofMillis(100)))
                .result();
    }

    /** Terms of a seed, numbers for their widths, and what their operations are. */
    private record Drawn(Random random, Map<String, Integer> at, List<Formula> terms, Set<ArithOperator> used) {}

    private static Drawn drawn(long seed, List<Width> widths, Map<String, Integer> most, int depth) {
        Random random = new Random(seed);
        Map<String, Integer> at = new TreeMap<>();
        most.forEach((name, largest) -> at.put(name, 1 + random.nextInt(largest)));
        if (at.containsKey("M")) {
            at.merge("M", at.get("N"), Integer::sum);
        }
        RandomArith arith = new RandomArith(random, widths);
        List<Formula> terms = new ArrayList<>();
        for (int i = 0; i < 2; i++) {
            terms.addAll(arith.word(random.nextInt(widths.size()), depth).parts());
        }
        terms.addAll(arith.truth(depth).parts());
        terms.removeIf(term -> term instanceof Formula.Truth);
        terms.sort((a, b) -> Boolean.compare(a.sort().equals(Sort.BOOL), b.sort().equals(Sort.BOOL)));
        return new Drawn(random, at, terms, arith.used());
    }

    private void pinned(List<Width> widths, Map<String, Integer> most, int depth) {
        for (long seed : Samples.seeds(SEEDS).toArray()) {
            Drawn drawn = drawn(seed, widths, most, depth);
            Map<String, Integer> at = drawn.at();
            List<Formula> formulas = PinnedWords.claims(drawn.terms(), at, drawn.random());
            WidthDomain domain = PinnedWords.domain(at, drawn.random());
            Optional<String> obstacle = modulus.obstacle(formulas, domain);
            assertThat(obstacle).as("seed %s at %s: %s", seed, at, formulas).isPresent();
            assertThat(read(formulas, domain)).as("bit by bit, seed %s at %s: %s", seed, at, formulas)
                    .isNotInstanceOf(BitByBit.Result.None.class);
        }
    }
}
