package io.verifyrules.dsl.expr;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.diagnostic.IllFormedException;
import io.verifyrules.dsl.element.CommonType;
import java.util.SortedMap;

/** The operand with {@code update} written over it from {@code start} on. */
public record DynamicUpdateSlice(TensorType type, TensorExpr operand, TensorExpr update,
        SortedMap<AggregatedAxis, AxisMap> start, StartRule startRule) implements TensorExpr {

    static final Operator<DynamicUpdateSlice> OPERATOR = Operator.<DynamicUpdateSlice>named("dynamicUpdateSlice")
            .operand("operand", DynamicUpdateSlice::operand)
            .operand("update", DynamicUpdateSlice::update)
            .maps("start", 0, DynamicUpdateSlice::start)
            .required()
            .word("startRule", StartRule.WORDS, DynamicUpdateSlice::startRule)
            .ending(update -> update.startRule().ending())
            .made(parts -> of(parts.operand(), parts.operand(), parts.maps(), parts.word(StartRule.class)));

    public DynamicUpdateSlice {
        start = OwnOrder.of(start);
        AxisAttributes.require("dynamicUpdateSlice", "start", operand.type(), start);
        if (!start.keySet().equals(operand.type().axes())) {
            throw new IllFormedException("dynamicUpdateSlice: 'start' must name every axis of the operand, "
                    + operand.type().axes() + ", but names " + start.keySet());
        }
        DerivedType.require("dynamicUpdateSlice", typeOf(operand, update), type);
    }

    /** The operand with the update written over it; {@code start} names every axis. */
    public static DynamicUpdateSlice of(TensorExpr operand, TensorExpr update, AxisMaps start, StartRule startRule) {
        TensorType type = typeOf(operand, update);
        SortedMap<AggregatedAxis, AxisMap> starts = AxisAttributes.of("dynamicUpdateSlice", operand.type())
                .attribute("start", start)
                .resolve()
                .get("start");
        return new DynamicUpdateSlice(type, operand, update, starts, startRule);
    }

    private static TensorType typeOf(TensorExpr operand, TensorExpr update) {
        SameAxes.require("dynamicUpdateSlice", operand, update);
        return operand.type()
                .withElement(CommonType.of("dynamicUpdateSlice", operand.type().element(), update.type().element()));
    }

    @Override
    public Form form() {
        return OPERATOR.of(this);
    }
}
