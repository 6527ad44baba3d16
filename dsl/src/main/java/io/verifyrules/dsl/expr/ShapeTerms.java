package io.verifyrules.dsl.expr;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The shape of an expression as terms over what its rule declares. Where the expression is valid its sizes are these; where
 * it is not it has none, and the terms say nothing. Each expression is looked at once, and no depth is too large.
 */
public final class ShapeTerms {

    private final IdentityHashMap<TensorExpr, Shape> known = new IdentityHashMap<>();

    /** The shape of an expression. */
    public Shape of(TensorExpr tensor) {
        Deque<TensorExpr> open = new ArrayDeque<>(List.of(tensor));
        while (!open.isEmpty()) {
            TensorExpr next = open.element();
            List<TensorExpr> unknown = next.operands().stream().filter(operand -> !known.containsKey(operand)).toList();
            unknown.forEach(open::push);
            if (unknown.isEmpty()) {
                known.computeIfAbsent(open.pop(), ignored -> new Shape(sizes(next)));
            }
        }
        return known(tensor);
    }

    /** The size of an expression on one of its axes. */
    public AxisMap of(TensorExpr tensor, AggregatedAxis axis) {
        AxisAttributes.requireAxis("sizeOf:", "the tensor", tensor.type(), axis);
        return size(of(tensor).sizes(), axis);
    }

    private Shape known(TensorExpr tensor) {
        return Objects.requireNonNull(known.get(tensor), "the shapes of operands come first");
    }

    private static AxisMap size(SortedMap<AggregatedAxis, AxisMap> sizes, AggregatedAxis axis) {
        return Objects.requireNonNull(sizes.get(axis), "a shape has a size for each axis of its type");
    }

    private SortedMap<AggregatedAxis, AxisMap> sizes(TensorExpr tensor) {
        return switch (tensor) {
            case Input input -> input.shape().sizes();
            case Constant constant -> constant.shape().sizes();
            case Iota iota -> iota.shape().sizes();
            case Unary unary -> known(unary.operand()).sizes();
            case Binary binary -> known(binary.left()).sizes();
            case Compare compare -> known(compare.left()).sizes();
            case Convert convert -> known(convert.operand()).sizes();
            case ComplexApplied applied -> known(applied.operands().getFirst()).sizes();
            case ReducePrecision reduced -> known(reduced.operand()).sizes();
            case Select select -> known(select.predicate()).sizes();
            case Freeze freeze -> known(freeze.operand()).sizes();
            case Arith arith -> known(arith.operands().getFirst()).sizes();
            case Mapped mapped -> known(mapped.operands().getFirst()).sizes();
            case Zip zip -> known(zip.operands().getFirst()).sizes();
            case Component component -> known(component.operand()).sizes();
            case TupleElement element -> known(element.taken()).sizes();
            case Clamp clamp -> known(clamp.operand()).sizes();
            case Rotate rotate -> known(rotate.operand()).sizes();
            case Symmetric symmetric -> known(symmetric.operand()).sizes();
            case Reverse reverse -> known(reverse.operand()).sizes();
            case DynamicUpdateSlice update -> known(update.operand()).sizes();
            case InsertSlice insertion -> known(insertion.operand()).sizes();
            case Expand expand -> with(known(expand.operand()).sizes(), expand.added().sizes());
            case DynamicSlice slice -> with(known(slice.operand()).sizes(), slice.size());
            case Relabel relabel -> relabelled(known(relabel.operand()).sizes(), relabel.renaming());
            case ReshapeUnit reshape -> reshaped(reshape);
            case Split split -> split(split);
            case Merge merge -> merged(merge);
            case Reshape reshape -> rowMajor(reshape);
            case Tile tile -> tiled(tile);
            case Sort sort -> known(sort.operand()).sizes();
            case Transpose transpose -> permuted(transpose);
            case Gather gather -> gathered(gather);
            case Scatter scatter -> known(scatter.operand()).sizes();
            case Pad pad -> padded(pad);
            case Slice slice -> sliced(slice);
            case Concat concat -> appended(concat);
            case Reduce reduce -> kept(reduce, reduce.operand());
            case Dot dot -> kept(dot, dot.right(), dot.left());
            case ReduceWindow reduce -> windows(reduce);
            case Convolution convolution -> convolved(convolution);
        };
    }

