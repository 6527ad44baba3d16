package io.verifyrules.dsl.expr;

import io.verifyrules.dsl.element.Element;

/** The tensor that has one element, a literal, a parameter or an expression over them, at every access. */
public record Constant(TensorType type, Element value, Shape shape) implements TensorExpr {

    static final Operator<Constant> OPERATOR = Operator.<Constant>named("constant")
            .element("value", Constant::value)
            .sizes("shape", Constant::shape)
            .made(parts -> of(parts.element(), parts.sizes()));

    public Constant {
        DerivedType.require("constant", typeOf(value, shape), type);
    }

    /** The tensor of the given shape filled with {@code value}. */
    public static Constant of(Element value, Shape shape) {
        return new Constant(typeOf(value, shape), value, shape);
    }

    private static TensorType typeOf(Element value, Shape shape) {
        return TensorType.of(shape.sizes().keySet(), value.type());
    }

    @Override
    public Form form() {
        return OPERATOR.of(this);
    }
}
