package io.verifyrules.verifier.dialect.stablehlo;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.element.Conversion;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.dsl.expr.AxisMaps;
import io.verifyrules.dsl.expr.Binary;
import io.verifyrules.dsl.expr.BoundIndices;
import io.verifyrules.dsl.expr.ReduceWindow;
import io.verifyrules.dsl.expr.Window;
import io.verifyrules.verifier.dialect.Attributes;
import io.verifyrules.verifier.dialect.Denotations;
import io.verifyrules.verifier.dialect.Denoted;
import io.verifyrules.verifier.dialect.InvalidProgram;
import io.verifyrules.verifier.dialect.Movement;
import io.verifyrules.verifier.dialect.NotDenoted;
import io.verifyrules.verifier.dialect.Padding;
import io.verifyrules.verifier.program.Operation;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Reductions over a window that moves. The initial value stands at all places that are padded, too, so it may count several times.
 *
 * @see <a href="https://github.com/openxla/stablehlo/blob/main/docs/spec.md#reduce_window">reduce_window</a>
 */
final class ReduceWindows {

    private ReduceWindows() {
    }

    /** How the window moves, with numbers for each dimension. */
    private record Moves(List<Long> extent, List<Long> stride, List<Long> base, List<Long> hole, List<Long> padding) {

        private static Moves of(Operation operation, int rank) {
            Attributes attributes = Attributes.of(operation);
            Moves moves = new Moves(attributes.numbers("window_dimensions"),
                    attributes.numbers("window_strides", rank, 1), attributes.numbers("base_dilations", rank, 1),
                    attributes.numbers("window_dilations", rank, 1), attributes.numbers("padding", 2 * rank, 0));
            require(operation, "C4, C5", moves.extent, rank, "window_dimensions");
            require(operation, "C6, C7", moves.stride, rank, "window_strides");
            require(operation, "C8, C9", moves.base, rank, "base_dilations");
            require(operation, "C10, C11", moves.hole, rank, "window_dilations");
            if (moves.padding.size() != 2 * rank) {
                throw new InvalidProgram(operation.place(), operation.name() + " (C12)",
                        "padding is " + moves.padding + " for " + rank + " dimensions");
            }
            return moves;
        }

        private static void require(Operation operation, String constraint, List<Long> numbers, int rank, String name) {
            if (numbers.size() != rank || numbers.stream().anyMatch(each -> each <= 0)) {
                throw new InvalidProgram(operation.place(), operation.name() + " (" + constraint + ")",
                        name + " is " + numbers + " for " + rank + " dimensions");
            }
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

    static List<Denoted> reduceWindow(Operation operation, List<Denoted> operands, Denotations in) {
        int count = Reductions.count(operation, operands);
        Moves moves = Moves.of(operation, operands.getFirst().rank());
        return IntStream.range(0, count)
                .mapToObj(i -> reduced(operation, i, operands.get(i), operands.get(count + i), moves, in))
                .toList();
    }

    private static Denoted reduced(Operation operation, int index, Denoted of, Denoted from, Moves moves,
            Denotations in) {
        var element = in.element(operation.results().get(index).type(), operation.place());
        Denoted operand = Elementwise.converted(Conversion.CONVERT, of, element);
        Denoted initial = Elementwise.converted(Conversion.CONVERT, from, element);
        Monoid monoid = Bodies.monoid(operation, index, element);
        Optional<Element> written = Denotations.written(initial);
        Reductions.requireOneOrder(operation, monoid, element, written.isPresent());
        boolean once = monoid.isIdempotent()
                || written.filter(value -> Reductions.isNeutral(monoid, value, element)).isPresent();
        if (written.isPresent() && (once || !moves.pads())) {
            return windowed(operand, monoid, written, moves, in);
        }
        if (!moves.pads()) {
            Denoted result = windowed(operand, monoid, Optional.empty(), moves, in);
            return result.with(Binary.of(monoid.operator(), in.movement().repeated(initial, result.sizes()).tensor(),
                    result.tensor()));
        }
        List<Integer> padded = new ArrayList<>();
        for (int i = 0; i < operand.rank(); i++) {
            long inside = operand.size(i) == 0 ? 0 : (operand.size(i) - 1) * moves.base().get(i) + 1;
            padded.add(Math.toIntExact(inside + moves.padding().get(2 * i) + moves.padding().get(2 * i + 1)));
        }
        if (padded.stream().anyMatch(size -> size < 0)) {
            throw new NotDenoted(operation.place(), operation.name(), "more is cut off than there is");
        }
        Denoted wide = moves.written().around(operand, initial, padded, in);
        Denoted result = windowed(wide, monoid, written, moves.without(), in);
        return written.isPresent()
                ? result
                : result.with(Binary.of(monoid.operator(), in.movement().repeated(initial, result.sizes()).tensor(),
                        result.tensor()));
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
            sizes.add(Math.toIntExact(Reductions.windowed(operand.size(i), moves.extent().get(i), moves.stride().get(i),
                    moves.base().get(i), moves.hole().get(i),
                    moves.padding().get(2 * i) + moves.padding().get(2 * i + 1))));
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
