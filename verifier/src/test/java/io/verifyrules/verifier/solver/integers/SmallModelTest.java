package io.verifyrules.verifier.solver.integers;

import io.verifyrules.verifier.Samples;
import io.verifyrules.verifier.solver.Answer;
import io.verifyrules.verifier.solver.Budget;
import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.solver.Query;
import io.verifyrules.verifier.solver.SmtOperator;
import io.verifyrules.verifier.solver.Sort;
import io.verifyrules.verifier.solver.z3.Z3Solver;
import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** Models that are found without a solver are models, and those among small integers are found. */
class SmallModelTest {

    private static final Budget BUDGET = new Budget(2_000_000, Duration.ofSeconds(10), true);
    private static final int SEEDS = Samples.number(400);
    private static final List<String> NAMES = List.of("x", "y", "z");

    private final Z3Solver solver = new Z3Solver();

    private static Formula symbol(String name) {
        return new Formula.Symbol(name, Sort.INT);
    }

    private static Formula number(Random random, int depth) {
        if (depth == 0) {
            return random.nextInt(4) == 0
                    ? Formula.whole(random.nextInt(9) - 4)
                    : symbol(NAMES.get(random.nextInt(NAMES.size())));
        }
        return switch (random.nextInt(5)) {
            case 0 -> Formula.product(List.of(number(random, depth - 1), number(random, depth - 1)));
            case 1 -> new Formula.Apply(SmtOperator.CHOOSE,
                    List.of(truth(random, depth - 1), number(random, depth - 1), number(random, depth - 1)), Sort.INT);
            case 2 -> number(random, 0);
            default -> Formula.sum(List.of(number(random, depth - 1), number(random, 0), number(random, depth - 1)));
        };
    }

    private static Formula truth(Random random, int depth) {
        return switch (depth == 0 ? 3 + random.nextInt(2) : random.nextInt(6)) {
            case 0 -> Formula.not(truth(random, depth - 1));
            case 1 -> Formula.and(List.of(truth(random, depth - 1), truth(random, depth - 1)));
            case 2 -> Formula.or(List.of(truth(random, depth - 1), truth(random, depth - 1)));
            case 3 -> Formula.equal(number(random, depth), number(random, depth));
            default -> Formula.atMost(number(random, depth), number(random, depth));
        };
    }

    private static Formula is(String name, BigInteger value) {
        return Formula.equal(symbol(name), new Formula.Whole(value));
    }

    private static List<SortedMap<String, BigInteger>> all() {
        List<SortedMap<String, BigInteger>> all = new ArrayList<>(List.of(new TreeMap<>()));
        for (String name : NAMES) {
            List<SortedMap<String, BigInteger>> longer = new ArrayList<>();
            for (Map<String, BigInteger> some : all) {
                for (int value = -1; value <= 3; value++) {
                    SortedMap<String, BigInteger> more = new TreeMap<>(some);
                    more.put(name, BigInteger.valueOf(value));
                    longer.add(more);
                }
            }
            all = longer;
        }
        return all;
    }

    @Test
    @Tag("random")
    void whatIsFoundIsAModelForASolverTooAndSmallOnesAreFound() {
        List<SortedMap<String, BigInteger>> all = all();
        int found = 0;
        int none = 0;
        for (long seed = Samples.FIRST; seed < Samples.FIRST + SEEDS; seed++) {
            Random random = new Random(seed);
            List<Formula> formulas = List.of(truth(random, 3), truth(random, 2), truth(random, 2), truth(random, 1));
            Optional<SortedMap<String, BigInteger>> model = SmallModel.of(formulas);
            boolean exists = all.stream().anyMatch(values -> new IntegerValues(values).satisfy(formulas));
            assertThat(model.isPresent()).as("seed %s: %s, %s", seed, formulas, model).isEqualTo(exists);
            if (model.isPresent()) {
                List<Formula> pinned = new ArrayList<>(formulas);
                model.get().forEach((name, value) -> pinned.add(is(name, value)));
                assertThat(solver.check(new Query("the model", pinned, List.of()), BUDGET))
                        .as("seed %s: %s, %s", seed, formulas, model)
                        .isInstanceOf(Answer.Satisfiable.class);
                found++;
            } else {
                none++;
            }
        }
        assertThat(found).isGreaterThan(SEEDS / 10);
        assertThat(none).isGreaterThan(SEEDS / 10);
    }

    @Test
    void whatHasNoModelHasNone() {
        Formula x = symbol("x");
        assertThat(SmallModel.of(List.of(Formula.lessThan(x, x)))).isEmpty();
        assertThat(SmallModel.of(List.of(Formula.equal(x, Formula.ONE), Formula.not(Formula.equal(x, Formula.ONE)))))
                .isEmpty();
        assertThat(SmallModel.of(List.of(Formula.FALSE))).isEmpty();
        assertThat(SmallModel.of(List.of()).orElseThrow()).isEmpty();
    }

    @Test
    void aModelOfLargeIntegersIsNotFound() {
        assertThat(SmallModel.of(List.of(Formula.atMost(Formula.whole(4), symbol("x"))))).isEmpty();
    }

    @Test
    void numbersThatAreCutOffMakeNoModel() {
        Formula large = Formula.whole(1L << 29);
        Formula square = Formula.times(large, large);
        Formula twice = Formula.product(List.of(large, large, Formula.whole(2)));
        assertThat(SmallModel.of(List.of(new Formula.Apply(SmtOperator.EQUAL, List.of(square, twice), Sort.BOOL))))
                .isEmpty();
        assertThat(SmallModel.of(List.of(Formula.atMost(twice, square)))).isEmpty();
    }

    @Test
    void otherThingsThanIntegersAreLeftToASolver() {
        Formula word = new Formula.Symbol("w", new Sort.Words(8));
        Formula real = new Formula.Symbol("r", Sort.REAL);
        Formula truth = new Formula.Symbol("p", Sort.BOOL);
        Formula call = new Formula.Call("f", List.of(symbol("x")), Sort.INT);
        assertThat(SmallModel.of(List.of(new Formula.Apply(SmtOperator.EQUAL, List.of(word, word), Sort.BOOL))))
                .isEmpty();
        assertThat(SmallModel.of(List.of(Formula.atMost(real, real)))).isEmpty();
        assertThat(SmallModel.of(List.of(truth))).isEmpty();
        assertThat(SmallModel.of(List.of(new Formula.Apply(SmtOperator.EQUAL, List.of(truth, truth), Sort.BOOL))))
                .isEmpty();
        assertThat(SmallModel.of(List.of(Formula.atMost(call, call)))).isEmpty();
    }
}
