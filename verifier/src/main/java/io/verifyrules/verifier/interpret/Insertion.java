package io.verifyrules.verifier.interpret;

import io.verifyrules.dsl.expr.InsertSlice;

import static io.verifyrules.verifier.interpret.LaneNumbers.require;

/** Insertions of slices: each element of the update is carried to its place in a copy of the operand. */
final class Insertion {

    private Insertion() {
    }

    static <T> Tensor<T> of(InsertSlice slice, LaneNumbers numbers, Tensor<T> operand, Tensor<T> update) {
        Grid into = operand.grid();
        long[] start = numbers.of(into, slice.start(), (axis, lane) -> 0);
        long[] stride = numbers.of(into, slice.stride(), (axis, lane) -> 1);
        for (int i = 0; i < into.lanes(); i++) {
            require(start[i] >= 0, "insertSlice: start >= 0", start[i]);
            require(stride[i] >= 1, "insertSlice: stride >= 1", stride[i]);
            long end = Exact.sum(start[i], LaneNumbers.dilated(update.grid().size(i), stride[i]));
            require(end <= into.size(i), "insertSlice: the last place is in range, or start <= size", end,
                    into.size(i));
        }
        DenseTensor<T> result = DenseTensor.copyOf(operand);
        update.grid().forEach(access -> {
            int[] target = new int[access.length];
            for (int i = 0; i < target.length; i++) {
                target[i] = (int) (start[i] + access[i] * stride[i]);
            }
            result.put(target, update.at(access));
        });
        return result;
    }
}
