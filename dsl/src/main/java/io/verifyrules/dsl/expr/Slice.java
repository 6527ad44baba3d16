package io.verifyrules.dsl.expr;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import java.util.SortedMap;

/**
 * Every {@code stride}-th element from {@code start} to before {@code end}. An axis that an attribute does not name
 * starts at 0, ends at its size, and has stride 1.
 */
public record Slice(TensorType type, TensorExpr operand, SortedMap<AggregatedAxis, AxisMap> start,
        SortedMap<AggregatedAxis, AxisMap> end, SortedMap<AggregatedAxis, AxisMap> stride) implements TensorExpr {

    static final Operator<Slice> OPERATOR = Operator.<Slice>named("slice")
            .operand("operand", Slice::operand)
            .maps("start", 0, Slice::start)
            .maps("end", Slice::end)
            .maps("stride", 1, Slice::stride)
            .made(parts -> of(parts.operand(), parts.maps(), parts.maps(), parts.maps()));

    public Slice {
        start = OwnOrder.of(start);
        end = OwnOrder.of(end);
        stride = OwnOrder.of(stride);
        AxisAttributes.require("slice", "start", operand.type(), start);
        AxisAttributes.require("slice", "end", operand.type(), end);
        AxisAttributes.require("slice", "stride", operand.type(), stride);
        DerivedType.require("slice", operand.type(), type);
    }

    /** The operand sliced. */
    public static Slice of(TensorExpr operand, AxisMaps start, AxisMaps end, AxisMaps stride) {
        AxisAttributes.Resolved maps = AxisAttributes.of("slice", operand.type())
                .attribute("start", start)
                .attribute("end", end)
                .attribute("stride", stride)
                .resolve();
        return new Slice(operand.type(), operand, maps.get("start"), maps.get("end"), maps.get("stride"));
    }

    @Override
    public Form form() {
        return OPERATOR.of(this);
    }
}
