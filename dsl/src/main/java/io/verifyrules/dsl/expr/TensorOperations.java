package io.verifyrules.dsl.expr;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.Reducer;
import io.verifyrules.dsl.element.UnaryOperator;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** The operators in the order in which a rule reads: {@code x.pad(v, low, high, interior).slice(start, end, stride)}. */
public interface TensorOperations {

    /** The tensor that the operators apply to. */
    TensorExpr self();

    /** Element-wise sum. */
    default TensorExpr plus(TensorExpr other) {
        return Binary.of(BinaryOperator.ADD, self(), other);
    }

    /** Element-wise difference. */
    default TensorExpr minus(TensorExpr other) {
        return Binary.of(BinaryOperator.SUB, self(), other);
    }

    /** Element-wise product. */
    default TensorExpr times(TensorExpr other) {
        return Binary.of(BinaryOperator.MUL, self(), other);
    }

    /** Element-wise quotient, as XLA divides. */
    default TensorExpr div(TensorExpr other) {
        return Binary.of(BinaryOperator.DIV, self(), other);
    }

    /** Element-wise remainder with the sign of the dividend. */
    default TensorExpr rem(TensorExpr other) {
        return Binary.of(BinaryOperator.REM, self(), other);
    }

    /** Element-wise negation of numbers. */
    default TensorExpr unaryMinus() {
        return Unary.of(UnaryOperator.NEG, self());
    }

    /** Element-wise negation of truth values. */
    default TensorExpr not() {
        return Unary.of(UnaryOperator.NOT, self());
    }

    /** A comparison of elements; the result is a tensor of truth values. */
    default TensorExpr compare(Relation relation, TensorExpr other) {
        return Compare.of(relation, self(), other);
    }

    /** Adds the axes of {@code added}: the broadcast. */
    default TensorExpr expand(Shape added) {
        return Expand.of(self(), added);
    }

    /** Renames axes: the transpose. */
    default TensorExpr relabel(Map<AggregatedAxis, AggregatedAxis> renaming) {
        return Relabel.of(self(), renaming);
    }

    /** Pads with {@code value} at the low end, at the high end and between elements; negative edges cut off. */
    default TensorExpr pad(Element value, AxisMaps low, AxisMaps high, AxisMaps interior) {
        return Pad.of(self(), value, low, high, interior);
    }

    /** Pads the one axis of each map's class. */
    default TensorExpr pad(Element value, AxisMap low, AxisMap high, AxisMap interior) {
        return pad(value, AxisMaps.of(low), AxisMaps.of(high), AxisMaps.of(interior));
    }

    /** Takes every {@code stride}-th element from {@code start} to before {@code end}. */
    default TensorExpr slice(AxisMaps start, AxisMaps end, AxisMaps stride) {
        return Slice.of(self(), start, end, stride);
    }

    /** Slices the one axis of each map's class. */
    default TensorExpr slice(AxisMap start, AxisMap end, AxisMap stride) {
        return slice(AxisMaps.of(start), AxisMaps.of(end), AxisMaps.of(stride));
    }

    /** Takes {@code size} elements from {@code start}, clamped as XLA clamps it. */
    default TensorExpr dynamicSlice(AxisMaps start, AxisMaps size) {
        return DynamicSlice.of(self(), start, size, StartRule.CLAMPED);
    }

    /** Takes {@code size} elements of the one axis of each map's class. */
    default TensorExpr dynamicSlice(AxisMap start, AxisMap size) {
        return dynamicSlice(AxisMaps.of(start), AxisMaps.of(size));
    }

    /** Takes {@code size >= 1} elements from {@code start}, which must be in range. */
    default TensorExpr dynamicSliceInRange(AxisMaps start, AxisMaps size) {
        return DynamicSlice.of(self(), start, size, StartRule.IN_RANGE);
    }

    /** Takes {@code size >= 1} elements of the one axis of each map's class; starts must be in range. */
    default TensorExpr dynamicSliceInRange(AxisMap start, AxisMap size) {
        return dynamicSliceInRange(AxisMaps.of(start), AxisMaps.of(size));
    }

    /** Overwrites with {@code update} from {@code start}, clamped as XLA clamps it. */
    default TensorExpr dynamicUpdateSlice(TensorExpr update, AxisMaps start) {
        return DynamicUpdateSlice.of(self(), update, start, StartRule.CLAMPED);
    }

    /** Overwrites with {@code update} from {@code start}, clamped, on the one axis of each map's class. */
    default TensorExpr dynamicUpdateSlice(TensorExpr update, AxisMap... start) {
        return dynamicUpdateSlice(update, AxisMaps.of(start));
    }

    /** Overwrites with {@code update}, which must be non-empty and in range. */
    default TensorExpr dynamicUpdateSliceInRange(TensorExpr update, AxisMaps start) {
        return DynamicUpdateSlice.of(self(), update, start, StartRule.IN_RANGE);
    }

    /** Overwrites with {@code update}, non-empty and in range, on the one axis of each map's class. */
    default TensorExpr dynamicUpdateSliceInRange(TensorExpr update, AxisMap... start) {
        return dynamicUpdateSliceInRange(update, AxisMaps.of(start));
    }

    /** Reverses the given axes. */
    default TensorExpr reverse(AggregatedAxis... axes) {
        return Reverse.of(self(), List.of(axes));
    }

    /** Reverses the axes that are named after the given classes. */
    default TensorExpr reverse(RankClass... classes) {
        return Reverse.of(self(), Stream.of(classes).map(RankClass::axis).toList());
    }

    /** Adds axes of size 1 and drops axes of size 1. */
    default TensorExpr reshapeUnit(List<AggregatedAxis> added, List<AggregatedAxis> dropped) {
        return ReshapeUnit.of(self(), added, dropped);
    }

    /** Appends tensors along an axis of a singleton class. */
    default TensorExpr concat(AggregatedAxis along, TensorExpr... others) {
        List<TensorExpr> all = new ArrayList<>();
        all.add(self());
        all.addAll(List.of(others));
        return Concat.of(all, along);
    }

    /** {@code this} where {@code predicate} holds, else {@code otherwise}. */
    default TensorExpr where(TensorExpr predicate, TensorExpr otherwise) {
        return Select.of(predicate, self(), otherwise);
    }

    /** Combines the elements over whole axes; without an initial value. */
    default TensorExpr reduce(Reducer monoid, AggregatedAxis... over) {
        return Reduce.of(monoid, self(), List.of(over), Optional.empty(), BoundIndices.unnamed());
    }

    /** Combines the elements over whole axes, and the initial value with the result. */
    default TensorExpr reduce(Reducer monoid, Element initial, AggregatedAxis... over) {
        return Reduce.of(monoid, self(), List.of(over), Optional.of(initial), BoundIndices.unnamed());
    }

    /** The sum of products over the contracted axes. */
    default TensorExpr dot(TensorExpr other, List<AggregatedAxis> contracted, List<AggregatedAxis> batch) {
        return Dot.of(self(), other, contracted, batch, BoundIndices.unnamed());
    }
}
