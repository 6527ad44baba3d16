package io.verifyrules.verifier.denotation;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.expr.Window;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.LaneInt;
import java.util.List;
import java.util.SortedMap;

/**
 * A window of extent w over an axis of size n, on one lane. The dilated sizes are m = n + max(0, n - 1) * (base
 * dilation - 1) and v = w + max(0, w - 1) * (window dilation - 1). The padded size is P = low + m + high. The result
 * has floordiv(P - v, stride) + 1 positions, but not fewer than 0. Valid where stride and dilations are >= 1 and P >=
 * 0.
 *
 * <p>The j-th element of the window at position A stands at p = A * stride + j * window dilation - low of the dilated
 * axis. That is the element q of the operand where q = p / base dilation without a rest and 0 <= q < n. Everywhere else
 * it is padding or a hole.
 */
record WindowDenotation(AggregatedAxis axis, LaneInt n, LaneInt extent, LaneInt stride, LaneInt low, LaneInt high,
        LaneInt baseDilation, LaneInt windowDilation) {

    static WindowDenotation of(Window window, AggregatedAxis axis, LaneInt n, LaneInt extent) {
        return new WindowDenotation(axis, n, extent, attribute(window.stride(), axis), attribute(window.low(), axis),
                attribute(window.high(), axis), attribute(window.baseDilation(), axis),
                attribute(window.windowDilation(), axis));
    }

    private static LaneInt attribute(SortedMap<AggregatedAxis, AxisMap> maps, AggregatedAxis axis) {
        AxisMap map = maps.get(axis);
        if (map == null) {
            throw new IllegalStateException("the window has no entry for axis " + axis);
        }
        return LaneDenotation.of(map);
    }

    private static LaneInt dilated(LaneInt size, LaneInt dilation) {
        return size.plus(LaneInt.positivePart(size.minus(1)).times(dilation.minus(1)));
    }

    private LaneInt padded() {
        return low.plus(dilated(n, baseDilation)).plus(high);
    }

    LaneInt positions() {
        LaneInt room = padded().minus(dilated(extent, windowDilation));
        return LaneInt.positivePart(LaneInt.quotient(room, stride).plus(1));
    }

    LaneBool valid() {
        return LaneBool.allOf(List.of(LaneBool.atMost(LaneInt.ONE, stride), LaneBool.atMost(LaneInt.ONE, baseDilation),
                LaneBool.atMost(LaneInt.ONE, windowDilation), LaneBool.nonNegative(padded())));
    }

    /** The element of the operand that the window's element j at a position is, where {@link #inside} holds. */
    LaneInt element(LaneInt position, LaneInt j) {
        return LaneInt.quotient(place(position, j), baseDilation);
    }

    /** Whether the window's element j at a position is an element of the operand. */
    LaneBool inside(LaneInt position, LaneInt j) {
        LaneInt q = element(position, j);
        return LaneBool.allOf(List.of(LaneBool.zero(place(position, j).minus(q.times(baseDilation))),
                LaneBool.nonNegative(q), LaneBool.lessThan(q, n)));
    }

    private LaneInt place(LaneInt position, LaneInt j) {
        return position.times(stride).plus(j.times(windowDilation)).minus(low);
    }
}
