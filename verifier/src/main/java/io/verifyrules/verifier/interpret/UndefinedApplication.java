package io.verifyrules.verifier.interpret;

import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.Conversion;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.verifier.interpret.ElementValue.Infinite;
import io.verifyrules.verifier.interpret.ElementValue.Whole;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * An operation applied where its element type does not define it, such as {@code 1 / 0} or {@code inf - inf}. Its value is
 * some element: the same for equal operands, whose order does not matter where the operation commutes. Differences are sums
 * with the opposite.
 */
public record UndefinedApplication(Kind kind, ElementType type, List<ElementValue> operands) {

    /** The operations that are not defined everywhere. */
    public enum Kind {
        /** {@code inf - inf}. */
        SUM("inf - inf"),
        /** {@code 0 * inf}. */
        PRODUCT(" * "),
        /** Of reals by 0, and with an infinite operand. */
        QUOTIENT(" / "),
        /** With an infinite operand. */
        REMAINDER(" % "),
        /** Of an infinity, as are all functions that follow; some of them outside of their domain, too. */
        EXPONENTIAL(UnaryOperator.EXP),
        LOG(UnaryOperator.LOG),
        LOG1P(UnaryOperator.LOG1P),
        EXPM1(UnaryOperator.EXPM1),
        TANH(UnaryOperator.TANH),
        LOGISTIC(UnaryOperator.LOGISTIC),
        SQRT(UnaryOperator.SQRT),
        RSQRT(UnaryOperator.RSQRT),
        CBRT(UnaryOperator.CBRT),
        SIN(UnaryOperator.SIN),
        COS(UnaryOperator.COS),
        TAN(UnaryOperator.TAN),
        ERF(UnaryOperator.ERF),
        FLOOR(UnaryOperator.FLOOR),
        CEIL(UnaryOperator.CEIL),
        ROUND(UnaryOperator.ROUND),
        ROUND_EVEN(UnaryOperator.ROUND_EVEN),
        POWER(BinaryOperator.POW),
        ANGLE(BinaryOperator.ATAN2),
        /** Of a float that is no number of the other type, and of an infinity. */
        CONVERSION(Conversion.CONVERT),
        /** What bits a float has that is not a number, as a word without a sign. */
        BITS(Conversion.BITCAST);

        private final int operands;
        private final String symbol;

        /** Written between the operands. */
        Kind(String symbol) {
            this.operands = 2;
            this.symbol = symbol;
        }

        Kind(UnaryOperator function) {
            this.operands = 1;
            this.symbol = function.symbol();
        }

        Kind(Conversion conversion) {
            this.operands = 1;
            this.symbol = conversion.symbol();
        }

        Kind(BinaryOperator function) {
            this.operands = 2;
            this.symbol = function.symbol();
        }

        /** That of a function of reals, by its symbol. */
        private static Kind function(String symbol) {
            return Stream.of(values())
                    .filter(kind -> kind.symbol.equals(symbol))
                    .findFirst()
                    .orElseThrow(() -> new IllegalArgumentException(symbol + " is defined everywhere"));
        }

        /** That of a function of reals. */
        public static Kind of(UnaryOperator function) {
            return function(function.symbol());
        }

        /** That of a conversion. */
        public static Kind of(Conversion conversion) {
            return function(conversion.symbol());
        }

        /** The same of one with two operands. */
        public static Kind of(BinaryOperator function) {
            return function(function.symbol());
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
            default -> typed;
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
        ElementValue zero = ElementEvaluation.given(new Whole(BigInteger.ZERO), type);
        return dividedByZero()
                .orElse(kind == Kind.BITS ? ElementConversion.notNumbers(operands.getFirst()).getFirst() : zero);
    }

    /** The values that it must be one of, if it is not any of its type; an infinity besides, if numbers are taken together with them. */
    public Optional<List<ElementValue>> among() {
        return kind == Kind.BITS ? Optional.of(ElementConversion.notNumbers(operands.getFirst())) : Optional.empty();
    }

    /** Whether it may be infinite, where the numbers of a rule are taken together with infinities. */
    public boolean mayBeInfinite() {
        return kind != Kind.BITS && kind != Kind.CONVERSION;
    }

    @Override
    public String toString() {
        String first = text(operands.get(0));
        return switch (kind) {
            case SUM -> kind.symbol;
            case CONVERSION -> kind.symbol + "(" + first + from(operands.getFirst()) + ", " + type + ")";
            case PRODUCT, QUOTIENT, REMAINDER -> first + kind.symbol + text(operands.get(1));
            default -> operands.stream()
                    .map(UndefinedApplication::text)
                    .collect(Collectors.joining(", ", kind.symbol + "(", ")"));
        };
    }

    private static String from(ElementValue operand) {
        return operand instanceof ElementValue.Floating floating ? ": " + floating.number().format() : "";
    }

    private static String text(ElementValue operand) {
        return operand instanceof Infinite infinite && infinite.positive() ? "inf" : operand.toString();
    }
}
