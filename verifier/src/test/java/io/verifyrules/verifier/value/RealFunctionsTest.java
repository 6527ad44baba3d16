package io.verifyrules.verifier.value;

import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.ElementTypes;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.verifier.OnItsDay;
import io.verifyrules.verifier.Samples;
import io.verifyrules.verifier.value.ElementValue.Enclosed;
import io.verifyrules.verifier.value.ElementValue.Rational;
import io.verifyrules.verifier.value.ElementValue.Uncertain;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.EnumSet;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;

/** Functions of reals are enclosed: their true values, computed with a hundred digits, lie between the bounds. */
@OnItsDay(turn = 1, of = 2)
class RealFunctionsTest {

    private static final int OPERANDS = 120;
    private static final BigDecimal TOLERANCE = new BigDecimal("1e-70");
    private static final Set<UnaryOperator> ROUNDINGS = EnumSet.of(UnaryOperator.FLOOR, UnaryOperator.CEIL,
            UnaryOperator.ROUND, UnaryOperator.ROUND_EVEN);

    private final ElementArithmetic arithmetic = new ElementArithmetic(UndefinedValues.NONE);
    private final Random random = new Random(11);

    /** A half of them each day. */
    static Stream<UnaryOperator> functions() {
        return Samples.part(Stream.of(UnaryOperator.values())
                .filter(operator -> ElementTypes.haveFractions(operator.types()) && !ROUNDINGS.contains(operator))
                .toList(), 2).stream();
    }

    private static BigDecimal decimal(Rational number) {
        return new BigDecimal(number.numerator()).divide(new BigDecimal(number.denominator()), Decimals.EXACT);
    }

    /** Numbers of all magnitudes between a millionth and twenty. */
    private Rational operand() {
        long denominator = 1L + random.nextInt(random.nextInt(3) == 0 ? 1_000_000 : 40);
        return new Rational(
                BigInteger.valueOf(random.nextInt(40) - 20L).multiply(BigInteger.valueOf(1 + random.nextInt(5))),
                BigInteger.valueOf(denominator));
    }

    private static void assertEncloses(ElementValue value, BigDecimal truth, Object what) {
        switch (value) {
            case Enclosed enclosed -> {
                assertThat(new BigDecimal(enclosed.low())).as("%s = %s", what, truth)
                        .isLessThanOrEqualTo(truth.add(TOLERANCE));
                assertThat(new BigDecimal(enclosed.high())).as("%s = %s", what, truth)
                        .isGreaterThanOrEqualTo(truth.subtract(TOLERANCE));
            }
            case Rational exact ->
                assertThat(decimal(exact).subtract(truth).abs()).as("%s = %s", what, truth).isLessThan(TOLERANCE);
            case Uncertain ignored -> {
            }
            default -> throw new AssertionError(value);
        }
    }

