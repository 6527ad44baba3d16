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
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import static org.assertj.core.api.Assertions.assertThat;

/** Operations on all numbers of {@code f8e4m3fn} are those on exact numbers, rounded by search. */
class FiniteFloatsTest {

    private static final FloatFormat FORMAT = FloatFormat.F8E4M3FN;
    private static final BigInteger UNITS_OF_ONE = BigInteger.valueOf(512);

    private static FloatNumber of(long bits) {
        return new FloatNumber(FORMAT, bits);
    }

    private static final FloatNumber NAN = of(FiniteNumbersModel.NAN);

    @Test
    void theFormatHasTheNumbersThatStableHloSays() {
        assertThat(FORMAT).hasToString("f8e4m3fn");
        assertThat(FiniteNumbersModel.all()).hasSize(255).doesNotHaveDuplicates();
        assertThat(of(0xff)).as("one element is not a number").isEqualTo(NAN);
        Map<Long, String> known = Map.of(0x00L, "0.0", 0x80L, "-0.0", 0x01L, "0.002", 0x08L, "0.016", 0x38L, "1.0",
                0x7eL, "448.0", 0xfeL, "-448.0", 0x78L, "256.0", 0x77L, "240.0", 0x7fL, "nan");
        known.forEach((bits, text) -> assertThat(of(bits)).as(Long.toHexString(bits)).hasToString(text));
        for (FloatNumber number : FiniteNumbersModel.all()) {
            assertThat(number.isInfinite()).isFalse();
            assertThat(number.isFinite()).isEqualTo(!number.isNaN()).isEqualTo(!number.equals(NAN));
            if (number.isFinite()) {
                assertThat(new BigDecimal(number.numerator()).divide(new BigDecimal(number.denominator())))
                        .isEqualByComparingTo(FiniteNumbersModel.value(number));
                assertThat(FORMAT.bitsOf(number.numerator(), number.denominator()).orElseThrow())
                        .isEqualTo(number.isZero() ? 0 : number.bits());
            }
        }
        assertThat(FORMAT.bitsOf(BigInteger.valueOf(480), BigInteger.ONE)).as("the bits of none").isEmpty();
    }

    /** The exact result in units of the least number, rounded; by definition where an operand or the result is special. */
    private static FloatNumber expected(BinaryOperator operator, FloatNumber a, FloatNumber b) {
        if (FiniteNumbersModel.isNaN(a) || FiniteNumbersModel.isNaN(b)) {
            return NAN;
        }
        BigInteger x = FiniteNumbersModel.units(a);
        BigInteger y = FiniteNumbersModel.units(b);
        boolean differ = FiniteNumbersModel.isNegative(a) != FiniteNumbersModel.isNegative(b);
        boolean bothNegative = FiniteNumbersModel.isNegative(a) && !differ;
        return switch (operator) {
            case ADD -> FiniteNumbersModel.nearest(x.add(y), BigInteger.ONE, bothNegative);
            case SUB ->
                FiniteNumbersModel.nearest(x.subtract(y), BigInteger.ONE, FiniteNumbersModel.isNegative(a) && differ);
            case MUL -> FiniteNumbersModel.nearest(x.multiply(y), UNITS_OF_ONE, differ);
            case DIV -> y.signum() == 0 ? NAN : FiniteNumbersModel.nearest(x.multiply(UNITS_OF_ONE), y, differ);
            case REM -> y.signum() == 0
                    ? NAN
                    : FiniteNumbersModel.nearest(x.remainder(y), BigInteger.ONE, FiniteNumbersModel.isNegative(a));
            case MIN -> x.compareTo(y) < 0 || (x.equals(y) && FiniteNumbersModel.isNegative(a)) ? a : b;
            case MAX -> x.compareTo(y) > 0 || (x.equals(y) && !FiniteNumbersModel.isNegative(a)) ? a : b;
            default -> throw new IllegalArgumentException(operator.symbol());
        };
    }

