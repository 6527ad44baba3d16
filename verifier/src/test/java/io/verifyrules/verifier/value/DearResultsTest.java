package io.verifyrules.verifier.value;

import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.verifier.value.ElementValue.Rational;
import java.math.BigInteger;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** What takes long is computed once for the same operands, and is counted as what it takes. */
class DearResultsTest {

    private static final Rational LONG = new Rational(BigInteger.TWO.pow(3000).add(BigInteger.ONE),
            BigInteger.valueOf(3).pow(1000));
    private static final Rational HALF = new Rational(BigInteger.ONE, BigInteger.TWO);

    private final ElementArithmetic arithmetic = new ElementArithmetic(UndefinedValues.NONE);

    @Test
    void theSameOperandsGiveTheSameResult() {
        ElementValue product = arithmetic.apply(BinaryOperator.MUL, LONG, LONG);
        assertThat(arithmetic.apply(BinaryOperator.MUL, LONG, LONG)).isSameAs(product);
        assertThat(product)
                .isEqualTo(new Rational(LONG.numerator().multiply(LONG.numerator()), LONG.denominator().pow(2)));
        assertThat(arithmetic.apply(BinaryOperator.ADD, LONG, LONG)).isNotEqualTo(product);
        assertThat(arithmetic.apply(BinaryOperator.SUB, LONG, HALF))
                .isNotEqualTo(arithmetic.apply(BinaryOperator.SUB, HALF, LONG));
    }

    @Test
    void functionsAreToldApart() {
        ElementValue sine = arithmetic.apply(UnaryOperator.SIN, HALF);
        assertThat(arithmetic.apply(UnaryOperator.SIN, HALF)).isSameAs(sine);
        assertThat(arithmetic.apply(UnaryOperator.COS, HALF)).isNotEqualTo(sine);
        assertThat(arithmetic.apply(BinaryOperator.POW, HALF, HALF))
                .isNotEqualTo(arithmetic.apply(BinaryOperator.ATAN2, HALF, HALF));
    }

    @Test
    void longNumbersCountOnceForWhatTheyTake() {
        arithmetic.apply(BinaryOperator.MUL, HALF, HALF);
        assertThat(arithmetic.spentBeyond()).isZero();
        arithmetic.apply(BinaryOperator.MUL, LONG, LONG);
        assertThat(arithmetic.spentBeyond()).isBetween(100L, 1000L);
        arithmetic.apply(BinaryOperator.MUL, LONG, LONG);
        assertThat(arithmetic.spentBeyond()).isZero();
    }
}
