package io.verifyrules.verifier.value;

import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.FloatFormat;
import io.verifyrules.dsl.element.UnaryOperator;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

import static io.verifyrules.dsl.element.BinaryOperator.ADD;
import static io.verifyrules.dsl.element.BinaryOperator.DIV;
import static io.verifyrules.dsl.element.BinaryOperator.MAX;
import static io.verifyrules.dsl.element.BinaryOperator.MIN;
import static io.verifyrules.dsl.element.BinaryOperator.MUL;
import static io.verifyrules.dsl.element.BinaryOperator.REM;
import static io.verifyrules.dsl.element.BinaryOperator.SUB;
import static org.assertj.core.api.Assertions.assertThat;

/** Operations on all numbers of each format of 8 bits are those on exact numbers, rounded by search. */
class SmallFloatsTest {

    static Stream<SmallFormatModel> models() {
        return SmallFormatModel.models();
    }

    static Stream<Arguments> operations() {
        return models().flatMap(
                model -> Stream.of(ADD, SUB, MUL, DIV, REM, MIN, MAX).map(operator -> Arguments.of(model, operator)));
    }

    @Test
    void theFiniteFormatHasTheNumbersThatStableHloSays() {
        assertNumbers(FloatFormat.F8E4M3FN, "f8e4m3fn", 255, Map.of(0x00, "0.0", 0x80, "-0.0", 0x01, "0.002", 0x08,
                "0.016", 0x38, "1.0", 0x7e, "448.0", 0xfe, "-448.0", 0x78, "256.0", 0x77, "240.0", 0x7f, "nan"));
        assertThat(FloatFormat.F8E4M3FN.bitsOf(BigInteger.valueOf(480), BigInteger.ONE)).as("the bits of none")
                .isEmpty();
    }

    @Test
    void theFormatWithTwoBitsOfSignificandHasTheNumbersThatStableHloSays() {
        assertNumbers(FloatFormat.F8E5M2, "f8e5m2", 251, Map.of(0x00, "0.0", 0x80, "-0.0", 0x3c, "1.0", 0x41, "2.5",
                0x7b, "57344.0", 0xfb, "-57344.0", 0x7c, "+inf", 0xfc, "-inf", 0x7e, "nan"));
        SmallFormatModel model = new SmallFormatModel(FloatFormat.F8E5M2);
        assertThat(model.value(model.of(0x01))).isEqualByComparingTo(BigDecimal.ONE.divide(BigDecimal.valueOf(65536)));
    }

    private static void assertNumbers(FloatFormat format, String name, int count, Map<Integer, String> known) {
        assertThat(format).hasToString(name);
        SmallFormatModel model = new SmallFormatModel(format);
        assertThat(model.all()).hasSize(count).doesNotHaveDuplicates();
        known.forEach((bits, text) -> assertThat(model.of(bits)).as(Integer.toHexString(bits)).hasToString(text));
    }

    @ParameterizedTest
    @MethodSource("models")
    void allBitsAreTheNumbersOfTheModel(SmallFormatModel model) {
        assertThat(model.of(0xff)).as("one element is not a number").isEqualTo(model.nan());
        for (FloatNumber number : model.all()) {
            assertThat(number.isInfinite()).isEqualTo(model.isInfinite(number));
            assertThat(number.isFinite()).isEqualTo(model.isFinite(number));
            assertThat(number.isNaN()).isEqualTo(model.isNaN(number)).isEqualTo(number.equals(model.nan()));
            if (number.isFinite()) {
                assertThat(exact(number)).isEqualByComparingTo(model.value(number));
                assertThat(model.format().bitsOf(number.numerator(), number.denominator()).orElseThrow())
                        .isEqualTo(number.isZero() ? 0 : number.bits());
            }
        }
    }

