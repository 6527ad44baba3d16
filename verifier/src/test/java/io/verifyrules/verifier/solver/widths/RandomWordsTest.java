package io.verifyrules.verifier.solver.widths;

import io.verifyrules.dsl.element.Width;
import io.verifyrules.verifier.Samples;
import io.verifyrules.verifier.limit.Limit;
import io.verifyrules.verifier.solver.Budget;
import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.solver.z3.Z3Solver;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

import static org.assertj.core.api.Assertions.assertThat;

/** What is decided of random formulas agrees with the enumeration of all values at small widths. */
@Execution(ExecutionMode.CONCURRENT)
@Tag("random")
class RandomWordsTest {

    private static final Width N = Width.named("N");
    private static final Width M = Width.named("M");
    private static final Width K = Width.named("K");
    private static final int SEEDS = Samples.areWhole() ? 8 : 4;
    private static final int MOST_MORE = 200;
    private static final List<String> BOTH = List.of("NoModel", "Model");

    private final AllWidths decision = new AllWidths(new Z3Solver(), new Budget(2_000_000, Duration.ofSeconds(2), true),
            Limit.NONE);

    @Test
    void bitByBitAtOneWidth() {
        check(List.of(N), WidthDomain.ALL, 5, true);
    }

    @Test
    void bitByBitAtTwoWidths() {
        check(List.of(N, M), WidthDomain.of(M.minus(N)), 4, true);
    }

    @Test
    void bitByBitAtThreeWidthsWithAGap() {
        check(List.of(N, N.plus(1), K), WidthDomain.of(K.minus(N).minus(2)), 4, true);
    }

    @Test
    void bitByBitBesideAFixedWidth() {
        check(List.of(N, Width.of(3), M), WidthDomain.of(N.times(-1).plus(3), M.minus(4)), 4, true);
    }

    private void check(List<Width> widths, WidthDomain domain, int most, boolean decidable) {
        Map<String, Integer> counts = new TreeMap<>();
        long end = Samples.first(SEEDS) + Samples.number(SEEDS);
        // Either outcome is met, if need be with seeds after those of the day.
        for (long seed = Samples.first(SEEDS); seed < end
                || (seed < end + MOST_MORE && !counts.keySet().containsAll(BOTH)); seed++) {
            RandomWords words = new RandomWords(new Random(seed), widths, RandomWords.BITWISE, false);
            List<Formula> formulas = List.of(words.truth(3), words.truth(3), words.truth(2));
            Outcome outcome = decision.decide(formulas, domain);
            counts.merge(outcome.getClass().getSimpleName(), 1, Integer::sum);
            for (Map<String, Integer> values : values(widths, domain, most)) {
                boolean model = WordValues.haveModel(formulas, values);
                switch (outcome) {
                    case Outcome.NoModel none ->
                        assertThat(model).as("seed %s at %s: %s, %s", seed, values, none, formulas).isFalse();
                    case Outcome.Model found -> assertThat(model && least(values) < least(found.widths()))
                            .as("seed %s has a model at %s, before %s: %s", seed, values, found, formulas)
                            .isFalse();
                    case Outcome.Undecided undecided -> assertThat(undecided.reason()).as("seed %s: %s", seed, formulas)
                            .startsWith(decidable ? "more than" : "");
                }
            }
            if (outcome instanceof Outcome.Model found && least(found.widths()) <= most) {
                assertThat(WordValues.haveModel(formulas, found.widths())).as("seed %s: %s %s", seed, found, formulas)
                        .isTrue();
            }
        }
        assertThat(counts.keySet()).as(Samples.repeated()).containsAll(BOTH);
    }

    private static int least(Map<String, Integer> values) {
        return values.values().stream().mapToInt(Integer::intValue).max().orElse(0);
    }

    private static List<Map<String, Integer>> values(List<Width> widths, WidthDomain domain, int most) {
        List<Map<String, Integer>> all = new ArrayList<>(List.of(new TreeMap<>()));
        for (String name : List.of("N", "M", "K")) {
            if (widths.contains(Width.named(name))) {
                List<Map<String, Integer>> longer = new ArrayList<>();
                for (Map<String, Integer> some : all) {
                    for (int value = 1; value <= most; value++) {
                        Map<String, Integer> more = new TreeMap<>(some);
                        more.put(name, value);
                        longer.add(more);
                    }
                }
                all = longer;
            }
        }
        all.removeIf(values -> !domain.admits(values));
        return all;
    }
}
