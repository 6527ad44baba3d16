package io.verifyrules.verifier.fuzz;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.expr.AxisMaps;
import io.verifyrules.dsl.expr.Expand;
import io.verifyrules.dsl.expr.InsertSlice;
import io.verifyrules.dsl.expr.Merge;
import io.verifyrules.dsl.expr.Pad;
import io.verifyrules.dsl.expr.Rotate;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.ShapeTerms;
import io.verifyrules.dsl.expr.Slice;
import io.verifyrules.dsl.expr.Split;
import io.verifyrules.dsl.expr.TensorExpr;

/** A movement of elements along one axis. */
sealed interface Movement {

    AxisMap ZERO = AxisMap.of(0);

    /** The tensor with its elements moved. */
    TensorExpr of(TensorExpr tensor);

    /** A movement that gives the same sizes where it can, and other elements. */
    Movement turned(RandomPipelines pipelines);

    /** The axis of the places inside of a block. */
    private static AggregatedAxis inner(AggregatedAxis axis) {
        return axis.rankClass().axis("inner");
    }

    private static AxisMap sizeOf(TensorExpr tensor, AggregatedAxis axis) {
        return new ShapeTerms().of(tensor, axis);
    }

    /** Padded at both ends, and between elements. */
    record Padded(AggregatedAxis axis, Element value, AxisMap low, AxisMap high, AxisMap interior) implements Movement {
        @Override
        public TensorExpr of(TensorExpr tensor) {
            return Pad.of(tensor, value, AxisMaps.on(axis, low), AxisMaps.on(axis, high), AxisMaps.on(axis, interior));
        }

        @Override
        public Movement turned(RandomPipelines pipelines) {
            return low.equals(high)
                    ? new Padded(axis, pipelines.other(value), low, high, interior)
                    : new Padded(axis, value, high, low, interior);
        }
    }

    /** Every so manieth element, with some cut off at both ends. */
    record Sliced(AggregatedAxis axis, AxisMap fromStart, AxisMap fromEnd, AxisMap stride) implements Movement {
        @Override
        public TensorExpr of(TensorExpr tensor) {
            return Slice.of(tensor, AxisMaps.on(axis, fromStart),
                    AxisMaps.on(axis, sizeOf(tensor, axis).minus(fromEnd)), AxisMaps.on(axis, stride));
        }

        @Override
        public Movement turned(RandomPipelines pipelines) {
            AxisMap atStart = fromStart.equals(fromEnd) ? fromStart.plus(1) : fromEnd;
            AxisMap atEnd = fromStart.equals(fromEnd) ? fromEnd.minus(1) : fromStart;
            return new Sliced(axis, atStart, atEnd, stride);
        }
    }

    /** Each element several times, beside itself or as whole copies one after the other. */
    record Repeated(AggregatedAxis axis, AxisMap times, boolean copies) implements Movement {
        @Override
        public TensorExpr of(TensorExpr tensor) {
            TensorExpr expanded = Expand.of(tensor, Shape.of(inner(axis), times));
            return copies ? Merge.of(expanded, inner(axis), axis, axis) : Merge.of(expanded, axis, inner(axis), axis);
        }

        @Override
        public Movement turned(RandomPipelines pipelines) {
            return new Repeated(axis, times, !copies);
        }
    }

    /**
     * Filled up to whole blocks, and put together as the rows of the blocks or as their columns. The rows are the
     * tensor as it was.
     */
    record Shuffled(AggregatedAxis axis, Element value, AxisMap block, boolean columns) implements Movement {
        @Override
        public TensorExpr of(TensorExpr tensor) {
            AxisMap size = sizeOf(tensor, axis);
            AxisMap missing = size.plus(block).minus(1).floorDiv(block).times(block).minus(size);
            TensorExpr blocks = Split.of(
                    Pad.of(tensor, value, AxisMaps.on(axis, ZERO), AxisMaps.on(axis, missing), AxisMaps.none()), axis,
                    axis, Shape.of(inner(axis), block));
            return columns ? Merge.of(blocks, inner(axis), axis, axis) : Merge.of(blocks, axis, inner(axis), axis);
        }

        @Override
        public Movement turned(RandomPipelines pipelines) {
            return new Shuffled(axis, value, block, !columns);
        }
    }

    /** Rotated, or turned round. */
    record Rotated(AggregatedAxis axis, AxisMap by, boolean round) implements Movement {
        @Override
        public TensorExpr of(TensorExpr tensor) {
            return round ? tensor.reverse(axis) : Rotate.of(tensor, AxisMaps.on(axis, by));
        }

        @Override
        public Movement turned(RandomPipelines pipelines) {
            return round ? new Rotated(axis, by.plus(1), false) : new Rotated(axis, by.unaryMinus(), false);
        }
    }

    /** Another tensor written over every so manieth element. */
    record Written(AggregatedAxis axis, TensorExpr update, AxisMap start, AxisMap stride) implements Movement {
        @Override
        public TensorExpr of(TensorExpr tensor) {
            return InsertSlice.of(tensor, update, AxisMaps.on(axis, start), AxisMaps.on(axis, stride));
        }

        @Override
        public Movement turned(RandomPipelines pipelines) {
            return new Written(axis, update, start.plus(1), stride);
        }
    }
}
