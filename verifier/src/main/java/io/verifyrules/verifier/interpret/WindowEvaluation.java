package io.verifyrules.verifier.interpret;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.expr.DynamicSlice;
import io.verifyrules.dsl.expr.DynamicUpdateSlice;
import io.verifyrules.dsl.expr.Pad;
import io.verifyrules.dsl.expr.Slice;
import io.verifyrules.dsl.expr.StartRule;
import java.util.SortedMap;

/** The operators that cut a window out of an operand or put one in: slices, updates, padding. */
final class WindowEvaluation {

    private final LaneEvaluation lanes;

    WindowEvaluation(LaneEvaluation lanes) {
        this.lanes = lanes;
    }

    /** The integers of an attribute, one per lane of the grid in the order of an access; neutral on axes not named. */
    private long[] perLane(Grid grid, SortedMap<AggregatedAxis, AxisMap> attribute, Grid.Sizing neutral) {
        long[] values = new long[grid.lanes()];
        for (AggregatedAxis axis : grid.axes()) {
            AxisMap map = attribute.get(axis);
            for (int lane = 0; lane < grid.rank(axis); lane++) {
                values[grid.first(axis) + lane] = map == null ? neutral.size(axis, lane) : lanes.value(map, lane);
            }
        }
        return values;
    }

    private static Grid withSizes(Grid grid, long[] sizes) {
        return grid.resized((axis, lane) -> sizes[grid.first(axis) + lane]);
    }

    private static void require(boolean condition, String what, long... found) {
        if (!condition) {
            StringBuilder values = new StringBuilder();
            for (long value : found) {
                values.append(values.isEmpty() ? "" : ", ").append(value);
            }
            throw new InvalidTensor(what + " fails for " + values);
        }
    }

    /** Every stride-th element from start to before end. */
    DenseTensor slice(Slice slice, DenseTensor operand) {
        Grid from = operand.grid();
        long[] start = perLane(from, slice.start(), (axis, lane) -> 0);
        long[] end = perLane(from, slice.end(), from::size);
        long[] stride = perLane(from, slice.stride(), (axis, lane) -> 1);
        long[] sizes = new long[from.lanes()];
        for (int i = 0; i < sizes.length; i++) {
            require(0 <= start[i] && start[i] <= end[i] && end[i] <= from.size(i), "slice: 0 <= start <= end <= size",
                    start[i], end[i], from.size(i));
            require(stride[i] > 0, "slice: stride > 0", stride[i]);
            long length = end[i] - start[i];
            sizes[i] = length / stride[i] + (length % stride[i] == 0 ? 0 : 1);
        }
        return DenseTensor.tabulate(withSizes(from, sizes), access -> {
            int[] read = new int[access.length];
            for (int i = 0; i < read.length; i++) {
                read[i] = (int) (start[i] + access[i] * stride[i]);
            }
            return operand.at(read);
        });
    }

    /** Consecutive elements from the start that the start rule makes of the written one. */
    DenseTensor dynamicSlice(DynamicSlice slice, DenseTensor operand) {
        Grid from = operand.grid();
        long[] size = perLane(from, slice.size(), from::size);
        long[] written = perLane(from, slice.start(), (axis, lane) -> 0);
        int[] start = new int[from.lanes()];
        for (AggregatedAxis axis : from.axes()) {
            boolean named = slice.start().containsKey(axis);
            for (int i = from.first(axis); i < from.first(axis) + from.rank(axis); i++) {
                start[i] = named ? start("dynamicSlice", slice.startRule(), written[i], size[i], from.size(i)) : 0;
            }
        }
        return DenseTensor.tabulate(withSizes(from, size), access -> {
            int[] read = new int[access.length];
            for (int i = 0; i < read.length; i++) {
                read[i] = start[i] + access[i];
            }
            return operand.at(read);
        });
    }

    /** The operand with the update written over it, element by element. */
    DenseTensor dynamicUpdateSlice(DynamicUpdateSlice update, DenseTensor operand, DenseTensor window) {
        Grid from = operand.grid();
        long[] written = perLane(from, update.start(), (axis, lane) -> 0);
        int[] start = new int[from.lanes()];
        for (int i = 0; i < start.length; i++) {
            start[i] = start("dynamicUpdateSlice", update.startRule(), written[i], window.grid().size(i), from.size(i));
        }
        DenseTensor result = operand.copy();
        window.grid().forEach(access -> {
            int[] target = new int[access.length];
            for (int i = 0; i < target.length; i++) {
                target[i] = start[i] + access[i];
            }
            result.put(target, window.at(access));
        });
        return result;
    }

    private static int start(String operator, StartRule rule, long start, long size, int whole) {
        return switch (rule) {
            case CLAMPED -> {
                require(0 <= size && size <= whole, operator + ": 0 <= size <= size of the operand", size, whole);
                yield (int) Math.max(0, Math.min(start, whole - size));
            }
            case IN_RANGE -> {
                require(size >= 1, operator + ": size >= 1", size);
                require(start >= 0 && start <= whole - size, operator + ": 0 <= start <= size of the operand - size",
                        start, whole, size);
                yield (int) start;
            }
        };
    }

    /** Spreads the operand out first, then cuts or fills its edges: the definition, step by step. */
    DenseTensor pad(Pad pad, DenseTensor operand, ElementValue value) {
        return withEdges(pad, dilated(pad, operand, value), value);
    }

    private DenseTensor dilated(Pad pad, DenseTensor operand, ElementValue value) {
        Grid from = operand.grid();
        long[] interior = perLane(from, pad.interior(), (axis, lane) -> 0);
        long[] sizes = new long[from.lanes()];
        for (int i = 0; i < sizes.length; i++) {
            require(interior[i] >= 0, "pad: interior >= 0", interior[i]);
            sizes[i] = sum(from.size(i), product(Math.max(0, from.size(i) - 1), interior[i]));
        }
        DenseTensor result = DenseTensor.ofOrdinals(withSizes(from, sizes), i -> value);
        from.forEach(access -> {
            int[] target = new int[access.length];
            for (int i = 0; i < target.length; i++) {
                target[i] = (int) (access[i] * (interior[i] + 1));
            }
            result.put(target, operand.at(access));
        });
        return result;
    }

    private DenseTensor withEdges(Pad pad, DenseTensor operand, ElementValue value) {
        Grid from = operand.grid();
        long[] low = perLane(from, pad.low(), (axis, lane) -> 0);
        long[] high = perLane(from, pad.high(), (axis, lane) -> 0);
        long[] sizes = new long[from.lanes()];
        for (int i = 0; i < sizes.length; i++) {
            sizes[i] = sum(sum(low[i], from.size(i)), high[i]);
        }
        Grid grid = withSizes(from, sizes);
        DenseTensor result = DenseTensor.ofOrdinals(grid, i -> value);
        from.forEach(access -> {
            int[] target = new int[access.length];
            boolean inside = true;
            for (int i = 0; i < target.length; i++) {
                long moved = access[i] + low[i];
                inside &= 0 <= moved && moved < grid.size(i);
                target[i] = (int) moved;
            }
            if (inside) {
                result.put(target, operand.at(access));
            }
        });
        return result;
    }

    private static long sum(long a, long b) {
        try {
            return Math.addExact(a, b);
        } catch (ArithmeticException overflow) {
            throw new RefusedInstance(a + " + " + b + " does not fit 64 bits");
        }
    }

    private static long product(long a, long b) {
        try {
            return Math.multiplyExact(a, b);
        } catch (ArithmeticException overflow) {
            throw new RefusedInstance(a + " * " + b + " does not fit 64 bits");
        }
    }
}