    /** The exact result in units of the least number, rounded; that of doubles where an operand or the result is special. */
    private static FloatNumber expected(SmallFormatModel model, BinaryOperator operator, FloatNumber a, FloatNumber b) {
        boolean special = !model.isFinite(a) || !model.isFinite(b);
        if (special || operator == MIN || operator == MAX || (b.isZero() && (operator == DIV || operator == REM))) {
            return model.nearest(ofDoubles(operator, model.real(a), model.real(b)));
        }
        BigInteger x = model.units(a);
        BigInteger y = model.units(b);
        boolean differ = model.isNegative(a) != model.isNegative(b);
        boolean bothNegative = model.isNegative(a) && !differ;
        return switch (operator) {
            case ADD -> model.nearest(x.add(y), BigInteger.ONE, bothNegative);
            case SUB -> model.nearest(x.subtract(y), BigInteger.ONE, model.isNegative(a) && differ);
            case MUL -> model.nearest(x.multiply(y), model.unitsOfOne(), differ);
            case DIV -> model.nearest(x.multiply(model.unitsOfOne()), y, differ);
            case REM -> model.nearest(x.remainder(y), BigInteger.ONE, model.isNegative(a));
            default -> throw new IllegalArgumentException(operator.symbol());
        };
    }

    private static double ofDoubles(BinaryOperator operator, double a, double b) {
        return switch (operator) {
            case ADD -> a + b;
            case SUB -> a - b;
            case MUL -> a * b;
            case DIV -> a / b;
            case REM -> a % b;
            case MIN -> Math.min(a, b);
            case MAX -> Math.max(a, b);
            default -> throw new IllegalArgumentException(operator.symbol());
        };
    }

    @ParameterizedTest
    @MethodSource("operations")
    void operationsOnAllPairsAreExactOnesRoundedOnce(SmallFormatModel model, BinaryOperator operator) {
        for (FloatNumber a : model.all()) {
            for (FloatNumber b : model.all()) {
                assertThat(FloatingArithmetic.apply(operator, a, b)).as("%s %s %s", a, operator.symbol(), b)
                        .isEqualTo(expected(model, operator, a, b));
            }
        }
    }

    /** So a solver may compute in f16, or with twice as many bits and two, and round once more. */
    @ParameterizedTest
    @MethodSource("models")
    void twoRoundingsGiveWhatOneGives(SmallFormatModel model) {
        FloatFormat format = model.format();
        FloatFormat twice = new FloatFormat(format.exponentBits() + 2, 2 * format.precision() + 1);
        for (FloatFormat longer : List.of(FloatFormat.F16, twice)) {
            for (FloatNumber a : model.all()) {
                FloatNumber x = a.nearest(longer);
                for (FloatNumber b : model.all()) {
                    FloatNumber y = b.nearest(longer);
                    for (BinaryOperator operator : List.of(ADD, SUB, MUL, DIV)) {
                        assertThat(FloatingArithmetic.apply(operator, x, y).nearest(format))
                                .as("%s %s %s", a, operator.symbol(), b)
                                .isEqualTo(FloatingArithmetic.apply(operator, a, b));
                    }
                }
                assertThat(FloatingArithmetic.apply(UnaryOperator.SQRT, x).nearest(format))
                        .isEqualTo(FloatingArithmetic.apply(UnaryOperator.SQRT, a));
            }
        }
    }

    @ParameterizedTest
    @MethodSource("models")
    void comparisonsOfAllPairsAreThoseOfNumbers(SmallFormatModel model) {
        for (FloatNumber a : model.all()) {
            for (FloatNumber b : model.all()) {
                OptionalInt sign = model.compare(a, b);
                for (Relation relation : Relation.values()) {
                    assertThat(FloatValues.related(relation, a, b)).as("%s %s %s", a, relation, b)
                            .isEqualTo(sign.isPresent() ? relation.holds(sign.getAsInt()) : relation == Relation.NE);
                }
            }
        }
    }

