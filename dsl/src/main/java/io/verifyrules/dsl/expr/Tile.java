package io.verifyrules.dsl.expr;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import java.util.SortedMap;

/** The operand so many times, one copy after the other, on the axes that {@code times} names (TOSA's and ONNX's tile). */
public record Tile(TensorType type, TensorExpr operand,
        SortedMap<AggregatedAxis, AxisMap> times) implements TensorExpr {

    static final Operator<Tile> OPERATOR = Operator.<Tile>named("tile")
            .operand("operand", Tile::operand)
            .maps("times", 1, Tile::times)
            .made(parts -> of(parts.operand(), parts.maps()));

    public Tile {
        times = OwnOrder.of(times);
        AxisAttributes.require("tile", "times", operand.type(), times);
        DerivedType.require("tile", operand.type(), type);
    }

    /** The operand repeated {@code times >= 0} times on each of the named axes. */
    public static Tile of(TensorExpr operand, AxisMaps times) {
        return new Tile(operand.type(), operand,
                AxisAttributes.of("tile", operand.type()).attribute("times", times).resolve().get("times"));
    }

    @Override
    public Form form() {
        return OPERATOR.of(this);
    }
}
