package io.verifyrules.verifier.solver.order;

import io.verifyrules.dsl.element.Width;
import io.verifyrules.verifier.Samples;
import io.verifyrules.verifier.solver.Answer;
import io.verifyrules.verifier.solver.Budget;
import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.solver.Query;
import io.verifyrules.verifier.solver.Rounding;
import io.verifyrules.verifier.solver.SmtOperator;
import io.verifyrules.verifier.solver.Solver;
import io.verifyrules.verifier.solver.Sort;
import io.verifyrules.verifier.solver.choice.TestedZ3;
import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** Words and floats that are only compared have a model where integers in the same order have one. */
class ComparedNumbersTest {

    private static final Budget AMPLE = new Budget(10_000_000, Duration.ofSeconds(20), false);
    private static final Sort.Words OPEN = new Sort.Words(Width.named("N"));
    private static final Sort.Words FOUR = new Sort.Words(4);
    private static final Formula HALF = new Formula.Symbol("h", new Sort.Floats(5, 11));
    private static final int WIDEST = 4;

    private final Solver solver = TestedZ3.solver();

    /** Claims about numbers of one sort, which are the same claims for words of another one. */
    private record Claims(Random random, Sort sort, boolean signed) {

        List<Formula> some() {
            List<Formula> all = new ArrayList<>();
            int count = 2 + random.nextInt(5);
            for (int i = 0; i < count; i++) {
                all.add(truth(2));
            }
            all.add(compared(word(1), word(1)));
            return all;
        }

        private Formula compared(Formula a, Formula b) {
            SmtOperator ofWords = signed ? SmtOperator.WORD_AT_MOST_SIGNED : SmtOperator.WORD_AT_MOST_UNSIGNED;
            return sort instanceof Sort.Floats ? tested(a, b) : Formula.compared(ofWords, a, b);
        }

        private Formula tested(Formula a, Formula b) {
            return switch (random.nextInt(8)) {
                case 0 -> Formula.tested(SmtOperator.FLOAT_IS_NAN, a);
                case 1 -> Formula.tested(SmtOperator.FLOAT_IS_INFINITE, a);
                case 2 -> Formula.tested(SmtOperator.FLOAT_IS_ZERO, a);
                case 3 -> Formula.tested(SmtOperator.FLOAT_IS_NEGATIVE, a);
                case 4 -> Formula.compared(SmtOperator.FLOAT_EQUAL, a, b);
                case 5 -> Formula.compared(SmtOperator.FLOAT_AT_MOST, a, b);
                default -> Formula.compared(SmtOperator.FLOAT_LESS, a, b);
            };
        }

        private Formula truth(int depth) {
            return switch (random.nextInt(depth == 0 ? 4 : 7)) {
                case 0, 1, 2 -> compared(word(depth), word(depth));
                case 3 -> Formula.equal(word(depth), word(depth));
                case 4 -> Formula.not(truth(depth - 1));
                case 5 -> Formula.or(List.of(truth(depth - 1), truth(depth - 1)));
                default -> Formula.and(List.of(truth(depth - 1), truth(depth - 1)));
            };
        }

        private Formula word(int depth) {
            return switch (random.nextInt(depth == 0 ? 8 : 10)) {
                case 0, 1 -> new Formula.Symbol("x", sort);
                case 2, 3 -> new Formula.Symbol("y", sort);
                case 4 -> new Formula.Symbol("z", sort);
                case 5 -> constant();
                case 6 -> sort instanceof Sort.Words words ? highest(words) : opposite(word(Math.max(0, depth - 1)));
                case 7 -> new Formula.Call("f", List.of(new Formula.Symbol("i" + random.nextInt(2), Sort.INT)), sort);
                case 8 -> new Formula.Call("g", List.of(word(depth - 1)), sort);
                default -> Formula.choose(truth(depth - 1), word(depth - 1), word(depth - 1));
            };
        }

        private Formula opposite(Formula number) {
            return Formula.exact(random.nextBoolean() ? SmtOperator.FLOAT_NEGATE : SmtOperator.FLOAT_MAGNITUDE, number);
        }

        private Formula constant() {
            return switch (sort) {
                case Sort.Words words -> new Formula.Word(BigInteger.valueOf(random.nextInt(8) - 3), words);
                case Sort.Floats floats ->
                    new Formula.Floating(BigInteger.valueOf(random.nextInt(1 << floats.bits())), floats);
                case Sort.Plain plain -> throw new AssertionError(plain);
            };
        }

        private static Formula highest(Sort.Words words) {
            return words.width()
                    .fixed()
                    .<Formula>map(bits -> new Formula.Word(BigInteger.ONE.shiftLeft(bits - 1), words))
                    .orElseGet(() -> new Formula.HighestBit(words));
        }
    }

    private boolean hasModel(List<Formula> assertions) {
        Answer answer = solver.check(new Query("claims", assertions, List.of()), AMPLE);
        assertThat(answer).as("%s", assertions).isNotInstanceOf(Answer.GaveUp.class);
        return answer instanceof Answer.Satisfiable;
    }