    @Test
    void whatOverflowsTheFiniteFormatIsNotANumber() {
        FloatFormat format = FloatFormat.F8E4M3FN;
        SmallFormatModel model = new SmallFormatModel(format);
        assertThat(model.nearest(464)).isEqualTo(model.of(0x7e));
        assertThat(FloatNumber.nearest(format, BigInteger.valueOf(464), BigInteger.ONE)).isEqualTo(model.of(0x7e));
        assertThat(FloatNumber.nearest(format, BigInteger.valueOf(465), BigInteger.ONE)).isEqualTo(model.nan());
        assertThat(FloatNumber.nearest(format, BigInteger.TEN.pow(9).negate(), BigInteger.ONE)).isEqualTo(model.nan());
        assertThat(FloatNumber.infinity(FloatFormat.F32, true).nearest(format)).isEqualTo(model.nan());
        assertThat(FloatingArithmetic.apply(DIV, model.of(0x38), model.of(0x00))).as("1 / 0").isEqualTo(model.nan());
    }

    @Test
    void whatOverflowsTheFormatWithInfinitiesIsInfinite() {
        FloatFormat format = FloatFormat.F8E5M2;
        SmallFormatModel model = new SmallFormatModel(format);
        assertThat(FloatNumber.nearest(format, BigInteger.valueOf(61439), BigInteger.ONE)).isEqualTo(model.of(0x7b));
        assertThat(FloatNumber.nearest(format, BigInteger.valueOf(61440), BigInteger.ONE)).isEqualTo(model.of(0x7c));
        assertThat(FloatNumber.nearest(format, BigInteger.valueOf(-61440), BigInteger.ONE)).isEqualTo(model.of(0xfc));
        assertThat(FloatNumber.infinity(FloatFormat.F32, true).nearest(format)).isEqualTo(model.of(0xfc));
        assertThat(model.of(0x7c).nearest(FloatFormat.F8E4M3FN).isNaN()).isTrue();
        assertThat(FloatingArithmetic.apply(DIV, model.of(0x3c), model.of(0x80))).as("1 / -0")
                .isEqualTo(model.of(0xfc));
    }

    @ParameterizedTest
    @MethodSource("models")
    void rootsOfAllNumbersAreExactOnesRoundedOnce(SmallFormatModel model) {
        for (FloatNumber a : model.all()) {
            FloatNumber root = FloatingArithmetic.apply(UnaryOperator.SQRT, a);
            if (!model.isFinite(a) || model.isNegative(a)) {
                assertThat(root).as("sqrt %s", a).isEqualTo(model.nearest(Math.sqrt(model.real(a))));
            } else {
                // So many digits that no number halfway between two is as near.
                BigDecimal exact = model.value(a).sqrt(new MathContext(40, RoundingMode.DOWN));
                assertThat(root).as("sqrt %s", a).isEqualTo(model.nearest(exact, false));
            }
        }
    }

    @ParameterizedTest
    @MethodSource("models")
    void integralNumbersAreThoseOfDecimals(SmallFormatModel model) {
        Map<UnaryOperator, RoundingMode> modes = Map.of(UnaryOperator.FLOOR, RoundingMode.FLOOR, UnaryOperator.CEIL,
                RoundingMode.CEILING, UnaryOperator.ROUND, RoundingMode.HALF_UP, UnaryOperator.ROUND_EVEN,
                RoundingMode.HALF_EVEN);
        modes.forEach((operator, mode) -> {
            for (FloatNumber a : model.all()) {
                FloatNumber result = FloatingArithmetic.apply(operator, a);
                if (!model.isFinite(a)) {
                    assertThat(result).isEqualTo(a);
                } else {
                    assertThat(model.value(result)).as("%s %s", operator.symbol(), a)
                            .isEqualByComparingTo(model.value(a).setScale(0, mode));
                    assertThat(result.isNegative()).isEqualTo(a.isNegative());
                }
            }
        });
    }

