package io.verifyrules.verifier.program;

import io.verifyrules.dsl.diagnostic.SourcePosition;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * One operation.
 *
 * @param name       with its dialect, such as {@code stablehlo.add}
 * @param attributes those written as properties included
 * @param place      where its name stands
 */
public record Operation(String name, List<Value> operands, List<Value> results, SortedMap<String, Attribute> attributes,
        List<Region> regions, SourcePosition place) {

    public Operation {
        operands = List.copyOf(operands);
        results = List.copyOf(results);
        attributes = Collections.unmodifiableSortedMap(new TreeMap<>(attributes));
        regions = List.copyOf(regions);
    }
}
