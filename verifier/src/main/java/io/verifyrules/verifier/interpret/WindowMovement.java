package io.verifyrules.verifier.interpret;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.expr.Window;

import static io.verifyrules.verifier.interpret.Exact.sum;
import static io.verifyrules.verifier.interpret.LaneNumbers.dilated;
import static io.verifyrules.verifier.interpret.LaneNumbers.require;

/** A window on an instance: how far it reaches on each lane of its axes, and how it moves over an operand. */
final class WindowMovement {

    private final String operator;
    private final Grid extent;
    private final long[] stride;
    private final long[] low;
    private final long[] high;
    private final long[] baseDilation;
    private final long[] windowDilation;

    /**
     * The window of the named operator; stride or dilation below 1 make that invalid.
     *
     * @param extent the number of elements on each lane of the window's axes
     */
    WindowMovement(String operator, Window window, Grid extent, LaneNumbers numbers) {
        this.operator = operator;
        this.extent = extent;
        this.stride = positive("stride", numbers.of(extent, window.stride(), (axis, lane) -> 1));
        this.low = numbers.of(extent, window.low(), (axis, lane) -> 0);
        this.high = numbers.of(extent, window.high(), (axis, lane) -> 0);
        this.baseDilation = positive("base dilation", numbers.of(extent, window.baseDilation(), (axis, lane) -> 1));
        this.windowDilation = positive("window dilation",
                numbers.of(extent, window.windowDilation(), (axis, lane) -> 1));
    }

    private long[] positive(String what, long[] values) {
        for (long value : values) {
            require(value >= 1, operator + ": " + what + " >= 1", value);
        }
        return values;
    }

    /** The number of elements on each lane of the window's axes. */
    Grid extent() {
        return extent;
    }

    boolean moves(AggregatedAxis axis) {
        return extent.has(axis);
    }

    long stride(AggregatedAxis axis, int lane) {
        return stride[extent.first(axis) + lane];
    }

    long low(AggregatedAxis axis, int lane) {
        return low[extent.first(axis) + lane];
    }

    long high(AggregatedAxis axis, int lane) {
        return high[extent.first(axis) + lane];
    }

    long baseDilation(AggregatedAxis axis, int lane) {
        return baseDilation[extent.first(axis) + lane];
    }

    long windowDilation(AggregatedAxis axis, int lane) {
        return windowDilation[extent.first(axis) + lane];
    }

    /** The number of places of the window on a lane of one of its axes while it stays within the padded operand. */
    long places(AggregatedAxis axis, int lane, long operandSize) {
        long spread = dilated(operandSize, baseDilation(axis, lane));
        long padded = sum(sum(low(axis, lane), spread), high(axis, lane));
        require(padded >= 0, operator + ": padded size >= 0 on axis " + axis, padded);
        long reach = dilated(extent.size(axis, lane), windowDilation(axis, lane));
        return padded < reach ? 0 : sum((padded - reach) / stride(axis, lane), 1);
    }

    /** A number for each lane of an operand: that of the window on its axes, the neutral one elsewhere. */
    long[] spreadOver(Grid operand, Grid.Sizing number, long neutral) {
        long[] values = new long[operand.lanes()];
        for (AggregatedAxis axis : operand.axes()) {
            for (int lane = 0; lane < operand.rank(axis); lane++) {
                values[operand.first(axis) + lane] = moves(axis) ? number.size(axis, lane) : neutral;
            }
        }
        return values;
    }
}
