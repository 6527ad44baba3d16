package io.verifyrules.dsl.expr;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.TypeRules;
import io.verifyrules.dsl.element.UnaryOperator;

/** An operator applied to each element. */
public record Unary(TensorType type, UnaryOperator operator, TensorExpr operand) implements TensorExpr {

    /** The operator applied to each element of the operand. */
    public static Unary of(UnaryOperator operator, TensorExpr operand) {
        ElementType element = TypeRules.narrowed(operator.symbol(), operator.types(), operand.type().element());
        return new Unary(operand.type().withElement(element), operator, operand);
    }
}
