package io.verifyrules.verifier.dialect;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.expr.AxisMaps;
import io.verifyrules.dsl.expr.Constant;
import io.verifyrules.dsl.expr.Expand;
import io.verifyrules.dsl.expr.Relabel;
import io.verifyrules.dsl.expr.ReshapeUnit;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.Slice;
import io.verifyrules.dsl.expr.TensorExpr;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntToLongFunction;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;

/** Dimensions moved, dropped, repeated and cut: what many operations have in common. */
public final class Movement {

    private final Positions positions;

    /** Dimensions that are these axes. */
    public Movement(Positions positions) {
        this.positions = positions;
    }

    /** The axes renamed all at once; those that keep their names may be left in. */
    public static TensorExpr renamed(TensorExpr tensor, Map<AggregatedAxis, AggregatedAxis> names) {
        Map<AggregatedAxis, AggregatedAxis> moved = new HashMap<>(names);
        moved.entrySet().removeIf(entry -> entry.getKey().equals(entry.getValue()));
        return moved.isEmpty() ? tensor : Relabel.of(tensor, moved);
    }

    /** The tensor whose axes are these, in order, as a value with numbered dimensions. */
    public Denoted numbered(TensorExpr tensor, List<AggregatedAxis> axes, List<Integer> sizes) {
        return numbered(tensor, axes, Dimensions.known(sizes));
    }

    /** The same, where sizes may be open. */
    public Denoted numbered(TensorExpr tensor, List<AggregatedAxis> axes, Dimensions dimensions) {
        Map<AggregatedAxis, AggregatedAxis> names = new HashMap<>();
        IntStream.range(0, axes.size()).forEach(i -> names.put(axes.get(i), positions.axis(i)));
        return new Denoted(renamed(tensor, names), dimensions);
    }

    /** The tensor of a value with other names for its dimensions, in order. */
    public TensorExpr named(Denoted value, List<AggregatedAxis> axes) {
        Map<AggregatedAxis, AggregatedAxis> names = new HashMap<>();
        IntStream.range(0, value.rank()).forEach(i -> names.put(positions.axis(i), axes.get(i)));
        return renamed(value.tensor(), names);
    }

    /** The same element everywhere in another shape. */
    Denoted resized(Constant constant, Dimensions dimensions) {
        return new Denoted(Constant.of(constant.value(), positions.shape(dimensions)), dimensions);
    }

    /** A tensor with the same element everywhere in another shape, where it is written as such. */
    public Denoted resizedTo(Denoted same, Dimensions dimensions) {
        return same.tensor() instanceof Constant constant ? resized(constant, dimensions) : same;
    }

    /** The elements in row-major order in another shape of as many, at least one. */
    public Denoted reshaped(Denoted operand, List<Integer> sizes) {
        return operand.tensor() instanceof Constant constant
                ? resized(constant, Dimensions.known(sizes))
                : RowMajorShape.of(operand, sizes, positions, this);
    }

    /** Dimension {@code i} of the result is dimension {@code order(i)} of the operand. */
    public Denoted transposed(Denoted operand, List<Integer> order) {
        if (operand.tensor() instanceof Constant constant) {
            return resized(constant, operand.dimensions().at(order));
        }
        return numbered(operand.tensor(), order.stream().map(positions::axis).toList(), operand.dimensions().at(order));
    }

    /** A value without dimensions, repeated to a shape. */
    public Denoted repeated(Denoted scalar, List<Integer> sizes) {
        return repeated(scalar, Dimensions.known(sizes));
    }

    /** The same, where sizes may be open. */
    public Denoted repeated(Denoted scalar, Dimensions dimensions) {
        return broadcast(scalar, List.of(), dimensions);
    }

    /** The same, with the gap that it may be. */
    public Denoted repeatedWithGaps(Denoted scalar, Dimensions dimensions) {
        return withGaps(scalar, each -> repeated(each, dimensions));
    }

    /** A value moved, and its gaps in the same way. */
    public static Denoted withGaps(Denoted value, UnaryOperator<Denoted> moved) {
        return moved.apply(value.with(Optional.empty()))
                .with(value.gaps()
                        .map(gaps -> new Gaps(moved.apply(value.with(gaps.where())).tensor(), gaps.unspecified())));
    }

    /**
     * The operand repeated along new dimensions, and along those where its size is 1 and that of the result is another.
     *
     * @param to for each dimension of the operand that of the result
     */
    public Denoted broadcast(Denoted operand, List<Integer> to, List<Integer> sizes) {
        return broadcast(operand, to, Dimensions.known(sizes));
    }

    /**
     * The same, where sizes may be open: a dimension whose size is not the one of the result is repeated, and has size 1.
     *
     * @throws Dimensions.OpenSizeException where nobody knows whether a dimension is repeated
     */
    public Denoted broadcast(Denoted operand, List<Integer> to, Dimensions dimensions) {
        if (operand.tensor() instanceof Constant constant) {
            return resized(constant, dimensions);
        }
        List<AggregatedAxis> dropped = new ArrayList<>();
        Map<AggregatedAxis, AggregatedAxis> names = new HashMap<>();
        Set<Integer> missing = new TreeSet<>(IntStream.range(0, dimensions.rank()).boxed().toList());
        for (int i = 0; i < operand.rank(); i++) {
            if (operand.dimensions().all().get(i).equals(dimensions.all().get(to.get(i)))) {
                names.put(positions.axis(i), positions.axis(to.get(i)));
                missing.remove(to.get(i));
            } else if (operand.size(i) == 1 || dimensions.isKnown()) {
                dropped.add(positions.axis(i));
            } else {
                throw new Dimensions.OpenSizeException();
            }
        }
        TensorExpr kept = dropped.isEmpty() ? operand.tensor() : ReshapeUnit.of(operand.tensor(), List.of(), dropped);
        Shape added = Shape.scalar();
        for (int i : missing) {
            added = added.with(positions.axis(i), dimensions.all().get(i).map());
        }
        TensorExpr moved = renamed(kept, names);
        return new Denoted(missing.isEmpty() ? moved : Expand.of(moved, added), dimensions);
    }

