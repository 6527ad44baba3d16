package io.verifyrules.verifier.value;

import io.verifyrules.dsl.element.FloatFormat;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;

/**
 * The error function, and what is missing to 1, by its series {@code erf(x) = 2 / sqrt(pi) * sum of (-1)^n x^(2n+1) / (n! (2n+1))} (DLMF 7.6.1). From
 * {@code n >= x^2} on its terms alternate and fall, so that what is left out is less than the first of it.
 *
 * <p>Numbers are whole multiples of 2^-220, and each operation loses less than one of these. The loss of a power of x
 * grows by {@code x^2 / n} with each step, so for {@code x <= 6} to at most 36^36 / 36! < 10^15 of it; with some
 * hundred terms less than 10^-40 is lost in all.
 */
final class ErrorFunction {

    private static final int PLACES = 220;
    private static final BigDecimal ERROR = BigDecimal.ONE.movePointLeft(35);
    /** {@code 2 / sqrt(pi)}, of which so many digits are right. */
    private static final BigDecimal FACTOR = new BigDecimal("1.12837916709551257389615890312154517168810125865799");
    private static final BigDecimal ONE = new BigDecimal(BigInteger.ONE.shiftLeft(PLACES));
    private static final MathContext DIGITS = new MathContext(60);
    private static final double FAR = 6;
    /** Beyond 6 less than {@code exp(-36) / (6 sqrt(pi))} is missing to 1 (DLMF 7.8.3). */
    private static final double BEYOND = 2.2e-17;

    private ErrorFunction() {
    }

    /** Bounds of the error function at a finite double. */
    static Bounds of(double x) {
        if (x == 0) {
            return new Bounds(0, 0);
        }
        if (x < 0) {
            return of(-x).negated();
        }
        if (x > FAR) {
            // The double below 1 is 1.1e-16 away.
            return new Bounds(Math.nextDown(1.0), 1);
        }
        return around(value(x)).within(0, 1);
    }

    /** Bounds of {@code 1 - erf(x)} at a finite double, which keep their digits where that is near 0. */
    static Bounds complement(double x) {
        if (x == 0) {
            return new Bounds(1, 1);
        }
        if (x > FAR) {
            return new Bounds(0, BEYOND);
        }
        if (x < -FAR) {
            return new Bounds(Math.nextDown(2.0), 2);
        }
        BigDecimal magnitude = value(Math.abs(x));
        BigDecimal value = BigDecimal.ONE.subtract(x < 0 ? magnitude.negate() : magnitude);
        return around(value).within(0, 2);
    }

    private static BigDecimal value(double x) {
        return FACTOR.multiply(new BigDecimal(series(multiple(x))).divide(ONE, DIGITS));
    }

    private static Bounds around(BigDecimal value) {
        return new Bounds(Math.nextDown(value.subtract(ERROR).doubleValue()),
                Math.nextUp(value.add(ERROR).doubleValue()));
    }

    private static BigInteger multiple(double x) {
        FloatNumber number = new FloatNumber(FloatFormat.F64, Double.doubleToLongBits(x));
        int places = PLACES + number.unit();
        return places >= 0 ? number.significand().shiftLeft(places) : number.significand().shiftRight(-places);
    }

    private static BigInteger series(BigInteger x) {
        BigInteger square = x.multiply(x).shiftRight(PLACES);
        BigInteger power = x;
        BigInteger sum = BigInteger.ZERO;
        for (int n = 0; power.signum() != 0; n++) {
            BigInteger term = power.divide(BigInteger.valueOf(2L * n + 1));
            sum = n % 2 == 0 ? sum.add(term) : sum.subtract(term);
            power = power.multiply(square).shiftRight(PLACES).divide(BigInteger.valueOf(n + 1L));
        }
        return sum;
    }
}
