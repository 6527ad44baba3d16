package io.verifyrules.verifier.interpret;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.expr.DynamicSlice;
import io.verifyrules.dsl.expr.DynamicUpdateSlice;
import io.verifyrules.dsl.expr.Pad;
import io.verifyrules.dsl.expr.Slice;
import io.verifyrules.dsl.expr.StartRule;
import java.util.function.Function;

import static io.verifyrules.verifier.interpret.LaneNumbers.require;
import static io.verifyrules.verifier.interpret.LaneNumbers.withSizes;

/** The operators that cut a window out of an operand or put one in: slices, updates, padding. */
final class WindowEvaluation {

    private final LaneNumbers numbers;

    WindowEvaluation(LaneNumbers numbers) {
        this.numbers = numbers;
    }

    /** Every stride-th element from start to before end. */
    <T> Tensor<T> slice(Slice slice, Tensor<T> operand) {
        Grid from = operand.grid();
        long[] start = numbers.of(from, slice.start(), (axis, lane) -> 0);
        long[] end = numbers.of(from, slice.end(), from::size);
        long[] stride = numbers.of(from, slice.stride(), (axis, lane) -> 1);
        long[] sizes = new long[from.lanes()];
        for (int i = 0; i < sizes.length; i++) {
            require(0 <= start[i] && start[i] <= end[i] && end[i] <= from.size(i), "slice: 0 <= start <= end <= size",
                    start[i], end[i], from.size(i));
            require(stride[i] > 0, "slice: stride > 0", stride[i]);
            long length = end[i] - start[i];
            sizes[i] = length / stride[i] + (length % stride[i] == 0 ? 0 : 1);
        }
        return Tensor.tabulate(withSizes(from, sizes), access -> {
            int[] read = new int[access.length];
            for (int i = 0; i < read.length; i++) {
                read[i] = (int) (start[i] + access[i] * stride[i]);
            }
            return operand.at(read);
        });
    }

    /** Consecutive elements from the start that the start rule makes of the written one. */
    <T> Tensor<T> dynamicSlice(DynamicSlice slice, Tensor<T> operand) {
        Grid from = operand.grid();
        long[] size = numbers.of(from, slice.size(), from::size);
        long[] written = numbers.of(from, slice.start(), (axis, lane) -> 0);
        int[] start = new int[from.lanes()];
        for (AggregatedAxis axis : from.axes()) {
            boolean named = slice.start().containsKey(axis);
            for (int i = from.first(axis); i < from.first(axis) + from.rank(axis); i++) {
                start[i] = named ? start("dynamicSlice", slice.startRule(), written[i], size[i], from.size(i)) : 0;
            }
        }
        return Tensor.tabulate(withSizes(from, size), access -> {
            int[] read = new int[access.length];
            for (int i = 0; i < read.length; i++) {
                read[i] = start[i] + access[i];
            }
            return operand.at(read);
        });
    }

    /** The operand with the update written over it, element by element. */
    <T> Tensor<T> dynamicUpdateSlice(DynamicUpdateSlice update, Tensor<T> operand, Tensor<T> window) {
        Grid from = operand.grid();
        long[] written = numbers.of(from, update.start(), (axis, lane) -> 0);
        int[] start = new int[from.lanes()];
        for (int i = 0; i < start.length; i++) {
            start[i] = start("dynamicUpdateSlice", update.startRule(), written[i], window.grid().size(i), from.size(i));
        }
        DenseTensor<T> result = DenseTensor.copyOf(operand);
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
    <T> Tensor<T> pad(Pad pad, Tensor<T> operand, Function<TraceStep.Edge, T> value) {
        Grid from = operand.grid();
        long[] distance = numbers.of(from, pad.interior(), (axis, lane) -> 0);
        for (int i = 0; i < distance.length; i++) {
            require(distance[i] >= 0, "pad: interior >= 0", distance[i]);
            distance[i] = Exact.sum(distance[i], 1);
        }
        DenseTensor<T> spread = Padding.spread(operand, distance, value);
        return Padding.edges(spread, numbers.of(from, pad.low(), (axis, lane) -> 0),
                numbers.of(from, pad.high(), (axis, lane) -> 0), distance, value);
    }
}
