package io.verifyrules.verifier.denotation;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.Truth;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.BiFunction;

/** Accesses and the folds that operators ask of them. */
public final class Accesses {

    private Accesses() {
    }

    /** The index of an access on an axis that it has. */
    static LaneInt index(SortedMap<AggregatedAxis, LaneInt> access, AggregatedAxis axis) {
        LaneInt index = access.get(axis);
        if (index == null) {
            throw new IllegalStateException("no axis " + axis + " in " + access.keySet());
        }
        return index;
    }

    /** The access with the index of each axis replaced. */
    static SortedMap<AggregatedAxis, LaneInt> map(SortedMap<AggregatedAxis, LaneInt> access,
            BiFunction<AggregatedAxis, LaneInt, LaneInt> replacement) {
        TreeMap<AggregatedAxis, LaneInt> mapped = new TreeMap<>();
        access.forEach((axis, index) -> mapped.put(axis, replacement.apply(axis, index)));
        return mapped;
    }

    /** The part of an access that is about the axes of a tensor. */
    static SortedMap<AggregatedAxis, LaneInt> restricted(SortedMap<AggregatedAxis, LaneInt> access,
            TensorMeaning tensor) {
        TreeMap<AggregatedAxis, LaneInt> restricted = new TreeMap<>(access);
        restricted.keySet().retainAll(tensor.sizes().keySet());
        return restricted;
    }

    /** The entries of the given axes. */
    static SortedMap<AggregatedAxis, LaneInt> onAxes(SortedMap<AggregatedAxis, LaneInt> sizes,
            Collection<AggregatedAxis> axes) {
        TreeMap<AggregatedAxis, LaneInt> restricted = new TreeMap<>();
        axes.forEach(axis -> restricted.put(axis, index(sizes, axis)));
        return restricted;
    }

    /** "For every lane of every axis", of a predicate per axis. */
    static Truth everywhere(Map<AggregatedAxis, LaneInt> perAxis,
            BiFunction<AggregatedAxis, LaneInt, LaneBool> predicate) {
        List<Truth> folds = new ArrayList<>();
        perAxis.forEach((axis, term) -> folds.add(Truth.fold(axis.rankClass(), predicate.apply(axis, term))));
        return Truth.allOf(folds);
    }

    /** {@code 0 <= index < size} on every lane of every axis. */
    public static Truth inBounds(SortedMap<AggregatedAxis, LaneInt> access, SortedMap<AggregatedAxis, LaneInt> sizes) {
        return everywhere(access, (axis, index) -> LaneBool.and(LaneBool.nonNegative(index),
                LaneBool.lessThan(index, index(sizes, axis))));
    }
}
