package io.verifyrules.verifier.obligation;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.verifier.term.Origin;
import java.util.Collections;
import java.util.Set;
import java.util.TreeSet;

/**
 * The tensor that is read, at an index with as many arguments for each axis as its class has lanes.
 *
 * @param axes in the order of the arguments
 */
public record TensorRead(Origin origin, ElementType type, Set<AggregatedAxis> axes) {

    public TensorRead {
        axes = Collections.unmodifiableSortedSet(new TreeSet<>(axes));
    }
}
