package io.verifyrules.dsl.expr;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.diagnostic.IllFormedException;
import java.util.SortedMap;

/** {@code size} consecutive elements from {@code start} on the named axes; the other axes are taken whole. */
public record DynamicSlice(TensorType type, TensorExpr operand, SortedMap<AggregatedAxis, AxisMap> start,
        SortedMap<AggregatedAxis, AxisMap> size, StartRule startRule) implements TensorExpr {

    static final Operator<DynamicSlice> OPERATOR = Operator.<DynamicSlice>named("dynamicSlice")
            .operand("operand", DynamicSlice::operand)
            .maps("start", 0, DynamicSlice::start)
            .required()
            .maps("size", DynamicSlice::size)
            .required()
            .word("startRule", StartRule.WORDS, DynamicSlice::startRule)
            .ending(slice -> slice.startRule().ending())
            .made(parts -> of(parts.operand(), parts.maps(), parts.maps(), parts.word(StartRule.class)));

    public DynamicSlice {
        start = OwnOrder.of(start);
        size = OwnOrder.of(size);
        AxisAttributes.require("dynamicSlice", "start", operand.type(), start);
        AxisAttributes.require("dynamicSlice", "size", operand.type(), size);
        if (!start.keySet().equals(size.keySet())) {
            throw new IllFormedException("dynamicSlice: 'start' and 'size' must name the same axes, but 'start' names "
                    + start.keySet() + " and 'size' names " + size.keySet());
        }
        DerivedType.require("dynamicSlice", operand.type(), type);
    }

    /** The slice of the operand; {@code start} and {@code size} name the same axes. */
    public static DynamicSlice of(TensorExpr operand, AxisMaps start, AxisMaps size, StartRule startRule) {
        AxisAttributes.Resolved maps = AxisAttributes.of("dynamicSlice", operand.type())
                .attribute("start", start)
                .attribute("size", size)
                .resolve();
        return new DynamicSlice(operand.type(), operand, maps.get("start"), maps.get("size"), startRule);
    }

    @Override
    public Form form() {
        return OPERATOR.of(this);
    }
}
