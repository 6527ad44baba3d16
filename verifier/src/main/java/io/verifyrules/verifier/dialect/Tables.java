package io.verifyrules.verifier.dialect;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.expr.Input;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.verifier.interpret.ConcreteTensor;
import io.verifyrules.verifier.interpret.Grid;
import io.verifyrules.verifier.value.ElementValue;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;

/**
 * The constants with many elements, as tensors of their own. Equal constants are one tensor, in whichever program they stand. A proof
 * knows nothing of the elements, so it holds for all; an instance has these.
 */
public final class Tables {

    /** Declares a tensor in the rule that is being made. */
    @FunctionalInterface
    public interface Declaration {

        /** A new tensor of this name. */
        TensorExpr tensor(String name, ElementType element, Shape shape);
    }

    private record Key(List<Integer> sizes, ElementType element, List<ElementValue> elements) {
        Key {
            sizes = List.copyOf(sizes);
            elements = List.copyOf(elements);
        }
    }

    private final Positions positions;
    private final Declaration declaration;
    private final Map<Key, Denoted> known = new LinkedHashMap<>();
    private final Map<String, ConcreteTensor> values = new LinkedHashMap<>();
    private final Map<String, ElementType.Machine> ranges = new LinkedHashMap<>();

    /** None so far. */
    public Tables(Positions positions, Declaration declaration) {
        this.positions = positions;
        this.declaration = declaration;
    }

    /** The tensor of a constant, its elements in row-major order. */
    public Denoted table(List<Integer> sizes, ElementType element, List<ElementValue> elements) {
        return known.computeIfAbsent(new Key(sizes, element, elements), key -> {
            String name = "constant" + known.size();
            TensorExpr tensor = declaration.tensor(name, element, positions.shape(sizes));
            values.put(name, concrete(positions, sizes, elements));
            return new Denoted(tensor, sizes);
        });
    }

    /** A tensor of an instance, its elements in row-major order of its dimensions. */
    public static ConcreteTensor concrete(Positions positions, List<Integer> sizes, List<ElementValue> elements) {
        TreeMap<AggregatedAxis, List<Integer>> byAxis = new TreeMap<>();
        IntStream.range(0, sizes.size()).forEach(i -> byAxis.put(positions.axis(i), List.of(sizes.get(i))));
        Grid grid = Grid.of(byAxis);
        int[] places = places(positions, sizes, grid);
        return ConcreteTensor.tabulate(grid, access -> elements.get(place(access, sizes, places)));
    }

    /** For each lane of the grid the dimension that it is. */
    private static int[] places(Positions positions, List<Integer> sizes, Grid grid) {
        int[] dimensions = new int[sizes.size()];
        for (int i = 0; i < sizes.size(); i++) {
            dimensions[grid.first(positions.axis(i))] = i;
        }
        return dimensions;
    }

    private static int place(int[] access, List<Integer> sizes, int[] dimensions) {
        int[] index = new int[sizes.size()];
        for (int lane = 0; lane < access.length; lane++) {
            index[dimensions[lane]] = access[lane];
        }
        int place = 0;
        for (int i = 0; i < index.length; i++) {
            place = place * sizes.get(i) + index[i];
        }
        return place;
    }

    /** The sizes of the dimensions of a tensor of an instance. */
    public static List<Integer> sizes(Positions positions, int rank, ConcreteTensor tensor) {
        return IntStream.range(0, rank)
                .map(i -> tensor.grid().size(tensor.grid().first(positions.axis(i))))
                .boxed()
                .toList();
    }

    /** The elements of a tensor of an instance, in row-major order of its dimensions. */
    public static List<ElementValue> elements(Positions positions, List<Integer> sizes, ConcreteTensor tensor) {
        List<ElementValue> all = new ArrayList<>(Collections.nCopies(tensor.count(),
                tensor.count() == 0 ? new ElementValue.Truth(false) : tensor.at(0)));
        int[] dimensions = places(positions, sizes, tensor.grid());
        for (int i = 0; i < tensor.count(); i++) {
            all.set(place(tensor.grid().indicesAt(i), sizes, dimensions), tensor.at(i));
        }
        return all;
    }

    /** A tensor of mathematical integers that stands for machine integers: each is an element of their type. */
    public void bound(String name, ElementType.Machine type) {
        ranges.put(name, type);
    }

    /** The type whose elements the integers of an argument are. */
    Optional<ElementType.Machine> range(Input argument) {
        return range(argument.name());
    }

    /** The same by name. */
    Optional<ElementType.Machine> range(String argument) {
        return Optional.ofNullable(ranges.get(argument));
    }

    /** The types whose elements the integers of arguments are, by name. */
    public Map<String, ElementType.Machine> ranges() {
        return Collections.unmodifiableMap(new LinkedHashMap<>(ranges));
    }

    /** The mathematical integers that a constant has; empty of tensors that are none. */
    Optional<TensorExpr> integers(Input input) {
        return known.entrySet()
                .stream()
                .filter(entry -> entry.getValue().tensor().equals(input))
                .map(Map.Entry::getKey)
                .findFirst()
                .map(key -> table(key.sizes(), ElementType.INT,
                        key.elements()
                                .stream()
                                .<ElementValue>map(each -> new ElementValue.Whole(((ElementValue.Word) each).value()))
                                .toList())
                        .tensor());
    }

    /** The elements of each tensor that was made, by name. */
    public Map<String, ConcreteTensor> values() {
        return Collections.unmodifiableMap(new LinkedHashMap<>(values));
    }

    /** Whether the tensor stands for a constant. */
    public boolean contains(Input input) {
        return values.containsKey(input.name());
    }
}
