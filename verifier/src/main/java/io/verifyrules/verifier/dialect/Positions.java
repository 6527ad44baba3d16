package io.verifyrules.verifier.dialect;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.expr.AxisMaps;
import io.verifyrules.dsl.expr.Shape;
import java.util.List;
import java.util.Optional;
import java.util.function.IntToLongFunction;
import java.util.stream.IntStream;

/**
 * The axes that stand for the dimensions of tensors in a program. One class of a single axis serves all of them: dimension {@code i}
 * is its axis {@code d<i>}, whatever the tensor.
 *
 * @param dimension a singleton class
 */
public record Positions(RankClass dimension) {

    public Positions {
        if (!dimension.isSingleton()) {
            throw new IllegalArgumentException(dimension + " may have several lanes");
        }
    }

    /** The axis of a dimension, counted from 0. */
    public AggregatedAxis axis(int index) {
        return dimension.axis("d" + index);
    }

    /** An axis that is no dimension of a value, but of a step on the way to one. */
    public AggregatedAxis aside(String role, int index) {
        return dimension.axis(role + index);
    }

    /** The axes of some dimensions, in their order. */
    public List<AggregatedAxis> axes(List<Integer> indices) {
        return indices.stream().map(this::axis).toList();
    }

    /** The axes of all dimensions of a tensor of a rank. */
    public List<AggregatedAxis> all(int rank) {
        return IntStream.range(0, rank).mapToObj(this::axis).toList();
    }

    /** The shape of a tensor. */
    public Shape shape(List<Integer> sizes) {
        Shape shape = Shape.scalar();
        for (int i = 0; i < sizes.size(); i++) {
            shape = shape.with(axis(i), AxisMap.of(sizes.get(i)));
        }
        return shape;
    }

    /** The shape of a tensor, some of whose sizes may be open. */
    public Shape shape(Dimensions dimensions) {
        Shape shape = Shape.scalar();
        for (int i = 0; i < dimensions.rank(); i++) {
            shape = shape.with(axis(i), dimensions.all().get(i).map());
        }
        return shape;
    }

    /** The size of an axis, where the shape says a number. */
    static Optional<Long> size(Shape shape, AggregatedAxis axis) {
        return shape.sizes().get(axis) instanceof AxisMap.Constant(long size) ? Optional.of(size) : Optional.empty();
    }

    /** A number for each dimension of a tensor of a rank. */
    public AxisMaps each(int rank, IntToLongFunction number) {
        AxisMaps maps = AxisMaps.none();
        for (int i = 0; i < rank; i++) {
            maps = maps.and(axis(i), AxisMap.of(number.applyAsLong(i)));
        }
        return maps;
    }

    /** A number for each dimension, in their order. */
    public AxisMaps each(List<Long> numbers) {
        return each(numbers.size(), numbers::get);
    }
}
