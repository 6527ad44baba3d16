package io.verifyrules.verifier.value;

import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.FloatFormat;
import io.verifyrules.dsl.element.UnaryOperator;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.DoubleBinaryOperator;
import java.util.function.LongUnaryOperator;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;

/** Exact arithmetic with one rounding is that of the machine in its formats, and that of a table of all numbers in small ones. */
class FloatingArithmeticTest {

    private static final int RANDOM_PAIRS = 15_000;

    private static final List<BinaryOperator> RATIONAL = List.of(BinaryOperator.ADD, BinaryOperator.SUB,
            BinaryOperator.MUL, BinaryOperator.DIV);

    static Stream<FloatFormat> small() {
        return Stream.of(new FloatFormat(2, 1), new FloatFormat(3, 2), new FloatFormat(4, 3));
    }

    private static List<FloatNumber> all(FloatFormat format) {
        return LongStream.range(0, 1L << format.bits())
                .mapToObj(bits -> new FloatNumber(format, bits))
                .distinct()
                .toList();
    }

    private static DoubleBinaryOperator onDoubles(BinaryOperator operator) {
        return switch (operator) {
            case ADD -> (a, b) -> a + b;
            case SUB -> (a, b) -> a - b;
            case MUL -> (a, b) -> a * b;
            case DIV -> (a, b) -> a / b;
            case REM -> (a, b) -> a % b;
            case MIN -> Math::min;
            case MAX -> Math::max;
            default -> throw new AssertionError(operator);
        };
    }

    /** Numbers whose bits are drawn, or that are near to where a format ends, or to each other. */
    private static long bits(FloatFormat format, Random random, long other) {
        long mask = format.bits() == Long.SIZE ? -1 : (1L << format.bits()) - 1;
        return mask & switch (random.nextInt(5)) {
            case 0 -> other ^ (random.nextLong(8) | (random.nextBoolean() ? format.signBit() : 0));
            case 1 -> List
                    .of(0L, 1L, format.infinity(), format.infinity() - 1, format.signBit(), format.notANumber(),
                            1L << format.mantissaBits(), (1L << format.mantissaBits()) - 1)
                    .get(random.nextInt(8));
            case 2 -> random.nextLong() & ~((1L << (format.mantissaBits() - 2)) - 1);
            default -> random.nextLong();
        };
    }

    private static void compareWithMachine(FloatFormat format, LongUnaryOperator toDouble, LongUnaryOperator back) {
        Random random = new Random(format.bits());
        for (BinaryOperator operator : List.of(BinaryOperator.ADD, BinaryOperator.SUB, BinaryOperator.MUL,
                BinaryOperator.DIV, BinaryOperator.REM, BinaryOperator.MIN, BinaryOperator.MAX)) {
            long other = 0;
            for (int i = 0; i < RANDOM_PAIRS; i++) {
                long first = bits(format, random, other);
                long second = bits(format, random, first);
                other = second;
                double a = Double.longBitsToDouble(toDouble.applyAsLong(first));
                double b = Double.longBitsToDouble(toDouble.applyAsLong(second));
                long expected = back.applyAsLong(Double.doubleToRawLongBits(onDoubles(operator).applyAsDouble(a, b)));
                FloatNumber x = new FloatNumber(format, first);
                FloatNumber y = new FloatNumber(format, second);
                FloatNumber result = FloatingArithmetic.apply(operator, x, y);
                if (!result.equals(new FloatNumber(format, expected))) {
                    assertThat(result).as("%s %s %s of %s", x, operator, y, format)
                            .isEqualTo(new FloatNumber(format, expected));
                }
            }
        }
    }

    @Test
    void doublesAreThoseOfTheMachine() {
        compareWithMachine(FloatFormat.F64, bits -> bits, bits -> bits);
    }

    /** A double holds the exact sum, difference and product of halves, and rounding their quotient twice changes nothing. */
    @Test
    void floatsAndHalvesAreThoseOfTheMachine() {
        compareWithMachine(FloatFormat.F32, bits -> Double.doubleToRawLongBits(Float.intBitsToFloat((int) bits)),
                bits -> Float.floatToRawIntBits((float) Double.longBitsToDouble(bits)) & 0xFFFFFFFFL);
        compareWithMachine(FloatFormat.F16, bits -> Double.doubleToRawLongBits(Float.float16ToFloat((short) bits)),
                FloatingArithmeticTest::half);
    }

