package io.verifyrules.dsl.expr;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.TypeRules;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/** An input tensor of the rule: arbitrary finite elements, sizes as its shape says. Valid where all sizes are >= 0. */
public record Input(TensorType type, String name, Shape shape) implements TensorExpr {

    private static final Slot SHAPE = new Slot("shape", Slot.Shown.IN_NAME, "shape", Slot.Presence.REQUIRED,
            OptionalLong.empty());

    public Input {
        TypeRules.requireDeclarable(name, type.element());
        DerivedType.require("tensor " + name, TensorType.of(shape.sizes().keySet(), type.element()), type);
    }

    /** An input is declared: nothing that it is made of can be another. */
    @Override
    public Form form() {
        return new Form(name, name, false, Optional.empty(), List.of(new Part.Sizes(SHAPE, shape)), ignored -> this);
    }

    /** The input {@code name} with the given element type and shape. */
    public static Input of(String name, ElementType element, Shape shape) {
        return new Input(TensorType.of(shape.sizes().keySet(), element), name, shape);
    }
}