    @ParameterizedTest
    @MethodSource("functions")
    void anExactOperandGivesCloseBoundsOfTheTrueValue(UnaryOperator function) {
        for (int i = 0; i < OPERANDS; i++) {
            Rational a = operand();
            if (!RealDomain.excludes(function, a)) {
                ElementValue value = arithmetic.apply(function, a);
                BigDecimal truth = Decimals.of(function, decimal(a));
                assertEncloses(value, truth, function + " " + a);
                assertThat(value).as("%s %s", function, a).isNotInstanceOf(Uncertain.class);
                if (value instanceof Enclosed enclosed) {
                    double magnitude = Math.max(Math.abs(enclosed.high()), 1e-3);
                    assertThat(enclosed.high() - enclosed.low()).isLessThan(1e-11 * magnitude);
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("functions")
    void boundsOfAnOperandGiveBoundsOfEachValueBetween(UnaryOperator function) {
        for (int i = 0; i < OPERANDS; i++) {
            Rational a = operand();
            double width = Math.scalb(1.0, -random.nextInt(30));
            double middle = Bounds.of(a).low();
            ElementValue enclosed = new Enclosed(middle - width * random.nextDouble(),
                    Math.nextUp(Math.nextUp(middle + width * random.nextDouble())));
            if (!RealDomain.excludes(function, a)) {
                assertEncloses(RealFunctions.of(function, enclosed), Decimals.of(function, decimal(a)),
                        function + " of " + a + " in " + enclosed);
            }
        }
    }

    @Test
    void powersOfPositiveNumbersAreEnclosed() {
        for (int i = 0; i < OPERANDS; i++) {
            Rational base = operand();
            Rational exponent = operand();
            if (base.numerator().signum() > 0) {
                assertEncloses(arithmetic.apply(BinaryOperator.POW, base, exponent),
                        Decimals.exp(decimal(exponent).multiply(Decimals.log(decimal(base)), Decimals.EXACT)),
                        "pow " + base + " " + exponent);
            }
        }
    }

    @Test
    void anglesAreEnclosed() {
        for (int i = 0; i < 2 * OPERANDS; i++) {
            Rational y = operand();
            Rational x = operand();
            if (y.numerator().signum() != 0 || x.numerator().signum() != 0) {
                assertEncloses(arithmetic.apply(BinaryOperator.ATAN2, y, x), Decimals.angle(decimal(y), decimal(x)),
                        "atan2 " + y + " " + x);
            }
        }
    }

    @Test
    void theErrorFunctionIsEnclosedFarOut() {
        for (double x : new double[]{1e-300, 1e-20, 1e-5, 0.5, 3, 5.9, 6, Math.nextUp(6.0), 6.5, 7}) {
            Bounds bounds = ErrorFunction.of(x);
            BigDecimal truth = Decimals.erf(new BigDecimal(x).round(Decimals.EXACT));
            assertThat(new BigDecimal(bounds.low())).isLessThanOrEqualTo(truth);
            assertThat(new BigDecimal(bounds.high())).isGreaterThanOrEqualTo(truth);
        }
        for (double x : new double[]{-7, -6, -1, -1e-20, 1e-20, 0.5, 3, 5.9, 6}) {
            Bounds bounds = ErrorFunction.complement(x);
            BigDecimal truth = BigDecimal.ONE.subtract(Decimals.erf(new BigDecimal(x).round(Decimals.EXACT)));
            assertThat(new BigDecimal(bounds.low())).isLessThanOrEqualTo(truth);
            assertThat(new BigDecimal(bounds.high())).isGreaterThanOrEqualTo(truth);
            assertThat(bounds.high() - bounds.low()).as("width at %s", x).isLessThan(1e-15 * bounds.high());
        }
        assertThat(ErrorFunction.complement(1e10)).isEqualTo(new Bounds(0, 2.2e-17));
        assertThat(ErrorFunction.complement(-1e10)).isEqualTo(new Bounds(Math.nextDown(2.0), 2));
        assertThat(ErrorFunction.of(1e10)).isEqualTo(new Bounds(Math.nextDown(1.0), 1));
        assertThat(ErrorFunction.of(-1e10)).isEqualTo(new Bounds(-1, Math.nextUp(-1.0)));
    }

    @ParameterizedTest
    @CsvSource({"SQRT, 4, 9, 2/3", "SQRT, 2, 1, ~1.4142135623731", "RSQRT, 4, 1, 1/2", "CBRT, -8, 27, -2/3",
            "LOG, 1, 1, 0", "EXPM1, 0, 1, 0", "LOGISTIC, 0, 1, 1/2", "COS, 0, 1, 1", "FLOOR, -1, 2, -1",
            "CEIL, -1, 2, 0", "ROUND, -1, 2, -1", "ROUND, 1, 2, 1", "ROUND, 3, 2, 2", "ROUND_EVEN, 1, 2, 0",
            "ROUND_EVEN, 3, 2, 2", "ROUND_EVEN, -3, 2, -2", "LOG, -1, 1, 0", "SQRT, -1, 1, 0"})
    void whatIsRationalIsExactAndWhatIsUndefinedIsTakenForNothing(UnaryOperator function, int numerator,
            int denominator, String expected) {
        assertThat(
                arithmetic.apply(function, new Rational(BigInteger.valueOf(numerator), BigInteger.valueOf(denominator)))
                        .toString())
                .startsWith(expected);
    }

    @ParameterizedTest
    @CsvSource({"POW, 2, 10, 1024", "POW, -2, 3, -8", "POW, -2, -3, -1/8", "POW, 0, 0, 1", "POW, 0, 3, 0",
            "POW, 0, -1, 0", "POW, -1, -1, -1", "ATAN2, 0, 3, 0", "ATAN2, 0, 0, 0", "ATAN2, 0, -1, ~3.14159265358979"})
    void powersAndAngles(BinaryOperator function, int left, int right, String expected) {
        assertThat(
                arithmetic
                        .apply(function, new Rational(BigInteger.valueOf(left), BigInteger.ONE),
                                new Rational(BigInteger.valueOf(right), BigInteger.ONE))
                        .toString())
                .startsWith(expected);
    }

    @Test
    void anOperandThatMayBeOutsideOfTheDomainGivesNothingCertain() {
        ElementValue aroundZero = new Enclosed(-1e-9, 1e-9);
        for (UnaryOperator function : new UnaryOperator[]{UnaryOperator.LOG, UnaryOperator.SQRT, UnaryOperator.RSQRT}) {
            assertThat(arithmetic.apply(function, aroundZero)).isInstanceOf(Uncertain.class);
        }
        Rational minusOne = new Rational(BigInteger.ONE.negate(), BigInteger.ONE);
        assertThat(arithmetic.apply(BinaryOperator.ATAN2, aroundZero, minusOne)).isInstanceOf(Uncertain.class);
        assertThat(arithmetic.apply(BinaryOperator.POW, aroundZero, new Enclosed(0.5, 0.6)))
                .isInstanceOf(Uncertain.class);
        assertThat(arithmetic.apply(BinaryOperator.POW, minusOne, new Enclosed(0.5, 0.6)))
                .isInstanceOf(Uncertain.class);
    }
}
