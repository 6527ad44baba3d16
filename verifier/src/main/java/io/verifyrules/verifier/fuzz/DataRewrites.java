package io.verifyrules.verifier.fuzz;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.expr.AxisMaps;
import io.verifyrules.dsl.expr.Concat;
import io.verifyrules.dsl.expr.DynamicSlice;
import io.verifyrules.dsl.expr.DynamicUpdateSlice;
import io.verifyrules.dsl.expr.Pad;
import io.verifyrules.dsl.expr.Relabel;
import io.verifyrules.dsl.expr.ReshapeUnit;
import io.verifyrules.dsl.expr.Reverse;
import io.verifyrules.dsl.expr.Slice;
import io.verifyrules.dsl.expr.StartRule;
import io.verifyrules.dsl.expr.TensorExpr;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Right rewrites of operators that move data. */
final class DataRewrites {

    private static final AxisMap ZERO = AxisMap.of(0);
    private static final AxisMap ONE = AxisMap.of(1);

    private DataRewrites() {
    }

    /** All of them; {@code value} is some element of the rule's type. */
    static List<Rewrite> all(Element value) {
        return Stream
                .of(Rewrite.anywhere("reverse twice", (x, random) -> axis(x, random)
                        .map(axis -> x.reverse(axis).reverse(axis))), Rewrite
                                .anywhere("pad by nothing",
                                        (x, random) -> axis(x, random).map(axis -> Pad.of(x, value,
                                                AxisMaps.on(axis, ZERO), AxisMaps.on(axis, ZERO), AxisMaps.none()))),
                        Rewrite.anywhere(
                                "take all", (x,
                                        random) -> axis(x, random).map(axis -> Slice.of(x, AxisMaps.on(axis, ZERO),
                                                AxisMaps.none(), AxisMaps.on(axis, ONE)))),
                        Rewrite.anywhere("rename and back",
                                (x, random) -> axis(x, random).map(DataRewrites::renamed)
                                        .map(axis -> Relabel.of(Relabel.of(x, Map.of(axis.before(), axis.after())),
                                                Map.of(axis.after(), axis.before())))),
                        Rewrite.anywhere("transpose twice",
                                (x, random) -> transposed(x).flatMap(DataRewrites::transposed)),
                        Rewrite.anywhere("add and drop an axis of size 1",
                                (x, random) -> axis(x, random).map(DataRewrites::renamed)
                                        .map(axis -> ReshapeUnit.of(ReshapeUnit.of(x, List.of(axis.after()), List.of()),
                                                List.of(), List.of(axis.after())))),
                        new Rewrite("reverse before padding", (x, random) -> reversedPad(x)),
                        new Rewrite("pad low, then high", (x, random) -> edgeByEdge(x)),
                        new Rewrite("merge slices", (x, random) -> mergedSlices(x)),
                        new Rewrite("clamp a start in range", (x, random) -> clamped(x)),
                        new Rewrite("slice for dynamic slice", (x, random) -> sliced(x)),
                        new Rewrite("concat in groups", (x, random) -> grouped(x)),
                        new Rewrite("flat concat", (x, random) -> flat(x)),
                        new Rewrite("reverse before concat", (x, random) -> reversedConcat(x)))
                .map(Rewrite::onAllElements)
                .toList();
    }

    static Optional<AggregatedAxis> axis(TensorExpr tensor, Random random) {
        List<AggregatedAxis> axes = List.copyOf(tensor.type().axes());
        return axes.isEmpty() ? Optional.empty() : Optional.of(axes.get(random.nextInt(axes.size())));
    }

    /** Two axes of one class exchanged, if there are two. */
    private static Optional<TensorExpr> transposed(TensorExpr tensor) {
        List<AggregatedAxis> axes = List.copyOf(tensor.type().axes());
        for (AggregatedAxis first : axes) {
            for (AggregatedAxis second : axes.subList(axes.indexOf(first) + 1, axes.size())) {
                if (first.rankClass().equals(second.rankClass())) {
                    return Optional.of(Relabel.of(tensor, Map.of(first, second, second, first)));
                }
            }
        }
        return Optional.empty();
    }

    private record Renamed(AggregatedAxis before, AggregatedAxis after) {}

    private static Renamed renamed(AggregatedAxis axis) {
        return new Renamed(axis, axis.rankClass().axis(axis.label() + "'"));
    }

    private static Optional<TensorExpr> reversedPad(TensorExpr tensor) {
        if (!(tensor instanceof Reverse(var ignored, Pad pad, Set<AggregatedAxis> axes))) {
            return Optional.empty();
        }
        return Optional.of(Pad.of(Reverse.of(pad.operand(), axes), pad.value(),
                AxisMaps.of(exchanged(pad.low(), pad.high(), axes)),
                AxisMaps.of(exchanged(pad.high(), pad.low(), axes)), AxisMaps.of(pad.interior())));
    }

