package io.verifyrules.verifier.interpret;

import io.verifyrules.dsl.element.ElementFunction;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.verifier.interpret.ElementValue.Infinite;
import io.verifyrules.verifier.interpret.ElementValue.Whole;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;

/**
 * An operation applied where its element type does not define it, such as {@code 1 / 0} or {@code inf - inf}, or a function that
 * the rule declares. Its value is some element: the same for equal operands, whose order does not matter where the operation
 * commutes. Differences are sums with the opposite.
 */
public record UndefinedApplication(Kind kind, ElementType type, List<ElementValue> operands) {

    /** What is applied. */
    public sealed interface Kind permits PartialOperation, OfFunction {

        /** How many operands it has. */
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
            return ElementType.resolved(type, elementType);
        }
    }

    /** A declared function applied, where open element types stand for the given one. */
    public static UndefinedApplication of(ElementFunction function, ElementType elementType,
            List<ElementValue> operands) {
        OfFunction kind = new OfFunction(function, elementType);
        return new UndefinedApplication(kind, kind.closed(function.result()), operands);
    }

    public UndefinedApplication {
        if (operands.size() != kind.operands()) {
            throw new IllegalArgumentException(kind + " of " + operands);
        }
        operands = switch (kind) {
            case OfFunction function -> typed(function, operands);
            case PartialOperation operation -> {
                List<ElementValue> typed = operands.stream().map(operand -> typed(operand, type)).toList();
                yield switch (operation) {
                    case SUM -> List.of(new Infinite(true, type), new Infinite(false, type));
                    case PRODUCT -> typed.get(0) instanceof Infinite ? typed.reversed() : typed;
                    default -> typed;
                };
            }
        };
    }

    private static List<ElementValue> typed(OfFunction kind, List<ElementValue> operands) {
        List<ElementValue> typed = new ArrayList<>();
        for (ElementValue operand : operands) {
            typed.add(typed(operand, kind.closed(kind.function().operands().get(typed.size()))));
        }
        return kind.function().laws().commutative() ? ordered(typed) : List.copyOf(typed);
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
    static UndefinedApplication of(PartialOperation kind, ElementValue left, ElementValue right) {
        return new UndefinedApplication(kind, numbers(left).or(() -> numbers(right)).orElse(ElementType.REAL),
                List.of(left, right));
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
        return kind == PartialOperation.QUOTIENT && !(operands.get(0) instanceof Infinite)
                && !(operands.get(1) instanceof Infinite) ? Optional.of(operands.get(0)) : Optional.empty();
    }

    /** Whether the two applications may be one: they are of one kind and their operands may be equal. */
    boolean mayBe(UndefinedApplication other) {
        boolean same = isLike(other);
        for (int i = 0; same && i < operands.size(); i++) {
            same = !ElementOrder.definitelyDiffer(operands.get(i), other.operands.get(i));
        }
        return same;
    }

    /** Whether the two are of one kind and type. */
    public boolean isLike(UndefinedApplication other) {
        return kind.equals(other.kind) && type.equals(other.type);
    }

    /**
     * What it is taken to be where an instance says nothing: {@code x} for a real {@code x / 0}, of a declared function what
     * {@link FunctionDefault} says, else 0.
     */
    ElementValue otherwise() {
        if (kind instanceof OfFunction of) {
            return FunctionDefault.of(of.function(), type, operands);
        }
        ElementValue zero = ElementEvaluation.given(new Whole(BigInteger.ZERO), type);
        return dividedByZero().orElse(
                kind == PartialOperation.BITS ? ElementConversion.notNumbers(operands.getFirst()).getFirst() : zero);
    }

    /** The values that it must be one of, if it is not any of its type; an infinity besides, if numbers are taken together with them. */
    public Optional<List<ElementValue>> among() {
        return kind == PartialOperation.BITS
                ? Optional.of(ElementConversion.notNumbers(operands.getFirst()))
                : Optional.empty();
    }

    /** Whether this is a declared function applied, which a rule does not leave undefined: it is about each there is. */
    public boolean isOfFunction() {
        return kind instanceof OfFunction;
    }

    /** Whether it may be infinite, where the numbers of a rule are taken together with infinities. */
    public boolean mayBeInfinite() {
        return kind != PartialOperation.BITS && kind != PartialOperation.CONVERSION && !isOfFunction();
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
        return switch (operation) {
            case SUM -> operation.symbol();
            case CONVERSION -> operation.symbol() + "(" + first + from(operands.getFirst()) + ", " + type + ")";
            case PRODUCT, QUOTIENT, REMAINDER -> first + operation.symbol() + text(operands.get(1));
            default -> applied(operation.symbol());
        };
    }

    private String applied(String function) {
        return operands.stream().map(UndefinedApplication::text).collect(Collectors.joining(", ", function + "(", ")"));
    }

    private static String from(ElementValue operand) {
        return operand instanceof ElementValue.Floating floating ? ": " + floating.number().format() : "";
    }

    private static String text(ElementValue operand) {
        return operand instanceof Infinite infinite && infinite.positive() ? "inf" : operand.toString();
    }
}
