package io.verifyrules.verifier.interpret;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.verifier.value.ElementValue;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.SortedMap;
import java.util.function.Function;
import java.util.function.IntFunction;

/** A tensor with concrete sizes and elements. Large ones are as cheap as an array of their elements. */
public final class ConcreteTensor {

    /** Some of the elements of a tensor, and what all others are. */
    public record Exceptions(ElementValue otherwise, Map<Access, ElementValue> elements, long omitted) {}

    private final DenseTensor<ElementValue> dense;

    ConcreteTensor(DenseTensor<ElementValue> dense) {
        this.dense = dense;
    }

    /**
     * The tensor with the given element at every in-bounds access.
     *
     * @param sizes    the size of each lane of each axis, all >= 0
     * @param elements the elements; an access gives each axis its indices lane by lane
     * @throws IllegalArgumentException where an element is missing, or one is out of bounds
     */
    public ConcreteTensor(SortedMap<AggregatedAxis, List<Integer>> sizes, Map<Access, ElementValue> elements) {
        this(sizes, elements, Optional.empty());
        if (elements.size() != count()) {
            throw new IllegalArgumentException(elements.size() + " elements for a tensor of " + count());
        }
    }

    /** The same with an element for all accesses to which none is given. */
    public ConcreteTensor(SortedMap<AggregatedAxis, List<Integer>> sizes, Map<Access, ElementValue> elements,
            Optional<ElementValue> otherwise) {
        Grid grid = Grid.of(sizes);
        Map<Integer, ElementValue> byOrdinal = new HashMap<>();
        elements.forEach((access, element) -> byOrdinal.put(grid.ordinal(access), element));
        if (byOrdinal.containsKey(-1)) {
            throw new IllegalArgumentException("an element is out of the bounds " + sizes);
        }
        this.dense = DenseTensor.ofOrdinals(grid,
                i -> Optional.ofNullable(byOrdinal.get(i))
                        .or(() -> otherwise)
                        .orElseThrow(() -> new IllegalArgumentException("no element at " + grid.accessAt(i))));
    }

    /** The tensor with the given element at each access, which is an array with an index for each lane of the grid. */
    public static ConcreteTensor tabulate(Grid grid, Function<int[], ElementValue> element) {
        return new ConcreteTensor(DenseTensor.tabulate(grid, element));
    }

    /** The tensor with the given element at each place of the row-major order. */
    public static ConcreteTensor ofOrdinals(Grid grid, IntFunction<ElementValue> element) {
        return new ConcreteTensor(DenseTensor.ofOrdinals(grid, element));
    }

    DenseTensor<ElementValue> dense() {
        return dense;
    }

    /** The sizes and the accesses in row-major order. */
    public Grid grid() {
        return dense.grid();
    }

    /** The element at a place of the row-major order. */
    public ElementValue at(int ordinal) {
        return dense.at(ordinal);
    }

    /** The element at an in-bounds access, an array with an index for each lane of the grid. */
    public ElementValue at(int[] access) {
        return dense.at(access);
    }

    /** The size of each lane of each axis. */
    public SortedMap<AggregatedAxis, List<Integer>> sizes() {
        return dense.grid().toSizes();
    }

    /** The number of elements. */
    public int count() {
        return dense.grid().count();
    }

    /** The element at every in-bounds access, in row-major order; a view. */
    public Map<Access, ElementValue> elements() {
        return new ElementsByAccess(dense);
    }

    /** The most frequent element, and the others, the first {@code most} of them; empty where there is no element. */
    public Optional<Exceptions> exceptions(int most) {
        Map<ElementValue, Integer> counts = new HashMap<>();
        for (int i = 0; i < count(); i++) {
            counts.merge(dense.at(i), 1, Integer::sum);
        }
        return counts.entrySet()
                .stream()
                .max(Map.Entry.<ElementValue, Integer>comparingByValue()
                        .thenComparing(entry -> entry.getKey().toString()))
                .map(commonest -> exceptions(commonest.getKey(), commonest.getValue(), most));
    }

    private Exceptions exceptions(ElementValue commonest, int times, int most) {
        Map<Access, ElementValue> others = new LinkedHashMap<>();
        for (int i = 0; i < count() && others.size() < most; i++) {
            if (!dense.at(i).equals(commonest)) {
                others.put(dense.grid().accessAt(i), dense.at(i));
            }
        }
        return new Exceptions(commonest, others, (long) count() - times - others.size());
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof ConcreteTensor tensor && dense.equals(tensor.dense);
    }

    @Override
    public int hashCode() {
        return Objects.hash(dense);
    }

    @Override
    public String toString() {
        return sizes() + " " + exceptions(8).map(shown -> shown.elements() + ", otherwise " + shown.otherwise()
                + (shown.omitted() > 0 ? ", " + shown.omitted() + " more" : "")).orElse("empty");
    }
}
