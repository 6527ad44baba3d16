package io.verifyrules.verifier.dialect;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.dsl.expr.AxisMaps;
import io.verifyrules.dsl.expr.Binary;
import io.verifyrules.dsl.expr.BoundIndices;
import io.verifyrules.dsl.expr.ReduceWindow;
import io.verifyrules.dsl.expr.Window;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Elements combined in a window that moves. The initial value stands at all places that are padded, too, so it may count several times. */
public final class Windowed {

    private Windowed() {
    }

    /** The movement of the window, with numbers for each dimension. */
    public record Moves(List<Long> extent, List<Long> stride, List<Long> base, List<Long> hole, List<Long> padding) {

        public Moves {
            extent = List.copyOf(extent);
            stride = List.copyOf(stride);
            base = List.copyOf(base);
            hole = List.copyOf(hole);
            padding = List.copyOf(padding);
        }

        private boolean pads() {
            return padding.stream().anyMatch(each -> each != 0) || base.stream().anyMatch(each -> each != 1);
        }

        /** Where the padding is done before. */
        private Moves without() {
            return new Moves(extent, stride, Movement.longs(base.size(), i -> 1), hole,
                    Movement.longs(padding.size(), i -> 0));
        }

        private Padding written() {
            return new Padding(Movement.longs(base.size(), i -> padding.get(2 * i)),
                    Movement.longs(base.size(), i -> padding.get(2 * i + 1)),
                    Movement.longs(base.size(), i -> base.get(i) - 1));
        }
    }

    /** The number of positions of a window. */
    public static long positions(long size, long window, long stride, long base, long hole, long padding) {
        long padded = (size == 0 ? 0 : (size - 1) * base + 1) + padding;
        long extent = window == 0 ? 0 : (window - 1) * hole + 1;
        return padded < extent || padded == 0 ? 0 : (padded - extent) / stride + 1;
    }

    /** The combined elements; empty where more is cut off than there is. */
    public static Optional<Denoted> of(Monoid monoid, Denoted operand, Denoted initial, Moves moves, Denotations in) {
        Optional<Element> written = Denotations.written(initial);
        Folded.requireOneOrder(monoid, operand.element(), written);
        boolean once = monoid.isIdempotent()
                || written.filter(value -> Folded.isNeutral(monoid, value, operand.element())).isPresent();
        if (written.isPresent() && (once || !moves.pads())) {
            return Optional.of(windowed(operand, monoid, written, moves, in));
        }
        if (!moves.pads()) {
            Denoted result = windowed(operand, monoid, Optional.empty(), moves, in);
            return Optional.of(started(monoid, initial, result, in));
        }
        List<Integer> padded = new ArrayList<>();
        for (int i = 0; i < operand.rank(); i++) {
            long inside = operand.size(i) == 0 ? 0 : (operand.size(i) - 1) * moves.base().get(i) + 1;
            padded.add(Math.toIntExact(inside + moves.padding().get(2 * i) + moves.padding().get(2 * i + 1)));
        }
        if (padded.stream().anyMatch(size -> size < 0)) {
            return Optional.empty();
        }
        Denoted wide = moves.written().around(operand, initial, padded, in);
        Denoted result = windowed(wide, monoid, written, moves.without(), in);
        return Optional.of(written.isPresent() ? result : started(monoid, initial, result, in));
    }

    private static Denoted started(Monoid monoid, Denoted initial, Denoted result, Denotations in) {
        return result.with(Binary.of(monoid.operator(), in.movement().repeated(initial, result.sizes()).tensor(),
                result.tensor()));
    }

    /**
     * The combined elements of windows that are all inside of the operand.
     *
     * @param initial the element that is combined with them once
     */
    public static Denoted of(Monoid monoid, Denoted operand, Optional<Element> initial, Moves moves, Denotations in) {
        return windowed(operand, monoid,
                initial.filter(value -> !monoid.hasIdentity() || !Folded.isNeutral(monoid, value, operand.element())),
                moves, in);
    }

    private static Denoted windowed(Denoted operand, Monoid monoid, Optional<Element> initial, Moves moves,
            Denotations in) {
        int rank = operand.rank();
        List<Integer> sizes = new ArrayList<>();
        AxisMaps extents = AxisMaps.none();
        AxisMaps strides = AxisMaps.none();
        AxisMaps low = AxisMaps.none();
        AxisMaps high = AxisMaps.none();
        AxisMaps bases = AxisMaps.none();
        AxisMaps holes = AxisMaps.none();
        for (int i = 0; i < rank; i++) {
            sizes.add(Math.toIntExact(
                    positions(operand.size(i), moves.extent().get(i), moves.stride().get(i), moves.base().get(i),
                            moves.hole().get(i), moves.padding().get(2 * i) + moves.padding().get(2 * i + 1))));
            AggregatedAxis axis = in.positions().axis(i);
            extents = extents.and(axis, AxisMap.of(moves.extent().get(i)));
            strides = strides.and(axis, AxisMap.of(moves.stride().get(i)));
            low = low.and(axis, AxisMap.of(moves.padding().get(2 * i)));
            high = high.and(axis, AxisMap.of(moves.padding().get(2 * i + 1)));
            bases = bases.and(axis, AxisMap.of(moves.base().get(i)));
            holes = holes.and(axis, AxisMap.of(moves.hole().get(i)));
        }
        Window.Written window = rank > 0
                ? new Window.Written(strides, low, high, bases, holes)
                : Window.Written.neutral();
        return new Denoted(ReduceWindow.of(monoid, operand.tensor(), initial, extents, window, BoundIndices.unnamed()),
                sizes);
    }
}
