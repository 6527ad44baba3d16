package io.verifyrules.verifier.denotation;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.expr.Convolution;
import io.verifyrules.dsl.expr.Window;
import io.verifyrules.verifier.law.Law;
import io.verifyrules.verifier.law.TypeLaw;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import io.verifyrules.verifier.term.ValueTerms;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * Convolution, with k over the kernel's input features and j over its spatial axes. The element at A is the sum over
 * all k and j of x[X] * w[f: k, o: A[o], s: j]. The index X is b: A[b], f: k, s: the window's element j at A[s]. Only
 * those k and j count for which that element of the window is one of the input's ({@link WindowDenotation}). The sum is
 * a reduction without a written initial value. On reversed axes w is read at (size - 1 - j).
 *
 * <p>G groups of an input feature axis f and an output feature axis o. Output feature A[o] belongs to group g = A[o] /
 * (size of o / G), and x is read at g * (features of w) + k on f. G groups of a batch axis b likewise: x is read at g *
 * (size of b / G) + A[b]. The result's size on b is that of x / G. Valid where G >= 1, the sizes divide, and x has G
 * times the features of w (the same number where f has no groups).
 */
final class ConvolutionDenotation {

    private final Convolution convolution;
    private final TensorMeaning input;
    private final TensorMeaning kernel;
    private final SortedMap<AggregatedAxis, WindowDenotation> windows = new TreeMap<>();
    private final IndexBinder binder;

    private ConvolutionDenotation(Convolution convolution, TensorMeaning input, TensorMeaning kernel,
            ValueTerms terms) {
        this.convolution = convolution;
        this.input = input;
        this.kernel = kernel;
        convolution.roles()
                .spatial()
                .forEach(axis -> windows.put(axis,
                        WindowDenotation.of(convolution.window(), axis, input.size(axis), kernel.size(axis))));
        List<AggregatedAxis> reduced = new ArrayList<>(convolution.roles().inputFeature());
        reduced.addAll(convolution.roles().spatial());
        this.binder = new IndexBinder(Accesses.onAxes(kernel.sizes(), reduced), convolution.indices(), terms);
    }

    static TensorMeaning of(Convolution convolution, StartedCombination sum, TensorMeaning input, TensorMeaning kernel,
            ValueTerms terms) {
        ConvolutionDenotation denotation = new ConvolutionDenotation(convolution, input, kernel, terms);
        return new TensorMeaning(denotation.sizes(), denotation.validity(),
                access -> denotation.element(access, sum, terms));
    }

    /** Zeros that stand around the input and between elements of both are left out of the sums, where there may be some. */
    static Set<TypeLaw> laws(Convolution convolution, ElementType type) {
        Window window = convolution.window();
        boolean zeros = differs(0, window.low(), window.high())
                || differs(1, window.baseDilation(), window.windowDilation());
        return zeros ? Set.of(new TypeLaw(Law.MUL_ZERO, type), new TypeLaw(Law.ADD_ZERO, type)) : Set.of();
    }

    private static boolean differs(long neutral, SortedMap<AggregatedAxis, AxisMap> one,
            SortedMap<AggregatedAxis, AxisMap> other) {
        return Stream.of(one, other)
                .flatMap(attribute -> attribute.values().stream())
                .anyMatch(map -> !map.equals(AxisMap.of(neutral)));
    }

    private SortedMap<AggregatedAxis, LaneInt> sizes() {
        SortedMap<AggregatedAxis, LaneInt> sizes = new TreeMap<>();
        convolution.roles()
                .batch()
                .forEach(axis -> sizes.put(axis,
                        convolution.batchGroups().containsKey(axis)
                                ? LaneInt.quotient(input.size(axis), count(convolution.batchGroups(), axis))
                                : input.size(axis)));
        convolution.roles().outputFeature().forEach(axis -> sizes.put(axis, kernel.size(axis)));
        windows.forEach((axis, window) -> sizes.put(axis, window.positions()));
        return sizes;
    }