    private static List<Formula> integers(List<Formula> assertions) {
        return ComparedNumbers.asIntegers(assertions).orElseThrow().assertions();
    }

    @Test
    void wordsOfAWidthHaveAModelWhereIntegersHaveOneAndNowhereElse() {
        int none = 0;
        for (long seed : Samples.seeds(120).toArray()) {
            int bits = 1 + (int) (seed % WIDEST);
            List<Formula> claims = new Claims(new Random(seed), new Sort.Words(bits), seed / WIDEST % 2 == 0).some();
            boolean model = hasModel(claims);
            assertThat(hasModel(integers(claims))).as("seed %d, %d bits: %s", seed, bits, claims).isEqualTo(model);
            none += model ? 0 : 1;
        }
        assertThat(none).isBetween(10, 110);
    }

    @Test
    void floatsHaveAModelWhereTheirPlacesHaveOneAndNowhereElse() {
        int none = 0;
        for (long seed : Samples.seeds(120).toArray()) {
            Sort.Floats sort = new Sort.Floats(2 + (int) (seed % 2), 3 + (int) (seed / 2 % 2));
            List<Formula> claims = new Claims(new Random(seed), sort, false).some();
            if (ComparedNumbers.asIntegers(claims).isPresent()) {
                boolean model = hasModel(claims);
                assertThat(hasModel(integers(claims))).as("seed %d, %s: %s", seed, sort, claims).isEqualTo(model);
                none += model ? 0 : 1;
            }
        }
        assertThat(none).isBetween(10, 110);
    }

    /** In the order of their places floats are in their order, and each has one. */
    @Test
    void theFloatsOfAFormatHaveTheIntegersOfARangeAsTheirPlaces() {
        Sort.Floats sort = new Sort.Floats(3, 3);
        List<BigInteger> places = IntStream.range(0, 1 << sort.bits())
                .mapToObj(bits -> ((Formula.Whole) FloatPlaces.of(new Formula.Floating(BigInteger.valueOf(bits), sort)))
                        .value())
                .distinct()
                .sorted()
                .toList();
        assertThat(places.getFirst()).isEqualTo(((Formula.Whole) FloatPlaces.least(sort)).value());
        assertThat(places.getLast()).isEqualTo(((Formula.Whole) FloatPlaces.notANumber(sort)).value());
        assertThat(places.getLast().subtract(places.getFirst()).intValueExact()).isEqualTo(places.size() - 1);
    }

    @Test
    void wordsHaveAModelAtNoWidthWhereIntegersHaveNone() {
        int none = 0;
        for (long seed : Samples.seeds(120).toArray()) {
            boolean signed = seed % 2 == 0;
            if (!hasModel(integers(new Claims(new Random(seed), OPEN, signed).some()))) {
                none++;
                for (int bits = 1; bits <= WIDEST; bits++) {
                    List<Formula> claims = new Claims(new Random(seed), new Sort.Words(bits), signed).some();
                    assertThat(hasModel(claims)).as("seed %d, %d bits: %s", seed, bits, claims).isFalse();
                }
            }
        }
        assertThat(none).isGreaterThan(10);
    }

    private static Formula x(Sort sort) {
        return new Formula.Symbol("x", sort);
    }

    private static Formula constant(long value, Sort.Words sort) {
        return new Formula.Word(BigInteger.valueOf(value), sort);
    }

    private static Formula unsigned(Formula a, Formula b) {
        return Formula.compared(SmtOperator.WORD_AT_MOST_UNSIGNED, a, b);
    }

    private static Formula signed(Formula a, Formula b) {
        return Formula.compared(SmtOperator.WORD_AT_MOST_SIGNED, a, b);
    }

    /** Of one bit 1 is -1, and of two bits 5 is 1. */
    @Test
    void aConstantIsNotItselfAtEveryWidth() {
        assertThat(hasModel(integers(List.of(signed(constant(1, OPEN), constant(0, OPEN)))))).isTrue();
        assertThat(hasModel(integers(List.of(unsigned(constant(5, OPEN), constant(1, OPEN)))))).isTrue();
        assertThat(hasModel(integers(List.of(signed(constant(0, OPEN), constant(-1, OPEN)))))).isFalse();
        assertThat(hasModel(integers(List.of(Formula.not(unsigned(x(OPEN), constant(-1, OPEN))))))).isFalse();
        assertThat(hasModel(integers(List.of(Formula.not(signed(new Formula.HighestBit(OPEN), x(OPEN))))))).isFalse();
    }

