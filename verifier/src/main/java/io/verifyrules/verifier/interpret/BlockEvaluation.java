package io.verifyrules.verifier.interpret;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.expr.Merge;
import io.verifyrules.dsl.expr.Reshape;
import io.verifyrules.dsl.expr.Split;
import io.verifyrules.dsl.expr.Tile;
import java.util.Arrays;
import java.util.List;

/** Axes cut into blocks, made of blocks, and repeated. */
final class BlockEvaluation {

    private final LaneEvaluation lanes;

    BlockEvaluation(LaneEvaluation lanes) {
        this.lanes = lanes;
    }

    /** The blocks of an axis beside each other. */
    <T> Tensor<T> split(Split split, Tensor<T> operand) {
        Grid from = operand.grid();
        Grid to = Grid.of(split.type().axes(), axis -> lanes.rank(axis.rankClass()),
                (axis, lane) -> axis.equals(split.place())
                        ? block(split, lane)
                        : axis.equals(split.outer())
                                ? blocks(split, from.size(split.axis(), lane), lane)
                                : from.size(axis, lane));
        return Tensor.tabulate(to, access -> {
            int[] read = new int[from.lanes()];
            for (AggregatedAxis axis : from.axes()) {
                boolean whole = axis.equals(split.axis());
                AggregatedAxis source = whole ? split.outer() : axis;
                for (int lane = 0; lane < from.rank(axis); lane++) {
                    int index = access[to.first(source) + lane];
                    read[from.first(axis) + lane] = whole
                            ? index * to.size(split.place(), lane) + access[to.first(split.place()) + lane]
                            : index;
                }
            }
            return operand.at(read);
        });
    }

    private long block(Split split, int lane) {
        long block = lanes.value(split.size(), lane);
        LaneNumbers.require(block >= 1, "split: size of blocks >= 1", block);
        return block;
    }

    private long blocks(Split split, int size, int lane) {
        long block = block(split, lane);
        LaneNumbers.require(size % block == 0, "split: the size of the blocks divides that of the axis", block, size);
        return size / block;
    }

    /** The blocks of an axis one after the other. */
    <T> Tensor<T> merge(Merge merge, Tensor<T> operand) {
        Grid from = operand.grid();
        Grid to = Grid.of(merge.type().axes(), axis -> lanes.rank(axis.rankClass()),
                (axis, lane) -> axis.equals(merge.into())
                        ? (long) from.size(merge.outer(), lane) * from.size(merge.inner(), lane)
                        : from.size(axis, lane));
        return Tensor.tabulate(to, access -> {
            int[] read = new int[from.lanes()];
            for (AggregatedAxis axis : from.axes()) {
                for (int lane = 0; lane < from.rank(axis); lane++) {
                    read[from.first(axis) + lane] = axis.equals(merge.outer())
                            ? access[to.first(merge.into()) + lane] / from.size(merge.inner(), lane)
                            : axis.equals(merge.inner())
                                    ? access[to.first(merge.into()) + lane] % from.size(merge.inner(), lane)
                                    : access[to.first(axis) + lane];
                }
            }
            return operand.at(read);
        });
    }

    /** As many places along another axis, both in row-major order. */
    <T> Tensor<T> reshape(Reshape reshape, Tensor<T> operand) {
        Grid from = operand.grid();
        AggregatedAxis before = reshape.axis();
        AggregatedAxis after = reshape.result();
        Grid to = Grid.of(reshape.type().axes(), axis -> lanes.rank(axis.rankClass()),
                (axis, lane) -> axis.equals(after) ? lanes.value(reshape.size(), lane) : from.size(axis, lane));
        Grid source = from.restrictedTo(List.of(before));
        Grid target = to.restrictedTo(List.of(after));
        LaneNumbers.require(source.count() == target.count(), "reshape: as many places before as after", source.count(),
                target.count());
        return Tensor.tabulate(to, access -> {
            int first = to.first(after);
            int[] place = source.indicesAt(target.ordinal(Arrays.copyOfRange(access, first, first + target.lanes())));
            int[] read = new int[from.lanes()];
            for (AggregatedAxis axis : from.axes()) {
                for (int lane = 0; lane < from.rank(axis); lane++) {
                    read[from.first(axis) + lane] = axis.equals(before) ? place[lane] : access[to.first(axis) + lane];
                }
            }
            return operand.at(read);
        });
    }

    /** One copy after the other. */
    <T> Tensor<T> tile(Tile tile, Tensor<T> operand) {
        Grid from = operand.grid();
        long[] times = new LaneNumbers(lanes).of(from, tile.times(), (axis, lane) -> 1);
        Grid to = from.resized((axis, lane) -> {
            long copies = times[from.first(axis) + lane];
            LaneNumbers.require(copies >= 0, "tile: times >= 0", copies);
            return Exact.product(copies, from.size(axis, lane));
        });
        return Tensor.tabulate(to, access -> {
            int[] read = new int[access.length];
            for (int i = 0; i < read.length; i++) {
                read[i] = access[i] % from.size(i);
            }
            return operand.at(read);
        });
    }
}
