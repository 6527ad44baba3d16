package io.verifyrules.verifier.value;

import io.verifyrules.dsl.element.Conversion;
import io.verifyrules.dsl.element.ElementFunction;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.ElementTypes;
import io.verifyrules.verifier.value.ElementValue.Infinite;
import io.verifyrules.verifier.value.ElementValue.Whole;
import java.math.BigInteger;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * An operation applied where its element type does not define it, such as {@code 1 / 0} or {@code inf - inf}, or a function that
 * the rule declares. Its value is some element: the same for equal operands of the same types, whose order does not matter where the
 * operation commutes. Differences are sums with the opposite. Two applications with another type of an operand or of the result
 * are never one, though their operands may look alike.
 *
 * @param operandTypes the closed type of each operand
 * @param type         the closed type of the result
 */
public record UndefinedApplication(Kind kind, List<ElementType> operandTypes, ElementType type,
        List<ElementValue> operands) {

    /** The operation or function that is applied. */
    public sealed interface Kind permits PartialOperation, OfFunction {

        /** The number of its operands. */
        int operands();
    }

    /**
     * A function that the rule declares, of which nothing else is said.
     *
     * @param elementType the type that open element types stand for
     */
    public record OfFunction(ElementFunction function, ElementType elementType) implements Kind {

        @Override
        public int operands() {
            return function.operands().size();
        }

        private ElementType closed(ElementType type) {
            return ElementTypes.resolved(type, elementType);
        }
    }

    /** A declared function applied, where open element types stand for the given one. */
    public static UndefinedApplication of(ElementFunction function, ElementType elementType,
            List<ElementValue> operands) {
        OfFunction kind = new OfFunction(function, elementType);
        return new UndefinedApplication(kind, function.operands().stream().map(kind::closed).toList(),
                kind.closed(function.result()), operands);
    }

    /** An operation whose operands and result are of one closed type. */
    public static UndefinedApplication within(ElementType type, PartialOperation operation,
            List<ElementValue> operands) {
        return new UndefinedApplication(operation, Collections.nCopies(operation.operands(), type), type, operands);
    }

    /** An element of one closed type made one of another. */
    public static UndefinedApplication converted(Conversion conversion, ElementType from, ElementType to,
            ElementValue operand) {
        return new UndefinedApplication(PartialOperation.of(conversion), List.of(from), to, List.of(operand));
    }

    public UndefinedApplication {
        if (operands.size() != kind.operands() || operandTypes.size() != kind.operands()) {
            throw new IllegalArgumentException(kind + " of " + operands + " of types " + operandTypes);
        }
        operandTypes = List.copyOf(operandTypes);
        List<ElementValue> typed = typed(operands, operandTypes);
        operands = switch (kind) {
            case OfFunction of -> of.function().laws().commutative() ? ordered(typed) : typed;
            case PartialOperation operation when operation.equals(PartialOperation.SUM) ->
                List.of(new Infinite(true, type), new Infinite(false, type));
            case PartialOperation operation when operation.equals(PartialOperation.PRODUCT) ->
                typed.get(0) instanceof Infinite ? typed.reversed() : typed;
            case PartialOperation ignored -> typed;
        };
    }

    private static List<ElementValue> typed(List<ElementValue> operands, List<ElementType> types) {
        return IntStream.range(0, operands.size()).mapToObj(i -> typed(operands.get(i), types.get(i))).toList();
    }

    /** Of operands that may change places the lesser one first, where it is certain which that is. */
    private static List<ElementValue> ordered(List<ElementValue> pair) {
        OptionalInt sign = ElementOrder.compare(pair.get(0), pair.get(1));
        return sign.isPresent() && sign.getAsInt() > 0 ? pair.reversed() : List.copyOf(pair);
    }

    private static ElementValue typed(ElementValue operand, ElementType type) {
        return type.equals(ElementType.REAL) && operand instanceof Whole ? ElementOrder.toRational(operand) : operand;
    }

    /** Of two operands, at least one of which shows whether they are integers or reals. */
    public static UndefinedApplication of(PartialOperation kind, ElementValue left, ElementValue right) {
        return within(numbers(left).or(() -> numbers(right)).orElse(ElementType.REAL), kind, List.of(left, right));
    }

    /** Whole numbers count as reals among reals, so they show nothing beside those. */
    private static Optional<ElementType> numbers(ElementValue operand) {
        return switch (operand) {
            case Infinite infinite -> Optional.of(infinite.type());
            case Whole ignored -> Optional.empty();
            default -> Optional.of(ElementType.REAL);
        };
    }

    /** The finite real that is divided by 0, if that is what is undefined. */
    public Optional<ElementValue> dividedByZero() {
        return kind.equals(PartialOperation.QUOTIENT) && !(operands.get(0) instanceof Infinite)
                && !(operands.get(1) instanceof Infinite) ? Optional.of(operands.get(0)) : Optional.empty();
    }

    /**
     * The kind and the types that two applications which are one have in common.
     *
     * @param operandTypes the closed type of each operand
     * @param type         the closed type of the result
     */
    record Alike(Kind kind, List<ElementType> operandTypes, ElementType type) {}

    /** The kind and the types. */
    Alike alike() {
        return new Alike(kind, operandTypes, type);
    }

    /** Whether the operands of an application of the same kind and types may be equal to these. */
    boolean mayHaveOperandsOf(UndefinedApplication other) {
        boolean same = true;
        for (int i = 0; same && i < operands.size(); i++) {
            same = !ElementOrder.definitelyDiffer(operands.get(i), other.operands.get(i));
        }
        return same;
    }

    /** Whether the two are of one kind, and of the same types. */
    public boolean isLike(UndefinedApplication other) {
        return kind.equals(other.kind) && operandTypes.equals(other.operandTypes) && type.equals(other.type);
    }

    /**
     * The value where an instance says nothing. It is {@code x} for a real {@code x / 0}, of a declared function the
     * one of {@link FunctionDefault}, else 0.
     */
    ElementValue otherwise() {
        if (kind instanceof OfFunction of) {
            return FunctionDefault.of(of.function(), type, operands);
        }
        ElementValue zero = TypedElement.of(new Whole(BigInteger.ZERO), type);
        return dividedByZero().orElse(kind.equals(PartialOperation.BITS)
                ? ElementConversion.notNumbers(operands.getFirst()).getFirst()
                : zero);
    }

    /**
     * The values that it must be one of, if it is not any of its type. An infinity is one of them, if numbers are taken
     * together with them.
     */
    public Optional<List<ElementValue>> among() {
        return kind.equals(PartialOperation.BITS)
                ? Optional.of(ElementConversion.notNumbers(operands.getFirst()))
                : Optional.empty();
    }

    /** Whether this is a declared function applied, which a rule does not leave undefined: it is about each there is. */
    public boolean isOfFunction() {
        return kind instanceof OfFunction;
    }

    /** Whether it may be infinite, where the numbers of a rule are taken together with infinities. */
    public boolean mayBeInfinite() {
        return !kind.equals(PartialOperation.BITS) && !kind.equals(PartialOperation.CONVERSION) && !isOfFunction();
    }

    @Override
    public String toString() {
        return switch (kind) {
            case OfFunction of -> applied(of.function().name());
            case PartialOperation operation -> text(operation);
        };
    }

    private String text(PartialOperation operation) {
        String first = text(operands.get(0));
        if (operation.equals(PartialOperation.SUM)) {
            return operation.symbol();
        }
        if (operation.equals(PartialOperation.CONVERSION)) {
            return operation.symbol() + "(" + first + ": " + operandTypes.getFirst() + ", " + type + ")";
        }
        return operation.isInfix() ? first + operation.symbol() + text(operands.get(1)) : applied(operation.symbol());
    }

    private String applied(String function) {
        return operands.stream().map(UndefinedApplication::text).collect(Collectors.joining(", ", function + "(", ")"));
    }

    private static String text(ElementValue operand) {
        return operand instanceof Infinite infinite && infinite.positive() ? "inf" : operand.toString();
    }
}