    @ParameterizedTest
    @MethodSource("models")
    void signsChangeAsTheyDoInIeee754(SmallFormatModel model) {
        int one = (int) model.nearest(1).bits();
        for (FloatNumber a : model.all()) {
            int bits = (int) a.bits();
            FloatNumber opposite = FloatingArithmetic.apply(UnaryOperator.NEG, a);
            assertThat(opposite).isEqualTo(a.isNaN() ? a : model.of(bits ^ 0x80));
            assertThat(FloatingArithmetic.apply(UnaryOperator.ABS, a)).isEqualTo(a.isNaN() ? a : model.of(bits & 0x7f));
            assertThat(FloatingArithmetic.apply(UnaryOperator.SIGN, a))
                    .isEqualTo(a.isNaN() || a.isZero() ? a : model.of(a.isNegative() ? one | 0x80 : one));
        }
    }

    private static BigDecimal exact(FloatNumber number) {
        return new BigDecimal(number.numerator()).divide(new BigDecimal(number.denominator()));
    }

    /** The element that an element of any format is rounded to. */
    private static FloatNumber rounded(FloatNumber number, SmallFormatModel model) {
        if (number.isNaN()) {
            return model.nan();
        }
        return number.isFinite()
                ? model.nearest(exact(number), number.isNegative())
                : model.overflow(number.isNegative());
    }

    @ParameterizedTest
    @MethodSource("models")
    void numbersOfOtherShortFormatsBecomeTheNearestOnes(SmallFormatModel model) {
        FloatFormat.ALL.stream()
                .filter(format -> format.bits() <= 16)
                .flatMap(format -> LongStream.range(0, 1L << format.bits())
                        .mapToObj(bits -> new FloatNumber(format, bits)))
                .forEach(number -> assertThat(number.nearest(model.format())).as("%s of %s", number, number.format())
                        .isEqualTo(rounded(number, model)));
    }

    @ParameterizedTest
    @MethodSource("models")
    void numbersOfFloatsWithManyBitsRoundBesideTheMiddleOfTwo(SmallFormatModel model) {
        for (FloatNumber a : model.magnitudes()) {
            for (FloatFormat format : List.of(FloatFormat.F32, FloatFormat.F64)) {
                long bits = format.bitsOf(model.middle((int) a.bits()), model.halfUnitsOfOne()).orElseThrow();
                for (long beside = bits - 1; beside <= bits + 1; beside++) {
                    for (long signed : List.of(beside, beside | format.signBit())) {
                        FloatNumber number = new FloatNumber(format, signed);
                        assertThat(number.nearest(model.format())).as("%s of %s", number, format)
                                .isEqualTo(rounded(number, model));
                    }
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("models")
    void allNumbersAreNumbersOfLongerFormatsAndComeBack(SmallFormatModel model) {
        for (FloatFormat format : List.of(FloatFormat.F16, FloatFormat.BF16, FloatFormat.F32, FloatFormat.F64)) {
            assertThat(model.format().isWithin(format)).isTrue();
            for (FloatNumber a : model.all()) {
                FloatNumber longer = a.nearest(format);
                assertThat(longer.isNaN()).isEqualTo(a.isNaN());
                assertThat(longer.isInfinite()).isEqualTo(a.isInfinite());
                assertThat(longer.nearest(model.format())).isEqualTo(a);
                if (a.isFinite()) {
                    assertThat(exact(longer)).isEqualByComparingTo(model.value(a));
                    assertThat(longer.isNegative()).isEqualTo(a.isNegative());
                }
            }
        }
    }

    /** Whether a format is within another one is told by its bits; so it is of all elements. */
    @ParameterizedTest
    @MethodSource("models")
    void aFormatIsWithinAnotherWhereAllElementsComeBack(SmallFormatModel model) {
        for (FloatFormat other : FloatFormat.ALL) {
            assertThat(model.format().isWithin(other)).as("%s in %s", model, other)
                    .isEqualTo(model.all()
                            .stream()
                            .allMatch(a -> a.nearest(other).nearest(model.format()).equals(a)
                                    && a.nearest(other).isInfinite() == a.isInfinite()));
        }
    }
}
