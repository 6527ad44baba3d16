package io.verifyrules.verifier.interpret;

import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.verifier.interpret.ElementValue.Approximate;
import io.verifyrules.verifier.interpret.ElementValue.Infinite;
import io.verifyrules.verifier.interpret.ElementValue.Rational;
import io.verifyrules.verifier.interpret.ElementValue.Token;
import io.verifyrules.verifier.interpret.ElementValue.Truth;
import io.verifyrules.verifier.interpret.ElementValue.Undefined;
import io.verifyrules.verifier.interpret.ElementValue.Whole;
import java.math.BigInteger;
import java.util.HashMap;
import java.util.Map;
import java.util.OptionalInt;

/**
 * The operators on single elements. Integers and rationals are exact; integer division truncates, {@code x / 0 = -1} and
 * {@code x rem 0 = x}; a real {@code x / 0} is what the instance says it is. What meets an undefined value is undefined,
 * unless it is the same whatever that value were.
 */
final class ElementArithmetic {

    private static final int MOST_BITS = 20_000;

    private final Map<ElementValue, ElementValue> divisionByZero;

    /**
     * @param divisionByZero what {@code x / 0} is for a real {@code x}; {@code x} itself where nothing is said
     */
    ElementArithmetic(Map<ElementValue, ElementValue> divisionByZero) {
        Map<ElementValue, ElementValue> reals = new HashMap<>();
        divisionByZero.forEach((dividend, quotient) -> reals.put(real(dividend), real(quotient)));
        this.divisionByZero = reals;
    }

    private static ElementValue real(ElementValue value) {
        return value instanceof Whole ? ElementOrder.toRational(value) : value;
    }

    ElementValue apply(UnaryOperator operator, ElementValue operand) {
        if (operand instanceof Undefined) {
            return operand;
        }
        return switch (operator) {
            case NEG -> negative(operand);
            case ABS -> absolute(operand);
            case EXP -> operand instanceof Infinite
                    ? new Undefined("exp of " + operand)
                    : ApproximateArithmetic.exp(real(operand));
            case NOT -> truth(!isTrue(operand));
        };
    }

    private static ElementValue negative(ElementValue operand) {
        return switch (operand) {
            case Whole whole -> new Whole(whole.value().negate());
            case Rational rational -> new Rational(rational.numerator().negate(), rational.denominator());
            case Approximate approximate -> new Approximate(-approximate.value());
            case Infinite infinite -> new Infinite(!infinite.positive());
            case Undefined undefined -> undefined;
            case Truth truth -> throw new RefusedInstance("neg of " + truth);
            case Token token -> throw new RefusedInstance("neg of " + token);
        };
    }

    private static ElementValue absolute(ElementValue operand) {
        boolean negative = switch (operand) {
            case Whole whole -> whole.value().signum() < 0;
            case Rational rational -> rational.numerator().signum() < 0;
            case Approximate approximate -> approximate.value() < 0;
            case Infinite infinite -> !infinite.positive();
            case Undefined ignored -> false;
            case Truth truth -> throw new RefusedInstance("abs of " + truth);
            case Token token -> throw new RefusedInstance("abs of " + token);
        };
        return negative ? negative(operand) : operand;
    }

    ElementValue apply(BinaryOperator operator, ElementValue left, ElementValue right) {
        return switch (operator) {
            case AND -> decided(left, right, false);
            case OR -> decided(left, right, true);
            case MIN -> extreme(left, right, -1);
            case MAX -> extreme(left, right, 1);
            case ADD, SUB, MUL, DIV, REM -> arithmetic(operator, left, right);
        };
    }

    /** One operand that is {@code deciding} decides; else both must be known. */
    private static ElementValue decided(ElementValue left, ElementValue right, boolean deciding) {
        if (left.equals(truth(deciding)) || right.equals(truth(deciding))) {
            return truth(deciding);
        }
        if (left instanceof Undefined) {
            return left;
        }
        if (right instanceof Undefined) {
            return right;
        }
        if (isTrue(left) != isTrue(right)) {
            throw new AssertionError("one of " + left + " and " + right + " decides");
        }
        return left;
    }

    /** The operand further towards {@code direction}; two that are too close to tell are the same up to the tolerance. */
    private static ElementValue extreme(ElementValue left, ElementValue right, int direction) {
        if (left instanceof Undefined || right instanceof Undefined) {
            return left instanceof Undefined ? left : right;
        }
        requireNumber(left);
        requireNumber(right);
        OptionalInt sign = ElementOrder.compare(left, right);
        if (sign.isEmpty()) {
            return left instanceof Approximate ? left : right;
        }
        return sign.getAsInt() * direction >= 0 ? left : right;
    }

