package io.verifyrules.verifier.solver;

import io.verifyrules.dsl.element.FloatFormat;
import io.verifyrules.verifier.value.FloatNumber;
import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/** What every solver must do that is asked about floating-point numbers. */
public abstract class FloatsContract {

    private static final Budget AMPLE = new Budget(20_000_000, Duration.ofSeconds(30), false);
    private static final Sort.Floats SMALL = new Sort.Floats(3, 3);

    /** The solver under test. */
    protected abstract Solver solver();

    private static Formula number(long bits, Sort.Floats sort) {
        return new Formula.Floating(new BigInteger(Long.toUnsignedString(bits)), sort);
    }

    private static Formula symbol(String name, Sort sort) {
        return new Formula.Symbol(name, sort);
    }

    private void assertValid(Formula claim) {
        assertThat(solver().check(new Query("a claim", List.of(Formula.not(claim)), List.of()), AMPLE))
                .isInstanceOf(Answer.Unsatisfiable.class);
    }

    /** All numbers of 6 bits, of which those from 29 to 31 and from 61 to 63 are none. */
    @Test
    void aModelTellsEachNumberByItsBits() {
        List<Formula> symbols = IntStream.range(0, 64).mapToObj(i -> symbol("x" + i, SMALL)).toList();
        List<Formula> equations = IntStream.range(0, 64)
                .mapToObj(i -> Formula.equal(symbols.get(i), number(i, SMALL)))
                .toList();
        Answer answer = solver().check(new Query("all numbers", equations, symbols), AMPLE);
        assertThat(answer).isInstanceOf(Answer.Satisfiable.class);
        List<Value> values = ((Answer.Satisfiable) answer).values();
        for (int i = 0; i < 64; i++) {
            Value.Floating value = (Value.Floating) values.get(i);
            assertThat(value.sort()).isEqualTo(SMALL);
            boolean none = (i & 31) > 28;
            assertThat(value.bits().and(BigInteger.valueOf(none ? 28 : 63)))
                    .isEqualTo(BigInteger.valueOf(none ? 28 : i));
        }
    }

    @ParameterizedTest
    @CsvSource({"5, 11", "8, 8", "8, 24", "11, 53"})
    void numbersOfUsualFormatsKeepTheirBits(int exponent, int significand) {
        Sort.Floats sort = new Sort.Floats(exponent, significand);
        long infinity = ((1L << exponent) - 1) << (significand - 1);
        List<Long> bits = List.of(0L, 1L, infinity, infinity - 1, 1L << (significand - 1),
                (1L << (significand - 1)) - 1, 1L << (sort.bits() - 1), (1L << (sort.bits() - 1)) | 1,
                (1L << (sort.bits() - 1)) | infinity);
        List<Formula> symbols = IntStream.range(0, bits.size()).mapToObj(i -> symbol("x" + i, sort)).toList();
        List<Formula> equations = IntStream.range(0, bits.size())
                .mapToObj(i -> Formula.equal(symbols.get(i), number(bits.get(i), sort)))
                .toList();
        assertThat(solver().check(new Query("numbers", equations, symbols), AMPLE)).isInstanceOfSatisfying(
                Answer.Satisfiable.class,
                model -> assertThat(model.values()).isEqualTo(bits.stream()
                        .map(each -> new Value.Floating(new BigInteger(Long.toUnsignedString(each)), sort))
                        .toList()));
    }