    @ParameterizedTest
    @EnumSource(value = BinaryOperator.class, names = {"ADD", "SUB", "MUL", "DIV", "REM", "MIN", "MAX"})
    void operationsOnAllPairsAreExactOnesRoundedOnce(BinaryOperator operator) {
        for (FloatNumber a : FiniteNumbersModel.all()) {
            for (FloatNumber b : FiniteNumbersModel.all()) {
                assertThat(FloatingArithmetic.apply(operator, a, b)).as("%s %s %s", a, operator.symbol(), b)
                        .isEqualTo(expected(operator, a, b));
            }
        }
    }

    /** So a solver that has no such format may compute in f16 and round once more. */
    @ParameterizedTest
    @EnumSource(value = BinaryOperator.class, names = {"ADD", "SUB", "MUL", "DIV"})
    void twoRoundingsGiveWhatOneGives(BinaryOperator operator) {
        for (FloatNumber a : FiniteNumbersModel.all()) {
            for (FloatNumber b : FiniteNumbersModel.all()) {
                FloatNumber inHalf = FloatingArithmetic.apply(operator, a.nearest(FloatFormat.F16),
                        b.nearest(FloatFormat.F16));
                assertThat(inHalf.nearest(FORMAT)).as("%s %s %s", a, operator.symbol(), b)
                        .isEqualTo(FloatingArithmetic.apply(operator, a, b));
            }
            assertThat(FloatingArithmetic.apply(UnaryOperator.SQRT, a.nearest(FloatFormat.F16)).nearest(FORMAT))
                    .isEqualTo(FloatingArithmetic.apply(UnaryOperator.SQRT, a));
        }
    }

    @Test
    void comparisonsOfAllPairsAreThoseOfNumbers() {
        for (FloatNumber a : FiniteNumbersModel.all()) {
            for (FloatNumber b : FiniteNumbersModel.all()) {
                OptionalInt sign = FiniteNumbersModel.compare(a, b);
                for (Relation relation : Relation.values()) {
                    assertThat(FloatValues.related(relation, a, b)).as("%s %s %s", a, relation, b)
                            .isEqualTo(sign.isPresent() ? relation.holds(sign.getAsInt()) : relation == Relation.NE);
                }
            }
        }
    }

    @Test
    void whatOverflowsIsNotANumber() {
        assertThat(FiniteNumbersModel.nearest(new BigDecimal(464))).isEqualTo(of(0x7e));
        assertThat(FloatNumber.nearest(FORMAT, BigInteger.valueOf(464), BigInteger.ONE)).isEqualTo(of(0x7e));
        assertThat(FloatNumber.nearest(FORMAT, BigInteger.valueOf(465), BigInteger.ONE)).isEqualTo(NAN);
        assertThat(FloatNumber.nearest(FORMAT, BigInteger.TEN.pow(9).negate(), BigInteger.ONE)).isEqualTo(NAN);
        assertThat(FloatNumber.infinity(FloatFormat.F32, true).nearest(FORMAT)).isEqualTo(NAN);
        assertThat(FloatingArithmetic.apply(BinaryOperator.DIV, of(0x38), of(0x00))).as("1 / 0").isEqualTo(NAN);
    }

    @Test
    void rootsOfAllNumbersAreExactOnesRoundedOnce() {
        for (FloatNumber a : FiniteNumbersModel.all()) {
            FloatNumber root = FloatingArithmetic.apply(UnaryOperator.SQRT, a);
            if (a.isNaN() || (FiniteNumbersModel.isNegative(a) && !a.isZero())) {
                assertThat(root).isEqualTo(NAN);
            } else if (a.isZero()) {
                assertThat(root).isEqualTo(a);
            } else {
                // So many digits that no number halfway between two is as near.
                BigDecimal exact = FiniteNumbersModel.value(a).sqrt(new MathContext(40, RoundingMode.DOWN));
                assertThat(root).as("sqrt %s", a).isEqualTo(FiniteNumbersModel.nearest(exact));
            }
        }
    }

