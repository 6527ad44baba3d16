package io.verifyrules.verifier.interpret;

import io.verifyrules.verifier.interpret.TraceStep.Edge;
import java.util.function.Function;

/** A tensor spread out, and its edges filled or cut off, with a filling in the places that become free. */
final class Padding {

    private Padding() {
    }

    /** The elements {@code distance >= 1} apart, one distance for each lane. */
    static <T> DenseTensor<T> spread(Tensor<T> operand, long[] distance, Function<Edge, T> filling) {
        Grid from = operand.grid();
        long[] sizes = new long[from.lanes()];
        for (int i = 0; i < sizes.length; i++) {
            sizes[i] = LaneNumbers.dilated(from.size(i), distance[i]);
        }
        T between = filling.apply(Edge.BETWEEN);
        DenseTensor<T> result = DenseTensor.ofOrdinals(LaneNumbers.withSizes(from, sizes), i -> between);
        from.forEach(access -> {
            int[] target = new int[access.length];
            for (int i = 0; i < target.length; i++) {
                target[i] = (int) (access[i] * distance[i]);
            }
            result.put(target, operand.at(access));
        });
        return result;
    }

    /** So many places more before and after the elements of each lane; a negative edge cuts elements off. */
    static <T> DenseTensor<T> edges(Tensor<T> operand, long[] low, long[] high, Function<Edge, T> filling) {
        Grid from = operand.grid();
        long[] sizes = new long[from.lanes()];
        for (int i = 0; i < sizes.length; i++) {
            sizes[i] = Exact.sum(Exact.sum(low[i], from.size(i)), high[i]);
        }
        T before = filling.apply(Edge.BEFORE);
        T after = filling.apply(Edge.AFTER);
        DenseTensor<T> result = DenseTensor.tabulate(LaneNumbers.withSizes(from, sizes), place -> {
            for (int i = 0; i < place.length; i++) {
                if (place[i] < low[i]) {
                    return before;
                }
                if (place[i] - low[i] >= from.size(i)) {
                    return after;
                }
            }
            return operand.at(inner(place, low));
        });
        return result;
    }

    private static int[] inner(int[] place, long[] low) {
        int[] inner = new int[place.length];
        for (int i = 0; i < inner.length; i++) {
            inner[i] = (int) (place[i] - low[i]);
        }
        return inner;
    }
}
