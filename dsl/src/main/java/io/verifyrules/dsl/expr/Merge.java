package io.verifyrules.dsl.expr;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.diagnostic.IllFormedException;
import java.util.ArrayList;
import java.util.List;

/**
 * The operand with two axes of one class, or two singletons, made one, lane by lane and in row-major order. The places
 * of the inner axis stand beside each other, for one index of the outer axis after the other. This is MLIR's
 * collapse_shape of pairs of axes.
 */
public record Merge(TensorType type, TensorExpr operand, AggregatedAxis outer, AggregatedAxis inner,
        AggregatedAxis into) implements TensorExpr {

    static final Operator<Merge> OPERATOR = Operator.<Merge>named("merge")
            .operand("operand", Merge::operand)
            .axis("outer", Merge::outer)
            .axis("inner", Merge::inner)
            .newAxes("into", merge -> OwnOrder.of(List.of(merge.into())))
            .made(parts -> of(parts.operand(), parts.axis(), parts.axis(),
                    SoleAxis.of("merge: 'into'", parts.newAxes())));

    public Merge {
        DerivedType.require("merge", typeOf(operand, outer, inner, into), type);
    }

    /** The operand with two of its axes as one, which may have the name of either. */
    public static Merge of(TensorExpr operand, AggregatedAxis outer, AggregatedAxis inner, AggregatedAxis into) {
        return new Merge(typeOf(operand, outer, inner, into), operand, outer, inner, into);
    }

    private static TensorType typeOf(TensorExpr operand, AggregatedAxis outer, AggregatedAxis inner,
            AggregatedAxis into) {
        AxisAttributes.requireAxis("merge: 'outer'", operand.type(), outer);
        AxisAttributes.requireAxis("merge: 'inner'", operand.type(), inner);
        if (outer.equals(inner)) {
            throw new IllFormedException("merge: 'outer' and 'inner' are both the axis " + outer);
        }
        SoleAxis.requireClass("merge: 'inner'", outer, inner);
        SoleAxis.requireClass("merge: 'into'", outer, into);
        List<AggregatedAxis> axes = new ArrayList<>(operand.type().axes());
        axes.removeAll(List.of(outer, inner));
        axes.add(into);
        if (axes.stream().map(AggregatedAxis::label).distinct().count() != axes.size()) {
            throw new IllFormedException("merge: 'into' is named " + into
                    + ", which another axis of the operand is; its axes are " + operand.type().axes());
        }
        return operand.type().withAxes(axes);
    }

    @Override
    public Form form() {
        return OPERATOR.of(this);
    }
}
