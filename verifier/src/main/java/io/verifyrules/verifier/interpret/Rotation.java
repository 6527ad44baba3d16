package io.verifyrules.verifier.interpret;

import io.verifyrules.dsl.expr.Rotate;

/** Rotations: what leaves a lane at its low end comes back at its high end. */
final class Rotation {

    private Rotation() {
    }

    static <T> Tensor<T> of(Rotate rotate, LaneEvaluation lanes, Tensor<T> operand) {
        Grid grid = operand.grid();
        long[] by = new LaneNumbers(lanes).of(grid, rotate.by(), (axis, lane) -> 0);
        return Tensor.tabulate(grid, access -> {
            int[] read = new int[access.length];
            for (int i = 0; i < read.length; i++) {
                read[i] = Math.floorMod(Exact.sum(access[i], by[i]), grid.size(i));
            }
            return operand.at(read);
        });
    }
}
