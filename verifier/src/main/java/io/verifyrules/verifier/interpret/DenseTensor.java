package io.verifyrules.verifier.interpret;

import java.util.Arrays;
import java.util.function.Function;
import java.util.function.IntFunction;

/** A tensor whose elements stand in one array. */
final class DenseTensor<T> implements Tensor<T> {

    private final Grid grid;
    private final T[] elements;

    private DenseTensor(Grid grid, T[] elements) {
        this.grid = grid;
        this.elements = elements;
    }

    @SuppressWarnings("unchecked") // the array is seen by this class only, which puts nothing else into it
    private static <T> T[] array(Grid grid) {
        return (T[]) new Object[grid.count()];
    }

    /** The tensor with the given element at each access. */
    static <T> DenseTensor<T> tabulate(Grid grid, Function<int[], T> element) {
        T[] elements = array(grid);
        int[] access = new int[grid.lanes()];
        for (int i = 0; i < elements.length; i++) {
            elements[i] = element.apply(access);
            grid.advance(access);
        }
        return new DenseTensor<>(grid, elements);
    }

    /** The tensor with the given element at each place of the row-major order. */
    static <T> DenseTensor<T> ofOrdinals(Grid grid, IntFunction<T> element) {
        T[] elements = array(grid);
        Arrays.setAll(elements, element);
        return new DenseTensor<>(grid, elements);
    }

    @Override
    public Grid grid() {
        return grid;
    }

    @Override
    public T at(int[] access) {
        return elements[grid.ordinal(access)];
    }

    @Override
    public T at(int ordinal) {
        return elements[ordinal];
    }

    @Override
    public DenseTensor<T> written() {
        return this;
    }

    /** A copy of a tensor to be written into by the operators that overwrite. */
    static <T> DenseTensor<T> copyOf(Tensor<T> tensor) {
        return ofOrdinals(tensor.grid(), tensor::at);
    }

    /** Overwrites one element; only for a tensor that nobody else has seen yet. */
    void put(int[] access, T element) {
        elements[grid.ordinal(access)] = element;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof DenseTensor<?> tensor && grid.sameAs(tensor.grid)
                && Arrays.equals(elements, tensor.elements);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(elements);
    }
}
