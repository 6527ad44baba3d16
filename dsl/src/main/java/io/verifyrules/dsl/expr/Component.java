package io.verifyrules.dsl.expr;

import io.verifyrules.dsl.diagnostic.IllFormedException;
import io.verifyrules.dsl.element.ElementType;

/**
 * One component of each element of a tensor of tuples.
 *
 * @param index which one, from 0 on
 */
public record Component(TensorType type, TensorExpr operand, int index) implements TensorExpr {

    static final Operator<Component> OPERATOR = Operator.<Component>named("component")
            .operand("operand", Component::operand)
            .count("index", Component::index)
            .made(parts -> of(parts.operand(), parts.count()));

    public Component {
        DerivedType.require("component", typeOf(operand, index), type);
    }

    /** The component of each element of the operand. */
    public static Component of(TensorExpr operand, int index) {
        return new Component(typeOf(operand, index), operand, index);
    }

    private static TensorType typeOf(TensorExpr operand, int index) {
        if (!(operand.type().element() instanceof ElementType.Tuple tuple)) {
            throw new IllFormedException(
                    "component " + index + ": expected a tensor of tuples, such as zip(A, B), found "
                            + "elements of type " + operand.type().element());
        }
        return operand.type().withElement(tuple.component(index));
    }

    @Override
    public ElementType operandType(int place, ElementType used) {
        return operand.type().element() instanceof ElementType.Tuple tuple ? tuple.with(index, used) : used;
    }

    @Override
    public Form form() {
        return OPERATOR.of(this);
    }
}
