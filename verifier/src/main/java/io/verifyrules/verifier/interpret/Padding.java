package io.verifyrules.verifier.interpret;

/** A tensor spread out, and its edges filled or cut off, with the same value in all places that become free. */
final class Padding {

    private Padding() {
    }

    /** The elements {@code distance >= 1} apart, one distance for each lane. */
    static DenseTensor spread(DenseTensor operand, long[] distance, ElementValue value) {
        Grid from = operand.grid();
        long[] sizes = new long[from.lanes()];
        for (int i = 0; i < sizes.length; i++) {
            sizes[i] = LaneNumbers.dilated(from.size(i), distance[i]);
        }
        DenseTensor result = DenseTensor.ofOrdinals(LaneNumbers.withSizes(from, sizes), i -> value);
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
    static DenseTensor edges(DenseTensor operand, long[] low, long[] high, ElementValue value) {
        Grid from = operand.grid();
        long[] sizes = new long[from.lanes()];
        for (int i = 0; i < sizes.length; i++) {
            sizes[i] = Exact.sum(Exact.sum(low[i], from.size(i)), high[i]);
        }
        Grid grid = LaneNumbers.withSizes(from, sizes);
        DenseTensor result = DenseTensor.ofOrdinals(grid, i -> value);
        from.forEach(access -> {
            int[] target = new int[access.length];
            boolean inside = true;
            for (int i = 0; i < target.length; i++) {
                long moved = access[i] + low[i];
                inside &= 0 <= moved && moved < grid.size(i);
                target[i] = (int) moved;
            }
            if (inside) {
                result.put(target, operand.at(access));
            }
        });
        return result;
    }
}
