package io.verifyrules.verifier.denotation;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;

/**
 * The meaning of a tensor expression, at every rank at once.
 *
 * @param sizes    the shape: a size per axis, on a lane of the axis's class
 * @param validity the conditions under which the expression has a meaning, all of them demanded
 * @param element  the element at an access, which gives each axis an index on a lane of its class
 */
public record TensorMeaning(SortedMap<AggregatedAxis, LaneInt> sizes, List<Truth> validity,
        Function<SortedMap<AggregatedAxis, LaneInt>, ValueTerm> element) {

    public TensorMeaning {
        sizes = Collections.unmodifiableSortedMap(new TreeMap<>(sizes));
        validity = validity.stream().distinct().toList();
    }

    /** The size of an axis that the expression has. */
    LaneInt size(AggregatedAxis axis) {
        LaneInt size = sizes.get(axis);
        if (size == null) {
            throw new IllegalStateException("no axis " + axis + " in " + sizes.keySet());
        }
        return size;
    }

    /** The element at an access. */
    public ValueTerm at(SortedMap<AggregatedAxis, LaneInt> access) {
        return element.apply(access);
    }
}
