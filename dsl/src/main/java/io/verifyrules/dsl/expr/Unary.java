package io.verifyrules.dsl.expr;

import io.verifyrules.dsl.element.TypeRules;
import io.verifyrules.dsl.element.UnaryOperator;

/** An operator applied to each element. */
public record Unary(TensorType type, UnaryOperator operator, TensorExpr operand) implements TensorExpr {

    public Unary {
        TypeRules.require(operator.symbol(), operator.types(), operand.type().element());
        DerivedType.require(operator.symbol(), operand.type(), type);
    }

    /** The operator applied to each element of the operand. */
    public static Unary of(UnaryOperator operator, TensorExpr operand) {
        return new Unary(operand.type(), operator, operand);
    }
}
