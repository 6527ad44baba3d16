package io.verifyrules.verifier.interpret;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import java.util.SortedMap;

/** The integers of attributes on an instance, lane by lane. */
final class LaneNumbers {

    private final LaneEvaluation lanes;

    LaneNumbers(LaneEvaluation lanes) {
        this.lanes = lanes;
    }

    /** The integers of an attribute, one per lane of the grid in the order of an access; neutral on axes not named. */
    long[] of(Grid grid, SortedMap<AggregatedAxis, AxisMap> attribute, Grid.Sizing neutral) {
        long[] values = new long[grid.lanes()];
        int next = 0;
        for (AggregatedAxis axis : grid.axes()) {
            AxisMap map = attribute.get(axis);
            int rank = grid.rank(axis);
            for (int lane = 0; lane < rank; lane++) {
                values[next++] = map == null ? neutral.size(axis, lane) : lanes.value(map, lane);
            }
        }
        return values;
    }

    /** The grid whose axes are those of the attribute, and whose sizes are its integers. */
    Grid grid(SortedMap<AggregatedAxis, AxisMap> attribute) {
        Grid unit = Grid.of(attribute.keySet(), axis -> lanes.rank(axis.rankClass()), (axis, lane) -> 1);
        return withSizes(unit, of(unit, attribute, (axis, lane) -> 1));
    }

    /** The same axes with the given sizes. */
    static Grid withSizes(Grid grid, long[] sizes) {
        return grid.withSizes(sizes);
    }

    /** Ends the evaluation where a validity condition fails for the given numbers. */
    static void require(boolean condition, String what, long... found) {
        if (!condition) {
            StringBuilder values = new StringBuilder();
            for (long value : found) {
                values.append(values.isEmpty() ? "" : ", ").append(value);
            }
            throw new InvalidTensor(what + " fails for " + values);
        }
    }

    /** The number of positions of {@code size} elements that stand {@code dilation} apart. */
    static long dilated(long size, long dilation) {
        return size == 0 ? 0 : Exact.sum(Exact.product(size - 1, dilation), 1);
    }
}