    ElementValue product(ElementValue left, ElementValue right) {
        return apply(BinaryOperator.MUL, left, right);
    }

    /** {@code min(high, max(operand, low))}. */
    ElementValue clamp(ElementValue low, ElementValue operand, ElementValue high) {
        return apply(BinaryOperator.MIN, high, apply(BinaryOperator.MAX, operand, low));
    }

    private static void requireNumber(ElementValue value) {
        if (value instanceof Truth || value instanceof Token) {
            throw new RefusedInstance("expected a number, found " + value);
        }
    }

    private ElementValue arithmetic(BinaryOperator operator, ElementValue left, ElementValue right) {
        if (left instanceof Undefined || right instanceof Undefined) {
            return left instanceof Undefined ? left : right;
        }
        requireNumber(left);
        requireNumber(right);
        if (left instanceof Infinite || right instanceof Infinite) {
            return InfiniteArithmetic.apply(operator, left, right);
        }
        if (left instanceof Whole a && right instanceof Whole b) {
            BigInteger result = whole(operator, a.value(), b.value());
            return result.bitLength() > MOST_BITS ? tooLarge(operator) : new Whole(result);
        }
        ElementValue a = real(left);
        ElementValue b = real(right);
        if (operator == BinaryOperator.DIV && b instanceof Rational divisor && divisor.numerator().signum() == 0) {
            return overZero(a);
        }
        if (a instanceof Rational x && b instanceof Rational y) {
            Rational result = rational(operator, x, y);
            int bits = Math.max(result.numerator().bitLength(), result.denominator().bitLength());
            return bits > MOST_BITS ? tooLarge(operator) : result;
        }
        return ApproximateArithmetic.apply(operator, a, b);
    }

    private static ElementValue tooLarge(BinaryOperator operator) {
        return new Undefined(operator.symbol() + " too large");
    }

    private static BigInteger whole(BinaryOperator operator, BigInteger a, BigInteger b) {
        return switch (operator) {
            case ADD -> a.add(b);
            case SUB -> a.subtract(b);
            case MUL -> a.multiply(b);
            case DIV -> b.signum() == 0 ? BigInteger.ONE.negate() : a.divide(b);
            case REM -> b.signum() == 0 ? a : a.remainder(b);
            case MIN -> a.min(b);
            case MAX -> a.max(b);
            case AND, OR -> throw new RefusedInstance(operator.symbol() + " of " + a + " and " + b);
        };
    }

    private static Rational rational(BinaryOperator operator, Rational a, Rational b) {
        BigInteger denominators = a.denominator().multiply(b.denominator());
        BigInteger first = a.numerator().multiply(b.denominator());
        BigInteger second = b.numerator().multiply(a.denominator());
        return switch (operator) {
            case ADD -> new Rational(first.add(second), denominators);
            case SUB -> new Rational(first.subtract(second), denominators);
            case MUL -> new Rational(a.numerator().multiply(b.numerator()), denominators);
            case DIV -> new Rational(first, second);
            case REM, MIN, MAX, AND, OR -> throw new RefusedInstance(operator.symbol() + " of " + a + " and " + b);
        };
    }

    /** An approximate dividend may or may not be one of those that the instance lists. */
    private ElementValue overZero(ElementValue dividend) {
        if (dividend instanceof Approximate && !divisionByZero.isEmpty()) {
            return new Undefined(dividend + " / 0");
        }
        return divisionByZero.getOrDefault(dividend, dividend);
    }

    /** The truth of a comparison; undefined where it is not certain. */
    ElementValue compare(Relation relation, ElementValue left, ElementValue right) {
        if (relation.ordered() && !(left instanceof Undefined) && !(right instanceof Undefined)) {
            requireNumber(left);
            requireNumber(right);
        }
        OptionalInt sign = ElementOrder.compare(left, right);
        return sign.isPresent()
                ? truth(LaneEvaluation.related(relation, sign.getAsInt()))
                : new Undefined(left + " " + relation.symbol() + " " + right);
    }

    static Truth truth(boolean value) {
        return new Truth(value);
    }

    /** The truth value of a truth. */
    static boolean isTrue(ElementValue value) {
        if (value instanceof Truth truth) {
            return truth.value();
        }
        throw new RefusedInstance("expected a truth value, found " + value);
    }
}
