package io.verifyrules.verifier.fuzz;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.Permutation;
import io.verifyrules.dsl.expr.Input;
import io.verifyrules.dsl.expr.Merge;
import io.verifyrules.dsl.expr.Part;
import io.verifyrules.dsl.expr.Relabel;
import io.verifyrules.dsl.expr.Reshape;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.Split;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.expr.Transpose;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/** Lanes in another order, of tensors and of what operators say of their axes. */
final class LaneOrder {

    private LaneOrder() {
    }

    /** The tensor with the lanes of those axes that it has in another order. */
    static TensorExpr of(TensorExpr tensor, Permutation by, Set<AggregatedAxis> axes) {
        Set<AggregatedAxis> own = own(tensor, axes);
        return own.isEmpty() ? tensor : Transpose.of(tensor, by, own);
    }

    /** The same; an order that the tensor has on just these axes is continued. */
    private static TensorExpr continued(TensorExpr tensor, Permutation by, Set<AggregatedAxis> axes) {
        return tensor instanceof Transpose before && before.axes().equals(own(tensor, axes))
                ? of(before.operand(), before.permutation().times(by), before.axes())
                : of(tensor, by, axes);
    }

    private static Set<AggregatedAxis> own(TensorExpr tensor, Set<AggregatedAxis> axes) {
        Set<AggregatedAxis> own = new TreeSet<>(tensor.type().axes());
        own.retainAll(axes);
        return own;
    }

    /**
     * The result of the operator with the lanes of some axes in another order. It is applied to operands in that order,
     * with its attributes of these axes in that order too. Most operators do the same on each lane.
     */
    static Optional<TensorExpr> inside(TensorExpr tensor, Permutation by, Set<AggregatedAxis> axes) {
        return inside(tensor, by, axes, map -> map.permuted(by));
    }

    /** The same with any change of what the operator says of the axes. */
    static Optional<TensorExpr> inside(TensorExpr tensor, Permutation by, Set<AggregatedAxis> axes,
            UnaryOperator<AxisMap> change) {
        return before(tensor, axes).map(inner -> tensor.form().with(part -> switch (part) {
            case Part.Operand operand -> new Part.Operand(operand.slot(), continued(operand.tensor(), by, inner));
            case Part.Operands all -> new Part.Operands(all.slot(),
                    all.tensors().stream().map(operand -> continued(operand, by, inner)).toList());
            default -> changed(part, axes::contains, change);
        }).made());
    }

    /** The part with what it says of some axes changed. */
    static Part changed(Part part, Predicate<AggregatedAxis> axes, UnaryOperator<AxisMap> change) {
        return switch (part) {
            case Part.Maps maps -> new Part.Maps(maps.slot(), changed(maps.byAxis(), axes, change));
            case Part.Sizes sizes ->
                new Part.Sizes(sizes.slot(), new Shape(changed(sizes.shape().sizes(), axes, change)));
            default -> part;
        };
    }

    /** The maps with those of some axes changed. */
    static SortedMap<AggregatedAxis, AxisMap> changed(SortedMap<AggregatedAxis, AxisMap> maps,
            Predicate<AggregatedAxis> axes, UnaryOperator<AxisMap> change) {
        SortedMap<AggregatedAxis, AxisMap> changed = new TreeMap<>();
        maps.forEach((axis, map) -> changed.put(axis, axes.test(axis) ? change.apply(map) : map));
        return changed;
    }

    /** The axes of the operands that become the given ones; empty where they are not looked at lane by lane, or with others. */
    private static Optional<Set<AggregatedAxis>> before(TensorExpr tensor, Set<AggregatedAxis> axes) {
        return switch (tensor) {
            case Input ignored -> Optional.empty();
            case Reshape reshape when axes.contains(reshape.result()) -> Optional.empty();
            case Transpose inner when inner.axes().stream().anyMatch(axes::contains) -> Optional.empty();
            case Split split when axes.contains(split.outer()) || axes.contains(split.place()) ->
                axes.contains(split.outer()) && axes.contains(split.place())
                        ? Optional.of(replaced(axes, Set.of(split.outer(), split.place()), Set.of(split.axis())))
                        : Optional.empty();
            case Merge merge when axes.contains(merge.into()) ->
                Optional.of(replaced(axes, Set.of(merge.into()), Set.of(merge.outer(), merge.inner())));
            case Relabel relabel -> Optional.of(renamedBack(axes, relabel.renaming()));
            default -> Optional.of(axes);
        };
    }

    private static Set<AggregatedAxis> replaced(Set<AggregatedAxis> axes, Set<AggregatedAxis> after,
            Set<AggregatedAxis> before) {
        Set<AggregatedAxis> replaced = new TreeSet<>(axes);
        replaced.removeAll(after);
        replaced.addAll(before);
        return replaced;
    }

    private static Set<AggregatedAxis> renamedBack(Set<AggregatedAxis> axes,
            Map<AggregatedAxis, AggregatedAxis> renaming) {
        Set<AggregatedAxis> before = new TreeSet<>(axes);
        before.removeAll(renaming.values());
        renaming.forEach((axis, name) -> {
            if (axes.contains(name)) {
                before.add(axis);
            }
        });
        return before;
    }
}
