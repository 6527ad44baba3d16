package io.verifyrules.dsl.expr;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.diagnostic.IllFormedException;
import java.util.SortedMap;

/** {@code size} consecutive elements from {@code start} on the named axes; the other axes are taken whole. */
public record DynamicSlice(TensorType type, TensorExpr operand, SortedMap<AggregatedAxis, AxisMap> start,
        SortedMap<AggregatedAxis, AxisMap> size, StartRule startRule) implements TensorExpr {

    public DynamicSlice {
        start = AxisAttributes.copy(start);
        size = AxisAttributes.copy(size);
    }

    /** The slice of the operand; {@code start} and {@code size} name the same axes. */
    public static DynamicSlice of(TensorExpr operand, AxisMaps start, AxisMaps size, StartRule startRule) {
        AxisAttributes.Resolved maps = AxisAttributes.of("dynamicSlice", operand.type())
                .attribute("start", start).attribute("size", size).resolve();
        if (!maps.get("start").keySet().equals(maps.get("size").keySet())) {
            throw new IllFormedException("dynamicSlice: 'start' and 'size' must name the same axes, but 'start' names "
                    + maps.get("start").keySet() + " and 'size' names " + maps.get("size").keySet());
        }
        return new DynamicSlice(operand.type(), operand, maps.get("start"), maps.get("size"), startRule);
    }
}
