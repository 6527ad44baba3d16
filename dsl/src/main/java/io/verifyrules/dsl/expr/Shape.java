package io.verifyrules.dsl.expr;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.Namesakes;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.diagnostic.IllFormedException;
import java.util.SortedMap;
import java.util.TreeMap;

/** A size for each axis of a tensor: a map over the axis's own class, or a number: a constant, or of singletons. */
public record Shape(SortedMap<AggregatedAxis, AxisMap> sizes) {

    public Shape {
        sizes = OwnOrder.of(sizes);
        sizes.forEach((axis, size) -> {
            if (!size.fits(axis.rankClass())) {
                RankClass found = size.rankClass().orElseThrow();
                throw new IllFormedException(
                        "shape: the size of axis " + axis + " must be a map over rank class " + axis.rankClass()
                                + ", but is one over rank class " + found + Namesakes.hint(axis.rankClass(), found));
            }
        });
        long labels = sizes.keySet().stream().map(AggregatedAxis::label).distinct().count();
        if (labels != sizes.size()) {
            throw new IllFormedException("shape: the axes " + sizes.keySet()
                    + " do not have distinct labels; label axes that share a name: c.axis(\"l\")");
        }
    }

    /** The shape without axes. */
    public static Shape scalar() {
        return new Shape(new TreeMap<>());
    }

    /** The shape with one axis. */
    public static Shape of(AggregatedAxis axis, AxisMap size) {
        return scalar().with(axis, size);
    }

    /** The shape with one axis that is named after its class. */
    public static Shape of(RankClass rankClass, AxisMap size) {
        return of(rankClass.axis(), size);
    }

    /**
     * This shape with one more axis.
     *
     * @throws IllFormedException if the axis is there already
     */
    public Shape with(AggregatedAxis axis, AxisMap size) {
        if (sizes.containsKey(axis)) {
            throw new IllFormedException("shape: axis " + axis + " is given twice");
        }
        TreeMap<AggregatedAxis, AxisMap> all = new TreeMap<>(sizes);
        all.put(axis, size);
        return new Shape(all);
    }

    /** This shape with one more axis that is named after its class. */
    public Shape with(RankClass rankClass, AxisMap size) {
        return with(rankClass.axis(), size);
    }
}
