package io.verifyrules.verifier.value;

import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.FloatFormat;
import io.verifyrules.dsl.element.LibraryFunction;
import io.verifyrules.dsl.element.LibraryFunction.Trait;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.verifier.value.ElementValue.Floating;
import java.math.BigInteger;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Functions of floats that no standard rounds: each library has its own. A value that is exact in all of them is known,
 * such as {@code log(0)}. Other values are at most 4 units in the last place from the real value. Functions that are
 * bounded are at most 4 units of 1 from it, as these are made of others.
 *
 * <p>Source: IEEE 754-2019, 9.2.1; ISO C, annex F.10. StrictMath follows these where a result is exact, but for powers of 1 and
 * of -1.
 */
final class FloatFunctions {

    /** The greatest error of a library, as a power of 2 in units of the last place. */
    private static final int UNITS = 2;
    /** The exponential of more is far above all doubles. */
    private static final double ABOVE_ALL_LOGARITHMS = 710;
    /** The greatest error of a function of {@link StrictMath}, in units of the last place of doubles. */
    private static final int UNITS_OF_DOUBLES = 5;

    private FloatFunctions() {
    }

    /** Whether the operator is such a function. */
    static boolean has(UnaryOperator operator) {
        return operator.function().isPresent();
    }

    /** Whether the operator is such a function. */
    static boolean has(BinaryOperator operator) {
        return operator == BinaryOperator.POW || operator == BinaryOperator.ATAN2;
    }

    /** Whether it grows with its operand, wherever it has a value, and is as near to the real value everywhere. */
    static boolean grows(UnaryOperator function) {
        return function.function().filter(of -> of.is(Trait.GROWING) && of.bound().isEmpty()).isPresent();
    }

    private static boolean isBounded(UnaryOperator function) {
        return function.function().filter(of -> of.bound().isPresent()).isPresent();
    }

    /** The value where it is the same in every library, as IEEE 754 and ISO C say. */
    static Optional<FloatNumber> known(UnaryOperator function, FloatNumber a) {
        double operand = toDouble(a);
        double value = value(function, a);
        boolean isExact = Double.isNaN(value) || (a.isInfinite() && hasExactLimits(function))
                || (a.isZero() && isExactAtZero(function)) || (function == UnaryOperator.LOG && operand == 1)
                || (function == UnaryOperator.LOG1P && operand == -1);
        return isExact ? Optional.of(exactly(a.format(), value)) : Optional.empty();
    }

    /** The limit of a function that is registered with its values is exact where it is infinite, as nothing tells whether a bound is one. */
    private static boolean hasExactLimits(UnaryOperator function) {
        return function.calculation().isEmpty() || !isBounded(function);
    }

    /** No standard says that libraries give 1 for {@code erfc(0)}. */
    private static boolean isExactAtZero(UnaryOperator function) {
        return function.calculation().isEmpty()
                ? function != UnaryOperator.ERFC
                : function.function().filter(of -> of.is(Trait.ODD)).isPresent();
    }

    private static double value(UnaryOperator function, FloatNumber a) {
        boolean unknown = function == UnaryOperator.ERF || function == UnaryOperator.ERFC;
        return a.isFinite() && !a.isZero() && unknown ? 1 : inDoubles(function, toDouble(a));
    }

    static ElementValue of(UnaryOperator function, FloatNumber a) {
        Optional<FloatNumber> known = known(function, a);
        if (known.isPresent()) {
            return new Floating(known.get());
        }
        double operand = toDouble(a);
        if ((function == UnaryOperator.EXP || function == UnaryOperator.EXPM1) && operand > ABOVE_ALL_LOGARITHMS) {
            return new Floating(exactly(a.format(), value(function, a)));
        }
        boolean positive = function == UnaryOperator.EXP || function == UnaryOperator.LOGISTIC
                || function == UnaryOperator.RSQRT;
        Bounds bounds = FunctionBounds.of(function, new Bounds(operand, operand));
        ElementValue near = near(a.format(), bounds, isBounded(function), positive);
        OptionalInt most = mostOfLibraries(function);
        return most.isPresent() ? within(most.getAsInt(), near) : near;
    }

    /**
     * The number that no library exceeds, however few numbers there are: 2 where the real value is at most 1, else the bound. The
     * complement of the error function comes to its bound, and may exceed it.
     */
    private static OptionalInt mostOfLibraries(UnaryOperator function) {
        OptionalInt bound = function.function().map(LibraryFunction::bound).orElseGet(OptionalInt::empty);
        return function == UnaryOperator.ERFC || bound.isEmpty()
                ? OptionalInt.empty()
                : OptionalInt.of(Math.max(2, bound.getAsInt()));
    }

    private static ElementValue within(int most, ElementValue value) {
        return value instanceof ElementValue.Between(FloatNumber low, FloatNumber high)
                ? FloatRanges.between(FloatingArithmetic.apply(BinaryOperator.MAX, low, whole(low.format(), -most)),
                        FloatingArithmetic.apply(BinaryOperator.MIN, high, whole(low.format(), most)))
                : value;
    }

    private static FloatNumber whole(FloatFormat format, int number) {
        return FloatNumber.nearest(format, BigInteger.valueOf(number), BigInteger.ONE);
    }

    /** The double of the same value. */
    private static double toDouble(FloatNumber number) {
        return Double.longBitsToDouble(
                FloatingArithmetic.converted(number, FloatFormat.F64, FloatRounding.NEAREST_EVEN).bits());
    }

