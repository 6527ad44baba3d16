package io.verifyrules.verifier.value;

import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.verifier.value.ElementValue.Between;
import io.verifyrules.verifier.value.ElementValue.Floating;
import io.verifyrules.verifier.value.ElementValue.Uncertain;
import java.util.List;
import java.util.OptionalInt;

/**
 * Floats of which only that is known between which numbers they lie. The result of an operation on them lies between
 * its results on their ends, as rounding keeps the order. Where the result may not be a number, nothing is known of it.
 * Minus zero comes before zero.
 */
final class FloatRanges {

    private FloatRanges() {
    }

    /**
     * The number between the two, or what is known of it. An end is no number only where a finite format has no infinity to say how far
     * it is: nothing is known then.
     */
    static ElementValue between(FloatNumber low, FloatNumber high) {
        if (low.isNaN() || high.isNaN()) {
            return new Uncertain("a number that may be beyond all of " + low.format());
        }
        return low.equals(high) ? new Floating(low) : new Between(low, high);
    }

    private static boolean isNaN(ElementValue value) {
        return value instanceof Floating(FloatNumber number) && number.isNaN();
    }

    private static boolean isUnknown(ElementValue value) {
        return value instanceof Uncertain || isNaN(value);
    }

    private static Between ends(ElementValue value) {
        return switch (value) {
            case Between between -> between;
            case Floating(FloatNumber number) -> new Between(number, number);
            default -> throw new RefusedInstance("expected a float, found " + value);
        };
    }

    private static FloatNumber least(FloatNumber a, FloatNumber b) {
        return FloatingArithmetic.apply(BinaryOperator.MIN, a, b);
    }

    private static FloatNumber greatest(FloatNumber a, FloatNumber b) {
        return FloatingArithmetic.apply(BinaryOperator.MAX, a, b);
    }

    private static ElementValue around(String symbol, List<FloatNumber> corners) {
        return corners.stream().anyMatch(FloatNumber::isNaN)
                ? uncertain(symbol)
                : between(corners.stream().reduce(FloatRanges::least).orElseThrow(),
                        corners.stream().reduce(FloatRanges::greatest).orElseThrow());
    }

    private static ElementValue uncertain(String symbol) {
        return new Uncertain(symbol + " of a number that is not known exactly");
    }

    /** A number that is known to lie between two, or exactly. */
    static ElementValue apply(UnaryOperator operator, ElementValue operand) {
        if (operand instanceof Floating floating) {
            return FloatValues.apply(operator, floating);
        }
        Between range = ends(operand);
        FloatNumber low = range.low();
        FloatNumber high = range.high();
        return switch (operator) {
            case NEG -> between(FloatingArithmetic.negative(high), FloatingArithmetic.negative(low));
            case ABS -> absolute(low, high);
            case SIGN, FLOOR, CEIL, ROUND, ROUND_EVEN ->
                between(FloatingArithmetic.apply(operator, low), FloatingArithmetic.apply(operator, high));
            case SQRT -> around(operator.symbol(),
                    List.of(FloatingArithmetic.apply(operator, low), FloatingArithmetic.apply(operator, high)));
            default -> FloatFunctions.grows(operator) ? growing(operator, low, high) : uncertain(operator.symbol());
        };
    }

    private static ElementValue absolute(FloatNumber low, FloatNumber high) {
        if (low.isNegative() && !high.isNegative()) {
            return between(FloatNumber.zero(low.format(), false), greatest(FloatingArithmetic.negative(low), high));
        }
        return low.isNegative()
                ? between(FloatingArithmetic.negative(high), FloatingArithmetic.negative(low))
                : between(low, high);
    }

    /** The range of a function that grows, at both ends: each library is near it, and so between. */
    private static ElementValue growing(UnaryOperator function, FloatNumber low, FloatNumber high) {
        ElementValue first = FloatFunctions.of(function, low);
        ElementValue last = FloatFunctions.of(function, high);
        return isUnknown(first) || isUnknown(last)
                ? uncertain(function.symbol())
                : between(ends(first).low(), ends(last).high());
    }

    /** Of two operands of which at least one is known to lie between two numbers. */
    static ElementValue apply(BinaryOperator operator, ElementValue left, ElementValue right) {
        if (FloatFunctions.has(operator) || operator == BinaryOperator.REM) {
            return uncertain(operator.symbol());
        }
        if (isNaN(left) || isNaN(right)) {
            return isNaN(left) ? left : right;
        }
        Between a = ends(left);
        Between b = ends(right);
        return mayBeNaN(operator, a, b)
                ? uncertain(operator.symbol())
                : around(operator.symbol(),
                        List.of(FloatingArithmetic.apply(operator, a.low(), b.low()),
                                FloatingArithmetic.apply(operator, a.low(), b.high()),
                                FloatingArithmetic.apply(operator, a.high(), b.low()),
                                FloatingArithmetic.apply(operator, a.high(), b.high())));
    }

    /** Whether it may be one where no corner is, or a quotient jumps between them. */
    private static boolean mayBeNaN(BinaryOperator operator, Between a, Between b) {
        return switch (operator) {
            case MUL -> (hasZero(a) && hasInfinity(b)) || (hasInfinity(a) && hasZero(b));
            case DIV -> hasZero(b) || (hasInfinity(a) && hasInfinity(b));
            default -> false;
        };
    }

    private static boolean hasZero(Between range) {
        return FloatingArithmetic.compare(range.low(), FloatNumber.zero(range.low().format(), false)).orElseThrow() <= 0
                && FloatingArithmetic.compare(range.high(), FloatNumber.zero(range.low().format(), true))
                        .orElseThrow() >= 0;
    }

    private static boolean hasInfinity(Between range) {
        return range.low().isInfinite() || range.high().isInfinite();
    }

    /** The truth of a comparison as IEEE 754 has it, where it is the same wherever the numbers lie. */
    static ElementValue compare(Relation relation, ElementValue left, ElementValue right) {
        if (isNaN(left) || isNaN(right)) {
            return new ElementValue.Truth(relation == Relation.NE);
        }
        int least = sign(ends(left).low(), ends(right).high());
        int greatest = sign(ends(left).high(), ends(right).low());
        boolean always = holds(relation, least, greatest);
        return always || holds(relation.negated(), least, greatest)
                ? new ElementValue.Truth(always)
                : uncertain(relation.symbol());
    }

    private static int sign(FloatNumber a, FloatNumber b) {
        return FloatingArithmetic.compare(a, b).orElseThrow();
    }

    private static boolean holds(Relation relation, int least, int greatest) {
        return switch (relation) {
            case LT -> greatest < 0;
            case LE -> greatest <= 0;
            case GT -> least > 0;
            case GE -> least >= 0;
            case EQ -> least == 0 && greatest == 0;
            case NE -> greatest < 0 || least > 0;
        };
    }

    /** The sign of the difference of two places among the numbers, -0 before 0; empty where they may be one. NaN comes last. */
    static OptionalInt order(ElementValue left, ElementValue right) {
        if (isNaN(left) || isNaN(right)) {
            return OptionalInt.of(isNaN(left) ? 1 : -1);
        }
        Between a = ends(left);
        Between b = ends(right);
        if (precedes(a.high(), b.low())) {
            return OptionalInt.of(-1);
        }
        return precedes(b.high(), a.low()) ? OptionalInt.of(1) : OptionalInt.empty();
    }

    private static boolean precedes(FloatNumber a, FloatNumber b) {
        return !a.equals(b) && least(a, b).equals(a);
    }
}