    /** The first map, and on the given axes the second. */
    private static SortedMap<AggregatedAxis, AxisMap> exchanged(SortedMap<AggregatedAxis, AxisMap> first,
            SortedMap<AggregatedAxis, AxisMap> second, Set<AggregatedAxis> axes) {
        SortedMap<AggregatedAxis, AxisMap> exchanged = new TreeMap<>();
        first.forEach((axis, map) -> exchanged.put(axis, map));
        axes.forEach(axis -> exchanged.put(axis, second.getOrDefault(axis, ZERO)));
        exchanged.keySet().removeIf(axis -> !first.containsKey(axis) && !second.containsKey(axis));
        return exchanged;
    }

    /** Right where nothing is cut off at the low edge: else there may be too little before the high edge is added. */
    private static Optional<TensorExpr> edgeByEdge(TensorExpr tensor) {
        if (!(tensor instanceof Pad pad) || !pad.low().values().stream().allMatch(DataRewrites::isNatural)) {
            return Optional.empty();
        }
        TensorExpr low = Pad.of(pad.operand(), pad.value(), AxisMaps.of(pad.low()), AxisMaps.none(),
                AxisMaps.of(pad.interior()));
        return Optional.of(Pad.of(low, pad.value(), AxisMaps.none(), AxisMaps.of(pad.high()), AxisMaps.none()));
    }

    private static boolean isNatural(AxisMap map) {
        return map instanceof AxisMap.Constant constant && constant.value() >= 0;
    }

    private static Optional<TensorExpr> mergedSlices(TensorExpr tensor) {
        if (!(tensor instanceof Slice outer && outer.operand() instanceof Slice inner
                && inner.stride().values().stream().allMatch(ONE::equals))) {
            return Optional.empty();
        }
        SortedMap<AggregatedAxis, AxisMap> start = new TreeMap<>(inner.start());
        outer.start().forEach((axis, map) -> start.merge(axis, map, AxisMap::plus));
        SortedMap<AggregatedAxis, AxisMap> end = new TreeMap<>(inner.end());
        outer.end().forEach((axis, map) -> end.put(axis, inner.start().getOrDefault(axis, ZERO).plus(map)));
        return Optional
                .of(Slice.of(inner.operand(), AxisMaps.of(start), AxisMaps.of(end), AxisMaps.of(outer.stride())));
    }

    private static Optional<TensorExpr> clamped(TensorExpr tensor) {
        return switch (tensor) {
            case DynamicSlice slice when slice.startRule() == StartRule.IN_RANGE -> Optional.of(DynamicSlice
                    .of(slice.operand(), AxisMaps.of(slice.start()), AxisMaps.of(slice.size()), StartRule.CLAMPED));
            case DynamicUpdateSlice update when update.startRule() == StartRule.IN_RANGE ->
                Optional.of(DynamicUpdateSlice.of(update.operand(), update.update(), AxisMaps.of(update.start()),
                        StartRule.CLAMPED));
            default -> Optional.empty();
        };
    }

    private static Optional<TensorExpr> sliced(TensorExpr tensor) {
        if (!(tensor instanceof DynamicSlice slice) || slice.startRule() != StartRule.IN_RANGE) {
            return Optional.empty();
        }
        SortedMap<AggregatedAxis, AxisMap> end = new TreeMap<>(slice.start());
        slice.size().forEach((axis, size) -> end.merge(axis, size, AxisMap::plus));
        return Optional.of(Slice.of(slice.operand(), AxisMaps.of(slice.start()), AxisMaps.of(end), AxisMaps.none()));
    }

    private static Optional<TensorExpr> grouped(TensorExpr tensor) {
        if (!(tensor instanceof Concat concat) || concat.operands().size() < 3) {
            return Optional.empty();
        }
        List<TensorExpr> operands = concat.operands();
        TensorExpr rest = Concat.of(operands.subList(1, operands.size()), concat.along());
        return Optional.of(Concat.of(List.of(operands.get(0), rest), concat.along()));
    }

    private static Optional<TensorExpr> flat(TensorExpr tensor) {
        if (!(tensor instanceof Concat concat)) {
            return Optional.empty();
        }
        List<TensorExpr> flat = concat.operands()
                .stream()
                .flatMap(operand -> operand instanceof Concat inner && inner.along().equals(concat.along())
                        ? inner.operands().stream()
                        : Stream.of(operand))
                .toList();
        return Optional.of(Concat.of(flat, concat.along()));
    }

    private static Optional<TensorExpr> reversedConcat(TensorExpr tensor) {
        if (!(tensor instanceof Reverse(var ignored, Concat concat, Set<AggregatedAxis> axes))) {
            return Optional.empty();
        }
        List<TensorExpr> operands = new ArrayList<>();
        concat.operands().forEach(operand -> operands.add(Reverse.of(operand, axes)));
        if (axes.contains(concat.along())) {
            Collections.reverse(operands);
        }
        return Optional.of(Concat.of(operands, concat.along()));
    }
}
