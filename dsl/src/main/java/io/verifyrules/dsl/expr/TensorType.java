package io.verifyrules.dsl.expr;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.element.ElementType;
import java.util.Collection;
import java.util.List;
import java.util.SortedSet;

/**
 * The type of a tensor without its sizes: its aggregated axes, which are unordered and have distinct labels, and its
 * element type.
 */
public record TensorType(SortedSet<AggregatedAxis> axes, ElementType element) {

    public TensorType {
        axes = OwnOrder.of(axes);
        DistinctLabels.require("a tensor", axes);
    }

    /** The type with these axes. */
    public static TensorType of(Collection<AggregatedAxis> axes, ElementType element) {
        return new TensorType(OwnOrder.of(axes), element);
    }

    /** The same axes with another element type. */
    public TensorType withElement(ElementType other) {
        return new TensorType(axes, other);
    }

    /** The same element type with other axes. */
    public TensorType withAxes(Collection<AggregatedAxis> other) {
        return of(other, element);
    }

    /** The axes of one rank class. */
    public List<AggregatedAxis> axesOf(RankClass rankClass) {
        return axes.stream().filter(axis -> axis.rankClass().equals(rankClass)).toList();
    }

    @Override
    public String toString() {
        return element + axes.toString();
    }
}
