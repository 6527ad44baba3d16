package io.verifyrules.dsl.element;

import io.verifyrules.dsl.diagnostic.IllFormedException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

/** A number is an element of a floating-point type exactly, or it is none. */
class FloatLiteralsTest {

    private static boolean fits(String decimal, FloatFormat format) {
        return Literal.decimal(decimal).types().contains(new ElementType.Floating(format));
    }

    @ParameterizedTest
    @CsvSource({"0, true, true, true, true", "1.5, true, true, true, true", "-0.0, true, true, true, true",
            "257, true, false, true, true", "2048, true, true, true, true", "2049, false, false, true, true",
            "65504, true, false, true, true", "65536, false, true, true, true", "16777217, false, false, false, true",
            "0.1, false, false, false, false", "1e39, false, false, false, false",
            "5.9604644775390625e-8, true, true, true, true", "2.98023223876953125e-8, false, true, true, true"})
    void aDecimalNumberFitsWhereItIsNotRounded(String decimal, boolean f16, boolean bf16, boolean f32, boolean f64) {
        assertThat(fits(decimal, FloatFormat.F16)).as("f16").isEqualTo(f16);
        assertThat(fits(decimal, FloatFormat.BF16)).as("bf16").isEqualTo(bf16);
        assertThat(fits(decimal, FloatFormat.F32)).as("f32").isEqualTo(f32);
        assertThat(fits(decimal, FloatFormat.F64)).as("f64").isEqualTo(f64);
    }

    @Test
    void bitsAreThoseOfTheMachine() {
        for (double value : new double[]{1, -2.5, 0.1, -Double.MIN_VALUE, Double.MIN_NORMAL, Double.MAX_VALUE}) {
            Literal literal = Literal.decimal(new BigDecimal(value).toPlainString());
            BigInteger[] parts = switch (literal) {
                case Literal.Whole whole -> new BigInteger[]{whole.value(), BigInteger.ONE};
                case Literal.Fraction fraction -> new BigInteger[]{fraction.numerator(), fraction.denominator()};
                default -> throw new AssertionError(literal);
            };
            assertThat(FloatFormat.F64.bitsOf(parts[0], parts[1]))
                    .isEqualTo(OptionalLong.of(Double.doubleToRawLongBits(value)));
        }
    }

    @Test
    void aWholeDecimalNumberIsAWholeNumberAndMinusZeroIsNone() {
        assertThat(Literal.decimal("2.0")).isEqualTo(new Literal.Whole(BigInteger.TWO));
        assertThat(Literal.decimal("0.0")).isEqualTo(new Literal.Whole(BigInteger.ZERO));
        assertThat(Literal.decimal("-0")).isEqualTo(new Literal.MinusZero());
        assertThat(Literal.decimal("0.50")).hasToString("0.5");
        assertThat(Literal.quotient(BigInteger.ONE, BigInteger.valueOf(-3))).hasToString("-1/3");
    }

    @ParameterizedTest
    @ValueSource(strings = {"half", "", "0x1p3", "1e999999999", "NaN"})
    void whatIsNoDecimalNumberIsRefused(String text) {
        assertThatThrownBy(() -> Literal.decimal(text)).isInstanceOf(IllFormedException.class);
    }

    /** The opposite of zero is minus zero, which is another element; so it is no literal of its own. */
    @Test
    void theOppositeOfZeroIsKept() {
        assertThat(Element.of(1).unaryMinus()).isEqualTo(Element.of(-1));
        assertThat(Element.of(0).unaryMinus()).isInstanceOf(Element.Unary.class);
    }

    @Test
    void whatOnlyFloatsHaveIsAnElementOfFloatsOnly() {
        assertThat(new Literal.NotANumber().types()).isEqualTo(ElementTypes.ALL_FLOATS);
        assertThat(new Literal.MinusZero().types()).isEqualTo(ElementTypes.ALL_FLOATS);
    }
}
