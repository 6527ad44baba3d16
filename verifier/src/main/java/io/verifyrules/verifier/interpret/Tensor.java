package io.verifyrules.verifier.interpret;

import java.util.function.Function;
import java.util.function.IntFunction;

/**
 * A grid with an element at each access: what the operators compute on, whatever an element is. Most results of operators are
 * views that compute an element when they are asked for it, as long as nobody writes them down.
 */
interface Tensor<T> {

    Grid grid();

    /** The element at an in-bounds access. */
    T at(int[] access);

    /** The element at a place of the row-major order. */
    T at(int ordinal);

    /** The tensor with all its elements computed. */
    DenseTensor<T> written();

    /** A view with the given element at each access. */
    static <T> Tensor<T> tabulate(Grid grid, Function<int[], T> element) {
        return new ByAccess<>(grid, element);
    }

    /** A view with the given element at each place of the row-major order. */
    static <T> Tensor<T> ofOrdinals(Grid grid, IntFunction<T> element) {
        return new ByOrdinal<>(grid, element);
    }

    /** A view whose elements are told by their access. */
    record ByAccess<T>(Grid grid, Function<int[], T> element) implements Tensor<T> {
        @Override
        public T at(int[] access) {
            return element.apply(access);
        }

        @Override
        public T at(int ordinal) {
            return element.apply(grid.indicesAt(ordinal));
        }

        @Override
        public DenseTensor<T> written() {
            return DenseTensor.tabulate(grid, element);
        }
    }

    /** A view whose elements are told by their place. */
    record ByOrdinal<T>(Grid grid, IntFunction<T> element) implements Tensor<T> {
        @Override
        public T at(int[] access) {
            return element.apply(grid.ordinal(access));
        }

        @Override
        public T at(int ordinal) {
            return element.apply(ordinal);
        }

        @Override
        public DenseTensor<T> written() {
            return DenseTensor.ofOrdinals(grid, element);
        }
    }
}
