package io.verifyrules.verifier.instance;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.expr.Binary;
import io.verifyrules.dsl.expr.Clamp;
import io.verifyrules.dsl.expr.Compare;
import io.verifyrules.dsl.expr.Concat;
import io.verifyrules.dsl.expr.Constant;
import io.verifyrules.dsl.expr.Convolution;
import io.verifyrules.dsl.expr.Dot;
import io.verifyrules.dsl.expr.DynamicSlice;
import io.verifyrules.dsl.expr.DynamicUpdateSlice;
import io.verifyrules.dsl.expr.Expand;
import io.verifyrules.dsl.expr.Input;
import io.verifyrules.dsl.expr.Iota;
import io.verifyrules.dsl.expr.Pad;
import io.verifyrules.dsl.expr.Reduce;
import io.verifyrules.dsl.expr.ReduceWindow;
import io.verifyrules.dsl.expr.Relabel;
import io.verifyrules.dsl.expr.ReshapeUnit;
import io.verifyrules.dsl.expr.Reverse;
import io.verifyrules.dsl.expr.Select;
import io.verifyrules.dsl.expr.Slice;
import io.verifyrules.dsl.expr.StartRule;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.expr.Unary;
import io.verifyrules.dsl.rule.Condition;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Conditions on attributes that a valid expression mostly satisfies, to guide the generator. Nothing depends on their
 * being right: whether an expression is valid is for the interpreter to say.
 */
final class ValidityHints {

    private static final AxisMap ZERO = AxisMap.of(0);
    private static final AxisMap ONE = AxisMap.of(1);

    /** A hint by its two maps, of which shared ones are one. */
    private record Hint(int left, Relation relation, int right) {}

    private final List<Condition> hints = new ArrayList<>();
    private final Set<Hint> seen = new HashSet<>();
    private final MapNumbers numbers = new MapNumbers();
    private final IdentityHashMap<TensorExpr, SortedMap<AggregatedAxis, AxisMap>> known = new IdentityHashMap<>();

    private final ReductionHints reductions = new ReductionHints(this);

    private ValidityHints() {
    }

    /** The hints for every operator of the expression. */
    static List<Condition> of(TensorExpr expr) {
        ValidityHints collected = new ValidityHints();
        collected.sizes(expr);
        return collected.hints;
    }

    void hint(AxisMap left, Relation relation, AxisMap right) {
        int first = numbers.of(left);
        int second = numbers.of(right);
        if (!(relation == Relation.EQ && first == second) && seen.add(new Hint(first, relation, second))) {
            hints.add(Condition.everyLane(left.compare(relation, right)));
        }
    }

    /** The sizes of the expression's axes, whose validity is hinted at. */
    SortedMap<AggregatedAxis, AxisMap> sizes(TensorExpr expr) {
        SortedMap<AggregatedAxis, AxisMap> before = known.get(expr);
        if (before != null) {
            return before;
        }
        SortedMap<AggregatedAxis, AxisMap> sizes = hinted(expr);
        known.put(expr, sizes);
        return sizes;
    }

    private SortedMap<AggregatedAxis, AxisMap> hinted(TensorExpr expr) {
        return switch (expr) {
            case Input input -> nonNegative(input.shape().sizes());
            case Constant constant -> nonNegative(constant.shape().sizes());
            case Iota iota -> nonNegative(iota.shape().sizes());
            case Unary unary -> sizes(unary.operand());
            case Binary binary -> same(sizes(binary.left()), sizes(binary.right()));
            case Compare compare -> same(sizes(compare.left()), sizes(compare.right()));
            case Select select -> same(sizes(select.predicate()), same(sizes(select.then()), sizes(select
                    .otherwise())));
            case Clamp clamp -> same(sizes(clamp.low()), same(sizes(clamp.operand()), sizes(clamp.high())));
            case Expand expand -> {
                SortedMap<AggregatedAxis, AxisMap> sizes = new TreeMap<>(sizes(expand.operand()));
                sizes.putAll(nonNegative(expand.added().sizes()));
                yield sizes;
            }
            case Relabel relabel -> {
                SortedMap<AggregatedAxis, AxisMap> sizes = new TreeMap<>();
                sizes(relabel.operand()).forEach((axis, size) -> sizes.put(relabel.renaming().getOrDefault(axis, axis),
                        size));
                yield sizes;
            }
            case Reduce reduce -> reductions.reduce(reduce);
            case Dot dot -> reductions.dot(dot);
            case Convolution convolution -> reductions.convolution(convolution);
            case ReduceWindow reduce -> reductions.reduceWindow(reduce);
            case Reverse reverse -> sizes(reverse.operand());
            case ReshapeUnit reshape -> reshapeUnit(reshape);
            case Concat concat -> concat(concat);
            case Slice slice -> slice(slice);
            case DynamicSlice slice -> dynamicSlice(slice);
            case DynamicUpdateSlice update -> dynamicUpdateSlice(update);
            case Pad pad -> pad(pad);
        };
    }

