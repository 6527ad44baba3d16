package io.verifyrules.dsl.expr;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import java.util.SortedMap;

/**
 * The operand rotated on the axes that {@code by} names: what leaves it at the low end comes back at the high end. By a
 * negative number it is rotated towards the high end. An axis without elements stays one.
 */
public record Rotate(TensorType type, TensorExpr operand, SortedMap<AggregatedAxis, AxisMap> by) implements TensorExpr {

    static final Operator<Rotate> OPERATOR = Operator.<Rotate>named("rotate")
            .operand("operand", Rotate::operand)
            .maps("by", 0, Rotate::by)
            .made(parts -> of(parts.operand(), parts.maps()));

    public Rotate {
        by = OwnOrder.of(by);
        AxisAttributes.require("rotate", "by", operand.type(), by);
        DerivedType.require("rotate", operand.type(), type);
    }

    /** The operand whose first element on an axis is the one that was {@code by} elements after it. */
    public static Rotate of(TensorExpr operand, AxisMaps by) {
        return new Rotate(operand.type(), operand,
                AxisAttributes.of("rotate", operand.type()).attribute("by", by).resolve().get("by"));
    }

    @Override
    public Form form() {
        return OPERATOR.of(this);
    }
}
