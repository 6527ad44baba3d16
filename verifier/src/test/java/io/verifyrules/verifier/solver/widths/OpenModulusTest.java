package io.verifyrules.verifier.solver.widths;

import io.verifyrules.dsl.element.Width;
import io.verifyrules.verifier.OnItsDay;
import io.verifyrules.verifier.Samples;
import io.verifyrules.verifier.limit.Limit;
import io.verifyrules.verifier.solver.Budget;
import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.solver.SmtOperator;
import io.verifyrules.verifier.solver.Sort;
import io.verifyrules.verifier.solver.z3.Z3Glances;
import io.verifyrules.verifier.solver.z3.Z3Solver;
import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

import static org.assertj.core.api.Assertions.assertThat;

/** The integers by which words are replaced have all models that the words have. */
@Execution(ExecutionMode.CONCURRENT)
@Tag("random")
@OnItsDay(turn = 0, of = 2)
class OpenModulusTest {

    private static final Width N = Width.named("N");
    private static final Width M = Width.named("M");
    /** A half of the seeds each day. */
    private static final long[] DRAWN = Samples.partOfSeeds(40, 2).toArray();
    private static final int SEEDS = DRAWN.length;
    private static final List<SmtOperator> ALL = List.of(SmtOperator.WORD_ADD, SmtOperator.WORD_NEGATE,
            SmtOperator.WORD_NOT, SmtOperator.WORD_MULTIPLY, SmtOperator.WORD_DIVIDE_SIGNED,
            SmtOperator.WORD_DIVIDE_UNSIGNED, SmtOperator.WORD_REMAINDER_SIGNED, SmtOperator.WORD_REMAINDER_UNSIGNED,
            SmtOperator.WORD_AND, SmtOperator.WORD_OR, SmtOperator.WORD_XOR, SmtOperator.CHOOSE,
            SmtOperator.WORD_SHIFT_LEFT, SmtOperator.WORD_SHIFT_RIGHT_SIGNED, SmtOperator.WORD_SHIFT_RIGHT_UNSIGNED);

    private final OpenModulus modulus = new OpenModulus(new Z3Glances(new Z3Solver()),
            new Budget(1_000_000, Duration.ofMillis(300), false), Limit.NONE);

    @Test
    void noModelOfOneWidthIsLost() {
        check(List.of(N), Map.of("N", 4), 3);
    }

    @Test
    void noModelOfSeveralWidthsIsLost() {
        check(List.of(N, N.plus(1), M, M.plus(N), N.times(2).plus(M)), Map.of("N", 2, "M", 2), 3);
    }

    /** Half of the words of one bit is 1, which two powers of two of which nothing is known have as their product. */
    @Test
    void noModelOfOneBitBesideOthersIsLost() {
        check(List.of(Width.of(1), N.plus(1)), Map.of("N", 3), 3);
    }

    /** A shift by a sum is one after the other, and a shift with the sign is none where the bits that come in are cut off. */
    @Test
    void noModelOfShiftsBySumsOrOfTruncatedShiftsIsLost() {
        int answered = 0;
        for (long seed : DRAWN) {
            Random random = new Random(seed);
            Map<String, Integer> at = new TreeMap<>(Map.of("N", 1 + random.nextInt(4)));
            at.put("M", at.getOrDefault("N", 0) + 1 + random.nextInt(2));
            Width width = List.of(N, M).get(random.nextInt(2));
            Sort.Words sort = new Sort.Words(width);
            Formula k = new Formula.Symbol("k", sort);
            Formula l = new Formula.Symbol("l", sort);
            Formula x = new Formula.Symbol("x", sort);
            Formula sum = Formula.word(SmtOperator.WORD_ADD, k, l);
            Formula twice = Formula.word(shift(random), Formula.word(shift(random), x, k), l);
            Formula wide = new Formula.Symbol("y", new Sort.Words(M));
            Formula cut = Formula.resized(SmtOperator.WORD_TRUNCATE,
                    Formula.word(shift(random), wide, new Formula.Bits(M.minus(N), new Sort.Words(M))),
                    new Sort.Words(N));
            List<Formula> terms = List.of(twice, Formula.word(shift(random), x, sum), cut);
            List<Formula> formulas = PinnedWords.claims(terms, at, random);
            Optional<String> obstacle = modulus.obstacle(formulas, PinnedWords.domain(at, random));
            assertThat(obstacle).as("seed %s at %s: %s", seed, at, formulas).isPresent();
            answered += obstacle.get().startsWith("there are") ? 1 : 0;
        }
        assertThat(answered).as("models found").isGreaterThan(SEEDS / 8);
    }

