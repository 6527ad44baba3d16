package io.verifyrules.dsl.expr;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.diagnostic.IllFormedException;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.ElementTypes;
import io.verifyrules.dsl.element.TypeRules;
import java.util.Collection;
import java.util.Collections;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * A convolution as XLA has it (a cross-correlation: the kernel is not flipped unless {@code reversed} says so).
 *
 * @param roles         what each axis is
 * @param window        how the kernel moves over the spatial axes
 * @param reversed      the spatial axes on which the kernel is flipped (window reversal)
 * @param featureGroups for an input feature axis, the number of groups that it and the output feature axis of its rank class
 *                      are split into; the kernel has the features of one group
 * @param batchGroups   for a batch axis, the number of groups that it and the output feature axis of its rank class are split
 *                      into; the result has the batch of one group
 */
public record Convolution(TensorType type, TensorExpr input, TensorExpr kernel, ConvolutionRoles roles, Window window,
        SortedSet<AggregatedAxis> reversed, SortedMap<AggregatedAxis, Group> featureGroups,
        SortedMap<AggregatedAxis, Group> batchGroups, BoundIndices indices) implements TensorExpr {

    /** A number of groups, and the output feature axis that is split into them. */
    public record Group(AxisMap count, AggregatedAxis outputFeature) {}

    public Convolution {
        reversed = Collections.unmodifiableSortedSet(new TreeSet<>(reversed));
        featureGroups = Collections.unmodifiableSortedMap(new TreeMap<>(featureGroups));
        batchGroups = Collections.unmodifiableSortedMap(new TreeMap<>(batchGroups));
    }

    /** What a convolution may say besides its operands and the roles of their axes. */
    public record Options(Window.Written window, Collection<AggregatedAxis> reversed, AxisMaps featureGroups,
            AxisMaps batchGroups, BoundIndices indices) {

        /** Everything left out. */
        public static Options neutral() {
            return new Options(Window.Written.neutral(), new TreeSet<>(), AxisMaps.none(), AxisMaps.none(),
                    BoundIndices.unnamed());
        }
    }

    /** The convolution of an input with a kernel. */
    public static Convolution of(TensorExpr input, TensorExpr kernel, Collection<AggregatedAxis> batch,
            Collection<AggregatedAxis> inputFeature, Collection<AggregatedAxis> outputFeature, Options options) {
        ElementType element = ElementType.common("convolution", input.type().element(), kernel.type().element());
        TypeRules.require("convolution", ElementTypes.NUMBERS, element);
        ConvolutionRoles roles = ConvolutionRoles.of(input.type(), kernel.type(), batch, inputFeature, outputFeature);
        SortedMap<AggregatedAxis, Group> featureGroups = groups("feature groups", "the set of input features", input
                .type(), roles.inputFeature(),
                options.featureGroups(), roles);
        SortedMap<AggregatedAxis, Group> batchGroups = groups("batch groups", "the batch", input.type(), roles.batch(),
                options
                        .batchGroups(), roles);
        requireOneGrouping(featureGroups, batchGroups);
        TensorType spatial = input.type().withAxes(roles.spatial());
        options.reversed().forEach(axis -> AxisAttributes.requireAxis("convolution: 'reversed'", "the window", spatial,
                axis));
        TreeSet<AggregatedAxis> contracted = new TreeSet<>(roles.inputFeature());
        contracted.addAll(roles.spatial());
        options.indices().check("convolution", contracted);
        TreeSet<AggregatedAxis> result = new TreeSet<>(roles.batch());
        result.addAll(roles.outputFeature());
        result.addAll(roles.spatial());
        DistinctLabels.require("convolution: the result", result);
        return new Convolution(TensorType.of(result, element), input, kernel, roles,
                Window.of("convolution", roles.spatial(), input.type(), options.window()), new TreeSet<>(options
                        .reversed()),
                featureGroups, batchGroups, options.indices());
    }

    private static SortedMap<AggregatedAxis, Group> groups(String what, String whose, TensorType input,
            SortedSet<AggregatedAxis> axes, AxisMaps written, ConvolutionRoles roles) {
        SortedMap<AggregatedAxis, Group> groups = new TreeMap<>();
        AxisAttributes.of("convolution", whose, input.withAxes(axes)).attribute(what, written).resolve().get(what)
                .forEach((axis, count) -> groups.put(axis, new Group(count, roles.grouped(what, axis))));
        return groups;
    }

    private static void requireOneGrouping(SortedMap<AggregatedAxis, Group> featureGroups,
            SortedMap<AggregatedAxis, Group> batchGroups) {
        TreeSet<AggregatedAxis> outputs = new TreeSet<>();
        TreeMap<AggregatedAxis, Group> all = new TreeMap<>(featureGroups);
        all.putAll(batchGroups);
        all.values().forEach(group -> {
            if (!outputs.add(group.outputFeature())) {
                throw new IllFormedException("convolution: the output feature axis " + group.outputFeature()
                        + " is split into groups twice; use feature groups or batch groups, not both");
            }
        });
    }
}
