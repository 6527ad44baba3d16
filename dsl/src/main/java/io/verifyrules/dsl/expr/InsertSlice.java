package io.verifyrules.dsl.expr;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.element.CommonType;
import java.util.SortedMap;

/**
 * The operand with {@code update} written over every {@code stride}-th place from {@code start} on: what a slice with this
 * start and stride takes out, put back. An axis that an attribute does not name starts at 0 and has stride 1. The places
 * must be in range; where the update is empty there is none, and the start alone is.
 */
public record InsertSlice(TensorType type, TensorExpr operand, TensorExpr update,
        SortedMap<AggregatedAxis, AxisMap> start, SortedMap<AggregatedAxis, AxisMap> stride) implements TensorExpr {

    static final Operator<InsertSlice> OPERATOR = Operator.<InsertSlice>named("insertSlice")
            .operand("operand", InsertSlice::operand)
            .operand("update", InsertSlice::update)
            .maps("start", 0, InsertSlice::start)
            .maps("stride", 1, InsertSlice::stride)
            .made(parts -> of(parts.operand(), parts.operand(), parts.maps(), parts.maps()));

    public InsertSlice {
        start = OwnOrder.of(start);
        stride = OwnOrder.of(stride);
        AxisAttributes.require("insertSlice", "start", operand.type(), start);
        AxisAttributes.require("insertSlice", "stride", operand.type(), stride);
        DerivedType.require("insertSlice", typeOf(operand, update), type);
    }

    /** The operand with the update written over it. */
    public static InsertSlice of(TensorExpr operand, TensorExpr update, AxisMaps start, AxisMaps stride) {
        TensorType type = typeOf(operand, update);
        AxisAttributes.Resolved maps = AxisAttributes.of("insertSlice", operand.type())
                .attribute("start", start)
                .attribute("stride", stride)
                .resolve();
        return new InsertSlice(type, operand, update, maps.get("start"), maps.get("stride"));
    }

    private static TensorType typeOf(TensorExpr operand, TensorExpr update) {
        SameAxes.require("insertSlice", operand, update);
        return operand.type()
                .withElement(CommonType.of("insertSlice", operand.type().element(), update.type().element()));
    }

    @Override
    public Form form() {
        return OPERATOR.of(this);
    }
}