    private static long half(long bits) {
        double value = Double.longBitsToDouble(bits);
        float single = (float) value;
        // To a single first, towards the odd neighbour, so that the second rounding sees on which side the number lies.
        if (single != value && (Float.floatToRawIntBits(single) & 1) == 0 && !Double.isNaN(value)) {
            single = single < value ? Math.nextUp(single) : Math.nextDown(single);
        }
        return Float.floatToFloat16(single) & 0xFFFFL;
    }

    /** A finite number as a decimal, which it has exactly. */
    private static BigDecimal exact(FloatNumber number) {
        return new BigDecimal(number.numerator()).divide(new BigDecimal(number.denominator()));
    }

    /** The numbers that are not negative in their order, and one that would come after the greatest. */
    private static List<BigDecimal> table(FloatFormat format) {
        List<BigDecimal> finite = LongStream.range(0, format.infinity())
                .mapToObj(bits -> exact(new FloatNumber(format, bits)))
                .toList();
        BigDecimal greatest = finite.getLast();
        return Stream.concat(finite.stream(), Stream.of(greatest.add(greatest).subtract(finite.get(finite.size() - 2))))
                .toList();
    }

    /** What a positive number is rounded to, found by looking at all there are, and one that comes after the greatest. */
    private static FloatNumber looked(FloatFormat format, List<BigDecimal> table, FloatRounding rounding,
            boolean negative, BigDecimal magnitude) {
        int lower = 0;
        while (lower + 2 < table.size() && table.get(lower + 1).compareTo(magnitude) <= 0) {
            lower++;
        }
        BigDecimal below = table.get(lower);
        BigDecimal above = table.get(lower + 1);
        int nearer = magnitude.subtract(below).compareTo(above.subtract(magnitude));
        boolean up = switch (rounding) {
            case NEAREST_EVEN -> nearer > 0 || (nearer == 0 && lower % 2 == 1);
            case NEAREST_AWAY -> nearer >= 0;
            case UPWARD -> !negative;
            case DOWNWARD -> negative;
            case TOWARD_ZERO -> false;
        };
        long chosen = below.compareTo(magnitude) == 0 || !up ? lower : lower + 1;
        return new FloatNumber(format, chosen).signed(negative);
    }

    /** Far enough that a quotient which is no number of a small format is not taken for one, nor for a half. */
    private static BigDecimal exactly(BinaryOperator operator, BigDecimal a, BigDecimal b) {
        return switch (operator) {
            case ADD -> a.add(b);
            case SUB -> a.subtract(b);
            case MUL -> a.multiply(b);
            case DIV -> a.divide(b, 200, RoundingMode.DOWN);
            default -> throw new AssertionError(operator);
        };
    }

    @ParameterizedTest
    @EnumSource(FloatRounding.class)
    void allPairsOfSmallFormatsAreRoundedAsATableSays(FloatRounding rounding) {
        small().forEach(format -> {
            List<BigDecimal> table = table(format);
            List<FloatNumber> finite = all(format).stream().filter(FloatNumber::isFinite).toList();
            for (BinaryOperator operator : RATIONAL) {
                for (FloatNumber a : finite) {
                    for (FloatNumber b : finite) {
                        if (operator == BinaryOperator.DIV && b.isZero()) {
                            continue;
                        }
                        BigDecimal result = exactly(operator, exact(a), exact(b));
                        FloatNumber found = FloatingArithmetic.apply(operator, rounding, a, b);
                        FloatNumber expected = result.signum() == 0
                                ? FloatNumber.zero(format, found.isNegative())
                                : looked(format, table, rounding, result.signum() < 0, result.abs());
                        if (!found.equals(expected)) {
                            assertThat(found).as("%s %s %s of %s %s", a, operator, b, format, rounding)
                                    .isEqualTo(expected);
                        }
                    }
                }
            }
        });
    }

    @ParameterizedTest
    @MethodSource("small")
    void theSignOfZeroIsThatOfIeee(FloatFormat format) {
        FloatNumber zero = FloatNumber.zero(format, false);
        FloatNumber minusZero = FloatNumber.zero(format, true);
        for (FloatNumber a : all(format).stream().filter(FloatNumber::isFinite).toList()) {
            for (FloatRounding rounding : FloatRounding.values()) {
                boolean down = rounding == FloatRounding.DOWNWARD;
                assertThat(FloatingArithmetic.apply(BinaryOperator.SUB, rounding, a, a))
                        .isEqualTo(down ? minusZero : zero);
                FloatNumber product = FloatingArithmetic.apply(BinaryOperator.MUL, rounding, a, minusZero);
                assertThat(product).isEqualTo(a.isNegative() ? zero : minusZero);
            }
        }
        assertThat(FloatingArithmetic.apply(BinaryOperator.ADD, minusZero, minusZero)).isEqualTo(minusZero);
        assertThat(FloatingArithmetic.apply(BinaryOperator.ADD, zero, minusZero)).isEqualTo(zero);
        assertThat(FloatingArithmetic.apply(BinaryOperator.MIN, zero, minusZero)).isEqualTo(minusZero);
        assertThat(FloatingArithmetic.apply(BinaryOperator.MAX, minusZero, zero)).isEqualTo(zero);
        assertThat(FloatingArithmetic.apply(UnaryOperator.NEG, zero)).isEqualTo(minusZero);
        assertThat(FloatingArithmetic.apply(UnaryOperator.ABS, minusZero)).isEqualTo(zero);
        assertThat(FloatingArithmetic.apply(UnaryOperator.SIGN, minusZero)).isEqualTo(minusZero);
    }