    private static SortedMap<AggregatedAxis, AxisMap> with(SortedMap<AggregatedAxis, AxisMap> sizes,
            SortedMap<AggregatedAxis, AxisMap> others) {
        SortedMap<AggregatedAxis, AxisMap> all = new TreeMap<>(sizes);
        all.putAll(others);
        return all;
    }

    private static SortedMap<AggregatedAxis, AxisMap> relabelled(SortedMap<AggregatedAxis, AxisMap> sizes,
            SortedMap<AggregatedAxis, AggregatedAxis> renaming) {
        SortedMap<AggregatedAxis, AxisMap> moved = new TreeMap<>();
        sizes.forEach((axis, size) -> moved.put(renaming.getOrDefault(axis, axis), size));
        return moved;
    }

    private SortedMap<AggregatedAxis, AxisMap> permuted(Transpose transpose) {
        SortedMap<AggregatedAxis, AxisMap> sizes = new TreeMap<>(known(transpose.operand()).sizes());
        sizes.replaceAll(
                (axis, size) -> transpose.axes().contains(axis) ? size.permuted(transpose.permutation()) : size);
        return sizes;
    }

    private SortedMap<AggregatedAxis, AxisMap> reshaped(ReshapeUnit reshape) {
        SortedMap<AggregatedAxis, AxisMap> sizes = new TreeMap<>(known(reshape.operand()).sizes());
        sizes.keySet().removeAll(reshape.dropped());
        reshape.added().forEach(axis -> sizes.put(axis, AxisMap.of(1)));
        return sizes;
    }

    private SortedMap<AggregatedAxis, AxisMap> split(Split split) {
        SortedMap<AggregatedAxis, AxisMap> sizes = new TreeMap<>(known(split.operand()).sizes());
        AxisMap size = size(sizes, split.axis());
        sizes.remove(split.axis());
        sizes.put(split.outer(), ShortMaps.quotient(size, split.size()));
        sizes.put(split.place(), split.size());
        return sizes;
    }

    private SortedMap<AggregatedAxis, AxisMap> merged(Merge merge) {
        SortedMap<AggregatedAxis, AxisMap> sizes = new TreeMap<>(known(merge.operand()).sizes());
        AxisMap size = ShortMaps.product(size(sizes, merge.outer()), size(sizes, merge.inner()));
        sizes.keySet().removeAll(List.of(merge.outer(), merge.inner()));
        sizes.put(merge.into(), size);
        return sizes;
    }

    private SortedMap<AggregatedAxis, AxisMap> rowMajor(Reshape reshape) {
        SortedMap<AggregatedAxis, AxisMap> sizes = new TreeMap<>(known(reshape.operand()).sizes());
        sizes.remove(reshape.axis());
        return with(sizes, reshape.into().sizes());
    }

    private SortedMap<AggregatedAxis, AxisMap> tiled(Tile tile) {
        SortedMap<AggregatedAxis, AxisMap> sizes = new TreeMap<>(known(tile.operand()).sizes());
        sizes.replaceAll((axis, size) -> ShortMaps.product(size, attribute(tile.times(), axis, 1)));
        return sizes;
    }

    private SortedMap<AggregatedAxis, AxisMap> gathered(Gather gather) {
        SortedMap<AggregatedAxis, AxisMap> sizes = new TreeMap<>(known(gather.operand()).sizes());
        sizes.remove(gather.along());
        return with(with(sizes, known(gather.indices()).sizes()), gather.size());
    }

    private SortedMap<AggregatedAxis, AxisMap> padded(Pad pad) {
        SortedMap<AggregatedAxis, AxisMap> sizes = new TreeMap<>(known(pad.operand()).sizes());
        sizes.replaceAll((axis, size) -> ShortMaps.sum(
                ShortMaps.sum(attribute(pad.low(), axis, 0), spread(size, attribute(pad.interior(), axis, 0))),
                attribute(pad.high(), axis, 0)));
        return sizes;
    }

