package io.verifyrules.dsl.expr;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.diagnostic.IllFormedException;
import io.verifyrules.dsl.element.CommonType;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.ElementTypes;
import io.verifyrules.dsl.element.TypeRules;
import java.util.Collection;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * A convolution as XLA has it (a cross-correlation: the kernel is not flipped unless {@code reversed} says so).
 *
 * @param roles the role of each axis
 * @param window how the kernel moves over the spatial axes
 * @param reversed the spatial axes on which the kernel is flipped (window reversal)
 * @param featureGroups for an input feature axis, the number of groups that it and the output feature axis of its rank
 *     class are split into. The kernel has the features of one group
 * @param batchGroups for a batch axis, the number of groups that it and the output feature axis of its rank class are
 *     split into. The result has the batch of one group
 */
public record Convolution(TensorType type, TensorExpr input, TensorExpr kernel, ConvolutionRoles roles, Window window,
        SortedSet<AggregatedAxis> reversed, SortedMap<AggregatedAxis, Group> featureGroups,
        SortedMap<AggregatedAxis, Group> batchGroups, BoundIndices indices) implements TensorExpr {

    static final Operator<Convolution> OPERATOR = Operator.<Convolution>named("convolution")
            .notation("conv")
            .operand("input", Convolution::input)
            .operand("kernel", Convolution::kernel)
            .axes("batch", convolution -> convolution.roles().batch())
            .explicit()
            .axes("inputFeature", convolution -> convolution.roles().inputFeature())
            .explicit()
            .titled("feature")
            .axes("outputFeature", convolution -> convolution.roles().outputFeature())
            .explicit()
            .titled("output")
            .window(Convolution::window)
            .axes("reversed", Convolution::reversed)
            .implied()
            .maps("featureGroups", convolution -> counts(convolution.featureGroups()))
            .implied()
            .maps("batchGroups", convolution -> counts(convolution.batchGroups()))
            .implied()
            .indices(Convolution::indices)
            .accepts(convolution -> new Accepted("convolution", ElementTypes.ARITHMETIC, convolution.type().element()))
            .made(parts -> of(parts.operand(), parts.operand(), parts.axes(), parts.axes(), parts.axes(),
                    new Options(parts.window(), parts.axes(), parts.maps(), parts.maps(), parts.indices())));

    /** A number of groups, and the output feature axis that is split into them. */
    public record Group(AxisMap count, AggregatedAxis outputFeature) {
        public Group {
            AxisAttributes.requireClass(NAME + ": the number of groups", outputFeature, count);
        }
    }

    private static final String NAME = "convolution";
    private static final String FEATURE_GROUPS = "feature groups";
    private static final String BATCH_GROUPS = "batch groups";

    public Convolution {
        reversed = OwnOrder.of(reversed);
        featureGroups = OwnOrder.of(featureGroups);
        batchGroups = OwnOrder.of(batchGroups);
        roles.check(input.type(), kernel.type());
        check(FEATURE_GROUPS, featureGroups, roles.inputFeature(), roles);
        check(BATCH_GROUPS, batchGroups, roles.batch(), roles);
        requireOneGrouping(featureGroups, batchGroups);
        TensorType spatial = input.type().withAxes(roles.spatial());
        reversed.forEach(axis -> AxisAttributes.requireAxis(NAME + ": 'reversed'", "the window", spatial, axis));
        window.check(NAME, roles.spatial());
        indices.check(NAME, roles.contracted());
        DerivedType.require(NAME, typeOf(input, kernel, roles), type);
    }

    /** The parts of a convolution besides its operands and the roles of their axes. */
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
        requireNumbers(input, kernel);
        ConvolutionRoles roles = ConvolutionRoles.of(input.type(), kernel.type(), batch, inputFeature, outputFeature);
        return new Convolution(typeOf(input, kernel, roles), input, kernel, roles,
                Window.of(NAME, roles.spatial(), input.type(), options.window()), OwnOrder.of(options.reversed()),
                groups(FEATURE_GROUPS, "the set of input features", input.type(), roles.inputFeature(),
                        options.featureGroups(), roles),
                groups(BATCH_GROUPS, "the batch", input.type(), roles.batch(), options.batchGroups(), roles),
                options.indices());
    }

    /** The parts of the convolution besides its operands and the roles of their axes. */
    public Options options() {
        return new Options(window.written(), reversed, AxisMaps.of(counts(featureGroups)),
                AxisMaps.of(counts(batchGroups)), indices);
    }

    private static SortedMap<AggregatedAxis, AxisMap> counts(SortedMap<AggregatedAxis, Group> groups) {
        SortedMap<AggregatedAxis, AxisMap> counts = new TreeMap<>();
        groups.forEach((axis, group) -> counts.put(axis, group.count()));
        return counts;
    }

    private static ElementType requireNumbers(TensorExpr input, TensorExpr kernel) {
        ElementType element = CommonType.of(NAME, input.type().element(), kernel.type().element());
        TypeRules.require(NAME, ElementTypes.ARITHMETIC, element);
        return element;
    }

    private static TensorType typeOf(TensorExpr input, TensorExpr kernel, ConvolutionRoles roles) {
        ElementType element = requireNumbers(input, kernel);
        DistinctLabels.require(NAME + ": the result", roles.result());
        return TensorType.of(roles.result(), element);
    }

    private static SortedMap<AggregatedAxis, Group> groups(String what, String whose, TensorType input,
            SortedSet<AggregatedAxis> axes, AxisMaps written, ConvolutionRoles roles) {
        SortedMap<AggregatedAxis, Group> groups = new TreeMap<>();
        AxisAttributes.of(NAME, whose, input.withAxes(axes))
                .attribute(what, written)
                .resolve()
                .get(what)
                .forEach((axis, count) -> groups.put(axis, new Group(count, roles.grouped(what, axis))));
        return groups;
    }

    private static void check(String what, SortedMap<AggregatedAxis, Group> groups, SortedSet<AggregatedAxis> axes,
            ConvolutionRoles roles) {
        groups.forEach((axis, group) -> {
            if (!axes.contains(axis)) {
                throw new IllFormedException(NAME + ": '" + what + "' names the axis " + axis
                        + ", which has no groups; those that can have some are " + axes);
            }
            if (!group.outputFeature().equals(roles.grouped(what, axis))) {
                throw new IllFormedException(
                        NAME + ": the " + what + " of axis " + axis + " split the output feature axis "
                                + roles.grouped(what, axis) + ", but are given for " + group.outputFeature());
            }
        });
    }

    private static void requireOneGrouping(SortedMap<AggregatedAxis, Group> featureGroups,
            SortedMap<AggregatedAxis, Group> batchGroups) {
        TreeSet<AggregatedAxis> outputs = new TreeSet<>();
        Stream.concat(featureGroups.values().stream(), batchGroups.values().stream()).forEach(group -> {
            if (!outputs.add(group.outputFeature())) {
                throw new IllFormedException("convolution: the output feature axis " + group.outputFeature()
                        + " is split into groups twice; use feature groups or batch groups, not both");
            }
        });
    }

    @Override
    public Form form() {
        return OPERATOR.of(this);
    }
}
