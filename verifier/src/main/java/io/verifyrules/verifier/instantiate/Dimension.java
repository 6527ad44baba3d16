package io.verifyrules.verifier.instantiate;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.verifier.interpret.Grid;
import java.util.Collection;
import java.util.List;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** One dimension of a value in a program: a lane of an axis. The dimensions of a tensor are its lanes, axis after axis. */
public record Dimension(AggregatedAxis axis, int lane, int size) {

    /** The dimensions of a tensor, axis after axis. */
    public static List<Dimension> of(Grid grid) {
        return grid.axes()
                .stream()
                .flatMap(axis -> IntStream.range(0, grid.rank(axis))
                        .mapToObj(lane -> new Dimension(axis, lane, grid.size(grid.first(axis) + lane))))
                .toList();
    }

    /** The value of an attribute for each dimension, from the dimension and its size. */
    public static String each(List<Dimension> dimensions, BiFunction<Dimension, Integer, String> text, String between) {
        return dimensions.stream()
                .map(dimension -> text.apply(dimension, dimension.size()))
                .collect(Collectors.joining(between));
    }

    public static String braced(Collection<Integer> numbers) {
        return numbers.stream().map(String::valueOf).collect(Collectors.joining(",", "{", "}"));
    }

    /** The number of the dimension that is a lane. */
    public static int index(List<Dimension> dimensions, AggregatedAxis axis, int lane) {
        return IntStream.range(0, dimensions.size())
                .filter(i -> dimensions.get(i).axis().equals(axis) && dimensions.get(i).lane() == lane)
                .findFirst()
                .orElseThrow();
    }

    /** The numbers of the dimensions that are lanes of some axes. */
    public static List<Integer> indices(List<Dimension> dimensions, Collection<AggregatedAxis> axes) {
        return IntStream.range(0, dimensions.size())
                .filter(i -> axes.contains(dimensions.get(i).axis()))
                .boxed()
                .toList();
    }
}
