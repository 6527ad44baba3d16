package io.verifyrules.verifier.interpret;

import io.verifyrules.dsl.axis.AggregatedAxis;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** The indices, lane by lane, at which one element of a concrete tensor stands. */
public record Access(SortedMap<AggregatedAxis, List<Integer>> indices) {

    public Access {
        indices = Collections.unmodifiableSortedMap(new TreeMap<>(indices));
    }

    @Override
    public String toString() {
        return indices.toString();
    }
}
