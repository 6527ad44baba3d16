package io.verifyrules.verifier.interpret;

import java.math.BigDecimal;
import java.math.MathContext;

/**
 * The error function by its series {@code erf(x) = 2 / sqrt(pi) * sum of (-1)^n x^(2n+1) / (n! (2n+1))} (DLMF 7.6.1). From
 * {@code n >= x^2} on its terms alternate and fall, so that what is left out is less than the first of it. For {@code x <= 6} no
 * term is above 10^16, and a few hundred operations with 70 digits lose less than 10^-40.
 */
final class ErrorFunction {

    private static final MathContext DIGITS = new MathContext(70);
    private static final BigDecimal ERROR = BigDecimal.ONE.movePointLeft(35);
    /** {@code 2 / sqrt(pi)}, of which so many digits are right. */
    private static final BigDecimal FACTOR = new BigDecimal("1.12837916709551257389615890312154517168810125865799");
    private static final double FAR = 6;

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
            // What is missing to 1 is less than exp(-36) / (6 sqrt(pi)), that is 2.2e-17; the double below 1 is 1.1e-16 away.
            return new Bounds(Math.nextDown(1.0), 1);
        }
        BigDecimal value = FACTOR.multiply(series(new BigDecimal(x)), DIGITS);
        return new Bounds(Math.nextDown(value.subtract(ERROR).doubleValue()),
                Math.nextUp(value.add(ERROR).doubleValue())).within(0, 1);
    }

    private static BigDecimal series(BigDecimal x) {
        BigDecimal square = x.multiply(x, DIGITS);
        BigDecimal power = x.round(DIGITS);
        BigDecimal sum = BigDecimal.ZERO;
        for (int n = 0;; n++) {
            BigDecimal term = power.divide(BigDecimal.valueOf(2L * n + 1), DIGITS);
            sum = n % 2 == 0 ? sum.add(term, DIGITS) : sum.subtract(term, DIGITS);
            boolean falls = square.compareTo(BigDecimal.valueOf(n)) < 0;
            if (falls && term.compareTo(ERROR.movePointLeft(10)) < 0) {
                return sum;
            }
            power = power.multiply(square, DIGITS).divide(BigDecimal.valueOf(n + 1L), DIGITS);
        }
    }
}
