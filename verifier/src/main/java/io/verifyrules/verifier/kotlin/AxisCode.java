package io.verifyrules.verifier.kotlin;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.expr.BoundIndices;
import io.verifyrules.dsl.expr.Shape;
import java.util.Collection;
import java.util.List;
import java.util.Map;

/** Axes, alone and with what belongs to them: a size, a map, another name, the name of an index. */
record AxisCode(Terms terms) {

    Code of(AggregatedAxis axis) {
        return terms.names().axis(axis);
    }

    List<Code> all(Collection<AggregatedAxis> axes) {
        return axes.stream().map(this::of).toList();
    }

    /** The axis with an integer on each of its lanes. */
    Code to(AggregatedAxis axis, AxisMap map) {
        return Code.words(of(axis), "to", terms.maps().orNumber(map));
    }

    List<Code> sized(Shape shape) {
        return shape.sizes().entrySet().stream().map(entry -> to(entry.getKey(), entry.getValue())).toList();
    }

    List<Code> renamed(Map<AggregatedAxis, AggregatedAxis> renaming) {
        return renaming.entrySet()
                .stream()
                .map(entry -> Code.words(of(entry.getKey()), "to", of(entry.getValue())))
                .toList();
    }

    /** Axes, of which some have a name for the index that runs over them. */
    List<Code> indexed(Collection<AggregatedAxis> axes, BoundIndices indices) {
        return axes.stream().map(axis -> {
            AxisMap.Variable index = indices.byAxis().get(axis);
            return index == null ? of(axis) : to(axis, index);
        }).toList();
    }

    /** Several axes where one argument is expected. */
    Code on(List<Code> axes) {
        return axes.size() == 1 ? axes.getFirst() : Code.call(terms.names().function("on"), axes);
    }
}
