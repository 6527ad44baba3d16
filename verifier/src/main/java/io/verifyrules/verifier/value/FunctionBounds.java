package io.verifyrules.verifier.value;

import io.verifyrules.dsl.element.LibraryFunction;
import io.verifyrules.dsl.element.UnaryOperator;
import java.util.OptionalInt;
import java.util.stream.DoubleStream;

/**
 * Bounds of functions of reals. Those of {@link StrictMath} are off by at most 1 unit in the last place ({@code tanh}
 * by 2.5, {@code atan2} by 2, {@code sqrt} by 1/2). The documentation of {@link Math} demands this of them; each bound
 * is moved by more than that.
 */
final class FunctionBounds {

    private static final Bounds ONE = new Bounds(1, 1);
    private static final int MORE_THAN_DOCUMENTED = 2;
    private static final int UNITS = 3;
    private static final int MORE_UNITS = 5;

    private FunctionBounds() {
    }

    /** The function of a number between the bounds; nothing is known where that may be outside of its domain. */
    static Bounds of(UnaryOperator function, Bounds a) {
        return switch (function) {
            case EXP -> exponential(a);
            case EXPM1 -> a.growing(StrictMath::expm1, UNITS).within(-1, Double.POSITIVE_INFINITY);
            case LOG -> a.low() > 0 ? a.growing(StrictMath::log, UNITS) : Bounds.NOTHING;
            case LOG1P -> a.low() > -1 ? a.growing(StrictMath::log1p, UNITS) : Bounds.NOTHING;
            case TANH -> a.growing(StrictMath::tanh, MORE_UNITS).within(-1, 1);
            case LOGISTIC -> ONE.over(ONE.plus(exponential(a.negated()))).within(0, 1);
            case SQRT -> root(a);
            case RSQRT -> a.low() > 0 ? ONE.over(root(a)) : Bounds.NOTHING;
            case CBRT -> a.growing(StrictMath::cbrt, UNITS);
            case SIN -> wave(a, StrictMath.sin(middle(a)));
            case COS -> wave(a, StrictMath.cos(middle(a)));
            case TAN -> of(UnaryOperator.SIN, a).over(of(UnaryOperator.COS, a));
            case ERF -> a.high() == Double.POSITIVE_INFINITY || a.low() == Double.NEGATIVE_INFINITY
                    ? new Bounds(-1, 1)
                    : new Bounds(ErrorFunction.of(a.low()).low(), ErrorFunction.of(a.high()).high());
            case ERFC -> a.high() == Double.POSITIVE_INFINITY || a.low() == Double.NEGATIVE_INFINITY
                    ? new Bounds(0, 2)
                    : new Bounds(ErrorFunction.complement(a.high()).low(), ErrorFunction.complement(a.low()).high());
            default -> registered(function, a);
        };
    }

    private static Bounds registered(UnaryOperator function, Bounds a) {
        LibraryFunction.Calculation calculation = function.calculation()
                .orElseThrow(() -> new RefusedInstance(function.symbol() + " is no function of reals"));
        Bounds values = a.growing(calculation.inDoubles(), calculation.units() + MORE_THAN_DOCUMENTED);
        OptionalInt bound = function.function().map(LibraryFunction::bound).orElseGet(OptionalInt::empty);
        return bound.isPresent() ? values.within(-bound.getAsInt(), bound.getAsInt()) : values;
    }

    private static Bounds exponential(Bounds a) {
        return a.growing(StrictMath::exp, UNITS).within(0, Double.POSITIVE_INFINITY);
    }

    private static Bounds root(Bounds a) {
        return a.low() >= 0 ? a.growing(StrictMath::sqrt, UNITS).within(0, Double.POSITIVE_INFINITY) : Bounds.NOTHING;
    }

    private static double middle(Bounds a) {
        double middle = a.low() / 2 + a.high() / 2;
        return Math.clamp(middle, a.low(), a.high());
    }

    /** A sine or cosine changes by no more than its operand, so by no more than half of what is between the bounds. */
    private static Bounds wave(Bounds a, double atMiddle) {
        double distance = Math.max(middle(a) - a.low(), a.high() - middle(a));
        return Double.isNaN(atMiddle) || Double.isNaN(distance)
                ? new Bounds(-1, 1)
                : new Bounds(atMiddle, atMiddle).widened(UNITS)
                        .plus(new Bounds(-Math.nextUp(distance), Math.nextUp(distance)))
                        .within(-1, 1);
    }

    /** A power of a positive number, which grows or falls with each operand, so that corners are the extremes. */
    static Bounds power(Bounds base, Bounds exponent) {
        return base.low() <= 0
                ? Bounds.NOTHING
                : Bounds.around(DoubleStream.of(StrictMath.pow(base.low(), exponent.low()),
                        StrictMath.pow(base.low(), exponent.high()), StrictMath.pow(base.high(), exponent.low()),
                        StrictMath.pow(base.high(), exponent.high())))
                        .widened(UNITS)
                        .within(0, Double.POSITIVE_INFINITY);
    }

    /**
     * The angle of a point that is not the origin. On each edge of a box that does not meet the half-axis where it
     * jumps, the angle grows or falls. So corners are the extremes.
     */
    static Bounds angle(ElementValue ordinate, ElementValue abscissa) {
        if (RealDomain.isZero(ordinate)) {
            return RealDomain.isBelow(abscissa, 0) ? new Bounds(Math.PI, Math.PI).widened(UNITS) : Bounds.NOTHING;
        }
        Bounds y = Bounds.of(ordinate);
        Bounds x = Bounds.of(abscissa);
        return x.low() > 0 || y.low() > 0 || y.high() < 0
                ? Bounds.around(DoubleStream.of(StrictMath.atan2(y.low(), x.low()), StrictMath.atan2(y.low(), x.high()),
                        StrictMath.atan2(y.high(), x.low()), StrictMath.atan2(y.high(), x.high()))).widened(MORE_UNITS)
                : Bounds.NOTHING;
    }
}
