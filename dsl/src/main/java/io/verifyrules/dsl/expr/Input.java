package io.verifyrules.dsl.expr;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.TypeRules;

/** An input tensor of the rule: arbitrary finite elements, sizes as its shape says. Valid where all sizes are >= 0. */
public record Input(TensorType type, String name, Shape shape) implements TensorExpr {

    public Input {
        TypeRules.requireDeclarable(name, type.element());
        DerivedType.require("tensor " + name, TensorType.of(shape.sizes().keySet(), type.element()), type);
    }

    /** The input {@code name} with the given element type and shape. */
    public static Input of(String name, ElementType element, Shape shape) {
        return new Input(TensorType.of(shape.sizes().keySet(), element), name, shape);
    }
}
