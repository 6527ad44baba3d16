package io.verifyrules.verifier.value;

import io.verifyrules.dsl.axis.Relation;
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
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * The operators on single elements. Integers and rationals are exact; integer division truncates, {@code x / 0 = -1}
 * and {@code x rem 0 = x}. An operation that the element type does not define has the value that the instance chooses.
 * A result with an uncertain operand is uncertain, unless it is the same for every value of the operand.
 */
public final class ElementArithmetic {

    private static final int MOST_BITS = 20_000;

    private final UndefinedValues undefined;
    private final Grouping grouping;
    private final Map<UndefinedApplication, ElementValue> used = new LinkedHashMap<>();
    private final DearResults dear = new DearResults();

    /** The operators of an instance that takes undefined applications for the given values. */
    public ElementArithmetic(UndefinedValues undefined) {
        this(undefined, Grouping.AS_WRITTEN);
    }

    /** The same with floats in another grouping. */
    public ElementArithmetic(UndefinedValues undefined, Grouping grouping) {
        this.undefined = undefined;
        this.grouping = grouping;
    }

    Grouping grouping() {
        return grouping;
    }

    /** The undefined applications that were met so far, with what they were taken for. */
    public Map<UndefinedApplication, ElementValue> used() {
        return Collections.unmodifiableMap(used);
    }

    /** The instance's value of an undefined application, which is noted. */
    public ElementValue taken(UndefinedApplication application) {
        return used.computeIfAbsent(application, undefined::of);
    }

    private static ElementValue real(ElementValue value) {
        return value instanceof Whole ? ElementOrder.toRational(value) : value;
    }

    /** An operator on one element. */
    public ElementValue apply(UnaryOperator operator, ElementValue operand) {
        if (operand instanceof Uncertain || operand instanceof Poison) {
            return operand;
        }
        if (operand instanceof Word word) {
            return WordArithmetic.apply(operator, word);
        }
        if (operand instanceof Floating || operand instanceof Between) {
            return FloatRanges.apply(operator, operand);
        }
        if (operand instanceof Complex number) {
            return new ComplexArithmetic(this).apply(operator, number);
        }
        return switch (operator) {
            case NEG -> negative(operand);
            case ABS -> absolute(operand);
            case NOT -> truth(!isTrue(operand));
            case SIGN -> ElementSign.of(operand);
            default -> function(operator, operand);
        };
    }

