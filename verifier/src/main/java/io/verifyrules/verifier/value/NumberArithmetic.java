package io.verifyrules.verifier.value;

import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.ElementTypes;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.verifier.value.ElementValue.Between;
import io.verifyrules.verifier.value.ElementValue.Complex;
import io.verifyrules.verifier.value.ElementValue.Enclosed;
import io.verifyrules.verifier.value.ElementValue.Floating;
import io.verifyrules.verifier.value.ElementValue.Infinite;
import io.verifyrules.verifier.value.ElementValue.Poison;
import io.verifyrules.verifier.value.ElementValue.Rational;
import io.verifyrules.verifier.value.ElementValue.Token;
import io.verifyrules.verifier.value.ElementValue.Truth;
import io.verifyrules.verifier.value.ElementValue.Uncertain;
import io.verifyrules.verifier.value.ElementValue.Whole;
import io.verifyrules.verifier.value.ElementValue.Word;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * The operators on integers and reals, infinities among them. Integers and rationals are exact; integer division truncates,
 * {@code x / 0 = -1} and {@code x rem 0 = x}. Reals that no rational is are enclosed. What is not defined is what it is taken for.
 */
final class NumberArithmetic {

    private static final int MOST_BITS = 20_000;

    private final ElementArithmetic elements;
    private final DearResults dear = new DearResults();

    /** The operators of an instance, which says for what undefined applications are taken. */
    NumberArithmetic(ElementArithmetic elements) {
        this.elements = elements;
    }

    /** An operator on one number. */
    ElementValue apply(UnaryOperator operator, ElementValue operand) {
        return switch (operator) {
            case NEG -> negative(operand);
            case ABS -> absolute(operand);
            case SIGN -> ElementSign.of(operand);
            default -> function(operator, operand);
        };
    }

    /** An operator on two numbers. */
    ElementValue apply(BinaryOperator operator, ElementValue left, ElementValue right) {
        return switch (operator) {
            case MIN -> extreme(operator, left, right, -1);
            case MAX -> extreme(operator, left, right, 1);
            case ADD, SUB, MUL, DIV, REM -> arithmetic(operator, left, right);
            case POW, ATAN2 -> function(operator, left, right);
            default -> throw new RefusedInstance(operator.symbol() + " of " + left + " and " + right);
        };
    }

    /** What the operations since this was asked last took beyond those on small numbers, in units of these. */
    long spentBeyond() {
        return dear.spent();
    }

    private static ElementValue real(ElementValue value) {
        return value instanceof Whole ? ElementOrder.toRational(value) : value;
    }

    private ElementValue function(UnaryOperator operator, ElementValue operand) {
        if (!ElementTypes.haveFractions(operator.types())) {
            throw new RefusedInstance(operator.symbol() + " of " + operand);
        }
        requireNumber(operand);
        boolean undefined = operand instanceof Infinite || RealDomain.excludes(operator, real(operand));
        return undefined
                ? elements.taken(UndefinedApplication.within(ElementType.REAL, PartialOperation.of(operator),
                        List.of(real(operand))))
                : dear.function(operator, real(operand), Optional.empty(),
                        () -> RealFunctions.of(operator, real(operand)));
    }

    private ElementValue function(BinaryOperator operator, ElementValue left, ElementValue right) {
        if (left instanceof Uncertain || right instanceof Uncertain) {
            return left instanceof Uncertain ? left : right;
        }
        requireNumber(left);
        requireNumber(right);
        ElementValue a = real(left);
        ElementValue b = real(right);
        boolean undefined = a instanceof Infinite || b instanceof Infinite || RealDomain.excludes(operator, a, b);
        return undefined
                ? elements.taken(
                        UndefinedApplication.within(ElementType.REAL, PartialOperation.of(operator), List.of(a, b)))
                : dear.function(operator, a, Optional.of(b), () -> RealFunctions.of(operator, a, b));
    }

