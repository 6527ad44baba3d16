package io.verifyrules.verifier.interpret;

import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.verifier.interpret.ElementValue.Infinite;
import io.verifyrules.verifier.interpret.ElementValue.Undefined;
import java.math.BigInteger;
import java.util.OptionalInt;

/** Arithmetic with at least one infinity. What has no limit, such as {@code inf - inf} or {@code 0 * inf}, is undefined. */
final class InfiniteArithmetic {

    private static final ElementValue ZERO = new ElementValue.Whole(BigInteger.ZERO);

    private InfiniteArithmetic() {
    }

    static ElementValue apply(BinaryOperator operator, ElementValue left, ElementValue right) {
        return switch (operator) {
            case ADD -> sum(left, right);
            case SUB -> sum(left, right instanceof Infinite b ? new Infinite(!b.positive()) : right);
            case MUL -> product(left, right);
            case DIV, REM, MIN, MAX, AND, OR -> undefined(operator, left, right);
        };
    }

    private static ElementValue sum(ElementValue left, ElementValue right) {
        if (left instanceof Infinite && right instanceof Infinite && !left.equals(right)) {
            return undefined(BinaryOperator.ADD, left, right);
        }
        return left instanceof Infinite ? left : right;
    }

    private static ElementValue product(ElementValue left, ElementValue right) {
        OptionalInt first = ElementOrder.compare(left, ZERO);
        OptionalInt second = ElementOrder.compare(right, ZERO);
        int sign = first.orElse(0) * second.orElse(0);
        return sign == 0 ? undefined(BinaryOperator.MUL, left, right) : new Infinite(sign > 0);
    }

    private static ElementValue undefined(BinaryOperator operator, ElementValue left, ElementValue right) {
        return new Undefined(operator.symbol() + " of " + left + " and " + right);
    }
}
