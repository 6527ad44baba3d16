package io.verifyrules.verifier.value;

import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.ComplexFunction;
import io.verifyrules.dsl.element.Conversion;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Literal;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.verifier.value.ElementValue.Complex;
import io.verifyrules.verifier.value.ElementValue.Floating;
import io.verifyrules.verifier.value.ElementValue.Rational;
import io.verifyrules.verifier.value.ElementValue.Truth;
import io.verifyrules.verifier.value.ElementValue.Whole;
import io.verifyrules.verifier.value.ElementValue.Word;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * The results of operations for operands that are written down. Each is one element, known exactly, in every instance
 * and every library. Nothing is certain of an operation that an element type leaves undefined, of results of poison, or
 * of the bits of NaN. Nor is it of a function that no standard rounds, unless its value is exact by IEEE 754.
 */
public final class CertainArithmetic {

    private static final int MOST_BITS = 2000;

    private CertainArithmetic() {
    }

    /** A literal of a closed type. */
    public static Optional<ElementValue> literal(Literal literal, ElementType type) {
        return isClosed(type) ? certain(arithmetic -> LiteralValue.of(literal, type)) : Optional.empty();
    }

    /** An operator on one operand. */
    public static Optional<ElementValue> apply(UnaryOperator operator, ElementValue operand) {
        return operand instanceof Floating(FloatNumber number) && FloatFunctions.has(operator)
                ? FloatFunctions.known(operator, number).map(Floating::new)
                : certain(arithmetic -> arithmetic.apply(operator, operand));
    }

    /** An operator on two operands of one type. */
    public static Optional<ElementValue> apply(BinaryOperator operator, ElementValue left, ElementValue right) {
        return apply(operator, left, right, Grouping.AS_WRITTEN);
    }

    /** The same; of sums and products that may be regrouped only those are certain that are exact. */
    public static Optional<ElementValue> apply(BinaryOperator operator, ElementValue left, ElementValue right,
            Grouping grouping) {
        return left instanceof Floating(FloatNumber a) && right instanceof Floating(FloatNumber b)
                && FloatFunctions.has(operator)
                        ? FloatFunctions.known(operator, a, b).map(Floating::new)
                        : certain(grouping, arithmetic -> arithmetic.apply(operator, left, right));
    }

    /** A comparison of two operands of one type. */
    public static Optional<ElementValue> compare(Relation relation, ElementValue left, ElementValue right) {
        return certain(arithmetic -> arithmetic.compare(relation, left, right));
    }

    /** An element of one closed type as one of another. */
    public static Optional<ElementValue> converted(Conversion conversion, ElementValue operand, ElementType from,
            ElementType to) {
        return isClosed(from) && isClosed(to)
                ? certain(arithmetic -> new ElementConversion(arithmetic::taken).of(conversion, operand, from, to))
                : Optional.empty();
    }

    /** A function that takes a complex number apart or puts one together. */
    public static Optional<ElementValue> apply(ComplexFunction function, ElementValue first, ElementValue last) {
        return first instanceof Complex || function == ComplexFunction.COMPLEX
                ? certain(arithmetic -> new ComplexArithmetic(arithmetic).apply(function, List.of(first, last),
                        () -> first))
                : Optional.empty();
    }

    /** Whether the type is one whose elements a computation by numbers has: not open in format, width or otherwise. */
    private static boolean isClosed(ElementType type) {
        return !(type instanceof ElementType.AnyFormat || type instanceof ElementType.Undecided)
                && ElementKind.of(type).isOfNumbers();
    }

    private static Optional<ElementValue> certain(Function<ElementArithmetic, ElementValue> operation) {
        return certain(Grouping.AS_WRITTEN, operation);
    }

    private static Optional<ElementValue> certain(Grouping grouping,
            Function<ElementArithmetic, ElementValue> operation) {
        ElementArithmetic arithmetic = new ElementArithmetic(UndefinedValues.NONE, grouping);
        try {
            ElementValue value = operation.apply(arithmetic);
            return arithmetic.used().isEmpty() && isExact(value) ? Optional.of(value) : Optional.empty();
        } catch (RefusedInstance notDefined) {
            return Optional.empty();
        }
    }

    private static boolean isExact(ElementValue value) {
        return switch (value) {
            case Truth ignored -> true;
            case Whole whole -> isShort(whole.value());
            case Word ignored -> true;
            case Floating ignored -> true;
            case Rational rational -> isShort(rational.numerator()) && isShort(rational.denominator());
            case Complex complex -> isExact(complex.real()) && isExact(complex.imaginary());
            case ElementValue.Poison ignored -> false;
            case ElementValue.Between ignored -> false;
            case ElementValue.Enclosed ignored -> false;
            case ElementValue.Infinite ignored -> false;
            case ElementValue.Tuple ignored -> false;
            case ElementValue.Token ignored -> false;
            case ElementValue.Uncertain ignored -> false;
        };
    }

    private static boolean isShort(BigInteger number) {
        return number.bitLength() <= MOST_BITS;
    }
}