    @Test
    void whatIsComputedOrComparedInBothWaysIsLeftToOthers() {
        Formula sum = Formula.word(SmtOperator.WORD_ADD, x(FOUR), constant(1, FOUR));
        Formula both = Formula.and(List.of(signed(x(FOUR), constant(3, FOUR)), unsigned(x(FOUR), constant(3, FOUR))));
        Formula wider = Formula.resized(SmtOperator.WORD_EXTEND_SIGNED, x(FOUR), new Sort.Words(8));
        Formula number = Formula.made(SmtOperator.INT_OF_WORD, x(FOUR), Sort.INT);
        Formula ordered = signed(x(FOUR), constant(3, FOUR));
        assertThat(List.of(signed(sum, x(FOUR)), both, signed(wider, constant(0, new Sort.Words(8))),
                Formula.and(List.of(ordered, Formula.atMost(number, Formula.ONE))),
                Formula.tested(SmtOperator.FLOAT_IS_NAN,
                        Formula.rounded(SmtOperator.FLOAT_ADD, Rounding.NEAREST_EVEN, HALF, HALF)),
                Formula.tested(SmtOperator.FLOAT_IS_NAN,
                        Formula.converted(SmtOperator.FLOAT_OF_FLOAT, Rounding.NEAREST_EVEN, new Sort.Floats(8, 24),
                                HALF)),
                Formula.equal(x(FOUR), constant(3, FOUR))))
                .allSatisfy(claim -> assertThat(ComparedNumbers.asIntegers(List.of(claim))).as("%s", claim).isEmpty());
    }

    /** Two of one name are two where their sorts differ, and no name of an integer is that of a word's number. */
    @Test
    void wordsAndIntegersOfOneNameStayApart() {
        Sort.Words eight = new Sort.Words(8);
        List<Formula> claims = new ArrayList<>(
                List.of(Formula.equal(x(FOUR), constant(1, FOUR)), Formula.equal(x(eight), constant(2, eight)),
                        unsigned(x(FOUR), constant(5, FOUR)), Formula.equal(x(Sort.INT), Formula.whole(99))));
        for (String name : List.of("number 4: x", "number 8: x", "word number 4: x", "number 4; constant 1")) {
            claims.add(Formula.equal(new Formula.Symbol(name, Sort.INT), Formula.whole(77)));
        }
        for (Sort sort : List.of(FOUR, eight, Sort.INT)) {
            Formula called = new Formula.Call("f", List.of(sort.equals(Sort.INT) ? Formula.ONE : x(sort)), Sort.INT);
            claims.add(Formula.equal(called, Formula.whole(sort.toString().length())));
        }
        assertThat(hasModel(integers(claims))).isTrue();
    }

    private static boolean isExact(Formula claim) {
        return ComparedNumbers.asIntegers(List.of(claim)).orElseThrow().exact();
    }

    @Test
    void numbersOfAWidthThatIsOpenAreNotSaidExactly() {
        assertThat(isExact(unsigned(x(FOUR), constant(3, FOUR)))).isTrue();
        assertThat(isExact(Formula.tested(SmtOperator.FLOAT_IS_NAN, HALF))).isTrue();
        assertThat(isExact(unsigned(constant(2, FOUR), constant(3, FOUR)))).isTrue();
        assertThat(isExact(unsigned(x(OPEN), x(OPEN)))).isFalse();
        assertThat(isExact(unsigned(constant(2, OPEN), constant(0, OPEN)))).isFalse();
        assertThat(isExact(unsigned(constant(0, OPEN), constant(0, OPEN)))).isFalse();
        assertThat(isExact(signed(new Formula.HighestBit(OPEN), new Formula.Bits(Width.named("N"), OPEN)))).isFalse();
    }

    @Test
    void aModelIsBelievedWhereNobodyWantsToSeeItAndIntegersSayTheSame() {
        Formula below = unsigned(x(FOUR), constant(3, FOUR));
        Answer others = new Answer.GaveUp("asked", 7);
        Solver first = new OrderFirst(solver, new Fixed(others));
        assertThat(first.name()).isEqualTo("fixed");
        assertThat(first.check(new Query("", List.of(below), List.of(x(FOUR))), AMPLE)).isEqualTo(others);
        assertThat(first.check(new Query("", List.of(below), List.of()), AMPLE))
                .isInstanceOfSatisfying(Answer.Satisfiable.class, model -> assertThat(model.values()).isEmpty());
        assertThat(
                first.check(new Query("", List.of(unsigned(constant(5, OPEN), constant(1, OPEN))), List.of()), AMPLE))
                .isEqualTo(others);
        Formula not = Formula.not(Formula.or(List.of(below, unsigned(constant(2, FOUR), x(FOUR)))));
        assertThat(first.check(new Query("", List.of(not), List.of(x(FOUR))), AMPLE))
                .isInstanceOf(Answer.Unsatisfiable.class);
        assertThat(new OrderFirst(new Fixed(others), new Fixed(others)).check(new Query("", List.of(not), List.of()),
                AMPLE)).isEqualTo(others);
    }

    /** A solver that always gives one answer. */
    private record Fixed(Answer answer) implements Solver {
        @Override
        public String name() {
            return "fixed";
        }

        @Override
        public Answer check(Query query, Budget budget) {
            return answer;
        }
    }
}
