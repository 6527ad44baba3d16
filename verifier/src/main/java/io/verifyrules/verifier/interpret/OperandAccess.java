package io.verifyrules.verifier.interpret;

import io.verifyrules.dsl.axis.AggregatedAxis;

/**
 * Where an operand of a reduction is read for an access of the result and one of the reduced axes: each of its axes takes
 * its indices from the one that has the axis; from both, the result's times a step plus the reduced one's, if both have it.
 */
final class OperandAccess {

    private static final int NONE = -1;

    private final int[] inResult;
    private final int[] inReduced;
    private final long[] step;

    /**
     * @param step how far an index moves with the result's, on axes that the result and the reduced axes have in common
     */
    OperandAccess(Grid operand, Grid result, Grid reduced, Grid.Sizing step) {
        this.inResult = new int[operand.lanes()];
        this.inReduced = new int[operand.lanes()];
        this.step = new long[operand.lanes()];
        for (AggregatedAxis axis : operand.axes()) {
            boolean both = result.axes().contains(axis) && reduced.axes().contains(axis);
            for (int lane = 0; lane < operand.rank(axis); lane++) {
                int i = operand.first(axis) + lane;
                inResult[i] = position(result, axis, lane);
                inReduced[i] = position(reduced, axis, lane);
                this.step[i] = both ? step.size(axis, lane) : 1;
            }
        }
    }

    private static int position(Grid grid, AggregatedAxis axis, int lane) {
        return grid.axes().contains(axis) ? grid.first(axis) + lane : NONE;
    }

    /** The access of the operand; a new array. */
    int[] at(int[] result, int[] reduced) {
        int[] read = new int[step.length];
        for (int i = 0; i < read.length; i++) {
            long moved = inResult[i] == NONE ? 0 : result[inResult[i]] * step[i];
            read[i] = (int) (moved + (inReduced[i] == NONE ? 0 : reduced[inReduced[i]]));
        }
        return read;
    }
}