    /** Every {@code stride}-th element from {@code start} to before {@code end}, in each dimension. */
    public Denoted slice(Denoted operand, List<Long> start, List<Long> end, List<Long> stride) {
        List<Integer> sizes = new ArrayList<>();
        AxisMaps starts = AxisMaps.none();
        AxisMaps ends = AxisMaps.none();
        AxisMaps strides = AxisMaps.none();
        for (int i = 0; i < operand.rank(); i++) {
            long length = Math.max(0, end.get(i) - start.get(i));
            sizes.add(Math.toIntExact((length + stride.get(i) - 1) / stride.get(i)));
            if (start.get(i) != 0 || end.get(i) != operand.size(i) || stride.get(i) != 1) {
                AggregatedAxis axis = positions.axis(i);
                starts = starts.and(axis, AxisMap.of(start.get(i)));
                ends = ends.and(axis, AxisMap.of(end.get(i)));
                strides = strides.and(axis, AxisMap.of(stride.get(i)));
            }
        }
        if (operand.tensor() instanceof Constant constant) {
            return resized(constant, Dimensions.known(sizes));
        }
        return new Denoted(
                starts.entries().isEmpty() ? operand.tensor() : Slice.of(operand.tensor(), starts, ends, strides),
                sizes);
    }

    /** One place of a dimension, which is given up. */
    public Denoted at(Denoted operand, int dimension, int place) {
        List<Long> start = longs(operand.rank(), i -> i == dimension ? place : 0);
        List<Long> end = longs(operand.rank(), i -> i == dimension ? place + 1 : operand.size(i));
        return dropped(slice(operand, start, end, longs(operand.rank(), i -> 1)), List.of(dimension));
    }

    /** The place of a dimension that a number of the rule says, which is within it; the dimension is given up. */
    public Denoted at(Denoted operand, int dimension, AxisMap place) {
        return dropped(cut(operand, dimension, place, new Size.Known(1), 1), List.of(dimension));
    }

    /** So many places of a dimension from one on, every {@code stride}-th of them, all of them within it. */
    public Denoted cut(Denoted operand, int dimension, AxisMap start, Size size, long stride) {
        List<Size> sizes = new ArrayList<>(operand.dimensions().all());
        sizes.set(dimension, size);
        Dimensions result = new Dimensions(sizes);
        if (operand.tensor() instanceof Constant constant) {
            return resized(constant, result);
        }
        AggregatedAxis axis = positions.axis(dimension);
        AxisMap extent = stride == 1
                ? size.map()
                : AxisMap.max(AxisMap.of(0), size.map().minus(1).times(AxisMap.of(stride)).plus(1));
        return new Denoted(Slice.of(operand.tensor(), AxisMaps.on(axis, start), AxisMaps.on(axis, start.plus(extent)),
                stride == 1 ? AxisMaps.none() : AxisMaps.on(axis, AxisMap.of(stride))), result);
    }

    /** The same elements with and without dimensions of one place. */
    public Denoted withUnits(Denoted operand, Dimensions dimensions) {
        if (operand.dimensions().equals(dimensions)) {
            return operand;
        }
        if (dimensions.isKnown() && operand.dimensions().isKnown()) {
            return reshaped(operand, dimensions.numbers());
        }
        List<Integer> from = wide(operand.dimensions());
        List<Integer> to = wide(dimensions);
        if (!operand.dimensions().at(from).equals(dimensions.at(to))) {
            throw new Dimensions.OpenSizeException();
        }
        Denoted kept = dropped(operand,
                IntStream.range(0, operand.rank()).boxed().filter(i -> !from.contains(i)).toList());
        return broadcast(kept, to, dimensions);
    }

    /** The dimensions that are not known to have one place. */
    private static List<Integer> wide(Dimensions dimensions) {
        return IntStream.range(0, dimensions.rank())
                .boxed()
                .filter(i -> !dimensions.all().get(i).equals(new Size.Known(1)))
                .toList();
    }

    /** The operand without some dimensions of size 1. */
    public Denoted dropped(Denoted operand, List<Integer> dimensions) {
        List<Integer> kept = IntStream.range(0, operand.rank()).boxed().filter(i -> !dimensions.contains(i)).toList();
        if (operand.tensor() instanceof Constant constant) {
            return resized(constant, operand.dimensions().at(kept));
        }
        TensorExpr tensor = dimensions.isEmpty()
                ? operand.tensor()
                : ReshapeUnit.of(operand.tensor(), List.of(), positions.axes(dimensions));
        return numbered(tensor, positions.axes(kept), operand.dimensions().at(kept));
    }

    /** A number for each dimension. */
    public static List<Long> longs(int rank, IntToLongFunction number) {
        return IntStream.range(0, rank).mapToObj(i -> number.applyAsLong(i)).toList();
    }
}
