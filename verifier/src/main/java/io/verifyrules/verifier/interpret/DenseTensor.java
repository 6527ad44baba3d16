package io.verifyrules.verifier.interpret;

import java.util.Arrays;
import java.util.function.Function;
import java.util.function.IntFunction;

/** A grid with an element at each access, in one array: what the operators compute on. */
final class DenseTensor {

    private final Grid grid;
    private final ElementValue[] elements;

    private DenseTensor(Grid grid, ElementValue[] elements) {
        this.grid = grid;
        this.elements = elements;
    }

    /** The tensor with the given element at each access. */
    static DenseTensor tabulate(Grid grid, Function<int[], ElementValue> element) {
        ElementValue[] elements = new ElementValue[grid.count()];
        int[] next = {0};
        grid.forEach(access -> elements[next[0]++] = element.apply(access));
        return new DenseTensor(grid, elements);
    }

    /** The tensor with the given element at each place of the row-major order. */
    static DenseTensor ofOrdinals(Grid grid, IntFunction<ElementValue> element) {
        ElementValue[] elements = new ElementValue[grid.count()];
        Arrays.setAll(elements, element);
        return new DenseTensor(grid, elements);
    }

    Grid grid() {
        return grid;
    }

    /** The element at an in-bounds access. */
    ElementValue at(int[] access) {
        return elements[grid.ordinal(access)];
    }

    /** The element at a place of the row-major order. */
    ElementValue at(int ordinal) {
        return elements[ordinal];
    }

    /** A copy to be written into by the operators that overwrite. */
    DenseTensor copy() {
        return new DenseTensor(grid, elements.clone());
    }

    /** Overwrites one element; only for a tensor that nobody else has seen yet. */
    void put(int[] access, ElementValue element) {
        elements[grid.ordinal(access)] = element;
    }

    /** The tensor as the world sees it: a view, as nobody overwrites anything any more. */
    ConcreteTensor toConcrete() {
        return new ConcreteTensor(this);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof DenseTensor tensor && grid.sameAs(tensor.grid) && Arrays.equals(elements,
                tensor.elements);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(elements);
    }
}
