package io.verifyrules.dsl.expr;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.Namesakes;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.diagnostic.IllFormedException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/** Settles which axis of the operand each map of an operator's attributes belongs to. */
final class AxisAttributes {

    private final String operator;
    private final String whose;
    private final TensorType operand;
    private final Map<String, AxisMaps> written = new LinkedHashMap<>();

    private AxisAttributes(String operator, String whose, TensorType operand) {
        this.operator = operator;
        this.whose = whose;
        this.operand = operand;
    }

    static AxisAttributes of(String operator, TensorType operand) {
        return of(operator, "the operand", operand);
    }

    /** Attributes of something with axes that is not an operand; {@code whose} names it in mistakes. */
    static AxisAttributes of(String operator, String whose, TensorType axes) {
        return new AxisAttributes(operator, whose, axes);
    }

    AxisAttributes attribute(String name, AxisMaps maps) {
        written.put(name, maps);
        return this;
    }

    /** Each attribute's maps by axis; constants without an axis are spread over the axes named by any attribute. */
    Resolved resolve() {
        Map<String, SortedMap<AggregatedAxis, AxisMap>> resolved = new LinkedHashMap<>();
        SortedSet<AggregatedAxis> named = new TreeSet<>();
        written.forEach((name, maps) -> {
            SortedMap<AggregatedAxis, AxisMap> byAxis = new TreeMap<>();
            for (AxisMaps.Entry entry : maps.entries()) {
                if (entry.axis().isPresent() || entry.map().rankClass().isPresent()) {
                    put(name, byAxis, axisOf(name, entry), entry.map());
                }
            }
            named.addAll(byAxis.keySet());
            resolved.put(name, byAxis);
        });
        SortedSet<AggregatedAxis> spread = named.isEmpty() ? operand.axes() : named;
        written.forEach((name, maps) -> {
            for (AxisMaps.Entry entry : maps.entries()) {
                if (entry.axis().isEmpty() && entry.map().rankClass().isEmpty()) {
                    SortedMap<AggregatedAxis, AxisMap> byAxis = resolved.getOrDefault(name, new TreeMap<>());
                    spread.forEach(axis -> byAxis.putIfAbsent(axis, entry.map()));
                }
            }
        });
        return new Resolved(resolved);
    }

    /** The maps of each attribute by axis. */
    record Resolved(Map<String, SortedMap<AggregatedAxis, AxisMap>> byAttribute) {
        /** The maps of one attribute; an attribute that was not written names no axis. */
        SortedMap<AggregatedAxis, AxisMap> get(String attribute) {
            return byAttribute.getOrDefault(attribute, new TreeMap<>());
        }
    }

    private void put(String name, SortedMap<AggregatedAxis, AxisMap> byAxis, AggregatedAxis axis, AxisMap map) {
        if (byAxis.put(axis, map) != null) {
            throw new IllFormedException(operator + ": '" + name + "' is given twice for axis " + axis);
        }
    }

    private AggregatedAxis axisOf(String name, AxisMaps.Entry entry) {
        if (entry.axis().isPresent()) {
            AggregatedAxis axis = entry.axis().get();
            requireAxis(operator + ": '" + name + "'", whose, operand, axis);
            requireClass(operator + ": '" + name + "'", axis, entry.map());
            return axis;
        }
        RankClass rankClass = entry.map().rankClass().orElseThrow();
        List<AggregatedAxis> candidates = operand.axesOf(rankClass);
        return switch (candidates.size()) {
            case 1 -> candidates.get(0);
            case 0 -> throw new IllFormedException(operator + ": '" + name + "' is a map over rank class " + rankClass
                    + ", but " + whose + " has no axis of class " + rankClass + "; its axes are " + operand.axes());
            default -> throw new IllFormedException(operator + ": '" + name + "' is a map over rank class " + rankClass
                    + ", and " + whose + " has several axes of that class, " + candidates + "; say which one");
        };
    }

    /** Checks that a tensor has an axis. */
    static void requireAxis(String what, TensorType tensor, AggregatedAxis axis) {
        requireAxis(what, "the operand", tensor, axis);
    }

    /** Checks that {@code whose} axes include one. */
    static void requireAxis(String what, String whose, TensorType tensor, AggregatedAxis axis) {
        if (!tensor.axes().contains(axis)) {
            throw new IllFormedException(what + " names the axis " + axis + ", which " + whose
                    + " does not have; its axes are " + tensor.axes() + Namesakes.hint(List.of(axis), tensor.axes()));
        }
    }

    /** Checks that a map can be used on an axis. */
    static void requireClass(String what, AggregatedAxis axis, AxisMap map) {
        if (!map.fits(axis.rankClass())) {
            RankClass found = map.rankClass().orElseThrow();
            throw new IllFormedException(
                    what + " for axis " + axis + " must be a map over rank class " + axis.rankClass()
                            + ", but is one over rank class " + found + Namesakes.hint(axis.rankClass(), found));
        }
    }

    /** Checks the maps that a record of an operator is given: each is for an axis of the operand, over the class of the axis. */
    static void require(String operator, String name, TensorType operand, SortedMap<AggregatedAxis, AxisMap> maps) {
        String what = operator + ": '" + name + "'";
        maps.forEach((axis, map) -> {
            requireAxis(what, operand, axis);
            requireClass(what, axis, map);
        });
    }
}