    private SortedMap<AggregatedAxis, AxisMap> sliced(Slice slice) {
        SortedMap<AggregatedAxis, AxisMap> sizes = new TreeMap<>(known(slice.operand()).sizes());
        sizes.replaceAll((axis, size) -> {
            AxisMap length = ShortMaps.difference(slice.end().getOrDefault(axis, size),
                    attribute(slice.start(), axis, 0));
            AxisMap stride = attribute(slice.stride(), axis, 1);
            return stride.equals(AxisMap.of(1))
                    ? length
                    : ShortMaps.quotient(ShortMaps.difference(ShortMaps.sum(length, stride), AxisMap.of(1)), stride);
        });
        return sizes;
    }

    private SortedMap<AggregatedAxis, AxisMap> appended(Concat concat) {
        AxisMap together = AxisMap.of(0);
        for (TensorExpr operand : concat.operands()) {
            together = ShortMaps.sum(together, size(known(operand).sizes(), concat.along()));
        }
        SortedMap<AggregatedAxis, AxisMap> sizes = new TreeMap<>(known(concat.operands().get(0)).sizes());
        sizes.put(concat.along(), together);
        return sizes;
    }

    /** The sizes of operands on the axes that the result has; of two operands with an axis the later one. */
    private SortedMap<AggregatedAxis, AxisMap> kept(TensorExpr result, TensorExpr... operands) {
        SortedMap<AggregatedAxis, AxisMap> sizes = new TreeMap<>();
        for (TensorExpr operand : operands) {
            sizes.putAll(known(operand).sizes());
        }
        sizes.keySet().retainAll(result.type().axes());
        return sizes;
    }

    private SortedMap<AggregatedAxis, AxisMap> windows(ReduceWindow reduce) {
        SortedMap<AggregatedAxis, AxisMap> sizes = new TreeMap<>(known(reduce.operand()).sizes());
        reduce.size()
                .forEach(
                        (axis, extent) -> sizes.put(axis, positions(reduce.window(), axis, size(sizes, axis), extent)));
        return sizes;
    }

    private SortedMap<AggregatedAxis, AxisMap> convolved(Convolution convolution) {
        SortedMap<AggregatedAxis, AxisMap> input = known(convolution.input()).sizes();
        SortedMap<AggregatedAxis, AxisMap> kernel = known(convolution.kernel()).sizes();
        SortedMap<AggregatedAxis, AxisMap> groups = new TreeMap<>();
        convolution.batchGroups().forEach((axis, group) -> groups.put(axis, group.count()));
        SortedMap<AggregatedAxis, AxisMap> sizes = new TreeMap<>();
        convolution.roles()
                .batch()
                .forEach(axis -> sizes.put(axis, ShortMaps.quotient(size(input, axis), attribute(groups, axis, 1))));
        convolution.roles().outputFeature().forEach(axis -> sizes.put(axis, size(kernel, axis)));
        convolution.roles()
                .spatial()
                .forEach(axis -> sizes.put(axis,
                        positions(convolution.window(), axis, size(input, axis), size(kernel, axis))));
        return sizes;
    }

    /** The number of places that a window can take. */
    private static AxisMap positions(Window window, AggregatedAxis axis, AxisMap size, AxisMap extent) {
        AxisMap padded = ShortMaps.sum(ShortMaps.sum(attribute(window.low(), axis, 0),
                dilated(size, attribute(window.baseDilation(), axis, 1))), attribute(window.high(), axis, 0));
        AxisMap room = ShortMaps.difference(padded, dilated(extent, attribute(window.windowDilation(), axis, 1)));
        return ShortMaps.larger(
                ShortMaps.sum(ShortMaps.quotient(room, attribute(window.stride(), axis, 1)), AxisMap.of(1)),
                AxisMap.of(0));
    }

    private static AxisMap dilated(AxisMap size, AxisMap dilation) {
        return spread(size, ShortMaps.difference(dilation, AxisMap.of(1)));
    }

    /** The size with so many places between neighbours. */
    private static AxisMap spread(AxisMap size, AxisMap between) {
        AxisMap gaps = ShortMaps.larger(ShortMaps.difference(size, AxisMap.of(1)), AxisMap.of(0));
        return ShortMaps.sum(size, ShortMaps.product(gaps, between));
    }

    private static AxisMap attribute(SortedMap<AggregatedAxis, AxisMap> maps, AggregatedAxis axis, long neutral) {
        return maps.getOrDefault(axis, AxisMap.of(neutral));
    }
}
