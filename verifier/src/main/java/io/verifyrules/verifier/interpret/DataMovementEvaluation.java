package io.verifyrules.verifier.interpret;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.expr.Concat;
import io.verifyrules.dsl.expr.Expand;
import io.verifyrules.dsl.expr.Relabel;
import io.verifyrules.dsl.expr.ReshapeUnit;
import io.verifyrules.dsl.expr.Reverse;
import io.verifyrules.dsl.expr.Transpose;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The operators that rearrange whole axes: broadcast, renaming, reversal, unit axes, concatenation. */
final class DataMovementEvaluation {

    private final LaneEvaluation lanes;

    DataMovementEvaluation(LaneEvaluation lanes) {
        this.lanes = lanes;
    }

    /** The operand's element wherever the operand's own axes say so. */
    <T> Tensor<T> expand(Expand expand, Tensor<T> operand) {
        Grid from = operand.grid();
        Grid grid = Grid.of(expand.type().axes(), axis -> lanes.rank(axis.rankClass()), (axis, lane) -> {
            var added = expand.added().sizes().get(axis);
            return added == null ? from.size(axis, lane) : lanes.value(added, lane);
        });
        return readThrough(grid, operand, identity(from.axes()));
    }

    /** Each axis under its new name. */
    static <T> Tensor<T> relabel(Relabel relabel, Tensor<T> operand) {
        Grid from = operand.grid();
        Map<AggregatedAxis, AggregatedAxis> oldNames = new TreeMap<>();
        Map<AggregatedAxis, AggregatedAxis> newNames = new TreeMap<>();
        for (AggregatedAxis old : from.axes()) {
            AggregatedAxis renamed = relabel.renaming().getOrDefault(old, old);
            newNames.put(old, renamed);
            oldNames.put(renamed, old);
        }
        Grid grid = Grid.of(newNames.values(), axis -> from.rank(oldNames.getOrDefault(axis, axis)),
                (axis, lane) -> from.size(oldNames.getOrDefault(axis, axis), lane));
        return readThrough(grid, operand, newNames);
    }

    /** Each lane of a transposed axis is the one of the operand to which the permutation takes it. */
    <T> Tensor<T> transpose(Transpose transpose, Tensor<T> operand) {
        Grid from = operand.grid();
        Grid grid = from.resized((axis, lane) -> from.size(axis, source(transpose, axis, lane)));
        int[] sources = new int[from.lanes()];
        for (AggregatedAxis axis : from.axes()) {
            for (int lane = 0; lane < from.rank(axis); lane++) {
                sources[grid.first(axis) + lane] = from.first(axis) + source(transpose, axis, lane);
            }
        }
        return Tensor.tabulate(grid, access -> {
            int[] read = new int[sources.length];
            for (int i = 0; i < read.length; i++) {
                read[sources[i]] = access[i];
            }
            return operand.at(read);
        });
    }

    private int source(Transpose transpose, AggregatedAxis axis, int lane) {
        return transpose.axes().contains(axis) ? lanes.lane(transpose.permutation(), lane) : lane;
    }

    /** Without the dropped axes, whose only index is 0, and with new axes, whose only index is 0. */
    <T> Tensor<T> reshapeUnit(ReshapeUnit reshape, Tensor<T> operand) {
        Grid from = operand.grid();
        for (AggregatedAxis axis : reshape.dropped()) {
            for (int lane = 0; lane < from.rank(axis); lane++) {
                if (from.size(axis, lane) != 1) {
                    throw new InvalidTensor("reshapeUnit: the dropped axis " + axis + " has size "
                            + from.size(axis, lane) + " on lane " + lane);
                }
            }
        }
        Grid grid = Grid.of(reshape.type().axes(), axis -> lanes.rank(axis.rankClass()),
                (axis, lane) -> reshape.added().contains(axis) ? 1 : from.size(axis, lane));
        Map<AggregatedAxis, AggregatedAxis> kept = identity(from.axes());
        kept.keySet().removeAll(reshape.dropped());
        return readThrough(grid, operand, kept);
    }

    private static Map<AggregatedAxis, AggregatedAxis> identity(List<AggregatedAxis> axes) {
        Map<AggregatedAxis, AggregatedAxis> identity = new TreeMap<>();
        axes.forEach(axis -> identity.put(axis, axis));
        return identity;
    }

    /** Reads the operand with the indices of each of its axes taken from the named axis of the result; 0 on all others. */
    private static <T> Tensor<T> readThrough(Grid grid, Tensor<T> operand, Map<AggregatedAxis, AggregatedAxis> source) {
        Grid from = operand.grid();
        int[] positions = new int[from.lanes()];
        Arrays.fill(positions, -1);
        source.forEach((axis, named) -> {
            for (int lane = 0; lane < from.rank(axis); lane++) {
                positions[from.first(axis) + lane] = grid.first(named) + lane;
            }
        });
        return Tensor.tabulate(grid, access -> {
            int[] read = new int[positions.length];
            for (int i = 0; i < read.length; i++) {
                read[i] = positions[i] < 0 ? 0 : access[positions[i]];
            }
            return operand.at(read);
        });
    }

    /** Read backwards on every lane of the named axes. */
    static <T> Tensor<T> reverse(Reverse reverse, Tensor<T> operand) {
        Grid grid = operand.grid();
        return Tensor.tabulate(grid, access -> {
            int[] read = access.clone();
            for (AggregatedAxis axis : reverse.axes()) {
                int end = grid.first(axis) + grid.rank(axis);
                for (int i = grid.first(axis); i < end; i++) {
                    read[i] = grid.size(i) - 1 - access[i];
                }
            }
            return operand.at(read);
        });
    }

    /** One after the other: walks along the operands until the index falls into one of them. */
    static <T> Tensor<T> concat(Concat concat, List<Tensor<T>> operands) {
        Grid first = operands.get(0).grid();
        long length = 0;
        for (Tensor<T> operand : operands) {
            Grid other = operand.grid();
            Grid asLong = other.resized((axis, lane) -> (axis.equals(concat.along()) ? first : other).size(axis, lane));
            if (!first.sameAs(asLong)) {
                throw new InvalidTensor("concat: the operands' sizes differ beside axis " + concat.along() + ", "
                        + first.toSizes() + " and " + other.toSizes());
            }
            length += other.size(concat.along(), 0);
        }
        long total = length;
        Grid grid = first.resized((axis, lane) -> axis.equals(concat.along()) ? total : first.size(axis, lane));
        int along = grid.first(concat.along());
        return Tensor.tabulate(grid, access -> {
            int[] read = access.clone();
            for (Tensor<T> operand : operands) {
                int size = operand.grid().size(along);
                if (read[along] < size) {
                    return operand.at(read);
                }
                read[along] -= size;
            }
            throw new AssertionError("an access beyond the last operand");
        });
    }
}