    @Test
    void integralNumbersAreThoseOfDecimals() {
        Map<UnaryOperator, RoundingMode> modes = Map.of(UnaryOperator.FLOOR, RoundingMode.FLOOR, UnaryOperator.CEIL,
                RoundingMode.CEILING, UnaryOperator.ROUND, RoundingMode.HALF_UP, UnaryOperator.ROUND_EVEN,
                RoundingMode.HALF_EVEN);
        modes.forEach((operator, mode) -> {
            for (FloatNumber a : FiniteNumbersModel.all()) {
                FloatNumber result = FloatingArithmetic.apply(operator, a);
                assertThat(result.isNaN()).isEqualTo(a.isNaN());
                if (!a.isNaN()) {
                    assertThat(FiniteNumbersModel.value(result)).as("%s %s", operator.symbol(), a)
                            .isEqualByComparingTo(FiniteNumbersModel.value(a).setScale(0, mode));
                    assertThat(result.isNegative()).isEqualTo(a.isNegative());
                }
            }
        });
    }

    @Test
    void signsChangeAsTheyDoInIeee754() {
        for (FloatNumber a : FiniteNumbersModel.all()) {
            FloatNumber opposite = FloatingArithmetic.apply(UnaryOperator.NEG, a);
            assertThat(opposite).isEqualTo(a.isNaN() ? a : of(a.bits() ^ 0x80));
            assertThat(FloatingArithmetic.apply(UnaryOperator.ABS, a)).isEqualTo(a.isNaN() ? a : of(a.bits() & 0x7f));
            assertThat(FloatingArithmetic.apply(UnaryOperator.SIGN, a))
                    .isEqualTo(a.isNaN() || a.isZero() ? a : of(a.isNegative() ? 0xb8 : 0x38));
        }
    }

    private static BigDecimal exact(FloatNumber number) {
        return new BigDecimal(number.numerator()).divide(new BigDecimal(number.denominator()));
    }

    @Test
    void numbersOfLongerFormatsBecomeTheNearestOnes() {
        for (FloatFormat format : List.of(FloatFormat.F16, FloatFormat.BF16)) {
            LongStream.range(0, 1L << format.bits()).mapToObj(bits -> new FloatNumber(format, bits)).forEach(number -> {
                FloatNumber expected = number.isFinite() && exact(number).abs().compareTo(BigDecimal.valueOf(1000)) < 0
                        ? FiniteNumbersModel.nearest(exact(number))
                        : NAN;
                boolean minusZero = expected.isZero() && number.isNegative();
                assertThat(number.nearest(FORMAT)).as("%s of %s", number, format)
                        .isEqualTo(minusZero ? of(0x80) : expected);
            });
        }
    }

    @Test
    void numbersOfFloatsWithManyBitsRoundBesideTheMiddleOfTwo() {
        List<FloatNumber> all = FiniteNumbersModel.all().stream().filter(a -> a.isFinite() && !a.isNegative()).toList();
        for (FloatNumber a : all) {
            BigDecimal next = a.bits() == 0x7e ? new BigDecimal(480) : FiniteNumbersModel.value(of(a.bits() + 1));
            BigDecimal middle = FiniteNumbersModel.value(a).add(next).divide(new BigDecimal(2));
            for (FloatFormat format : List.of(FloatFormat.F32, FloatFormat.F64)) {
                long bits = format
                        .bitsOf(middle.multiply(new BigDecimal(1024)).toBigIntegerExact(), BigInteger.valueOf(1024))
                        .orElseThrow();
                for (long beside = bits - 1; beside <= bits + 1; beside++) {
                    FloatNumber number = new FloatNumber(format, beside);
                    assertThat(number.nearest(FORMAT)).as("%s of %s", number, format)
                            .isEqualTo(FiniteNumbersModel.nearest(exact(number)));
                }
            }
        }
    }

    @Test
    void allNumbersAreNumbersOfLongerFormatsAndComeBack() {
        for (FloatFormat format : List.of(FloatFormat.F16, FloatFormat.BF16, FloatFormat.F32, FloatFormat.F64)) {
            for (FloatNumber a : FiniteNumbersModel.all()) {
                FloatNumber longer = a.nearest(format);
                assertThat(longer.isNaN()).isEqualTo(a.isNaN());
                assertThat(longer.nearest(FORMAT)).isEqualTo(a);
                if (a.isFinite()) {
                    assertThat(exact(longer)).isEqualByComparingTo(FiniteNumbersModel.value(a));
                    assertThat(longer.isNegative()).isEqualTo(a.isNegative());
                }
            }
        }
    }
}
