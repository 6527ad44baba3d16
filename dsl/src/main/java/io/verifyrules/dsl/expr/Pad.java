package io.verifyrules.dsl.expr;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.element.CommonType;
import io.verifyrules.dsl.element.Element;
import java.util.SortedMap;

/**
 * The operand with {@code interior} copies of a value between neighbours, then {@code low} copies before and
 * {@code high} copies after; a negative edge cuts off that many. An axis that an attribute does not name is 0 there.
 */
public record Pad(TensorType type, TensorExpr operand, Element value, SortedMap<AggregatedAxis, AxisMap> low,
        SortedMap<AggregatedAxis, AxisMap> high, SortedMap<AggregatedAxis, AxisMap> interior) implements TensorExpr {

    static final Operator<Pad> OPERATOR = Operator.<Pad>named("pad")
            .operand("operand", Pad::operand)
            .element("value", Pad::value)
            .maps("low", 0, Pad::low)
            .maps("high", 0, Pad::high)
            .maps("interior", 0, Pad::interior)
            .made(parts -> of(parts.operand(), parts.element(), parts.maps(), parts.maps(), parts.maps()));

    public Pad {
        low = OwnOrder.of(low);
        high = OwnOrder.of(high);
        interior = OwnOrder.of(interior);
        AxisAttributes.require("pad", "low", operand.type(), low);
        AxisAttributes.require("pad", "high", operand.type(), high);
        AxisAttributes.require("pad", "interior", operand.type(), interior);
        DerivedType.require("pad", typeOf(operand, value), type);
    }

    /** The operand padded with {@code value}. */
    public static Pad of(TensorExpr operand, Element value, AxisMaps low, AxisMaps high, AxisMaps interior) {
        TensorType type = typeOf(operand, value);
        AxisAttributes.Resolved maps = AxisAttributes.of("pad", operand.type())
                .attribute("low", low)
                .attribute("high", high)
                .attribute("interior", interior)
                .resolve();
        return new Pad(type, operand, value, maps.get("low"), maps.get("high"), maps.get("interior"));
    }

    private static TensorType typeOf(TensorExpr operand, Element value) {
        return operand.type().withElement(CommonType.of("pad", operand.type().element(), value.type()));
    }

    @Override
    public Form form() {
        return OPERATOR.of(this);
    }
}
