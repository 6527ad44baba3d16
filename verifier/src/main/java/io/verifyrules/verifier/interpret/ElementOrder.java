package io.verifyrules.verifier.interpret;

import io.verifyrules.verifier.interpret.ElementValue.Approximate;
import io.verifyrules.verifier.interpret.ElementValue.Infinite;
import io.verifyrules.verifier.interpret.ElementValue.Rational;
import io.verifyrules.verifier.interpret.ElementValue.Token;
import io.verifyrules.verifier.interpret.ElementValue.Truth;
import io.verifyrules.verifier.interpret.ElementValue.Undefined;
import io.verifyrules.verifier.interpret.ElementValue.Whole;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.util.OptionalInt;

/**
 * How two elements compare, as far as it is certain. Exact values and infinities always do. Where one is approximate the
 * order is certain only if the two lie apart by more than {@value #TOLERANCE} of the larger magnitude; the arithmetic
 * keeps the relative error of approximate values far below that. Nothing is certain of an undefined value.
 */
final class ElementOrder {

    /** Relative distance from which on two approximate numbers are certainly different. */
    static final double TOLERANCE = 1e-9;

    private ElementOrder() {
    }

    /** The sign of {@code left - right}; empty where it is not certain. Truths and tokens have some fixed order. */
    static OptionalInt compare(ElementValue left, ElementValue right) {
        if (left instanceof Undefined || right instanceof Undefined) {
            return OptionalInt.empty();
        }
        if (left instanceof Truth a && right instanceof Truth b) {
            return OptionalInt.of(Boolean.compare(a.value(), b.value()));
        }
        if (left instanceof Token a && right instanceof Token b) {
            return OptionalInt.of(a.id().compareTo(b.id()));
        }
        if (left instanceof Infinite || right instanceof Infinite) {
            return OptionalInt.of(Integer.compare(reach(left), reach(right)));
        }
        if (left instanceof Approximate || right instanceof Approximate) {
            return compare(toDouble(left), toDouble(right));
        }
        if (left instanceof Whole a && right instanceof Whole b) {
            return OptionalInt.of(a.value().compareTo(b.value()));
        }
        Rational a = toRational(left);
        Rational b = toRational(right);
        return OptionalInt.of(a.numerator().multiply(b.denominator()).compareTo(b.numerator().multiply(a
                .denominator())));
    }

    private static OptionalInt compare(double left, double right) {
        boolean apart = Math.abs(left - right) > TOLERANCE * Math.max(Math.abs(left), Math.abs(right));
        return apart ? OptionalInt.of(Double.compare(left, right)) : OptionalInt.empty();
    }

    private static int reach(ElementValue value) {
        return value instanceof Infinite infinite ? infinite.positive() ? 1 : -1 : 0;
    }

    /** Whether the two are certainly different values. */
    static boolean definitelyDiffer(ElementValue left, ElementValue right) {
        OptionalInt sign = compare(left, right);
        return sign.isPresent() && sign.getAsInt() != 0;
    }

    /** The finite number as the nearest double. */
    static double toDouble(ElementValue number) {
        if (number instanceof Approximate approximate) {
            return approximate.value();
        }
        Rational exact = toRational(number);
        return new BigDecimal(exact.numerator()).divide(new BigDecimal(exact.denominator()), MathContext.DECIMAL128)
                .doubleValue();
    }

    /** The exact finite number as a rational. */
    static Rational toRational(ElementValue number) {
        return switch (number) {
            case Rational rational -> rational;
            case Whole whole -> new Rational(whole.value(), BigInteger.ONE);
            default -> throw new RefusedInstance("expected a number, found " + number);
        };
    }
}
