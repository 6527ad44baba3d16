package io.verifyrules.verifier.theory;

import io.verifyrules.dsl.element.FloatFormat;
import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.solver.SmtOperator;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;

/** A numeral of the reals, and which float is nearest to it; the denominator is above 0. */
record Fraction(BigInteger numerator, BigInteger denominator) {

    Fraction {
        if (denominator.signum() <= 0) {
            throw new IllegalArgumentException(numerator + " / " + denominator);
        }
    }

    /** A term of the reals, if it is a numeral. */
    static Optional<Fraction> of(Formula real) {
        return switch (real) {
            case Formula.RealNumber number -> Optional.of(new Fraction(number.value(), BigInteger.ONE));
            case Formula.Apply(SmtOperator operator, List<Formula> parts, var ignored) when operator == SmtOperator.DIVIDE
                    && parts.getFirst() instanceof Formula.RealNumber above
                    && parts.getLast() instanceof Formula.RealNumber below && below.value().signum() > 0 ->
                Optional.of(new Fraction(above.value(), below.value()));
            default -> Optional.empty();
        };
    }

    /** The value of a float that is written down, if it is finite. */
    static Optional<Fraction> of(Formula.Floating literal, FloatFormat format) {
        long bits = literal.bits().longValue();
        long magnitude = bits & ~format.signBit();
        return magnitude >= format.infinity()
                ? Optional.empty()
                : Optional.of(magnitude(magnitude, format)).map(real -> bits == magnitude ? real : real.negated());
    }

    /** The number that has these bits, without a sign; infinity counts as the number that would follow the greatest one. */
    private static Fraction magnitude(long bits, FloatFormat format) {
        long exponent = bits >>> format.mantissaBits();
        long mantissa = bits & ((1L << format.mantissaBits()) - 1);
        long significand = exponent == 0 ? mantissa : mantissa | (1L << format.mantissaBits());
        int unit = (int) Math.max(exponent, 1) - 1 + format.leastExponent() - format.mantissaBits();
        return new Fraction(BigInteger.valueOf(significand).shiftLeft(Math.max(unit, 0)),
                BigInteger.ONE.shiftLeft(Math.max(-unit, 0)));
    }

    /** The greatest finite number. */
    static Fraction greatest(FloatFormat format) {
        return magnitude(format.infinity() - 1, format);
    }

    /** The least number above 0. */
    static Fraction least(FloatFormat format) {
        return magnitude(1, format);
    }

    /** The least number that is rounded to infinity: half way from the greatest finite one to what would follow it. */
    static Fraction overflowing(FloatFormat format) {
        return greatest(format).plus(magnitude(format.infinity(), format)).half();
    }

    /** One half of it. */
    Fraction half() {
        return new Fraction(numerator, denominator.shiftLeft(1));
    }

    private Fraction negated() {
        return new Fraction(numerator.negate(), denominator);
    }

    private Fraction plus(Fraction other) {
        return new Fraction(numerator.multiply(other.denominator).add(other.numerator.multiply(denominator)),
                denominator.multiply(other.denominator));
    }

    private int compareTo(Fraction other) {
        return numerator.multiply(other.denominator).compareTo(other.numerator.multiply(denominator));
    }

    /** The bits of the float that is nearest, the even one of two. Magnitudes are in the order of their bits, so it is searched among those. */
    long nearest(FloatFormat format) {
        Fraction magnitude = new Fraction(numerator.abs(), denominator);
        long low = 0;
        long high = format.infinity();
        while (high - low > 1) {
            long middle = low + (high - low) / 2;
            if (magnitude(middle, format).compareTo(magnitude) <= 0) {
                low = middle;
            } else {
                high = middle;
            }
        }
        int side = magnitude.compareTo(magnitude(low, format).plus(magnitude(high, format)).half());
        long bits = side < 0 || (side == 0 && low % 2 == 0) ? low : high;
        return numerator.signum() < 0 ? bits | format.signBit() : bits;
    }
}
