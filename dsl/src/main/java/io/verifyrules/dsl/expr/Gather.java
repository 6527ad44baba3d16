package io.verifyrules.dsl.expr;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.diagnostic.IllFormedException;
import io.verifyrules.dsl.element.ElementType;
import java.util.Collections;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * For each place of a tensor of integers, the part of the operand that starts there on one axis: XLA's gather with one
 * start index. Starts are clamped to {@code [0, n - size]}. Without a size one element is taken and the axis is given
 * up; with one the axis stays. The result has the axes of the indices besides. An axis that the operand has as well is
 * a batch axis, on which both are read at the same place.
 *
 * @param indices integers, of type {@link ElementType#INT}
 * @param along   the axis of the operand that is looked up, of a singleton class
 * @param size    how many elements are taken, for {@code along} alone; empty where the axis is given up
 */
public record Gather(TensorType type, TensorExpr operand, TensorExpr indices, AggregatedAxis along,
        SortedMap<AggregatedAxis, AxisMap> size) implements TensorExpr {

    static final Operator<Gather> OPERATOR = Operator.<Gather>named("gather")
            .operand("operand", Gather::operand)
            .operand("indices", Gather::indices)
            .axis("along", Gather::along)
            .maps("size", Gather::size)
            .implied()
            .made(parts -> of(parts.operand(), parts.operand(), parts.axis(), parts.maps()));

    public Gather {
        size = OwnOrder.of(size);
        AxisAttributes.require("gather", "size", operand.type().withAxes(Collections.singleton(along)), size);
        DerivedType.require("gather", typeOf(operand, indices, along, size), type);
    }

    /** The parts of the operand at the indices. */
    public static Gather of(TensorExpr operand, TensorExpr indices, AggregatedAxis along, AxisMaps size) {
        IndexedAxis.require("gather", operand, indices, along);
        SortedMap<AggregatedAxis, AxisMap> sizes = size.entries().isEmpty()
                ? Collections.emptySortedMap()
                : AxisAttributes.of("gather", operand.type().withAxes(Collections.singleton(along)))
                        .attribute("size", size)
                        .resolve()
                        .get("size");
        return new Gather(typeOf(operand, indices, along, sizes), operand, indices, along, sizes);
    }

    private static TensorType typeOf(TensorExpr operand, TensorExpr indices, AggregatedAxis along,
            SortedMap<AggregatedAxis, AxisMap> size) {
        IndexedAxis.require("gather", operand, indices, along);
        SortedSet<AggregatedAxis> axes = new TreeSet<>(operand.type().axes());
        if (size.isEmpty()) {
            axes.remove(along);
        } else if (indices.type().axes().contains(along)) {
            throw new IllFormedException("gather: with a size the axis " + along
                    + " stays, but the indices have an axis of that name, too; relabel theirs");
        }
        axes.addAll(indices.type().axes());
        DistinctLabels.require("gather: the result", axes);
        return operand.type().withAxes(axes);
    }

    /** The axes that operand and indices have in common, and on which both are read at the same place. */
    public SortedSet<AggregatedAxis> batch() {
        return IndexedAxis.batch(operand, indices, along);
    }

    @Override
    public ElementType operandType(int place, ElementType used) {
        return place == 1 ? ElementType.INT : used;
    }

    @Override
    public Form form() {
        return OPERATOR.of(this);
    }
}
