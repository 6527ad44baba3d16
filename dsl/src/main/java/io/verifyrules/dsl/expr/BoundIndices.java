package io.verifyrules.dsl.expr;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.diagnostic.IllFormedException;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Names for the indices that a reduction runs over, so that a hint of the rule can speak of them. They are bound there and
 * mean nothing elsewhere; an axis without an entry has an index without a name. No two axes share one: a reduction over both
 * would be one over their diagonal.
 */
public record BoundIndices(SortedMap<AggregatedAxis, AxisMap.Variable> byAxis) {

    public BoundIndices {
        byAxis = OwnOrder.of(byAxis);
        Map<String, AggregatedAxis> axes = new HashMap<>();
        byAxis.forEach((axis, index) -> {
            AxisAttributes.requireClass("the index " + index.name(), axis, index);
            AggregatedAxis other = axes.putIfAbsent(index.name(), axis);
            if (other != null) {
                throw new IllFormedException("the index " + index.name() + " is given to two axes, " + other + " and "
                        + axis
                        + "; a reduction runs over each of its axes on its own, so each index belongs to one axis");
            }
        });
    }

    /** No names. */
    public static BoundIndices unnamed() {
        return new BoundIndices(Collections.emptySortedMap());
    }

    /** These names and one more. */
    public BoundIndices and(AggregatedAxis axis, AxisMap index) {
        if (!(index instanceof AxisMap.Variable variable)) {
            throw new IllFormedException("the index of axis " + axis
                    + " must be a declared index, but is an expression; say val k by " + axis.rankClass() + ".index");
        }
        TreeMap<AggregatedAxis, AxisMap.Variable> all = new TreeMap<>(byAxis);
        AxisMap.Variable before = all.put(axis, variable);
        if (before != null && !before.equals(variable)) {
            throw new IllFormedException("axis " + axis + " is given two indices, " + before.name() + " and "
                    + variable.name() + "; name one of them");
        }
        return new BoundIndices(all);
    }

    void check(String operator, Collection<AggregatedAxis> reduced) {
        byAxis.forEach((axis, index) -> {
            if (!reduced.contains(axis)) {
                throw new IllFormedException(operator + ": the index " + index.name() + " names the axis " + axis
                        + ", which is not reduced; the reduced axes are " + reduced);
            }
        });
    }
}
