package io.verifyrules.verifier.interpret;

import io.verifyrules.verifier.interpret.TraceStep.Edge;
import java.util.function.Function;

/** A tensor spread out, and its edges filled or cut off, with a filling in the places that become free. */
final class Padding {

    private Padding() {
    }

    /** The elements {@code distance >= 1} apart, one distance for each lane. */
    static <T> DenseTensor<T> spread(Tensor<T> operand, long[] distance, Function<Edge, T> filling) {
        if (areAll(distance, 1)) {
            return operand.written();
        }
        Grid from = operand.grid();
        long[] sizes = new long[from.lanes()];
        for (int i = 0; i < sizes.length; i++) {
            sizes[i] = LaneNumbers.dilated(from.size(i), distance[i]);
        }
        T between = filling.apply(Edge.BETWEEN);
        DenseTensor<T> result = DenseTensor.ofOrdinals(LaneNumbers.withSizes(from, sizes), i -> between);
        int[] target = new int[sizes.length];
        from.forEach(access -> {
            for (int i = 0; i < target.length; i++) {
                target[i] = (int) (access[i] * distance[i]);
            }
            result.put(target, operand.at(access));
        });
        return result;
    }

    /**
     * So many places more before and after the elements of each lane; a negative edge cuts elements off.
     *
     * @param distance how far apart elements stand already: of a place that is off on several lanes, the first one says how
     */
    static <T> DenseTensor<T> edges(Tensor<T> operand, long[] low, long[] high, long[] distance,
            Function<Edge, T> filling) {
        if (areAll(low, 0) && areAll(high, 0)) {
            return operand.written();
        }
        Grid from = operand.grid();
        long[] sizes = new long[from.lanes()];
        for (int i = 0; i < sizes.length; i++) {
            sizes[i] = Exact.sum(Exact.sum(low[i], from.size(i)), high[i]);
        }
        T before = filling.apply(Edge.BEFORE);
        T after = filling.apply(Edge.AFTER);
        T between = filling.apply(Edge.BETWEEN);
        if (before.equals(after) && before.equals(between)) {
            return among(before, operand, low, LaneNumbers.withSizes(from, sizes));
        }
        int[] inner = new int[sizes.length];
        return DenseTensor.tabulate(LaneNumbers.withSizes(from, sizes), place -> {
            fill(inner, from, place, low);
            return from.contains(inner) ? operand.at(inner) : switch (edge(from, inner, distance)) {
                case BEFORE -> before;
                case AFTER -> after;
                case BETWEEN -> between;
            };
        });
    }

    /** One element everywhere, but for places that an element of the operand comes to. */
    private static <T> DenseTensor<T> among(T filling, Tensor<T> operand, long[] low, Grid grid) {
        DenseTensor<T> result = DenseTensor.ofOrdinals(grid, i -> filling);
        int[] target = new int[low.length];
        operand.grid().forEach(access -> {
            boolean inside = true;
            for (int i = 0; inside && i < target.length; i++) {
                long moved = low[i] + access[i];
                inside = 0 <= moved && moved < grid.size(i);
                target[i] = (int) moved;
            }
            if (inside) {
                result.put(target, operand.at(access));
            }
        });
        return result;
    }

    private static Edge edge(Grid from, int[] place, long[] distance) {
        for (int i = 0; i < place.length; i++) {
            if (place[i] < 0) {
                return Edge.BEFORE;
            }
            if (place[i] >= from.size(i)) {
                return Edge.AFTER;
            }
            if (place[i] % distance[i] != 0) {
                return Edge.BETWEEN;
            }
        }
        throw new AssertionError("a place inside of the operand");
    }

    /** Where a place of the result stands in the operand: at -1 before it, at its size after it, however far away. */
    private static void fill(int[] inner, Grid from, int[] place, long[] low) {
        for (int i = 0; i < inner.length; i++) {
            int size = from.size(i);
            inner[i] = low[i] > place[i] ? -1 : low[i] <= (long) place[i] - size ? size : (int) (place[i] - low[i]);
        }
    }

    private static boolean areAll(long[] numbers, long value) {
        for (long number : numbers) {
            if (number != value) {
                return false;
            }
        }
        return true;
    }
}
