package io.verifyrules.dsl.expr;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.stream.Stream;

/**
 * An attribute of an operator as the author writes it: one map per axis. A map given without an axis belongs to the one
 * axis of its class. A constant given without an axis belongs to every axis that the operator's attributes name. Axes
 * that no attribute names keep the neutral value (padding 0, start 0, end at the size, stride 1).
 */
public record AxisMaps(List<Entry> entries) {

    /** One map, for the given axis or for the axis of its own class. */
    public record Entry(Optional<AggregatedAxis> axis, AxisMap map) {}

    public AxisMaps {
        entries = List.copyOf(entries);
    }

    /** Names no axis. */
    public static AxisMaps none() {
        return new AxisMaps(List.of());
    }

    /** Each map for the one axis of its class. */
    public static AxisMaps of(AxisMap... maps) {
        return new AxisMaps(Stream.of(maps).map(map -> new Entry(Optional.empty(), map)).toList());
    }

    /** The same constant on every axis that the operator's attributes name. */
    public static AxisMaps of(long value) {
        return of(AxisMap.of(value));
    }

    /** Each map for its axis. */
    public static AxisMaps of(SortedMap<AggregatedAxis, AxisMap> byAxis) {
        return new AxisMaps(byAxis.entrySet()
                .stream()
                .map(entry -> new Entry(Optional.of(entry.getKey()), entry.getValue()))
                .toList());
    }

    /** One map for the given axis. */
    public static AxisMaps on(AggregatedAxis axis, AxisMap map) {
        return none().and(axis, map);
    }

    /** These maps and one more. */
    public AxisMaps and(AggregatedAxis axis, AxisMap map) {
        return new AxisMaps(Stream.concat(entries.stream(), Stream.of(new Entry(Optional.of(axis), map))).toList());
    }
}
