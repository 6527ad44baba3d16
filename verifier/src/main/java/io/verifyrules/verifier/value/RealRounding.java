package io.verifyrules.verifier.value;

import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.verifier.value.ElementValue.Enclosed;
import io.verifyrules.verifier.value.ElementValue.Rational;
import java.math.BigDecimal;
import java.math.BigInteger;

/** Reals rounded to integers: exact, and certain where both bounds of an enclosure give one integer. */
final class RealRounding {

    private RealRounding() {
    }

    static ElementValue of(UnaryOperator operator, ElementValue a) {
        if (a instanceof Enclosed enclosed) {
            // Rounding never decreases, so what is between the bounds is rounded to something between the rounded bounds.
            BigInteger low = rounded(operator, exact(enclosed.low()));
            BigInteger high = rounded(operator, exact(enclosed.high()));
            return low.equals(high) ? whole(low) : between(Bounds.of(whole(low)), Bounds.of(whole(high)));
        }
        return whole(rounded(operator, ElementOrder.toRational(a)));
    }

    private static ElementValue between(Bounds low, Bounds high) {
        return new Bounds(low.low(), high.high()).element("rounding");
    }

    private static Rational whole(BigInteger value) {
        return new Rational(value, BigInteger.ONE);
    }

    private static Rational exact(double number) {
        BigDecimal decimal = new BigDecimal(number);
        return decimal.scale() > 0
                ? new Rational(decimal.unscaledValue(), BigInteger.TEN.pow(decimal.scale()))
                : whole(decimal.toBigIntegerExact());
    }

    private static BigInteger rounded(UnaryOperator operator, Rational a) {
        BigInteger below = floor(a.numerator(), a.denominator());
        boolean isWhole = RealDomain.isWhole(a);
        return switch (operator) {
            case FLOOR -> below;
            case CEIL -> isWhole ? below : below.add(BigInteger.ONE);
            case ROUND, ROUND_EVEN -> {
                // Twice the distance from the integer below, against one whole.
                BigInteger rest = a.numerator().subtract(below.multiply(a.denominator())).shiftLeft(1);
                int half = rest.compareTo(a.denominator());
                boolean up = half > 0 || (half == 0
                        && (operator == UnaryOperator.ROUND ? a.numerator().signum() > 0 : below.testBit(0)));
                yield up ? below.add(BigInteger.ONE) : below;
            }
            default -> throw new RefusedInstance(operator.symbol() + " of " + a);
        };
    }

    private static BigInteger floor(BigInteger numerator, BigInteger denominator) {
        BigInteger[] parts = numerator.divideAndRemainder(denominator);
        return parts[1].signum() < 0 ? parts[0].subtract(BigInteger.ONE) : parts[0];
    }
}
