package io.verifyrules.verifier.interpret;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.verifier.interpret.ElementValue.Infinite;
import io.verifyrules.verifier.interpret.ElementValue.Whole;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;

/**
 * An operation applied where its element type does not define it, such as {@code 1 / 0} or {@code inf - inf}. Its value is
 * some element: the same for equal operands, whose order does not matter where the operation commutes. Differences are sums
 * with the opposite.
 */
public record UndefinedApplication(Kind kind, ElementType type, List<ElementValue> operands) {

    /** The operations that are not defined everywhere. */
    public enum Kind {
        /** {@code inf - inf}. */
        SUM(2),
        /** {@code 0 * inf}. */
        PRODUCT(2),
        /** Of reals by 0, and with an infinite operand. */
        QUOTIENT(2),
        /** With an infinite operand. */
        REMAINDER(2),
        /** Of an infinity. */
        EXPONENTIAL(1);

        private final int operands;

        Kind(int operands) {
            this.operands = operands;
        }
    }

    public UndefinedApplication {
        if (operands.size() != kind.operands) {
            throw new IllegalArgumentException(kind + " of " + operands);
        }
        boolean reals = type.equals(ElementType.REAL);
        List<ElementValue> typed = operands.stream().map(operand -> typed(operand, reals)).toList();
        operands = switch (kind) {
            case SUM -> List.of(new Infinite(true, type), new Infinite(false, type));
            case PRODUCT -> typed.get(0) instanceof Infinite ? typed.reversed() : typed;
            case QUOTIENT, REMAINDER, EXPONENTIAL -> typed;
        };
    }

    private static ElementValue typed(ElementValue operand, boolean reals) {
        return reals && operand instanceof Whole ? ElementOrder.toRational(operand) : operand;
    }

    /** Of two operands, at least one of which shows whether they are integers or reals. */
    static UndefinedApplication of(Kind kind, ElementValue left, ElementValue right) {
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
        return kind == Kind.QUOTIENT && !(operands.get(0) instanceof Infinite) && !(operands.get(1) instanceof Infinite)
                ? Optional.of(operands.get(0))
                : Optional.empty();
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
        return kind == other.kind && type.equals(other.type);
    }

    /** What it is taken to be where an instance says nothing: {@code x} for a real {@code x / 0}, else 0. */
    ElementValue otherwise() {
        ElementValue zero = new Whole(BigInteger.ZERO);
        return dividedByZero().orElse(type.equals(ElementType.REAL) ? ElementOrder.toRational(zero) : zero);
    }

    @Override
    public String toString() {
        String first = text(operands.get(0));
        return switch (kind) {
            case SUM -> "inf - inf";
            case PRODUCT -> first + " * " + text(operands.get(1));
            case QUOTIENT -> first + " / " + text(operands.get(1));
            case REMAINDER -> first + " % " + text(operands.get(1));
            case EXPONENTIAL -> "exp(" + first + ")";
        };
    }

    private static String text(ElementValue operand) {
        return operand instanceof Infinite infinite && infinite.positive() ? "inf" : operand.toString();
    }
}
