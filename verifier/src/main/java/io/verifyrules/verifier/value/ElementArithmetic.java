package io.verifyrules.verifier.value;

import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.verifier.value.ElementValue.Between;
import io.verifyrules.verifier.value.ElementValue.Complex;
import io.verifyrules.verifier.value.ElementValue.Floating;
import io.verifyrules.verifier.value.ElementValue.Poison;
import io.verifyrules.verifier.value.ElementValue.Truth;
import io.verifyrules.verifier.value.ElementValue.Uncertain;
import io.verifyrules.verifier.value.ElementValue.Whole;
import io.verifyrules.verifier.value.ElementValue.Word;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.OptionalInt;

/**
 * The operators on single elements of every type. What the element type does not define is what the instance takes it to be. What
 * meets an uncertain value is uncertain, unless it is the same whatever that value were.
 */
public final class ElementArithmetic {

    private final UndefinedValues undefined;
    private final Grouping grouping;
    private final Map<UndefinedApplication, ElementValue> used = new LinkedHashMap<>();
    private final NumberArithmetic numbers = new NumberArithmetic(this);

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

    /** An operator on one element. */
    public ElementValue apply(UnaryOperator operator, ElementValue operand) {
        return switch (operand) {
            case Uncertain uncertain -> uncertain;
            case Poison poison -> poison;
            case Word word -> WordArithmetic.apply(operator, word);
            case Floating floating -> FloatRanges.apply(operator, floating);
            case Between between -> FloatRanges.apply(operator, between);
            case Complex number -> new ComplexArithmetic(this).apply(operator, number);
            default -> operator == UnaryOperator.NOT ? truth(!isTrue(operand)) : numbers.apply(operator, operand);
        };
    }

    /** An operator on two elements of one type. */
    public ElementValue apply(BinaryOperator operator, ElementValue left, ElementValue right) {
        if (left instanceof Floating a && right instanceof Floating b) {
            return grouped(operator, a, b, FloatValues.apply(operator, a, b));
        }
        if (left instanceof Whole && right instanceof Whole && !isLogical(operator)) {
            return numbers.apply(operator, left, right);
        }
        if (left instanceof Poison || right instanceof Poison) {
            return new Poison();
        }
        if (left instanceof Word a && right instanceof Word b) {
            return WordArithmetic.apply(operator, a, b);
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
            default -> numbers.apply(operator, left, right);
        };
    }

    private static boolean isLogical(BinaryOperator operator) {
        return operator == BinaryOperator.AND || operator == BinaryOperator.OR || operator == BinaryOperator.XOR;
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

    /** The product of two elements of one type. */
    public ElementValue product(ElementValue left, ElementValue right) {
        return apply(BinaryOperator.MUL, left, right);
    }

    /** {@code min(high, max(operand, low))}. */
    public ElementValue clamp(ElementValue low, ElementValue operand, ElementValue high) {
        return apply(BinaryOperator.MIN, high, apply(BinaryOperator.MAX, operand, low));
    }

    /**
     * The cost of the operations since this was asked last, beyond that of those on small numbers, in units of these.
     */
    public long spentBeyond() {
        return numbers.spentBeyond();
    }

    /** The truth of a comparison; uncertain where the values are. */
    public ElementValue compare(Relation relation, ElementValue left, ElementValue right) {
        if (relation.ordered() && !(left instanceof Uncertain) && !(right instanceof Uncertain)) {
            ElementOrder.requireOrder(left, right);
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