    /** Identity tells the zeros apart and takes what is not a number for itself; comparison does neither. */
    @Test
    void identityIsNotComparison() {
        Formula zero = number(0, SMALL);
        Formula minusZero = number(32, SMALL);
        Formula nan = number(30, SMALL);
        assertValid(Formula.not(Formula.equal(zero, minusZero)));
        assertValid(Formula.compared(SmtOperator.FLOAT_EQUAL, zero, minusZero));
        assertValid(Formula.compared(SmtOperator.FLOAT_AT_MOST, zero, minusZero));
        assertValid(Formula.not(Formula.compared(SmtOperator.FLOAT_LESS, minusZero, zero)));
        assertValid(Formula.equal(nan, number(61, SMALL)));
        assertValid(Formula.not(Formula.compared(SmtOperator.FLOAT_EQUAL, nan, nan)));
        assertValid(Formula.tested(SmtOperator.FLOAT_IS_NAN, nan));
        assertValid(Formula.tested(SmtOperator.FLOAT_IS_ZERO, minusZero));
        assertValid(Formula.tested(SmtOperator.FLOAT_IS_NEGATIVE, minusZero));
        assertValid(Formula.tested(SmtOperator.FLOAT_IS_INFINITE, number(60, SMALL)));
        assertValid(Formula.equal(Formula.exact(SmtOperator.FLOAT_NEGATE, zero), minusZero));
        assertValid(Formula.equal(Formula.exact(SmtOperator.FLOAT_MAGNITUDE, minusZero), zero));
    }

    /** In f16 bits: 1 + 2^-11, which lies between 1 and the next number, is rounded in each direction. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void eachDirectionRoundsItsWay(boolean negative) {
        Sort.Floats sort = new Sort.Floats(5, 11);
        long sign = negative ? 0x8000 : 0;
        Formula one = number(sign | 0x3C00, sort);
        Formula half = number(sign | 0x1000, sort);
        for (Rounding rounding : Rounding.values()) {
            long expected = sign | switch (rounding) {
                case NEAREST_EVEN, TOWARD_ZERO -> 0x3C00;
                case NEAREST_AWAY -> 0x3C01;
                case UPWARD -> negative ? 0x3C00 : 0x3C01;
                case DOWNWARD -> negative ? 0x3C01 : 0x3C00;
            };
            assertValid(
                    Formula.equal(Formula.rounded(SmtOperator.FLOAT_ADD, rounding, one, half), number(expected, sort)));
        }
    }

    @Test
    void conversionsGoBetweenFormatsAndWords() {
        Sort.Floats half = new Sort.Floats(5, 11);
        Sort.Floats single = new Sort.Floats(8, 24);
        Sort.Words word = new Sort.Words(8);
        Formula minusThreeHalves = number(0xBE00, half);
        Formula wide = number(0xBFC00000L, single);
        Rounding even = Rounding.NEAREST_EVEN;
        assertValid(Formula.equal(Formula.converted(SmtOperator.FLOAT_OF_FLOAT, even, single, minusThreeHalves), wide));
        assertValid(Formula.equal(Formula.converted(SmtOperator.SIGNED_OF_FLOAT, Rounding.TOWARD_ZERO, word, wide),
                new Formula.Word(BigInteger.valueOf(-1), word)));
        Formula bits = new Formula.Word(BigInteger.valueOf(255), word);
        assertValid(
                Formula.equal(Formula.converted(SmtOperator.FLOAT_OF_SIGNED, even, half, bits), number(0xBC00, half)));
        assertValid(Formula.equal(Formula.converted(SmtOperator.FLOAT_OF_UNSIGNED, even, half, bits),
                number(0x5BF8, half)));
        assertValid(Formula.equal(
                Formula.converted(SmtOperator.UNSIGNED_OF_FLOAT, Rounding.TOWARD_ZERO, word, number(0x5BF8, half)),
                bits));
        assertValid(Formula.equal(Formula.rounded(SmtOperator.FLOAT_TO_INTEGRAL, Rounding.DOWNWARD, minusThreeHalves),
                number(0xC000, half)));
        assertValid(Formula.equal(Formula.rounded(SmtOperator.FLOAT_SQUARE_ROOT, even, number(0x4400, half)),
                number(0x4000, half)));
    }

    /** Formats by exponent bits and mantissa bits, from the first to the second. Solvers read some of these pairs wrongly. */
    @ParameterizedTest
    @CsvSource({"8, 7, 5, 10", "5, 10, 8, 7", "8, 7, 5, 7", "8, 4, 8, 3", "5, 10, 6, 2", "8, 11, 5, 10", "8, 12, 5, 10",
            "5, 2, 4, 3", "4, 3, 5, 2", "3, 4, 5, 2", "4, 5, 6, 2", "5, 10, 5, 2", "5, 10, 5, 3", "8, 7, 6, 2"})
    void aConversionRoundsToTheNearest(int exponent, int mantissa, int toExponent, int toMantissa) {
        FloatFormat from = new FloatFormat(exponent, mantissa);
        FloatFormat to = new FloatFormat(toExponent, toMantissa);
        Formula x = symbol("x", sort(from));
        Formula there = Formula.converted(SmtOperator.FLOAT_OF_FLOAT, Rounding.NEAREST_EVEN, sort(to), x);
        Random random = new Random(exponent * 31L + toExponent);
        Stream<Long> special = Stream.of(from.infinity(), from.infinity() | from.signBit(), from.notANumber());
        Stream<Long> finite = Stream
                .generate(() -> random.nextLong(from.infinity()) | (random.nextBoolean() ? from.signBit() : 0));
        List<Formula> wrong = Stream.concat(special, finite)
                .limit(40)
                .map(bits -> isWrong(x, number(bits, x), there,
                        number(new FloatNumber(from, bits).nearest(to).bits(), there)))
                .toList();
        assertNone(wrong);
    }

