package io.verifyrules.verifier.instance;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.expr.Convolution;
import io.verifyrules.dsl.expr.Convolution.Group;
import io.verifyrules.dsl.expr.ConvolutionRoles;
import io.verifyrules.dsl.expr.Dot;
import io.verifyrules.dsl.expr.Reduce;
import io.verifyrules.dsl.expr.ReduceWindow;
import io.verifyrules.dsl.expr.Window;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** The validity hints of reductions, and the sizes of their results. */
final class ReductionHints {

    private static final AxisMap ZERO = AxisMap.of(0);
    private static final AxisMap ONE = AxisMap.of(1);

    private final ValidityHints hints;

    ReductionHints(ValidityHints hints) {
        this.hints = hints;
    }

    SortedMap<AggregatedAxis, AxisMap> reduce(Reduce reduce) {
        SortedMap<AggregatedAxis, AxisMap> sizes = new TreeMap<>(hints.sizes(reduce.operand()));
        if (reduce.initial().isEmpty() && reduce.monoid().identity().isEmpty()) {
            reduce.over().forEach(axis -> hints.hint(sizes.getOrDefault(axis, ONE), Relation.GE, ONE));
        }
        sizes.keySet().removeAll(reduce.over());
        return sizes;
    }

    SortedMap<AggregatedAxis, AxisMap> dot(Dot dot) {
        SortedMap<AggregatedAxis, AxisMap> sizes = new TreeMap<>(hints.sizes(dot.left()));
        hints.sizes(dot.right()).forEach((axis, size) -> {
            AxisMap before = sizes.putIfAbsent(axis, size);
            if (before != null) {
                hints.hint(before, Relation.EQ, size);
            }
        });
        sizes.keySet().removeAll(dot.contracted());
        return sizes;
    }

    SortedMap<AggregatedAxis, AxisMap> convolution(Convolution convolution) {
        SortedMap<AggregatedAxis, AxisMap> input = hints.sizes(convolution.input());
        SortedMap<AggregatedAxis, AxisMap> kernel = hints.sizes(convolution.kernel());
        ConvolutionRoles roles = convolution.roles();
        SortedMap<AggregatedAxis, AxisMap> sizes = new TreeMap<>();
        roles.inputFeature().forEach(axis -> hints.hint(size(input, axis), Relation.EQ,
                size(kernel, axis).times(groups(convolution.featureGroups(), axis))));
        roles.spatial().forEach(axis -> sizes.put(axis, places(convolution.window(), axis, size(input, axis), size(
                kernel, axis))));
        roles.outputFeature().forEach(axis -> sizes.put(axis, size(kernel, axis)));
        roles.batch().forEach(axis -> sizes.put(axis, inGroups(size(input, axis), convolution.batchGroups(), axis)));
        convolution.featureGroups().values().forEach(group -> divides(group, size(kernel, group.outputFeature())));
        convolution.batchGroups().values().forEach(group -> divides(group, size(kernel, group.outputFeature())));
        return sizes;
    }

    SortedMap<AggregatedAxis, AxisMap> reduceWindow(ReduceWindow reduce) {
        SortedMap<AggregatedAxis, AxisMap> sizes = new TreeMap<>(hints.sizes(reduce.operand()));
        reduce.size().forEach((axis, extent) -> {
            hints.hint(extent, Relation.GE, ONE);
            sizes.computeIfPresent(axis, (same, size) -> places(reduce.window(), axis, size, extent));
        });
        return sizes;
    }

    private static AxisMap size(Map<AggregatedAxis, AxisMap> sizes, AggregatedAxis axis) {
        return sizes.getOrDefault(axis, ONE);
    }

    private static AxisMap groups(Map<AggregatedAxis, Group> grouped, AggregatedAxis axis) {
        Group group = grouped.get(axis);
        return group == null ? ONE : group.count();
    }

    private void divides(Group group, AxisMap size) {
        hints.hint(group.count(), Relation.GE, ONE);
        hints.hint(size.floorMod(group.count()), Relation.EQ, ZERO);
    }

    private AxisMap inGroups(AxisMap size, Map<AggregatedAxis, Group> grouped, AggregatedAxis axis) {
        Group group = grouped.get(axis);
        if (group == null) {
            return size;
        }
        divides(group, size);
        return size.floorDiv(group.count());
    }

    /** The number of places that the window takes on an axis: 0 where it is larger than the padded operand. */
    private AxisMap places(Window window, AggregatedAxis axis, AxisMap size, AxisMap extent) {
        AxisMap stride = window.stride().getOrDefault(axis, ONE);
        AxisMap padded = window.low().getOrDefault(axis, ZERO)
                .plus(dilated(size, window.baseDilation().getOrDefault(axis, ONE)))
                .plus(window.high().getOrDefault(axis, ZERO));
        AxisMap reach = dilated(extent, window.windowDilation().getOrDefault(axis, ONE));
        hints.hint(stride, Relation.GE, ONE);
        hints.hint(padded, Relation.GE, ZERO);
        return AxisMap.max(ZERO, padded.minus(reach).floorDiv(stride).plus(ONE));
    }

    private AxisMap dilated(AxisMap size, AxisMap dilation) {
        hints.hint(dilation, Relation.GE, ONE);
        return size.plus(AxisMap.max(ZERO, size.minus(ONE)).times(dilation.minus(ONE)));
    }
}