    private SortedMap<AggregatedAxis, AxisMap> nonNegative(SortedMap<AggregatedAxis, AxisMap> sizes) {
        sizes.values().forEach(size -> hint(size, Relation.GE, ZERO));
        return sizes;
    }

    private SortedMap<AggregatedAxis, AxisMap> same(SortedMap<AggregatedAxis, AxisMap> left,
            SortedMap<AggregatedAxis, AxisMap> right) {
        left.forEach((axis, size) -> hint(size, Relation.EQ, right.getOrDefault(axis, size)));
        return left;
    }

    private SortedMap<AggregatedAxis, AxisMap> reshapeUnit(ReshapeUnit reshape) {
        SortedMap<AggregatedAxis, AxisMap> sizes = new TreeMap<>(sizes(reshape.operand()));
        reshape.dropped().forEach(axis -> hint(sizes.getOrDefault(axis, ONE), Relation.EQ, ONE));
        sizes.keySet().removeAll(reshape.dropped());
        reshape.added().forEach(axis -> sizes.put(axis, ONE));
        return sizes;
    }

    private SortedMap<AggregatedAxis, AxisMap> concat(Concat concat) {
        SortedMap<AggregatedAxis, AxisMap> sizes = new TreeMap<>(sizes(concat.operands().get(0)));
        for (TensorExpr operand : concat.operands().subList(1, concat.operands().size())) {
            sizes(operand).forEach((axis, size) -> {
                if (axis.equals(concat.along())) {
                    sizes.merge(axis, size, AxisMap::plus);
                } else {
                    hint(sizes.getOrDefault(axis, size), Relation.EQ, size);
                }
            });
        }
        return sizes;
    }

    private SortedMap<AggregatedAxis, AxisMap> slice(Slice slice) {
        SortedMap<AggregatedAxis, AxisMap> sizes = new TreeMap<>(sizes(slice.operand()));
        sizes.replaceAll((axis, size) -> {
            AxisMap start = slice.start().getOrDefault(axis, ZERO);
            AxisMap end = slice.end().getOrDefault(axis, size);
            AxisMap stride = slice.stride().getOrDefault(axis, ONE);
            hint(start, Relation.GE, ZERO);
            hint(start, Relation.LE, end);
            hint(end, Relation.LE, size);
            hint(stride, Relation.GT, ZERO);
            return end.minus(start).plus(stride).minus(ONE).floorDiv(stride);
        });
        return sizes;
    }

    private SortedMap<AggregatedAxis, AxisMap> dynamicSlice(DynamicSlice slice) {
        SortedMap<AggregatedAxis, AxisMap> sizes = new TreeMap<>(sizes(slice.operand()));
        slice.size().forEach((axis, size) -> {
            AxisMap whole = sizes.getOrDefault(axis, size);
            window(slice.startRule(), slice.start().getOrDefault(axis, ZERO), size, whole);
        });
        sizes.putAll(slice.size());
        return sizes;
    }

    private SortedMap<AggregatedAxis, AxisMap> dynamicUpdateSlice(DynamicUpdateSlice update) {
        SortedMap<AggregatedAxis, AxisMap> sizes = sizes(update.operand());
        sizes(update.update()).forEach((axis, size) -> window(update.startRule(),
                update.start().getOrDefault(axis, ZERO), size, sizes.getOrDefault(axis, size)));
        return sizes;
    }

    private void window(StartRule rule, AxisMap start, AxisMap size, AxisMap whole) {
        hint(size, Relation.LE, whole);
        switch (rule) {
            case CLAMPED -> hint(size, Relation.GE, ZERO);
            case IN_RANGE -> {
                hint(size, Relation.GE, ONE);
                hint(start, Relation.GE, ZERO);
                hint(start.plus(size), Relation.LE, whole);
            }
        }
    }

    private SortedMap<AggregatedAxis, AxisMap> pad(Pad pad) {
        SortedMap<AggregatedAxis, AxisMap> sizes = new TreeMap<>(sizes(pad.operand()));
        sizes.replaceAll((axis, size) -> {
            AxisMap interior = pad.interior().getOrDefault(axis, ZERO);
            AxisMap spread = size.plus(AxisMap.max(ZERO, size.minus(ONE)).times(interior));
            AxisMap padded = pad.low().getOrDefault(axis, ZERO).plus(spread)
                    .plus(pad.high().getOrDefault(axis, ZERO));
            hint(interior, Relation.GE, ZERO);
            hint(padded, Relation.GE, ZERO);
            return padded;
        });
        return sizes;
    }
}