    @ParameterizedTest
    @CsvSource({"5, 2", "5, 10", "8, 7", "8, 23", "11, 52", "6, 5", "4, 3"})
    void eachWordBecomesTheNearestNumber(int exponent, int mantissa) {
        FloatFormat format = new FloatFormat(exponent, mantissa);
        Random random = new Random(exponent);
        for (int bits : List.of(2, 3, 4, 5, 7, 9, 33, 80, 127)) {
            Sort.Words words = new Sort.Words(bits);
            Formula word = symbol("w", words);
            for (boolean signed : List.of(false, true)) {
                Formula there = Formula.converted(signed ? SmtOperator.FLOAT_OF_SIGNED : SmtOperator.FLOAT_OF_UNSIGNED,
                        Rounding.NEAREST_EVEN, sort(format), word);
                List<Formula> wrong = new ArrayList<>();
                for (int i = 0; i < 16; i++) {
                    BigInteger value = bits <= 4
                            ? BigInteger.valueOf(i % (1 << bits))
                            : new BigInteger(bits, random).shiftRight(random.nextInt(bits));
                    BigInteger number = signed && value.testBit(bits - 1)
                            ? value.subtract(BigInteger.ONE.shiftLeft(bits))
                            : value;
                    FloatNumber nearest = FloatNumber.nearest(format, number, BigInteger.ONE);
                    wrong.add(isWrong(word, new Formula.Word(value, words), there, number(nearest.bits(), there)));
                }
                assertNone(wrong);
            }
        }
    }

    /** Bitwuzla 0.8.2 and cvc5 1.3.2 add, take roots and round to integers wrongly with two or three exponent bits. */
    @Test
    void noFormatOfIeeeHasFewerThanFourExponentBits() {
        assertThat(FloatFormat.ALL).filteredOn(format -> !format.isFinite())
                .isNotEmpty()
                .allSatisfy(format -> assertThat(format.exponentBits()).isGreaterThanOrEqualTo(4));
    }

    /** A bf16 above 0 that is a subnormal f16, as the machine converts it. */
    @Test
    void aShorterNumberBecomesASubnormalOne() {
        Sort.Floats half = new Sort.Floats(5, 11);
        Formula x = symbol("x", new Sort.Floats(8, 8));
        Formula there = Formula.converted(SmtOperator.FLOAT_OF_FLOAT, Rounding.NEAREST_EVEN, half, x);
        Formula back = Formula.converted(SmtOperator.FLOAT_OF_FLOAT, Rounding.NEAREST_EVEN, x.sort(), there);
        Query query = new Query("a subnormal",
                List.of(Formula.not(Formula.equal(back, x)),
                        Formula.compared(SmtOperator.FLOAT_AT_MOST, number(1, half), there),
                        Formula.compared(SmtOperator.FLOAT_AT_MOST, there, number(0x3FF, half))),
                List.of(x, there));
        assertThat(solver().check(query, AMPLE)).isInstanceOfSatisfying(Answer.Satisfiable.class, model -> {
            List<Integer> bits = model.values()
                    .stream()
                    .map(value -> ((Value.Floating) value).bits().intValue())
                    .toList();
            assertThat(Float.floatToFloat16(Float.intBitsToFloat(bits.getFirst() << 16)))
                    .isEqualTo((short) (int) bits.getLast());
        });
    }

