package io.verifyrules.dsl.expr;

import io.verifyrules.dsl.element.TypeRules;
import io.verifyrules.dsl.element.UnaryOperator;

/** An operator applied to each element. */
public record Unary(TensorType type, UnaryOperator operator, TensorExpr operand) implements TensorExpr {

    public Unary {
        DerivedType.require(operator.symbol(), typeOf(operator, operand), type);
    }

    /** The operator applied to each element of the operand. */
    public static Unary of(UnaryOperator operator, TensorExpr operand) {
        return new Unary(typeOf(operator, operand), operator, operand);
    }

    private static TensorType typeOf(UnaryOperator operator, TensorExpr operand) {
        return operand.type().withElement(TypeRules.narrowed(operator.symbol(), operator.types(), operand.type()
                .element()));
    }
}
