package io.verifyrules.dsl.expr;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.diagnostic.IllFormedException;
import java.util.Collection;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The movement of a window over an operand, axis by axis. The operand is spread out by {@code baseDilation}, then
 * padded by {@code low} and {@code high} (negative: cut off). The window's elements stand {@code windowDilation} apart,
 * and from one result to the next it moves by {@code stride}. Every axis of the window has an entry in each of the
 * maps.
 */
public record Window(SortedMap<AggregatedAxis, AxisMap> stride, SortedMap<AggregatedAxis, AxisMap> low,
        SortedMap<AggregatedAxis, AxisMap> high, SortedMap<AggregatedAxis, AxisMap> baseDilation,
        SortedMap<AggregatedAxis, AxisMap> windowDilation) {

    public Window {
        stride = OwnOrder.of(stride);
        low = OwnOrder.of(low);
        high = OwnOrder.of(high);
        baseDilation = OwnOrder.of(baseDilation);
        windowDilation = OwnOrder.of(windowDilation);
    }

    /** Checks that the window is one over these axes: each attribute has a map over the class of each of them, and no other. */
    void check(String operator, Set<AggregatedAxis> axes) {
        check(operator, "stride", stride, axes);
        check(operator, "low", low, axes);
        check(operator, "high", high, axes);
        check(operator, "base dilation", baseDilation, axes);
        check(operator, "window dilation", windowDilation, axes);
    }

    private static void check(String operator, String name, SortedMap<AggregatedAxis, AxisMap> maps,
            Set<AggregatedAxis> axes) {
        if (!maps.keySet().equals(axes)) {
            throw new IllFormedException(operator + ": '" + name + "' must name every axis of the window, " + axes
                    + ", but names " + maps.keySet());
        }
        maps.forEach((axis, map) -> AxisAttributes.requireClass(operator + ": '" + name + "'", axis, map));
    }

    /** A window as the author writes it: what is left out is neutral, stride and dilations 1 and paddings 0. */
    public record Written(AxisMaps stride, AxisMaps low, AxisMaps high, AxisMaps baseDilation,
            AxisMaps windowDilation) {

        /** Everything left out. */
        public static Written neutral() {
            return new Written(AxisMaps.none(), AxisMaps.none(), AxisMaps.none(), AxisMaps.none(), AxisMaps.none());
        }
    }

    /** The maps of an attribute that are worth mentioning: those that are not the neutral constant. */
    public static SortedMap<AggregatedAxis, AxisMap> named(SortedMap<AggregatedAxis, AxisMap> attribute, long neutral) {
        SortedMap<AggregatedAxis, AxisMap> named = new TreeMap<>(attribute);
        named.values().removeIf(map -> map.equals(AxisMap.of(neutral)));
        return named;
    }

    /** The window as its author would write it. */
    public Written written() {
        return new Written(AxisMaps.of(stride), AxisMaps.of(low), AxisMaps.of(high), AxisMaps.of(baseDilation),
                AxisMaps.of(windowDilation));
    }

    /** The window over the given axes of the operand. */
    static Window of(String operator, Collection<AggregatedAxis> axes, TensorType operand, Written written) {
        TensorType windowed = operand.withAxes(axes);
        return new Window(complete(operator, "stride", written.stride(), windowed, 1),
                complete(operator, "low", written.low(), windowed, 0),
                complete(operator, "high", written.high(), windowed, 0),
                complete(operator, "base dilation", written.baseDilation(), windowed, 1),
                complete(operator, "window dilation", written.windowDilation(), windowed, 1));
    }

    private static SortedMap<AggregatedAxis, AxisMap> complete(String operator, String name, AxisMaps maps,
            TensorType windowed, long neutral) {
        SortedMap<AggregatedAxis, AxisMap> byAxis = new TreeMap<>(
                AxisAttributes.of(operator, "the window", windowed).attribute(name, maps).resolve().get(name));
        windowed.axes().forEach(axis -> byAxis.putIfAbsent(axis, AxisMap.of(neutral)));
        return byAxis;
    }
}
