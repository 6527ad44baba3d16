package io.verifyrules.verifier.value;

import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.verifier.value.ElementValue.Rational;
import java.math.BigInteger;

/** Integers and rationals combined exactly; division of integers truncates, {@code x / 0 = -1} and {@code x rem 0 = x}. */
final class ExactArithmetic {

    private ExactArithmetic() {
    }

    static BigInteger of(BinaryOperator operator, BigInteger a, BigInteger b) {
        return switch (operator) {
            case ADD -> a.add(b);
            case SUB -> a.subtract(b);
            case MUL -> a.multiply(b);
            case DIV -> b.signum() == 0 ? BigInteger.ONE.negate() : a.divide(b);
            case REM -> b.signum() == 0 ? a : a.remainder(b);
            case MIN -> a.min(b);
            case MAX -> a.max(b);
            default -> throw new RefusedInstance(operator.symbol() + " of " + a + " and " + b);
        };
    }

    static Rational of(BinaryOperator operator, Rational a, Rational b) {
        BigInteger denominators = a.denominator().multiply(b.denominator());
        BigInteger first = a.numerator().multiply(b.denominator());
        BigInteger second = b.numerator().multiply(a.denominator());
        return switch (operator) {
            case ADD -> new Rational(first.add(second), denominators);
            case SUB -> new Rational(first.subtract(second), denominators);
            case MUL -> new Rational(a.numerator().multiply(b.numerator()), denominators);
            case DIV -> new Rational(first, second);
            default -> throw new RefusedInstance(operator.symbol() + " of " + a + " and " + b);
        };
    }
}