    /** The facts about quotients times their divisors, powers of two, and lost bits of shifts hold of all words. */
    @Test
    void noModelOfQuotientsTimesTheirDivisorsIsLost() {
        int answered = 0;
        for (long seed : Samples.partOfSeeds(80, 2).toArray()) {
            Random random = new Random(seed);
            Map<String, Integer> at = new TreeMap<>(Map.of("N", 1 + random.nextInt(4)));
            Sort.Words sort = new Sort.Words(N);
            Formula x = new Formula.Symbol("x", sort);
            Formula k = new Formula.Symbol("k", sort);
            Formula one = new Formula.Word(BigInteger.ONE, sort);
            Formula power = Formula.word(SmtOperator.WORD_SHIFT_LEFT, one, k);
            Formula divisor = switch (random.nextInt(5)) {
                case 0 -> new Formula.Symbol("y", sort);
                case 1 -> new Formula.Word(BigInteger.valueOf(random.nextInt(1 << at.getOrDefault("N", 1))), sort);
                case 2 -> Formula.word(SmtOperator.WORD_NEGATE, power);
                default -> power;
            };
            Formula quotient = Formula.word(SmtOperator.WORD_DIVIDE_SIGNED, x, divisor);
            Formula factor = random.nextInt(3) > 0 ? divisor : new Formula.Symbol("z", sort);
            Formula product = random.nextBoolean()
                    ? Formula.word(SmtOperator.WORD_MULTIPLY, quotient, factor)
                    : Formula.word(SmtOperator.WORD_MULTIPLY, factor, quotient);
            Formula shifted = Formula.word(SmtOperator.WORD_SHIFT_LEFT, Formula.word(shift(random), x, k), k);
            Formula multiple = Formula.word(SmtOperator.WORD_MULTIPLY, x, factor);
            List<Formula> terms = new ArrayList<>(
                    List.of(product, Formula.word(SmtOperator.WORD_REMAINDER_SIGNED, x, divisor), shifted, quotient,
                            Formula.equal(product, x), Formula.equal(shifted, x),
                            Formula.compared(SmtOperator.WORD_PRODUCT_OVERFLOWS_SIGNED, x, factor),
                            Formula.word(SmtOperator.WORD_DIVIDE_SIGNED, multiple, divisor)));
            Collections.shuffle(terms.subList(2, terms.size()), random);
            List<Formula> formulas = PinnedWords.claims(terms, at, random);
            Optional<String> obstacle = modulus.obstacle(formulas, PinnedWords.domain(at, random));
            assertThat(obstacle).as("seed %s at %s: %s", seed, at, formulas).isPresent();
            answered += obstacle.get().startsWith("there are") ? 1 : 0;
        }
        assertThat(answered).as("models found").isGreaterThan(SEEDS / 4);
    }

    private static SmtOperator shift(Random random) {
        return List
                .of(SmtOperator.WORD_SHIFT_LEFT, SmtOperator.WORD_SHIFT_RIGHT_SIGNED,
                        SmtOperator.WORD_SHIFT_RIGHT_UNSIGNED)
                .get(random.nextInt(3));
    }

    /** Pins the open numbers and all symbols to values, and claims of a term what its value is: a model by construction. */
    private void check(List<Width> widths, Map<String, Integer> most, int depth) {
        int answered = 0;
        for (long seed : DRAWN) {
            Random random = new Random(seed);
            Map<String, Integer> at = new TreeMap<>();
            most.forEach((name, largest) -> at.put(name, 1 + random.nextInt(largest)));
            if (at.containsKey("M")) {
                at.merge("M", at.getOrDefault("N", 0) + 1, Integer::sum);
            }
            RandomWords words = new RandomWords(random, widths, ALL, true);
            Width width = widths.get(random.nextInt(widths.size()));
            List<Formula> terms = List.of(words.word(width, depth), words.word(width, depth),
                    new Formula.Bits(N, new Sort.Words(width)));
            List<Formula> formulas = PinnedWords.claims(terms, at, random);
            Optional<String> obstacle = modulus.obstacle(formulas, PinnedWords.domain(at, random));
            assertThat(obstacle).as("seed %s at %s: %s", seed, at, formulas).isPresent();
            answered += obstacle.get().startsWith("there are") ? 1 : 0;
        }
        assertThat(answered).as("models found").isGreaterThan(SEEDS / 4);
    }
}
