package io.verifyrules.verifier.interpret;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.expr.ReduceWindow;

import static io.verifyrules.verifier.interpret.LaneNumbers.dilated;
import static io.verifyrules.verifier.interpret.LaneNumbers.require;

/** Reductions over a window: at each place of the window, those of its positions count that hit an element of the operand. */
final class ReduceWindowEvaluation<T> {

    private final WindowMovement window;
    private final Tensor<T> operand;

    private ReduceWindowEvaluation(WindowMovement window, Tensor<T> operand) {
        this.window = window;
        this.operand = operand;
    }

    /** The operand's elements combined at each place of the window. */
    static <T> Tensor<T> of(ReduceWindow reduce, Tensor<T> operand, Combination<T> combination, LaneNumbers numbers) {
        String name = "reduceWindow " + reduce.monoid().symbol();
        Grid extent = numbers.grid(reduce.size());
        for (int i = 0; i < extent.lanes(); i++) {
            require(extent.size(i) >= 1, name + ": window sizes >= 1", extent.size(i));
        }
        WindowMovement window = new WindowMovement(name, reduce.window(), extent, numbers);
        return new ReduceWindowEvaluation<>(window, operand).combined(combination);
    }

    private Tensor<T> combined(Combination<T> combination) {
        Grid from = operand.grid();
        Grid extent = window.extent();
        Grid result = from.resized((axis,
                lane) -> window.moves(axis) ? window.places(axis, lane, from.size(axis, lane)) : from.size(axis, lane));
        combination.enter(result, extent);
        return Tensor.tabulate(result, place -> combination.of(terms -> extent.forEach(position -> {
            int[] read = place.clone();
            if (hits(place, position, read)) {
                terms.accept(operand.at(read));
            }
        })));
    }

    /** Whether a position of the window at a place hits an element; {@code read} becomes its access. */
    private boolean hits(int[] place, int[] position, int[] read) {
        Grid from = operand.grid();
        boolean hit = true;
        for (AggregatedAxis axis : window.extent().axes()) {
            for (int lane = 0; hit && lane < from.rank(axis); lane++) {
                int i = from.first(axis) + lane;
                long distance = window.baseDilation(axis, lane);
                long at = place[i] * window.stride(axis, lane)
                        + position[window.extent().first(axis) + lane] * window.windowDilation(axis, lane)
                        - window.low(axis, lane);
                hit = 0 <= at && at < dilated(from.size(i), distance) && at % distance == 0;
                read[i] = (int) (at / distance);
            }
        }
        return hit;
    }
}
