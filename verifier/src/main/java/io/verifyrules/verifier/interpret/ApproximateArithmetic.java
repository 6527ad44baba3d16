package io.verifyrules.verifier.interpret;

import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.verifier.interpret.ElementValue.Approximate;
import io.verifyrules.verifier.interpret.ElementValue.Rational;
import io.verifyrules.verifier.interpret.ElementValue.Undefined;
import java.math.BigInteger;

/**
 * Arithmetic with reals of which at least one is known to double precision only. A result whose relative error could grow
 * beyond what {@link ElementOrder} tolerates is undefined: a sum of which most cancels, or a magnitude out of range.
 */
final class ApproximateArithmetic {

    private static final double LEAST_REMAINING_PART = 1e-2;
    private static final double LARGEST_EXPONENT = 200;
    private static final double LARGEST = 1e150;
    private static final Rational ZERO = new Rational(BigInteger.ZERO, BigInteger.ONE);
    private static final Rational ONE = new Rational(BigInteger.ONE, BigInteger.ONE);

    private ApproximateArithmetic() {
    }

    /** A sum, difference, product or quotient by what is not exactly 0. */
    static ElementValue apply(BinaryOperator operator, ElementValue left, ElementValue right) {
        double a = ElementOrder.toDouble(left);
        double b = ElementOrder.toDouble(right);
        return switch (operator) {
            case ADD -> sum(a, b);
            case SUB -> sum(a, -b);
            case MUL -> left.equals(ZERO) || right.equals(ZERO) ? ZERO : inRange("mul", a * b);
            case DIV -> left.equals(ZERO) ? ZERO : inRange("div", a / b);
            case REM, MIN, MAX, AND, OR -> throw new RefusedInstance(operator.symbol() + " of " + left + " and "
                    + right);
        };
    }

    private static ElementValue sum(double a, double b) {
        double sum = a + b;
        boolean cancels = Math.abs(sum) < LEAST_REMAINING_PART * Math.max(Math.abs(a), Math.abs(b));
        return cancels ? new Undefined("cancellation of approximate reals") : inRange("add", sum);
    }

    /** The exponential function of a finite real: exact at 0 only. */
    static ElementValue exp(ElementValue operand) {
        if (operand.equals(ZERO)) {
            return ONE;
        }
        double exponent = ElementOrder.toDouble(operand);
        return Math.abs(exponent) > LARGEST_EXPONENT
                ? new Undefined("exp out of range")
                : new Approximate(Math.exp(exponent));
    }

    private static ElementValue inRange(String operation, double value) {
        double magnitude = Math.abs(value);
        boolean inside = magnitude <= LARGEST && magnitude >= 1 / LARGEST;
        return inside ? new Approximate(value) : new Undefined(operation + " out of range");
    }
}
