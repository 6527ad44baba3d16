package io.verifyrules.verifier.value;

import io.verifyrules.dsl.element.UnaryOperator;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;

/** Functions of reals with a hundred digits, by their series: slow, and written from their definitions. */
final class Decimals {

    static final MathContext EXACT = new MathContext(120, RoundingMode.HALF_EVEN);

    private static final BigDecimal ONE = BigDecimal.ONE;
    private static final BigDecimal TWO = BigDecimal.TWO;
    private static final int TERMS = 700;

    private Decimals() {
    }

    static BigDecimal of(UnaryOperator function, BigDecimal x) {
        return switch (function) {
            case EXP -> exp(x);
            case EXPM1 -> exp(x).subtract(ONE);
            case LOG -> log(x);
            case LOG1P -> log(ONE.add(x));
            case LOGISTIC -> ONE.divide(ONE.add(exp(x.negate())), EXACT);
            case TANH -> exp(x.multiply(TWO)).subtract(ONE).divide(exp(x.multiply(TWO)).add(ONE), EXACT);
            case SQRT -> x.sqrt(EXACT);
            case RSQRT -> ONE.divide(x.sqrt(EXACT), EXACT);
            case CBRT -> cbrt(x);
            case SIN -> sin(x);
            case COS -> cos(x);
            case TAN -> sin(x).divide(cos(x), EXACT);
            case ATAN -> arctan(x);
            case ERF -> erf(x);
            case ERFC -> ONE.subtract(erf(x));
            default -> throw new AssertionError(function);
        };
    }

    static BigDecimal exp(BigDecimal x) {
        BigDecimal reduced = x.divide(BigDecimal.valueOf(1 << 16), EXACT);
        BigDecimal sum = ONE;
        BigDecimal term = ONE;
        for (int i = 1; i < 60; i++) {
            term = term.multiply(reduced, EXACT).divide(BigDecimal.valueOf(i), EXACT);
            sum = sum.add(term, EXACT);
        }
        for (int i = 0; i < 16; i++) {
            sum = sum.multiply(sum, EXACT);
        }
        return sum;
    }

    /** By {@code log(x) = 2^n log(x^(1/2^n))}, and {@code log(y) = 2 artanh((y - 1) / (y + 1))}. */
    static BigDecimal log(BigDecimal x) {
        BigDecimal root = x;
        int halvings = 0;
        while (root.subtract(ONE).abs().compareTo(new BigDecimal("0.05")) > 0) {
            root = root.sqrt(EXACT);
            halvings++;
        }
        BigDecimal z = root.subtract(ONE).divide(root.add(ONE), EXACT);
        return artanh(z, -1).multiply(TWO.pow(halvings + 1), EXACT);
    }

    /** The sum of {@code z^(2n+1) / (2n+1)}, with alternating signs for the arc tangent. */
    private static BigDecimal artanh(BigDecimal z, int sign) {
        BigDecimal square = z.multiply(z, EXACT).multiply(BigDecimal.valueOf(-sign));
        BigDecimal power = z;
        BigDecimal sum = BigDecimal.ZERO;
        for (int n = 0; n < TERMS; n++) {
            sum = sum.add(power.divide(BigDecimal.valueOf(2L * n + 1), EXACT), EXACT);
            power = power.multiply(square, EXACT);
        }
        return sum;
    }

    /** By {@code arctan(z) = 2 arctan(z / (1 + sqrt(1 + z^2)))}. */
    static BigDecimal arctan(BigDecimal z) {
        BigDecimal half = z;
        for (int i = 0; i < 4; i++) {
            half = half.divide(ONE.add(ONE.add(half.multiply(half, EXACT)).sqrt(EXACT)), EXACT);
        }
        return artanh(half, 1).multiply(BigDecimal.valueOf(16), EXACT);
    }

    static BigDecimal pi() {
        return arctan(ONE).multiply(BigDecimal.valueOf(4), EXACT);
    }

    /** The angle of a point. */
    static BigDecimal angle(BigDecimal y, BigDecimal x) {
        if (x.signum() == 0) {
            return pi().divide(TWO, EXACT).multiply(BigDecimal.valueOf(y.signum()));
        }
        BigDecimal angle = arctan(y.divide(x, EXACT));
        if (x.signum() > 0) {
            return angle;
        }
        return y.signum() >= 0 ? angle.add(pi()) : angle.subtract(pi());
    }

    private static BigDecimal cbrt(BigDecimal x) {
        return x.signum() == 0
                ? x
                : exp(log(x.abs()).divide(BigDecimal.valueOf(3), EXACT)).multiply(BigDecimal.valueOf(x.signum()));
    }

    private static BigDecimal sin(BigDecimal x) {
        return wave(x, x, 2);
    }

    private static BigDecimal cos(BigDecimal x) {
        return wave(x, ONE, 1);
    }

    /** The sum of terms each of which is the one before times {@code -x^2 / (n (n + 1))}, for every second n from the start. */
    private static BigDecimal wave(BigDecimal x, BigDecimal first, int start) {
        BigDecimal square = x.multiply(x, EXACT).negate();
        BigDecimal term = first;
        BigDecimal sum = first;
        for (int n = start; n < TERMS; n += 2) {
            term = term.multiply(square, EXACT).divide(BigDecimal.valueOf((long) n * (n + 1)), EXACT);
            sum = sum.add(term, EXACT);
        }
        return sum;
    }

    /** Of numbers beyond 8 no more is said than that it is 1 but for less than 10^-28. */
    static BigDecimal erf(BigDecimal x) {
        if (x.abs().compareTo(BigDecimal.valueOf(8)) > 0) {
            return ONE.subtract(new BigDecimal("1e-29")).multiply(BigDecimal.valueOf(x.signum()));
        }
        BigDecimal square = x.multiply(x, EXACT).negate();
        BigDecimal power = x;
        BigDecimal sum = BigDecimal.ZERO;
        for (int n = 0; n < TERMS; n++) {
            sum = sum.add(power.divide(BigDecimal.valueOf(2L * n + 1), EXACT), EXACT);
            power = power.multiply(square, EXACT).divide(BigDecimal.valueOf(n + 1L), EXACT);
        }
        return sum.multiply(TWO, EXACT).divide(pi().sqrt(EXACT), EXACT);
    }
}
