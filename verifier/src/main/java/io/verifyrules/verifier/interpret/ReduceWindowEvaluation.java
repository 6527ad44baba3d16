package io.verifyrules.verifier.interpret;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.expr.ReduceWindow;
import java.util.ArrayList;
import java.util.List;

import static io.verifyrules.verifier.interpret.LaneNumbers.dilated;
import static io.verifyrules.verifier.interpret.LaneNumbers.require;

/** Reductions over a window: at each place of the window, those of its positions count that hit an element of the operand. */
final class ReduceWindowEvaluation<T> {

    private final WindowMovement window;
    private final Tensor<T> operand;
    private final List<Lane> lanes;

    private ReduceWindowEvaluation(WindowMovement window, Tensor<T> operand) {
        this.window = window;
        this.operand = operand;
        this.lanes = lanes(window, operand.grid());
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
        List<int[]> positions = new ArrayList<>(extent.count());
        extent.forEach(position -> positions.add(position.clone()));
        return Tensor.tabulate(result, place -> {
            int[] hits = new int[positions.size()];
            int count = 0;
            int[] read = place.clone();
            for (int[] position : positions) {
                if (hits(place, position, read)) {
                    hits[count++] = from.ordinal(read);
                }
            }
            return combination.of(count, i -> operand.at(hits[i]));
        });
    }

    /** The window on one lane of one of its axes. */
    private record Lane(int inOperand, int inWindow, long stride, long dilation, long low, long distance,
            long spread) {}

    private static List<Lane> lanes(WindowMovement window, Grid from) {
        List<Lane> lanes = new ArrayList<>();
        for (AggregatedAxis axis : window.extent().axes()) {
            for (int lane = 0; lane < from.rank(axis); lane++) {
                int i = from.first(axis) + lane;
                long distance = window.baseDilation(axis, lane);
                lanes.add(new Lane(i, window.extent().first(axis) + lane, window.stride(axis, lane),
                        window.windowDilation(axis, lane), window.low(axis, lane), distance,
                        dilated(from.size(i), distance)));
            }
        }
        return lanes;
    }

    /** Whether a position of the window at a place hits an element; {@code read} becomes its access. */
    private boolean hits(int[] place, int[] position, int[] read) {
        for (Lane lane : lanes) {
            long at = place[lane.inOperand()] * lane.stride() + position[lane.inWindow()] * lane.dilation()
                    - lane.low();
            if (at < 0 || at >= lane.spread() || at % lane.distance() != 0) {
                return false;
            }
            read[lane.inOperand()] = (int) (at / lane.distance());
        }
        return true;
    }
}