    private List<Truth> validity() {
        List<Truth> validity = new ArrayList<>(input.validity());
        validity.addAll(kernel.validity());
        windows.forEach((axis, window) -> validity.add(Truth.fold(axis.rankClass(), window.valid())));
        convolution.roles()
                .inputFeature()
                .forEach(axis -> validity.add(Truth.fold(axis.rankClass(),
                        LaneBool.equal(input.size(axis),
                                convolution.featureGroups().containsKey(axis)
                                        ? kernel.size(axis).times(count(convolution.featureGroups(), axis))
                                        : kernel.size(axis)))));
        convolution.featureGroups()
                .forEach((axis, group) -> validity.add(split(group, kernel.size(group.outputFeature()))));
        convolution.batchGroups().forEach((axis, group) -> {
            validity.add(split(group, kernel.size(group.outputFeature())));
            validity.add(split(group, input.size(axis)));
        });
        return validity;
    }

    /** The claim that the number of groups is at least 1 and divides a size. */
    private static Truth split(Convolution.Group group, LaneInt size) {
        LaneInt count = LaneDenotation.of(group.count());
        return Truth.fold(group.outputFeature().rankClass(), LaneBool.and(LaneBool.atMost(LaneInt.ONE, count),
                LaneBool.zero(size.minus(LaneInt.quotient(size, count).times(count)))));
    }

    private static LaneInt count(SortedMap<AggregatedAxis, Convolution.Group> groups, AggregatedAxis axis) {
        Convolution.Group group = groups.get(axis);
        if (group == null) {
            throw new IllegalStateException("axis " + axis + " has no groups");
        }
        return LaneDenotation.of(group.count());
    }

    /** The group that the output feature of an access belongs to. */
    private LaneInt group(SortedMap<AggregatedAxis, Convolution.Group> groups, AggregatedAxis axis,
            SortedMap<AggregatedAxis, LaneInt> access) {
        AggregatedAxis output = groups.get(axis) == null ? axis : groups.get(axis).outputFeature();
        LaneInt perGroup = LaneInt.quotient(kernel.size(output), count(groups, axis));
        return LaneInt.quotient(Accesses.index(access, output), perGroup);
    }

    private ValueTerm element(SortedMap<AggregatedAxis, LaneInt> access, StartedCombination sum, ValueTerms terms) {
        SortedMap<AggregatedAxis, LaneInt> x = new TreeMap<>();
        SortedMap<AggregatedAxis, LaneInt> w = new TreeMap<>();
        List<Truth> guard = new ArrayList<>();
        convolution.roles().batch().forEach(axis -> x.put(axis, batch(axis, access)));
        convolution.roles().outputFeature().forEach(axis -> w.put(axis, Accesses.index(access, axis)));
        convolution.roles().inputFeature().forEach(axis -> {
            LaneInt k = Accesses.index(binder.indices(), axis);
            w.put(axis, k);
            x.put(axis,
                    convolution.featureGroups().containsKey(axis)
                            ? group(convolution.featureGroups(), axis, access).times(kernel.size(axis)).plus(k)
                            : k);
        });
        windows.forEach((axis, window) -> {
            LaneInt j = Accesses.index(binder.indices(), axis);
            LaneInt position = Accesses.index(access, axis);
            guard.add(Truth.fold(axis.rankClass(), window.inside(position, j)));
            x.put(axis, window.element(position, j));
            w.put(axis, convolution.reversed().contains(axis) ? window.extent().minus(1).minus(j) : j);
        });
        return binder.combined(sum, Truth.allOf(guard),
                ReductionDenotation.product(sum.type(), input.at(x), kernel.at(w), terms));
    }

    private LaneInt batch(AggregatedAxis axis, SortedMap<AggregatedAxis, LaneInt> access) {
        LaneInt index = Accesses.index(access, axis);
        if (!convolution.batchGroups().containsKey(axis)) {
            return index;
        }
        LaneInt perGroup = LaneInt.quotient(input.size(axis), count(convolution.batchGroups(), axis));
        return group(convolution.batchGroups(), axis, access).times(perGroup).plus(index);
    }
}
