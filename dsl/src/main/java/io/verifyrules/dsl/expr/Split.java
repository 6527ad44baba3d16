package io.verifyrules.dsl.expr;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.diagnostic.IllFormedException;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;

/**
 * The operand with each lane of an axis cut into blocks of one size. The outer axis counts blocks, the inner one the
 * places in a block (MLIR's expand_shape of pairs of axes).
 */
public record Split(TensorType type, TensorExpr operand, AggregatedAxis axis, AggregatedAxis outer,
        Shape inner) implements TensorExpr {

    static final Operator<Split> OPERATOR = Operator.<Split>named("split")
            .operand("operand", Split::operand)
            .axis("axis", Split::axis)
            .newAxes("outer", split -> OwnOrder.of(List.of(split.outer())))
            .sizes("inner", Split::inner)
            .made(parts -> of(parts.operand(), parts.axis(), SoleAxis.of("split: 'outer'", parts.newAxes()),
                    parts.sizes()));

    public Split {
        DerivedType.require("split", typeOf(operand, axis, outer, inner), type);
    }

    /** The operand with an axis split into one of blocks and one of places, whose size is that of a block. */
    public static Split of(TensorExpr operand, AggregatedAxis axis, AggregatedAxis outer, Shape inner) {
        return new Split(typeOf(operand, axis, outer, inner), operand, axis, outer, inner);
    }

    /** The axis of the places in a block. */
    public AggregatedAxis place() {
        return SoleAxis.of("split: 'inner'", inner.sizes().keySet());
    }

    /** The number of places in a block. */
    public AxisMap size() {
        SortedMap<AggregatedAxis, AxisMap> sizes = inner.sizes();
        return sizes.values().iterator().next();
    }

    private static TensorType typeOf(TensorExpr operand, AggregatedAxis axis, AggregatedAxis outer, Shape inner) {
        AxisAttributes.requireAxis("split:", operand.type(), axis);
        AggregatedAxis place = SoleAxis.of("split: 'inner'", inner.sizes().keySet());
        SoleAxis.requireClass("split: 'outer'", axis, outer);
        SoleAxis.requireClass("split: 'inner'", axis, place);
        List<AggregatedAxis> axes = new ArrayList<>(operand.type().axes());
        axes.remove(axis);
        axes.add(outer);
        axes.add(place);
        if (axes.stream().map(AggregatedAxis::label).distinct().count() != axes.size()) {
            throw new IllFormedException("split: the result would have the axes " + axes
                    + ", which do not have distinct labels; a label of its own is declared by val tile by "
                    + axis.rankClass() + ".label");
        }
        return operand.type().withAxes(axes);
    }

    @Override
    public Form form() {
        return OPERATOR.of(this);
    }
}
