package io.verifyrules.verifier.interpret;

import io.verifyrules.dsl.axis.AggregatedAxis;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A tensor with concrete sizes and elements.
 *
 * @param sizes    the size of each lane of each axis, all >= 0
 * @param elements the element at every in-bounds access; an access gives each axis its indices lane by lane
 */
public record ConcreteTensor(SortedMap<AggregatedAxis, List<Integer>> sizes, Map<Access, ElementValue> elements) {

    public ConcreteTensor {
        sizes = Collections.unmodifiableSortedMap(new TreeMap<>(sizes));
        elements = Collections.unmodifiableMap(new LinkedHashMap<>(elements));
    }
}