    private static ElementValue negative(ElementValue operand) {
        return switch (operand) {
            case Whole whole -> new Whole(whole.value().negate());
            case Rational rational -> new Rational(rational.numerator().negate(), rational.denominator());
            case Enclosed enclosed -> EnclosureArithmetic.negative(enclosed);
            case Infinite infinite -> InfiniteArithmetic.opposite(infinite);
            case Uncertain uncertain -> uncertain;
            case Word word -> WordArithmetic.apply(UnaryOperator.NEG, word);
            case Floating floating -> FloatValues.apply(UnaryOperator.NEG, floating);
            case Between between -> FloatRanges.apply(UnaryOperator.NEG, between);
            case Complex complex -> throw new RefusedInstance("neg of the pair " + complex);
            case ElementValue.Tuple tuple -> throw new RefusedInstance("neg of " + tuple);
            case Truth truth -> throw new RefusedInstance("neg of " + truth);
            case Poison poison -> poison;
            case Token token -> throw new RefusedInstance("neg of " + token);
        };
    }

    private static ElementValue absolute(ElementValue operand) {
        if (operand instanceof Enclosed enclosed) {
            return EnclosureArithmetic.absolute(enclosed);
        }
        if (operand instanceof Between between) {
            return FloatRanges.apply(UnaryOperator.ABS, between);
        }
        boolean negative = switch (operand) {
            case Whole whole -> whole.value().signum() < 0;
            case Rational rational -> rational.numerator().signum() < 0;
            case Infinite infinite -> !infinite.positive();
            case Word word -> word.value().signum() < 0;
            case Floating floating -> floating.number().isNegative();
            case Enclosed ignored -> false;
            case Between ignored -> false;
            case Uncertain ignored -> false;
            case Complex complex -> throw new RefusedInstance("abs of " + complex);
            case ElementValue.Tuple tuple -> throw new RefusedInstance("abs of " + tuple);
            case Truth truth -> throw new RefusedInstance("abs of " + truth);
            case Poison ignored -> false;
            case Token token -> throw new RefusedInstance("abs of " + token);
        };
        return negative ? negative(operand) : operand;
    }

    /** The operand further towards {@code direction}; of two that are too close to tell, what is known of both. */
    private static ElementValue extreme(BinaryOperator operator, ElementValue left, ElementValue right, int direction) {
        if (left instanceof Uncertain || right instanceof Uncertain) {
            return left instanceof Uncertain ? left : right;
        }
        ElementOrder.requireOrder(left, right);
        OptionalInt sign = ElementOrder.compare(left, right);
        if (sign.isEmpty()) {
            return EnclosureArithmetic.extreme(operator, left, right);
        }
        return sign.getAsInt() * direction >= 0 ? left : right;
    }

    private static void requireNumber(ElementValue value) {
        if (value instanceof Truth || value instanceof Token) {
            throw new RefusedInstance("expected a number, found " + value);
        }
    }

    private ElementValue arithmetic(BinaryOperator operator, ElementValue left, ElementValue right) {
        if (left instanceof Whole a && right instanceof Whole b) {
            BigInteger result = ExactArithmetic.of(operator, a.value(), b.value());
            return result.bitLength() > MOST_BITS ? tooLarge(operator) : new Whole(result);
        }
        if (left instanceof Uncertain || right instanceof Uncertain) {
            return left instanceof Uncertain ? left : right;
        }
        requireNumber(left);
        requireNumber(right);
        if (left instanceof Infinite || right instanceof Infinite) {
            return switch (InfiniteArithmetic.apply(operator, left, right)) {
                case InfiniteArithmetic.Result.Element(ElementValue value) -> value;
                case InfiniteArithmetic.Result.Open(UndefinedApplication application) -> elements.taken(application);
            };
        }
        ElementValue a = real(left);
        ElementValue b = real(right);
        if (operator == BinaryOperator.DIV && b instanceof Rational divisor && divisor.numerator().signum() == 0) {
            return elements.taken(UndefinedApplication.of(PartialOperation.QUOTIENT, a, b));
        }
        return a instanceof Rational x && b instanceof Rational y
                ? dear.arithmetic(operator, x, y, () -> exact(operator, x, y))
                : dear.arithmetic(operator, a, b, () -> EnclosureArithmetic.apply(operator, a, b));
    }

    private static ElementValue exact(BinaryOperator operator, Rational a, Rational b) {
        Rational result = ExactArithmetic.of(operator, a, b);
        int bits = Math.max(result.numerator().bitLength(), result.denominator().bitLength());
        return bits > MOST_BITS ? tooLarge(operator) : result;
    }

    private static ElementValue tooLarge(BinaryOperator operator) {
        return new Uncertain(operator.symbol() + " too large");
    }
}
