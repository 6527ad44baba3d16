package io.verifyrules.verifier.value;

import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.LibraryFunction.Trait;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.verifier.value.ElementValue.Rational;
import io.verifyrules.verifier.value.ElementValue.Uncertain;
import java.math.BigInteger;
import java.util.Optional;

/**
 * Functions of finite reals that are not excluded from their domain. They are exact where the value is plainly
 * rational, enclosed otherwise, and uncertain where the operand is not certainly in the domain.
 */
final class RealFunctions {

    private static final Rational ZERO = whole(0);
    private static final Rational ONE = whole(1);
    /** Powers with larger exponents are not computed exactly. */
    private static final int MOST = 1000;
    private static final int MOST_BITS = 20_000;

    private RealFunctions() {
    }

    private static Rational whole(long value) {
        return new Rational(BigInteger.valueOf(value), BigInteger.ONE);
    }

    static ElementValue of(UnaryOperator function, ElementValue a) {
        return switch (function) {
            case FLOOR, CEIL, ROUND, ROUND_EVEN -> RealRounding.of(function, a);
            default -> exactly(function, a).<ElementValue>map(value -> value)
                    .orElseGet(() -> FunctionBounds.of(function, Bounds.of(a)).element(function.symbol()));
        };
    }

    /** The value where it is plainly rational. */
    private static Optional<Rational> exactly(UnaryOperator function, ElementValue a) {
        if (!(a instanceof Rational number)) {
            return Optional.empty();
        }
        return switch (function) {
            case EXP, COS, ERFC -> number.equals(ZERO) ? Optional.of(ONE) : Optional.empty();
            case LOG -> number.equals(ONE) ? Optional.of(ZERO) : Optional.empty();
            case LOG1P, EXPM1, TANH, SIN, TAN, ERF -> number.equals(ZERO) ? Optional.of(ZERO) : Optional.empty();
            case LOGISTIC ->
                number.equals(ZERO) ? Optional.of(new Rational(BigInteger.ONE, BigInteger.TWO)) : Optional.empty();
            case SQRT -> root(number, 2);
            case RSQRT -> root(number, 2).map(RealFunctions::reciprocal);
            case CBRT -> root(number, 3);
            default -> function.calculation().isPresent() && isOdd(function) && number.equals(ZERO)
                    ? Optional.of(ZERO)
                    : Optional.empty();
        };
    }

    private static boolean isOdd(UnaryOperator function) {
        return function.function().filter(of -> of.is(Trait.ODD)).isPresent();
    }

    private static Rational reciprocal(Rational number) {
        return new Rational(/* numerator= */ number.denominator(), /* denominator= */ number.numerator());
    }

    /** The square or cube root of a fraction, if it is one. */
    private static Optional<Rational> root(Rational number, int degree) {
        Rational root = new Rational(root(number.numerator(), degree), root(number.denominator(), degree));
        return power(root, degree).equals(number) ? Optional.of(root) : Optional.empty();
    }

    /** The root of an integer, rounded in some way; a positive one of a positive integer. */
    private static BigInteger root(BigInteger number, int degree) {
        BigInteger magnitude = number.abs();
        BigInteger root = BigInteger.ONE.shiftLeft(magnitude.bitLength() / degree + 1);
        while (root.pow(degree).compareTo(magnitude) > 0) {
            root = root.multiply(BigInteger.valueOf(degree - 1L))
                    .add(magnitude.divide(root.pow(degree - 1)))
                    .divide(BigInteger.valueOf(degree));
        }
        return number.signum() < 0 ? root.negate() : root;
    }

    static ElementValue of(BinaryOperator function, ElementValue a, ElementValue b) {
        return switch (function) {
            case POW -> pow(a, b);
            case ATAN2 -> RealDomain.isZero(a) && RealDomain.isAbove(b, 0)
                    ? ZERO
                    : FunctionBounds.angle(a, b).element(function.symbol());
            default -> throw new RefusedInstance(function.symbol() + " of " + a + " and " + b);
        };
    }

    private static ElementValue pow(ElementValue a, ElementValue b) {
        boolean wholeExponent = b instanceof Rational exponent && RealDomain.isWhole(exponent);
        if (RealDomain.isZero(b) || a.equals(ONE)) {
            return ONE;
        }
        if (RealDomain.isZero(a)) {
            return RealDomain.isAbove(b, 0) ? ZERO : new Uncertain("pow of 0");
        }
        if (wholeExponent && a instanceof Rational base && isSmall(base, (Rational) b)) {
            int times = ((Rational) b).numerator().intValue();
            return times > 0 ? power(base, times) : power(reciprocal(base), -times);
        }
        if (RealDomain.isAbove(a, 0)) {
            return FunctionBounds.power(Bounds.of(a), Bounds.of(b)).element("pow");
        }
        if (wholeExponent && RealDomain.isBelow(a, 0)) {
            Bounds magnitude = FunctionBounds.power(Bounds.of(a).negated(), Bounds.of(b));
            boolean odd = ((Rational) b).numerator().testBit(0);
            return (odd ? magnitude.negated() : magnitude).element("pow");
        }
        return new Uncertain("pow of " + a + " and " + b);
    }

    private static boolean isSmall(Rational base, Rational exponent) {
        int bits = Math.max(base.numerator().bitLength(), base.denominator().bitLength());
        return exponent.numerator().abs().compareTo(BigInteger.valueOf(MOST)) <= 0
                && (long) bits * exponent.numerator().abs().intValue() <= MOST_BITS;
    }

    private static Rational power(Rational base, int exponent) {
        return new Rational(base.numerator().pow(exponent), base.denominator().pow(exponent));
    }
}