    @ParameterizedTest
    @MethodSource("small")
    void minimaTakeNoNotANumberOrTakeIt(FloatFormat format) {
        FloatNumber nan = FloatNumber.notANumber(format);
        for (FloatNumber a : all(format)) {
            for (BinaryOperator extreme : List.of(BinaryOperator.MIN, BinaryOperator.MAX)) {
                assertThat(FloatingArithmetic.apply(extreme, a, nan)).isEqualTo(nan);
                assertThat(FloatingArithmetic.apply(extreme, nan, a)).isEqualTo(nan);
                assertThat(FloatingArithmetic.ofNumbers(extreme, a, nan)).isEqualTo(a);
                assertThat(FloatingArithmetic.ofNumbers(extreme, nan, a)).isEqualTo(a);
            }
        }
    }

    @Test
    void conversionsBetweenFormatsAreThoseOfTheMachine() {
        Random random = new Random(4);
        for (int i = 0; i < RANDOM_PAIRS; i++) {
            long bits = bits(FloatFormat.F64, random, random.nextLong());
            double value = Double.longBitsToDouble(bits);
            assertConverted(bits, FloatFormat.F32, Float.floatToRawIntBits((float) value) & 0xFFFFFFFFL);
            assertConverted(bits, FloatFormat.F16, half(bits));
            if (Double.isFinite(value)) {
                FloatNumber number = new FloatNumber(FloatFormat.F64, bits);
                assertThat(FloatingArithmetic.whole(number, FloatRounding.TOWARD_ZERO))
                        .contains(new BigDecimal(value).toBigInteger());
                assertThat(FloatingArithmetic.integral(number, FloatRounding.NEAREST_EVEN).bits())
                        .isEqualTo(Double.doubleToRawLongBits(Math.rint(value)));
                assertThat(FloatingArithmetic.integral(number, FloatRounding.DOWNWARD).bits())
                        .isEqualTo(Double.doubleToRawLongBits(Math.floor(value)));
                assertThat(FloatingArithmetic.integral(number, FloatRounding.UPWARD).bits())
                        .isEqualTo(Double.doubleToRawLongBits(Math.ceil(value)));
                assertThat(FloatingArithmetic.squareRoot(number, FloatRounding.NEAREST_EVEN))
                        .isEqualTo(new FloatNumber(FloatFormat.F64, Double.doubleToRawLongBits(Math.sqrt(value))));
            }
        }
        assertThat(FloatingArithmetic.whole(FloatNumber.infinity(FloatFormat.F16, true), FloatRounding.UPWARD))
                .isEmpty();
    }

    private static void assertConverted(long bits, FloatFormat format, long expected) {
        FloatNumber number = new FloatNumber(FloatFormat.F64, bits);
        FloatNumber narrow = FloatingArithmetic.converted(number, format, FloatRounding.NEAREST_EVEN);
        assertThat(narrow).as("%s as %s", number, format).isEqualTo(new FloatNumber(format, expected));
        FloatNumber wide = FloatingArithmetic.converted(narrow, FloatFormat.F64, FloatRounding.UPWARD);
        assertThat(FloatingArithmetic.converted(wide, format, FloatRounding.DOWNWARD)).isEqualTo(narrow);
    }

    @Test
    void wholeNumbersAreRoundedAsTheMachineDoes() {
        Random random = new Random(5);
        for (int i = 0; i < RANDOM_PAIRS; i++) {
            long whole = random.nextLong() >> random.nextInt(64);
            FloatNumber number = FloatNumber.rounded(FloatFormat.F32, FloatRounding.NEAREST_EVEN,
                    BigInteger.valueOf(whole), BigInteger.ONE);
            assertThat(number.bits()).as("%s", whole).isEqualTo(Float.floatToRawIntBits((float) whole) & 0xFFFFFFFFL);
        }
    }

