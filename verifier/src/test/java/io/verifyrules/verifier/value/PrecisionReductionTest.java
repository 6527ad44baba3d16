package io.verifyrules.verifier.value;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.FloatFormat;
import io.verifyrules.dsl.element.Literal;
import io.verifyrules.dsl.expr.Input;
import io.verifyrules.dsl.expr.ReducePrecision;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.verifier.value.ElementValue.Floating;
import java.math.BigInteger;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;

/** Floats with fewer bits: by examples, and by what rounding of rational numbers makes of all numbers of small formats. */
class PrecisionReductionTest {

    private static FloatNumber reduced(FloatNumber number, int exponentBits, int mantissaBits) {
        ElementType type = new ElementType.Floating(number.format());
        ReducePrecision operator = ReducePrecision.of(Input.of("x", type, Shape.scalar()), exponentBits, mantissaBits);
        return ((Floating) PrecisionReduction.of(operator, new Floating(number))).number();
    }

    private static FloatNumber half(String decimal) {
        return switch (decimal) {
            case "nan" -> FloatNumber.notANumber(FloatFormat.F16);
            case "-inf" -> FloatNumber.infinity(FloatFormat.F16, true);
            case "-0.0" -> FloatNumber.zero(FloatFormat.F16, true);
            default -> switch (Literal.decimal(decimal)) {
                case Literal.Whole whole -> FloatNumber.nearest(FloatFormat.F16, whole.value(), BigInteger.ONE);
                case Literal.Fraction fraction ->
                    FloatNumber.nearest(FloatFormat.F16, fraction.numerator(), fraction.denominator());
                default -> throw new AssertionError(decimal);
            };
        };
    }

    @ParameterizedTest
    @CsvSource({"1.0009765625, 5, 9, 1.0", "1.0029296875, 5, 9, 1.00390625", "65504, 5, 9, inf", "-65504, 5, 9, -inf",
            "256, 4, 10, inf", "255.875, 4, 10, 255.875", "255.875, 4, 3, inf", "0.015625, 4, 10, 0.015625",
            "0.0156, 4, 10, 0.0", "-0.0156, 4, 10, -0.0", "nan, 1, 2, nan", "-inf, 1, 2, -inf", "-0.0, 1, 2, -0.0",
            "1.5, 1, 2, 0.0", "2, 1, 2, inf", "0.0000001, 5, 2, 0.0", "0.00003, 5, 2, 0.000030517578125",
            "1.5, 8, 23, 1.5"})
    void ofHalves(String number, int exponentBits, int mantissaBits, String expected) {
        FloatNumber wanted = expected.equals("inf") ? FloatNumber.infinity(FloatFormat.F16, false) : half(expected);
        assertThat(reduced(half(number), exponentBits, mantissaBits)).isEqualTo(wanted);
    }

    static Stream<FloatFormat> formats() {
        return Stream.of(new FloatFormat(2, 3), new FloatFormat(3, 3), new FloatFormat(4, 3), new FloatFormat(5, 3));
    }

    /** Rounding of the exact number in the format with the exponents of the type, then a look at where the result lies. */
    private static FloatNumber expected(FloatNumber number, int exponentBits, int mantissaBits) {
        FloatFormat format = number.format();
        if (!number.isFinite() || number.isZero()) {
            return number;
        }
        FloatFormat narrow = new FloatFormat(format.exponentBits(), Math.min(mantissaBits, format.mantissaBits()));
        FloatNumber there = FloatNumber.nearest(narrow, number.numerator(), number.denominator());
        FloatNumber back = there.isFinite() && !there.isZero()
                ? FloatNumber.nearest(format, there.numerator(), there.denominator())
                : there.isZero()
                        ? FloatNumber.zero(format, number.isNegative())
                        : FloatNumber.infinity(format, number.isNegative());
        if (exponentBits >= format.exponentBits() || !back.isFinite() || back.isZero()) {
            return back;
        }
        int reach = (1 << (exponentBits - 1)) - 1;
        BigInteger magnitude = back.numerator().abs();
        if (magnitude.compareTo(back.denominator().shiftLeft(reach + 1)) >= 0) {
            return FloatNumber.infinity(format, number.isNegative());
        }
        boolean tooSmall = reach == 0
                ? magnitude.compareTo(back.denominator().shiftLeft(1)) < 0
                : magnitude.shiftLeft(reach - 1).compareTo(back.denominator()) < 0;
        return tooSmall ? FloatNumber.zero(format, number.isNegative()) : back;
    }

    @ParameterizedTest
    @MethodSource("formats")
    void everyNumberIsWhatRoundingOfRationalsMakesOfIt(FloatFormat format) {
        for (int exponentBits = 1; exponentBits <= format.exponentBits() + 1; exponentBits++) {
            for (int mantissaBits = 2; mantissaBits <= format.mantissaBits() + 1; mantissaBits++) {
                for (long bits = 0; bits < 1L << format.bits(); bits++) {
                    FloatNumber number = new FloatNumber(format, bits);
                    assertThat(reduced(number, exponentBits, mantissaBits))
                            .as("%s with %d and %d bits", number, exponentBits, mantissaBits)
                            .isEqualTo(expected(number, exponentBits, mantissaBits));
                }
            }
        }
    }
}
