package io.verifyrules.verifier.interpret;

import io.verifyrules.dsl.axis.AggregatedAxis;
import java.util.Set;

/**
 * The place where an operand of a reduction is read for an access of the result and one of the reduced axes. Each of
 * its axes takes its indices from the one that has the axis. If both have it, the index is the result's times a step
 * plus the reduced one's.
 *
 * <p>The place in row-major order is a sum of two parts, one for each access, so that each part is computed once.
 */
final class OperandAccess {

    private final Grid reduced;
    /** The steps of the place with each index of the result, and with each of the reduced axes. */
    private final int[] perResult;
    private final int[] perReduced;
    private final int first;

    /**
     * @param step how far an index moves with the result's, on axes that the result and the reduced axes have in common
     */
    OperandAccess(Grid operand, Grid result, Grid reduced, Grid.Sizing step) {
        this(operand, result, reduced, step, Set.of());
    }

    /** The same, read from the other end on some of the axes. */
    OperandAccess(Grid operand, Grid result, Grid reduced, Grid.Sizing step, Set<AggregatedAxis> reversed) {
        this.reduced = reduced;
        this.perResult = new int[result.lanes()];
        this.perReduced = new int[reduced.lanes()];
        int[] strides = operand.strides();
        int start = 0;
        for (AggregatedAxis axis : operand.axes()) {
            boolean inResult = result.has(axis);
            boolean inReduced = reduced.has(axis);
            boolean fromEnd = reversed.contains(axis);
            for (int lane = 0; lane < operand.rank(axis); lane++) {
                int i = operand.first(axis) + lane;
                int stride = fromEnd ? -strides[i] : strides[i];
                start += fromEnd ? strides[i] * (operand.size(i) - 1) : 0;
                if (inResult) {
                    perResult[result.first(axis) + lane] = inReduced ? (int) (stride * step.size(axis, lane)) : stride;
                }
                if (inReduced) {
                    perReduced[reduced.first(axis) + lane] = stride;
                }
            }
        }
        this.first = start;
    }

    /** The place that the result's access gives where all indices of the reduced axes are 0. */
    int place(int[] access) {
        int place = first;
        for (int i = 0; i < perResult.length; i++) {
            place += perResult[i] * access[i];
        }
        return place;
    }

    /** The steps of the place with each access of the reduced axes, in row-major order. */
    int[] moves() {
        int[] moves = new int[reduced.count()];
        int[] next = {0};
        reduced.forEach(access -> {
            int move = 0;
            for (int i = 0; i < perReduced.length; i++) {
                move += perReduced[i] * access[i];
            }
            moves[next[0]++] = move;
        });
        return moves;
    }
}