    private static double inDoubles(UnaryOperator function, double a) {
        return switch (function) {
            case EXP -> StrictMath.exp(a);
            case EXPM1 -> StrictMath.expm1(a);
            case LOG -> StrictMath.log(a);
            case LOG1P -> StrictMath.log1p(a);
            case TANH -> StrictMath.tanh(a);
            case LOGISTIC -> 1 / (1 + StrictMath.exp(-a));
            case RSQRT -> 1 / StrictMath.sqrt(a);
            case CBRT -> StrictMath.cbrt(a);
            case SIN -> StrictMath.sin(a);
            case COS -> StrictMath.cos(a);
            case TAN -> StrictMath.tan(a);
            case ERF -> Double.isInfinite(a) ? Math.signum(a) : a;
            case ERFC -> Double.isInfinite(a) ? 1 - Math.signum(a) : 1 - a;
            default -> function.calculation()
                    .orElseThrow(() -> new RefusedInstance(function.symbol() + " of " + a))
                    .inDoubles()
                    .applyAsDouble(a);
        };
    }

    /** The value where it is the same in every library, as IEEE 754 and ISO C say. */
    static Optional<FloatNumber> known(BinaryOperator function, FloatNumber a, FloatNumber b) {
        return function == BinaryOperator.POW ? knownPower(a, b) : knownAngle(a, b);
    }

    static ElementValue of(BinaryOperator function, FloatNumber a, FloatNumber b) {
        return known(function, a, b).<ElementValue>map(Floating::new)
                .orElseGet(() -> function == BinaryOperator.POW ? power(a, b) : angle(a, b));
    }

    /** A power with exponent 1 is the base in every library, one with exponent 0, or of 1, is 1. */
    private static Optional<FloatNumber> knownPower(FloatNumber a, FloatNumber b) {
        double base = toDouble(a);
        double exponent = toDouble(b);
        if (exponent == 0 || base == 1 || (base == -1 && Double.isInfinite(exponent))) {
            return Optional.of(exactly(a.format(), 1));
        }
        if (exponent == 1) {
            return Optional.of(a);
        }
        double value = StrictMath.pow(base, exponent);
        return !a.isFinite() || !b.isFinite() || a.isZero() || Double.isNaN(value)
                ? Optional.of(exactly(a.format(), value))
                : Optional.empty();
    }

    private static ElementValue power(FloatNumber a, FloatNumber b) {
        double exponent = toDouble(b);
        double value = StrictMath.pow(toDouble(a), exponent);
        double positive = Math.abs(toDouble(a));
        Bounds magnitude = FunctionBounds.power(new Bounds(positive, positive), new Bounds(exponent, exponent));
        ElementValue near = near(a.format(), magnitude, false, true);
        return near instanceof ElementValue.Uncertain
                ? near
                : value < 0 || (value == 0 && 1 / value < 0) ? FloatRanges.apply(UnaryOperator.NEG, near) : near;
    }

    /** Angles are exact where they are 0 and not rounded to it. */
    private static Optional<FloatNumber> knownAngle(FloatNumber ordinate, FloatNumber abscissa) {
        double value = StrictMath.atan2(toDouble(ordinate), toDouble(abscissa));
        boolean isExact = Double.isNaN(value) || (value == 0 && (ordinate.isZero() || abscissa.isInfinite()));
        return isExact ? Optional.of(exactly(ordinate.format(), value)) : Optional.empty();
    }

    private static ElementValue angle(FloatNumber ordinate, FloatNumber abscissa) {
        double value = StrictMath.atan2(toDouble(ordinate), toDouble(abscissa));
        return near(ordinate.format(), new Bounds(value, value).widened(UNITS_OF_DOUBLES), true, false);
    }

    /** NaN, an infinity, a zero or a number that the format has. */
    private static FloatNumber exactly(FloatFormat format, double value) {
        FloatNumber number = new FloatNumber(FloatFormat.F64, Double.doubleToLongBits(value));
        return FloatingArithmetic.converted(number, format, FloatRounding.NEAREST_EVEN);
    }

    private static ElementValue near(FloatFormat format, Bounds bounds, boolean bounded, boolean positive) {
        FloatNumber low = moved(format, bounds.low(), bounded, -1);
        FloatNumber high = moved(format, bounds.high(), bounded, 1);
        if (low.isNaN() && high.isNaN() && (bounds.low() > 0 || bounds.high() < 0)) {
            return new Floating(low);
        }
        FloatNumber zero = FloatNumber.zero(format, false);
        return FloatRanges.between(positive && low.isNegative() ? zero : low, high);
    }

    /** The bound, moved by as much as a library may be off, as a number of the format; rounding keeps the order. */
    private static FloatNumber moved(FloatFormat format, double bound, boolean bounded, int direction) {
        if (Double.isInfinite(bound)) {
            return FloatNumber.beyond(format, bound < 0);
        }
        FloatNumber exact = new FloatNumber(FloatFormat.F64, Double.doubleToLongBits(bound));
        int unit = UNITS - format.mantissaBits();
        int least = unit + format.leastExponent();
        // All of it in units of one power of 2, the least of those that occur.
        int places = Math.max(0, Math.max(-exact.unit() - Math.min(unit, 0), -least));
        BigInteger scaled = exact.scaled(places);
        BigInteger one = BigInteger.ONE.shiftLeft(places);
        BigInteger size = bounded ? scaled.abs().max(one) : scaled.abs();
        BigInteger distance = (unit < 0 ? size.shiftRight(-unit) : size.shiftLeft(unit))
                .add(BigInteger.ONE.shiftLeft(places + least));
        return FloatNumber.nearest(format, direction < 0 ? scaled.subtract(distance) : scaled.add(distance), one);
    }
}