    @Test
    void bitsAreTheNumberThatHasThem() {
        Sort.Floats half = new Sort.Floats(5, 11);
        Sort.Words word = new Sort.Words(16);
        for (int bits : List.of(0, 1, 0x3C00, 0x7BFF, 0x7C00, 0x7C01, 0x7E00, 0x8000, 0xFBFF, 0xFFFF)) {
            Formula made = Formula.made(SmtOperator.FLOAT_OF_BITS, new Formula.Word(BigInteger.valueOf(bits), word),
                    half);
            assertValid(Formula.equal(made, number(bits, half)));
        }
        Formula b = new Formula.Symbol("b", word);
        Formula number = Formula.made(SmtOperator.FLOAT_OF_BITS, b, half);
        Query query = new Query("bits", List.of(Formula.equal(number, number(0x8001, half))), List.of(b));
        assertThat(solver().check(query, AMPLE)).isInstanceOfSatisfying(Answer.Satisfiable.class,
                model -> assertThat(model.values()).containsExactly(new Value.Whole(BigInteger.valueOf(0x8001))));
    }

    /** In f16 bits: the least number, that below 1/2, 1/2, 3/2 and 5/2; what lies halfway goes away from 0, or to an even number. */
    @ParameterizedTest
    @CsvSource({"0x0001, 0, 0", "0x37FF, 0, 0", "0x3800, 0x3C00, 0", "0x3E00, 0x4000, 0x4000",
            "0x4100, 0x4200, 0x4000"})
    void wholeNumbersAreTheNearest(String number, String away, String even) {
        Sort.Floats half = new Sort.Floats(5, 11);
        for (long sign : List.of(0L, 0x8000L)) {
            Formula a = number(sign | Long.decode(number), half);
            assertValid(Formula.equal(Formula.rounded(SmtOperator.FLOAT_TO_INTEGRAL, Rounding.NEAREST_AWAY, a),
                    number(sign | Long.decode(away), half)));
            assertValid(Formula.equal(Formula.rounded(SmtOperator.FLOAT_TO_INTEGRAL, Rounding.NEAREST_EVEN, a),
                    number(sign | Long.decode(even), half)));
        }
    }

    @Test
    void aWrongLawHasAModelThatShowsIt() {
        Sort.Floats half = new Sort.Floats(5, 11);
        Formula x = symbol("x", half);
        Formula sum = Formula.rounded(SmtOperator.FLOAT_ADD, Rounding.NEAREST_EVEN, x, number(0, half));
        Query query = new Query("x + 0 is x", List.of(Formula.not(Formula.equal(sum, x))), List.of(x, sum));
        assertThat(solver().check(query, AMPLE)).isEqualTo(new Answer.Satisfiable(
                Stream.of(0x8000L, 0L).<Value>map(bits -> new Value.Floating(BigInteger.valueOf(bits), half)).toList(),
                solver().check(query, AMPLE).resources()));
    }

    private static Formula isWrong(Formula from, Formula value, Formula to, Formula expected) {
        return Formula.and(List.of(Formula.equal(from, value), Formula.not(Formula.equal(to, expected))));
    }

    private void assertNone(List<Formula> wrong) {
        assertValid(Formula.not(Formula.or(wrong)));
    }

    private static Sort.Floats sort(FloatFormat format) {
        return new Sort.Floats(format.exponentBits(), format.precision());
    }

    private static Formula number(long bits, Formula like) {
        return number(bits, (Sort.Floats) like.sort());
    }
}