    private ElementValue function(UnaryOperator operator, ElementValue operand) {
        if (!ElementTypes.haveFractions(operator.types())) {
            throw new RefusedInstance(operator.symbol() + " of " + operand);
        }
        requireNumber(operand);
        boolean undefined = operand instanceof Infinite || RealDomain.excludes(operator, real(operand));
        return undefined
                ? taken(UndefinedApplication.within(ElementType.REAL, PartialOperation.of(operator),
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
                ? taken(UndefinedApplication.within(ElementType.REAL, PartialOperation.of(operator), List.of(a, b)))
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

    /** An operator on two elements of one type. */
    public ElementValue apply(BinaryOperator operator, ElementValue left, ElementValue right) {
        if (left instanceof Poison || right instanceof Poison) {
            return new Poison();
        }
        if (left instanceof Word a && right instanceof Word b) {
            return WordArithmetic.apply(operator, a, b);
        }
        if (left instanceof Floating a && right instanceof Floating b) {
            return grouped(operator, a, b, FloatValues.apply(operator, a, b));
        }
        if (left instanceof Between || right instanceof Between) {
            return left instanceof Uncertain
                    ? left
                    : right instanceof Uncertain ? right : ofRanges(operator, left, right);
        }
        if (left instanceof Complex || right instanceof Complex) {
            return left instanceof Complex a && right instanceof Complex b
                    ? new ComplexArithmetic(this).apply(operator, a, b)
                    : uncertainAmong(operator, left, right);
        }
        return switch (operator) {
            case AND -> decided(left, right, false);
            case OR -> decided(left, right, true);
            case XOR -> compare(Relation.NE, left, right);
            case MIN -> extreme(operator, left, right, -1);
            case MAX -> extreme(operator, left, right, 1);
            case ADD, SUB, MUL, DIV, REM -> arithmetic(operator, left, right);
            case POW, ATAN2 -> function(operator, left, right);
            default -> throw new RefusedInstance(operator.symbol() + " of " + left + " and " + right);
        };
    }

    private ElementValue grouped(BinaryOperator operator, Floating left, Floating right, ElementValue result) {
        return result instanceof Floating(FloatNumber number)
                && !grouping.isCertain(operator, left.number(), right.number(), number)
                        ? new Uncertain("the order in which " + operator.symbol() + " rounds")
                        : result;
    }

    private ElementValue ofRanges(BinaryOperator operator, ElementValue left, ElementValue right) {
        boolean summed = operator == BinaryOperator.ADD || operator == BinaryOperator.SUB
                || operator == BinaryOperator.MUL;
        return summed && grouping == Grouping.FREE
                ? new Uncertain("the order in which " + operator.symbol() + " rounds")
                : FloatRanges.apply(operator, left, right);
    }

    private static ElementValue uncertainAmong(BinaryOperator operator, ElementValue left, ElementValue right) {
        if (left instanceof Uncertain || right instanceof Uncertain) {
            return left instanceof Uncertain ? left : right;
        }
        throw new RefusedInstance(operator.symbol() + " of " + left + " and " + right);
    }

    /** One operand that is {@code deciding} decides; else both must be known. */
    private static ElementValue decided(ElementValue left, ElementValue right, boolean deciding) {
        if (left.equals(truth(deciding)) || right.equals(truth(deciding))) {
            return truth(deciding);
        }
        if (left instanceof Uncertain) {
            return left;
        }
        if (right instanceof Uncertain) {
            return right;
        }
        if (isTrue(left) != isTrue(right)) {
            throw new AssertionError("one of " + left + " and " + right + " decides");
        }
        return left;
    }

    /** The operand further towards {@code direction}; of two that are too close to tell, what is known of both. */
    private static ElementValue extreme(BinaryOperator operator, ElementValue left, ElementValue right, int direction) {
        if (left instanceof Uncertain || right instanceof Uncertain) {
            return left instanceof Uncertain ? left : right;
        }
        requireOrdered(left);
        requireOrdered(right);
        requireAkin(left, right);
        OptionalInt sign = ElementOrder.compare(left, right);
        if (sign.isEmpty()) {
            return EnclosureArithmetic.extreme(operator, left, right);
        }
        return sign.getAsInt() * direction >= 0 ? left : right;
    }

    /** The product of two elements of one type. */
    public ElementValue product(ElementValue left, ElementValue right) {
        return apply(BinaryOperator.MUL, left, right);
    }

    /** {@code min(high, max(operand, low))}. */
    public ElementValue clamp(ElementValue low, ElementValue operand, ElementValue high) {
        return apply(BinaryOperator.MIN, high, apply(BinaryOperator.MAX, operand, low));
    }

    private static void requireNumber(ElementValue value) {
        if (value instanceof Truth || value instanceof Token) {
            throw new RefusedInstance("expected a number, found " + value);
        }
    }

    private static void requireOrdered(ElementValue value) {
        if (value instanceof Token || value instanceof Complex) {
            throw new RefusedInstance("expected an element that has an order, found " + value);
        }
    }

    /** Elements of two kinds differ, and none of them is the lesser one. */
    private static void requireAkin(ElementValue left, ElementValue right) {
        if (!ElementOrder.areAkin(left, right)) {
            throw new RefusedInstance("no order has both " + left + " and " + right);
        }
    }

    private ElementValue arithmetic(BinaryOperator operator, ElementValue left, ElementValue right) {
        if (left instanceof Uncertain || right instanceof Uncertain) {
            return left instanceof Uncertain ? left : right;
        }
        requireNumber(left);
        requireNumber(right);
        if (left instanceof Infinite || right instanceof Infinite) {
            return switch (InfiniteArithmetic.apply(operator, left, right)) {
                case InfiniteArithmetic.Result.Element(ElementValue value) -> value;
                case InfiniteArithmetic.Result.Open(UndefinedApplication application) -> taken(application);
            };
        }
        if (left instanceof Whole a && right instanceof Whole b) {
            BigInteger result = ExactArithmetic.of(operator, a.value(), b.value());
            return result.bitLength() > MOST_BITS ? tooLarge(operator) : new Whole(result);
        }
        ElementValue a = real(left);
        ElementValue b = real(right);
        if (operator == BinaryOperator.DIV && b instanceof Rational divisor && divisor.numerator().signum() == 0) {
            return taken(UndefinedApplication.of(PartialOperation.QUOTIENT, a, b));
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

    /** The cost of the operations since the last question beyond those on small numbers, in units of these. */
    public long spentBeyond() {
        return dear.spent();
    }

    private static ElementValue tooLarge(BinaryOperator operator) {
        return new Uncertain(operator.symbol() + " too large");
    }

    /** The truth of a comparison; uncertain where the values are. */
    public ElementValue compare(Relation relation, ElementValue left, ElementValue right) {
        if (relation.ordered() && !(left instanceof Uncertain) && !(right instanceof Uncertain)) {
            requireOrdered(left);
            requireOrdered(right);
            requireAkin(left, right);
        }
        if (left instanceof Floating a && right instanceof Floating b && ElementOrder.areAkin(a, b)) {
            return truth(FloatValues.related(relation, a.number(), b.number()));
        }
        if ((left instanceof Between && !(right instanceof Uncertain))
                || (right instanceof Between && !(left instanceof Uncertain))) {
            return FloatRanges.compare(relation, left, right);
        }
        OptionalInt sign = ElementOrder.compare(left, right);
        return sign.isPresent()
                ? truth(relation.holds(sign.getAsInt()))
                : new Uncertain(left + " " + relation.symbol() + " " + right);
    }

    /** A truth value as an element. */
    public static Truth truth(boolean value) {
        return new Truth(value);
    }

    /** The truth value of a truth. */
    public static boolean isTrue(ElementValue value) {
        if (value instanceof Truth truth) {
            return truth.value();
        }
        throw new RefusedInstance("expected a truth value, found " + value);
    }
}