    @ParameterizedTest
    @MethodSource("small")
    void squareRootsOfSmallFormatsEncloseTheirSquares(FloatFormat format) {
        for (FloatNumber a : all(format)) {
            FloatNumber down = FloatingArithmetic.squareRoot(a, FloatRounding.DOWNWARD);
            FloatNumber up = FloatingArithmetic.squareRoot(a, FloatRounding.UPWARD);
            if (a.isFinite() && !a.isNegative() && !a.isZero()) {
                assertThat(exact(down).pow(2)).isLessThanOrEqualTo(exact(a));
                assertThat(exact(up).pow(2)).isGreaterThanOrEqualTo(exact(a));
                assertThat(up.bits() - down.bits()).isBetween(0L, 1L);
            } else {
                assertThat(down).isEqualTo(a.isNegative() && !a.isZero() ? FloatNumber.notANumber(format) : a);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("small")
    void aNumberIsAnElementWhereItsBitsAreFound(FloatFormat format) {
        for (int numerator = -200; numerator <= 200; numerator++) {
            for (int denominator = 1; denominator <= 64; denominator++) {
                BigInteger n = BigInteger.valueOf(numerator);
                BigInteger d = BigInteger.valueOf(denominator);
                FloatNumber down = FloatNumber.rounded(format, FloatRounding.DOWNWARD, n, d);
                boolean element = down.equals(FloatNumber.rounded(format, FloatRounding.UPWARD, n, d));
                Optional<Long> expected = element ? Optional.of(down.bits()) : Optional.empty();
                var found = format.bitsOf(n, d);
                assertThat(found.isPresent() ? Optional.of(found.getAsLong()) : Optional.empty())
                        .as("%s/%s in %s", n, d, format)
                        .isEqualTo(expected);
            }
        }
    }

    /** All orders of all choices of four numbers: what is said to be certain is so. */
    @ParameterizedTest
    @EnumSource(value = BinaryOperator.class, names = {"ADD", "MUL", "MIN", "MAX"})
    void whatIsTheSameInEachOrderIsNotUncertain(BinaryOperator operator) {
        FloatFormat format = new FloatFormat(3, 2);
        List<FloatNumber> all = all(format);
        Random random = new Random(6);
        int certain = 0;
        for (int i = 0; i < 4000; i++) {
            List<FloatNumber> terms = random.ints(3 + i % 2, 0, all.size()).mapToObj(all::get).toList();
            Set<FloatNumber> results = new HashSet<>();
            orders(operator, terms, results);
            UnorderedFloats floats = new UnorderedFloats(operator, Grouping.AS_WRITTEN);
            terms.forEach(floats::add);
            ElementValue combined = floats.combined();
            if (combined instanceof ElementValue.Floating(FloatNumber number)) {
                certain++;
                assertThat(results).as("%s of %s", operator, terms).containsExactly(number);
            }
        }
        assertThat(certain).isGreaterThan(300);
    }

    /** Every way to combine two of the terms, and then what is left. */
    private static void orders(BinaryOperator operator, List<FloatNumber> terms, Set<FloatNumber> results) {
        if (terms.size() == 1) {
            results.add(terms.getFirst());
        }
        for (int i = 0; i < terms.size(); i++) {
            for (int j = i + 1; j < terms.size(); j++) {
                List<FloatNumber> left = new ArrayList<>(terms);
                FloatNumber second = left.remove(j);
                left.set(i, FloatingArithmetic.apply(operator, left.get(i), second));
                orders(operator, left, results);
            }
        }
    }

    @Test
    void aNumberIsWrittenWithNoMoreDigitsThanTellItFromItsNeighbours() {
        assertThat(List.of(0x3C00L, 0xBE00L, 0x3555L, 0x8000L, 0x7BFFL, 1L, 0x7C00L, 0xFC00L, 0x7E01L))
                .extracting(bits -> new FloatNumber(FloatFormat.F16, bits).toString())
                .containsExactly("1.0", "-1.5", "0.3333", "-0.0", "65504.0", "6.0e-8", "+inf", "-inf", "nan");
        assertThat(new FloatNumber(FloatFormat.F64, Double.doubleToRawLongBits(0.1))).hasToString("0.1");
        assertThat(new FloatNumber(FloatFormat.F64, Double.doubleToRawLongBits(1.5e300))).hasToString("1.5e300");
        assertThat(
                Stream.of(FloatFormat.F16, FloatFormat.BF16, FloatFormat.F32, FloatFormat.F64, new FloatFormat(3, 2)))
                .extracting(FloatFormat::toString)
                .containsExactly("f16", "bf16", "f32", "f64", "f6e3m2");
    }
}
