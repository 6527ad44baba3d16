package io.verifyrules.verifier.dialect.stablehlo;

import io.verifyrules.verifier.dialect.Attributes;
import io.verifyrules.verifier.dialect.Denoted;
import io.verifyrules.verifier.dialect.InvalidProgram;
import io.verifyrules.verifier.program.Operation;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The roles of the dimensions of a scatter.
 *
 * @param window       of the updates: those that run over a window
 * @param inserted     of the operand: those on which a window is one place wide and has no dimension
 * @param batch        of the operand: those on which operand and indices are at the same place
 * @param indicesBatch of the indices: those that belong to them
 * @param map          of the operand: those that the components of an index are about
 * @param vector       of the indices: that of the components of an index
 */
record ScatterDimensions(List<Integer> window, List<Integer> inserted, List<Integer> batch, List<Integer> indicesBatch,
        List<Integer> map, int vector) {

    /** The dimensions that an operation states, checked against its operands. */
    static ScatterDimensions of(Operation operation, Denoted operand, Denoted indices, Denoted updates) {
        Attributes numbers = Attributes.of(operation).fields("scatter_dimension_numbers");
        ScatterDimensions all = new ScatterDimensions(numbers.dimensions("update_window_dims"),
                numbers.dimensions("inserted_window_dims"), numbers.dimensions("input_batching_dims"),
                numbers.dimensions("scatter_indices_batching_dims"), numbers.dimensions("scatter_dims_to_operand_dims"),
                Math.toIntExact(numbers.number("index_vector_dim", 0)));
        all.check(operation, operand, indices, updates);
        return all;
    }

    private void check(Operation operation, Denoted operand, Denoted indices, Denoted updates) {
        require(operation, "C2", operand.rank() == window.size() + inserted.size() + batch.size(),
                "the operand has " + operand.rank() + " dimensions, of which " + window + " are in windows, " + inserted
                        + " are inserted and " + batch + " are batching ones");
        Shapes.requireDistinct(operation, "update_window_dims", window, updates.rank(), "C7, C8");
        require(operation, "C7", window.equals(window.stream().sorted().toList()),
                "update_window_dims is not sorted: " + window);
        Shapes.requireDistinct(operation, "inserted_window_dims, input_batching_dims", joined(inserted, batch),
                operand.rank(), "C9, C11, C13");
        require(operation, "C10", inserted.equals(inserted.stream().sorted().toList()),
                "inserted_window_dims is not sorted: " + inserted);
        require(operation, "C12", batch.equals(batch.stream().sorted().toList()),
                "input_batching_dims is not sorted: " + batch);
        Shapes.requireDistinct(operation, "scatter_indices_batching_dims", indicesBatch, indices.rank(), "C14, C15");
        require(operation, "C16", !indicesBatch.contains(vector),
                "index_vector_dim is " + vector + ", which is in scatter_indices_batching_dims");
        require(operation, "C17", batch.size() == indicesBatch.size(), "there are " + batch.size()
                + " batching dimensions of the operand, and " + indicesBatch.size() + " of the indices");
        require(operation, "C22", vector >= 0 && vector <= indices.rank(),
                "index_vector_dim is " + vector + ", but the indices have " + indices.rank() + " dimensions");
        for (int i = 0; i < batch.size(); i++) {
            require(operation, "C18", operand.size(batch.get(i)) == indices.size(indicesBatch.get(i)),
                    "the batching dimensions " + batch.get(i) + " and " + indicesBatch.get(i) + " have the sizes "
                            + operand.size(batch.get(i)) + " and " + indices.size(indicesBatch.get(i)));
        }
        int components = vector < indices.rank() ? indices.size(vector) : 1;
        require(operation, "C19", map.size() == components,
                "scatter_dims_to_operand_dims has " + map.size() + " entries, and an index " + components);
        Shapes.requireDistinct(operation, "scatter_dims_to_operand_dims, input_batching_dims", joined(map, batch),
                operand.rank(), "C20, C21");
        checkUpdates(operation, operand, indices, updates);
    }

    private void checkUpdates(Operation operation, Denoted operand, Denoted indices, Denoted updates) {
        List<Integer> places = places(indices);
        List<Integer> ofPlaces = ofPlaces(updates);
        require(operation, "C4",
                ofPlaces.stream().map(updates::size).toList().equals(places.stream().map(indices::size).toList()),
                "the updates have the sizes " + updates.sizes() + ", and the indices " + indices.sizes());
        List<Integer> windowed = windowed(operand);
        for (int i = 0; i < windowed.size(); i++) {
            require(operation, "C4", updates.size(window.get(i)) <= operand.size(windowed.get(i)),
                    "a window has the size " + updates.size(window.get(i)) + " on dimension " + windowed.get(i)
                            + " of the operand, which has " + operand.size(windowed.get(i)));
        }
    }

    /** The dimensions of the indices but that of the components. */
    List<Integer> places(Denoted indices) {
        return IntStream.range(0, indices.rank()).boxed().filter(i -> i != vector).toList();
    }

    /** The dimensions of the updates that are those of the indices. */
    List<Integer> ofPlaces(Denoted updates) {
        return IntStream.range(0, updates.rank()).boxed().filter(i -> !window.contains(i)).toList();
    }

    /** The dimensions of the operand that windows have, in the order of {@link #window}. */
    List<Integer> windowed(Denoted operand) {
        return IntStream.range(0, operand.rank())
                .boxed()
                .filter(i -> !inserted.contains(i) && !batch.contains(i))
                .toList();
    }

    /**
     * Whether no place of the operand is updated twice.
     *
     * @param components the integers of the indices in row-major order
     */
    boolean areApart(List<Long> components, Denoted operand, Denoted indices, Denoted updates) {
        List<Integer> places = places(indices);
        List<Integer> windowed = windowed(operand);
        HashSet<List<Long>> met = new HashSet<>();
        for (long ordinal = 0; ordinal < updates.count(); ordinal++) {
            int[] update = position(ordinal, updates.sizes());
            List<Integer> ofPlaces = ofPlaces(updates);
            int[] index = new int[indices.rank()];
            for (int i = 0; i < places.size(); i++) {
                index[places.get(i)] = update[ofPlaces.get(i)];
            }
            Long[] target = new Long[operand.rank()];
            Arrays.fill(target, 0L);
            for (int i = 0; i < windowed.size(); i++) {
                target[windowed.get(i)] = (long) update[window.get(i)];
            }
            for (int i = 0; i < batch.size(); i++) {
                target[batch.get(i)] = (long) index[indicesBatch.get(i)];
            }
            for (int i = 0; i < map.size(); i++) {
                if (vector < indices.rank()) {
                    index[vector] = i;
                }
                target[map.get(i)] += components.get(ordinal(index, indices.sizes()));
            }
            boolean within = IntStream.range(0, target.length)
                    .allMatch(i -> target[i] >= 0 && target[i] < operand.size(i));
            if (within && !met.add(List.of(target))) {
                return false;
            }
        }
        return true;
    }

    private static int[] position(long ordinal, List<Integer> sizes) {
        int[] position = new int[sizes.size()];
        long rest = ordinal;
        for (int i = sizes.size() - 1; i >= 0; i--) {
            position[i] = (int) (rest % sizes.get(i));
            rest /= sizes.get(i);
        }
        return position;
    }

    private static int ordinal(int[] position, List<Integer> sizes) {
        int ordinal = 0;
        for (int i = 0; i < position.length; i++) {
            ordinal = ordinal * sizes.get(i) + position[i];
        }
        return ordinal;
    }

    private static void require(Operation operation, String constraint, boolean holds, String otherwise) {
        if (!holds) {
            throw new InvalidProgram(operation.place(), operation.name() + " (" + constraint + ")", otherwise);
        }
    }

    private static List<Integer> joined(List<Integer> some, List<Integer> others) {
        List<Integer> all = new ArrayList<>(some);
        all.addAll(others);
        return all;
    }
}
