package io.verifyrules.verifier.value;

import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.verifier.value.ElementValue.Infinite;
import io.verifyrules.verifier.value.ElementValue.Uncertain;
import java.math.BigInteger;
import java.util.OptionalInt;

/**
 * Sums, differences and products with at least one infinity, and what is not defined: {@code inf - inf}, {@code 0 * inf}, and
 * every quotient and remainder.
 */
final class InfiniteArithmetic {

    /** The result of an operation: an element, or that of an application which is not defined. */
    sealed interface Result {
        record Element(ElementValue value) implements Result {}

        record Open(UndefinedApplication application) implements Result {}
    }

    private static final ElementValue ZERO = new ElementValue.Whole(BigInteger.ZERO);

    private InfiniteArithmetic() {
    }

    static Result apply(BinaryOperator operator, ElementValue left, ElementValue right) {
        return switch (operator) {
            case ADD -> sum(left, right);
            case SUB -> sum(left, right instanceof Infinite b ? opposite(b) : right);
            case MUL -> product(left, right);
            case DIV -> open(PartialOperation.QUOTIENT, left, right);
            case REM -> open(PartialOperation.REMAINDER, left, right);
            default -> throw new RefusedInstance(operator.symbol() + " of " + left + " and " + right);
        };
    }

    static Infinite opposite(Infinite infinite) {
        return new Infinite(!infinite.positive(), infinite.type());
    }

    private static Result open(PartialOperation kind, ElementValue left, ElementValue right) {
        return new Result.Open(UndefinedApplication.of(kind, left, right));
    }

    private static Result sum(ElementValue left, ElementValue right) {
        if (left instanceof Infinite a && right instanceof Infinite b && a.positive() != b.positive()) {
            return open(PartialOperation.SUM, left, right);
        }
        return new Result.Element(left instanceof Infinite ? left : right);
    }

    private static Result product(ElementValue left, ElementValue right) {
        OptionalInt first = ElementOrder.compare(left, ZERO);
        OptionalInt second = ElementOrder.compare(right, ZERO);
        if (first.isEmpty() || second.isEmpty()) {
            return new Result.Element(new Uncertain("the sign of " + (first.isEmpty() ? left : right)));
        }
        int sign = first.getAsInt() * second.getAsInt();
        Infinite infinite = left instanceof Infinite a ? a : (Infinite) right;
        return sign == 0
                ? open(PartialOperation.PRODUCT, left, right)
                : new Result.Element(new Infinite(sign > 0, infinite.type()));
    }
}
