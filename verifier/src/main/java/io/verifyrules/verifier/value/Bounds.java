package io.verifyrules.verifier.value;

import io.verifyrules.verifier.value.ElementValue.Enclosed;
import io.verifyrules.verifier.value.ElementValue.Rational;
import io.verifyrules.verifier.value.ElementValue.Uncertain;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.OptionalInt;
import java.util.function.DoubleUnaryOperator;
import java.util.stream.DoubleStream;

/**
 * Two doubles between which a real lies, themselves included; either may be infinite, which says nothing. A result is
 * rounded outwards. A double operation is exact or off by less than the distance to the next double, so that is taken
 * in.
 */
record Bounds(double low, double high) {

    /** The bounds of a real beyond the range of doubles, or after an operation that has no value. */
    static final Bounds NOTHING = new Bounds(Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);

    /** An integer with so many bits is a double. */
    private static final int EXACT_BITS = 53;

    private static final MathContext DOWN = new MathContext(40, RoundingMode.FLOOR);
    private static final MathContext UP = new MathContext(40, RoundingMode.CEILING);

    /** The closest bounds of a finite number; both are the number itself where it is a double. */
    static Bounds of(ElementValue number) {
        if (number instanceof Enclosed enclosed) {
            return new Bounds(enclosed.low(), enclosed.high());
        }
        Rational exact = ElementOrder.toRational(number);
        if (isDouble(exact.numerator()) && isDouble(exact.denominator())) {
            return ofQuotient(exact.numerator().doubleValue(), exact.denominator().doubleValue());
        }
        BigDecimal numerator = new BigDecimal(exact.numerator());
        BigDecimal denominator = new BigDecimal(exact.denominator());
        BigDecimal floor = numerator.divide(denominator, DOWN);
        BigDecimal ceiling = numerator.divide(denominator, UP);
        return new Bounds(notAbove(floor), notBelow(ceiling));
    }

    private static boolean isDouble(BigInteger number) {
        return number.bitLength() <= EXACT_BITS;
    }

    /** The remainder of a quotient that is rounded has no rounding itself, so its sign says on which side that is. */
    private static Bounds ofQuotient(double numerator, double denominator) {
        double quotient = numerator / denominator;
        double above = Math.fma(quotient, denominator, -numerator);
        return new Bounds(above > 0 ? Math.nextDown(quotient) : quotient, above < 0 ? Math.nextUp(quotient) : quotient);
    }

    private static double notAbove(BigDecimal number) {
        double bound = number.doubleValue();
        while (bound == Double.POSITIVE_INFINITY
                || (Double.isFinite(bound) && new BigDecimal(bound).compareTo(number) > 0)) {
            bound = Math.nextDown(bound);
        }
        return bound;
    }

    private static double notBelow(BigDecimal number) {
        return -notAbove(number.negate());
    }

    static Bounds around(DoubleStream corners) {
        double low = Double.POSITIVE_INFINITY;
        double high = Double.NEGATIVE_INFINITY;
        for (double corner : corners.toArray()) {
            if (Double.isNaN(corner)) {
                return NOTHING;
            }
            low = Math.min(low, corner);
            high = Math.max(high, corner);
        }
        return new Bounds(Math.nextDown(low), Math.nextUp(high));
    }

    Bounds plus(Bounds other) {
        return around(DoubleStream.of(low + other.low, high + other.high));
    }

    Bounds negated() {
        return new Bounds(-high, -low);
    }

    Bounds times(Bounds other) {
        return around(DoubleStream.of(low * other.low, low * other.high, high * other.low, high * other.high));
    }

    /** The quotient; nothing is known of it where the divisor may be 0. */
    Bounds over(Bounds divisor) {
        return divisor.low <= 0 && divisor.high >= 0
                ? NOTHING
                : around(DoubleStream.of(low / divisor.low, low / divisor.high, high / divisor.low,
                        high / divisor.high));
    }

    Bounds absolute() {
        if (low >= 0) {
            return this;
        }
        return high <= 0 ? negated() : new Bounds(0, Math.max(-low, high));
    }

    /** The lesser of two numbers. */
    Bounds least(Bounds other) {
        return new Bounds(Math.min(low, other.low), Math.min(high, other.high));
    }

    /**
     * The bounds of a growing function of them, which is computed with an error of less than so many units in the last
     * place.
     */
    Bounds growing(DoubleUnaryOperator function, int units) {
        return new Bounds(function.applyAsDouble(low), function.applyAsDouble(high)).widened(units);
    }

    /** Each bound moved outwards by so many doubles. */
    Bounds widened(int units) {
        double least = low;
        double greatest = high;
        for (int i = 0; i < units; i++) {
            least = Math.nextDown(least);
            greatest = Math.nextUp(greatest);
        }
        return Double.isNaN(least) || Double.isNaN(greatest) ? NOTHING : new Bounds(least, greatest);
    }

    /** The bounds of a number that is between two others besides. */
    Bounds within(double least, double greatest) {
        return new Bounds(Math.max(low, least), Math.min(high, greatest));
    }

    /** The sign of the difference to {@code other}; empty where the bounds overlap. */
    OptionalInt compare(Bounds other) {
        if (high < other.low) {
            return OptionalInt.of(-1);
        }
        if (low > other.high) {
            return OptionalInt.of(1);
        }
        boolean exact = low == high && other.low == other.high;
        return exact && Double.isFinite(low) ? OptionalInt.of(0) : OptionalInt.empty();
    }

    /** The element that these bounds enclose, if they say anything. */
    ElementValue element(String operation) {
        return Double.isFinite(low) && Double.isFinite(high)
                ? new Enclosed(low, high)
                : new Uncertain(operation + " out of range");
    }
}
