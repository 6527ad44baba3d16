package io.verifyrules.verifier.interpret;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.expr.Convolution;
import io.verifyrules.dsl.expr.Dot;
import io.verifyrules.dsl.expr.Reduce;
import io.verifyrules.dsl.expr.ReduceWindow;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;

/**
 * Which terms one element of a reduction combines. Positions of a window that meet padding or a hole contribute nothing and
 * are left out.
 */
final class TraceReductions {

    /** A term: the access of the operand or, for products, of both. */
    record Term(List<Access> accesses) {
        Term {
            accesses = List.copyOf(accesses);
        }
    }

    private final LaneEvaluation lanes;

    TraceReductions(LaneEvaluation lanes) {
        this.lanes = lanes;
    }

    List<Term> reduce(Reduce reduce, Grid operand, Access access) {
        Grid result = operand.restrictedTo(reduce.type().axes());
        Grid reduced = operand.restrictedTo(reduce.over());
        OperandAccess read = new OperandAccess(operand, result, reduced, (axis, lane) -> 1);
        List<Term> terms = new ArrayList<>();
        int[] at = Grid.flat(access);
        reduced.forEach(index -> terms.add(new Term(List.of(operand.toAccess(read.at(at, index))))));
        return terms;
    }

    List<Term> dot(Dot dot, Grid left, Grid right, Grid result, Access access) {
        Grid reduced = left.restrictedTo(dot.contracted());
        OperandAccess inLeft = new OperandAccess(left, result, reduced, (axis, lane) -> 1);
        OperandAccess inRight = new OperandAccess(right, result, reduced, (axis, lane) -> 1);
        List<Term> terms = new ArrayList<>();
        int[] at = Grid.flat(access);
        reduced.forEach(index -> terms.add(new Term(List.of(left.toAccess(inLeft.at(at, index)), right.toAccess(inRight
                .at(at, index))))));
        return terms;
    }

    List<Term> reduceWindow(ReduceWindow reduce, Grid operand, Access access) {
        LaneNumbers numbers = new LaneNumbers(lanes);
        WindowMovement window = new WindowMovement("reduceWindow", reduce.window(), numbers.grid(reduce.size()),
                numbers);
        List<Term> terms = new ArrayList<>();
        int[] place = Grid.flat(access);
        window.extent().forEach(position -> {
            int[] read = place.clone();
            if (hits(window, operand, onAxes(window.extent(), operand, place), position, read)) {
                terms.add(new Term(List.of(operand.toAccess(read))));
            }
        });
        return terms;
    }

    List<Term> convolution(Convolution convolution, Grid input, Grid kernel, Grid result, Access access) {
        Collection<AggregatedAxis> spatial = convolution.roles().spatial();
        WindowMovement window = new WindowMovement("convolution", convolution.window(), kernel.restrictedTo(spatial),
                new LaneNumbers(lanes));
        TreeSet<AggregatedAxis> contracted = new TreeSet<>(convolution.roles().inputFeature());
        contracted.addAll(spatial);
        Grid reduced = kernel.restrictedTo(contracted);
        OperandAccess inInput = new OperandAccess(input, result, reduced, (axis, lane) -> 0);
        OperandAccess inKernel = new OperandAccess(kernel, result, reduced, (axis, lane) -> 0);
        ConvolutionGroups.Shift shift = new ConvolutionGroups(convolution, lanes).shift(input, kernel, result);
        List<Term> terms = new ArrayList<>();
        int[] at = Grid.flat(access);
        reduced.forEach(index -> {
            int[] ofInput = inInput.at(at, index);
            shift.apply(ofInput, at);
            int[] place = onAxes(window.extent(), result, at);
            int[] position = onAxes(window.extent(), reduced, index);
            if (hits(window, input, place, position, ofInput)) {
                int[] ofKernel = flipped(convolution, inKernel.at(at, index), kernel);
                terms.add(new Term(List.of(input.toAccess(ofInput), kernel.toAccess(ofKernel))));
            }
        });
        return terms;
    }

    private static int[] onAxes(Grid wanted, Grid grid, int[] access) {
        int[] kept = new int[wanted.lanes()];
        for (AggregatedAxis axis : wanted.axes()) {
            System.arraycopy(access, grid.first(axis), kept, wanted.first(axis), wanted.rank(axis));
        }
        return kept;
    }

    /** Whether a position of the window meets an element; then {@code read} gets its indices on the window's axes. */
    private static boolean hits(WindowMovement window, Grid operand, int[] place, int[] position, int[] read) {
        for (AggregatedAxis axis : window.extent().axes()) {
            for (int lane = 0; lane < operand.rank(axis); lane++) {
                int i = operand.first(axis) + lane;
                int onWindow = window.extent().first(axis) + lane;
                Optional<Integer> index = index(window, axis, lane, place[onWindow], position[onWindow]).filter(
                        found -> found < operand.size(i));
                if (index.isEmpty()) {
                    return false;
                }
                read[i] = index.get();
            }
        }
        return true;
    }

    private static Optional<Integer> index(WindowMovement window, AggregatedAxis axis, int lane, int place,
            int position) {
        long padded = place * window.stride(axis, lane) + position * window.windowDilation(axis, lane);
        long spread = padded - window.low(axis, lane);
        long apart = window.baseDilation(axis, lane);
        return spread < 0 || spread % apart != 0 ? Optional.empty() : Optional.of((int) (spread / apart));
    }

    private static int[] flipped(Convolution convolution, int[] access, Grid kernel) {
        for (AggregatedAxis axis : convolution.reversed()) {
            for (int i = kernel.first(axis); i < kernel.first(axis) + kernel.rank(axis); i++) {
                access[i] = kernel.size(i) - 1 - access[i];
            }
        }
        return access;
    }
}
