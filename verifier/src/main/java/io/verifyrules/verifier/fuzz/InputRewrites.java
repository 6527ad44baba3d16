package io.verifyrules.verifier.fuzz;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.expr.AxisMaps;
import io.verifyrules.dsl.expr.Concat;
import io.verifyrules.dsl.expr.DynamicSlice;
import io.verifyrules.dsl.expr.DynamicUpdateSlice;
import io.verifyrules.dsl.expr.Input;
import io.verifyrules.dsl.expr.Pad;
import io.verifyrules.dsl.expr.Slice;
import io.verifyrules.dsl.expr.StartRule;
import io.verifyrules.dsl.expr.TensorExpr;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.SortedMap;
import java.util.stream.Stream;

/** Ways to take an input tensor apart and to put it together again; its sizes are known, so that they need no condition. */
final class InputRewrites {

    private static final AxisMap ZERO = AxisMap.of(0);
    private static final AxisMap ONE = AxisMap.of(1);

    private InputRewrites() {
    }

    /** All of them; {@code value} is some element of the rule's type, {@code attribute} draws a map over an axis' class. */
    static List<Rewrite> all(Element value, Attribute attribute) {
        return Stream
                .of(Rewrite.anywhere("pad and cut off",
                        onAxis((x, axis, size) -> cutOff(x, axis, size, value, natural(attribute, axis)))),
                        Rewrite.anywhere("dilate and stride",
                                onAxis((x, axis, size) -> strided(x, axis, size, value, natural(attribute, axis)))),
                        Rewrite.anywhere("cut and join", onAxis(
                                (x, axis, size) -> joined(x, axis, size, AxisMap.min(natural(attribute, axis), size)))),
                        Rewrite.anywhere("write back what was read",
                                onAxis((x, axis, size) -> writtenBack(x, axis, attribute.on(axis),
                                        AxisMap.min(natural(attribute, axis), size)))))
                .map(Rewrite::onAllElements)
                .toList();
    }

    /** A random map over the class of an axis. */
    @FunctionalInterface
    interface Attribute {
        AxisMap on(AggregatedAxis axis);
    }

    /** A rewrite of a tensor along one of its axes, whose size is given. */
    @FunctionalInterface
    private interface OnAxis {
        Optional<TensorExpr> of(TensorExpr tensor, AggregatedAxis axis, AxisMap size);
    }

    private static Rewrite.Application onAxis(OnAxis rewrite) {
        return (tensor, random) -> tensor instanceof Input input
                ? axis(input, random).flatMap(axis -> rewrite.of(tensor, axis, size(input.shape().sizes(), axis)))
                : Optional.empty();
    }

    private static Optional<AggregatedAxis> axis(Input input, Random random) {
        return DataRewrites.axis(input, random);
    }

    private static AxisMap size(SortedMap<AggregatedAxis, AxisMap> sizes, AggregatedAxis axis) {
        return sizes.getOrDefault(axis, ZERO);
    }

    private static AxisMap natural(Attribute attribute, AggregatedAxis axis) {
        return AxisMap.max(attribute.on(axis), ZERO);
    }

    private static Optional<TensorExpr> cutOff(TensorExpr x, AggregatedAxis axis, AxisMap size, Element value,
            AxisMap low) {
        Pad padded = Pad.of(x, value, AxisMaps.on(axis, low), AxisMaps.on(axis, low), AxisMaps.none());
        return Optional
                .of(Slice.of(padded, AxisMaps.on(axis, low), AxisMaps.on(axis, low.plus(size)), AxisMaps.none()));
    }

    private static Optional<TensorExpr> strided(TensorExpr x, AggregatedAxis axis, AxisMap size, Element value,
            AxisMap interior) {
        Pad dilated = Pad.of(x, value, AxisMaps.none(), AxisMaps.none(), AxisMaps.on(axis, interior));
        AxisMap end = size.plus(AxisMap.max(size.minus(ONE), ZERO).times(interior));
        return Optional
                .of(Slice.of(dilated, AxisMaps.none(), AxisMaps.on(axis, end), AxisMaps.on(axis, interior.plus(ONE))));
    }

    private static Optional<TensorExpr> joined(TensorExpr x, AggregatedAxis axis, AxisMap size, AxisMap cut) {
        if (!axis.rankClass().isSingleton()) {
            return Optional.empty();
        }
        TensorExpr first = Slice.of(x, AxisMaps.none(), AxisMaps.on(axis, cut), AxisMaps.none());
        TensorExpr second = Slice.of(x, AxisMaps.on(axis, cut), AxisMaps.on(axis, size), AxisMaps.none());
        return Optional.of(Concat.of(List.of(first, second), axis));
    }

    private static Optional<TensorExpr> writtenBack(TensorExpr x, AggregatedAxis axis, AxisMap start, AxisMap size) {
        DynamicSlice read = DynamicSlice.of(x, AxisMaps.on(axis, start), AxisMaps.on(axis, size), StartRule.CLAMPED);
        return Optional.of(DynamicUpdateSlice.of(x, read, AxisMaps.on(axis, start), StartRule.CLAMPED));
    }
}
