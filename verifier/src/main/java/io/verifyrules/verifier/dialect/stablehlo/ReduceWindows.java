package io.verifyrules.verifier.dialect.stablehlo;

import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.verifier.dialect.Attributes;
import io.verifyrules.verifier.dialect.Computed;
import io.verifyrules.verifier.dialect.Denotations;
import io.verifyrules.verifier.dialect.Denoted;
import io.verifyrules.verifier.dialect.InvalidProgram;
import io.verifyrules.verifier.dialect.NotDenoted;
import io.verifyrules.verifier.dialect.Windowed;
import io.verifyrules.verifier.program.Operation;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Reductions over a window that moves. The initial value stands at all places that are padded, too, so it may count several times.
 *
 * @see <a href="https://github.com/openxla/stablehlo/blob/main/docs/spec.md#reduce_window">reduce_window</a>
 */
final class ReduceWindows {

    private ReduceWindows() {
    }

    private static Windowed.Moves moves(Operation operation, int rank) {
        Attributes attributes = Attributes.of(operation);
        Windowed.Moves moves = new Windowed.Moves(attributes.numbers("window_dimensions"),
                attributes.numbers("window_strides", rank, 1), attributes.numbers("base_dilations", rank, 1),
                attributes.numbers("window_dilations", rank, 1), attributes.numbers("padding", 2 * rank, 0));
        require(operation, "C4, C5", moves.extent(), rank, "window_dimensions");
        require(operation, "C6, C7", moves.stride(), rank, "window_strides");
        require(operation, "C8, C9", moves.base(), rank, "base_dilations");
        require(operation, "C10, C11", moves.hole(), rank, "window_dilations");
        if (moves.padding().size() != 2 * rank) {
            throw new InvalidProgram(operation.place(), operation.name() + " (C12)",
                    "padding is " + moves.padding() + " for " + rank + " dimensions");
        }
        return moves;
    }

    private static void require(Operation operation, String constraint, List<Long> numbers, int rank, String name) {
        if (numbers.size() != rank || numbers.stream().anyMatch(each -> each <= 0)) {
            throw new InvalidProgram(operation.place(), operation.name() + " (" + constraint + ")",
                    name + " is " + numbers + " for " + rank + " dimensions");
        }
    }

    static List<Denoted> reduceWindow(Operation operation, List<Denoted> operands, Denotations in) {
        int count = Reductions.count(operation, operands);
        Windowed.Moves moves = moves(operation, operands.getFirst().rank());
        return IntStream.range(0, count)
                .mapToObj(i -> reduced(operation, i, operands.get(i), operands.get(count + i), moves, in))
                .toList();
    }

    private static Denoted reduced(Operation operation, int index, Denoted of, Denoted from, Windowed.Moves moves,
            Denotations in) {
        var element = in.stated().element(operation.results().get(index).type(), operation.place());
        Denoted operand = Computed.converted(of, element);
        Denoted initial = Computed.converted(from, element);
        Monoid monoid = Bodies.monoid(operation, index, element);
        return Windowed.of(monoid, operand, initial, moves, in)
                .orElseThrow(
                        () -> new NotDenoted(operation.place(), operation.name(), "more is cut off than there is"));
    }
}
