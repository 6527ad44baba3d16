package io.verifyrules.verifier.value;

import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.verifier.value.ElementValue.Rational;
import java.math.BigInteger;
import java.util.OptionalInt;

/** Where functions of finite reals are certainly not defined. */
final class RealDomain {

    private RealDomain() {
    }

    /** Whether the function has certainly no value at the operand. */
    static boolean excludes(UnaryOperator function, ElementValue a) {
        return switch (function) {
            case LOG, RSQRT -> isAtMost(a, 0);
            case LOG1P -> isAtMost(a, -1);
            case SQRT -> isBelow(a, 0);
            default -> false;
        };
    }

    /** The same of two operands: of 0 there are no negative powers, of what is below 0 integer ones only. */
    static boolean excludes(BinaryOperator function, ElementValue a, ElementValue b) {
        return switch (function) {
            case POW ->
                isZero(a) ? isBelow(b, 0) : isBelow(a, 0) && b instanceof Rational exponent && !isWhole(exponent);
            case ATAN2 -> isZero(a) && isZero(b);
            default -> false;
        };
    }

    static boolean isWhole(Rational number) {
        return number.denominator().equals(BigInteger.ONE);
    }

    static boolean isZero(ElementValue a) {
        return a instanceof Rational number && number.numerator().signum() == 0;
    }

    private static OptionalInt compared(ElementValue a, int number) {
        return ElementOrder.compare(a, new Rational(BigInteger.valueOf(number), BigInteger.ONE));
    }

    static boolean isBelow(ElementValue a, int number) {
        OptionalInt sign = compared(a, number);
        return sign.isPresent() && sign.getAsInt() < 0;
    }

    static boolean isAbove(ElementValue a, int number) {
        OptionalInt sign = compared(a, number);
        return sign.isPresent() && sign.getAsInt() > 0;
    }

    private static boolean isAtMost(ElementValue a, int number) {
        OptionalInt sign = compared(a, number);
        return sign.isPresent() && sign.getAsInt() <= 0;
    }
}
