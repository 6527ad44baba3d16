package io.verifyrules.verifier.mutation;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.dsl.expr.AxisMaps;
import io.verifyrules.dsl.expr.Convolution;
import io.verifyrules.dsl.expr.Dot;
import io.verifyrules.dsl.expr.Reduce;
import io.verifyrules.dsl.expr.ReduceWindow;
import io.verifyrules.dsl.expr.TensorExpr;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Stream;

/** The changes of operators that combine elements over axes, beside those of their attributes. */
final class ReductionChanges {

    private ReductionChanges() {
    }

    static Stream<Change<TensorExpr>> of(Reduce reduce) {
        Stream<Change<TensorExpr>> monoids = neighbours(reduce.monoid()).map(monoid -> new Change<>("replaced by "
                + monoid.symbol(), () -> Reduce.of(monoid, reduce.operand(), reduce.over(), reduce.initial(), reduce
                        .indices())));
        Stream<Change<TensorExpr>> initials = initials(reduce.initial()).map(change -> change.in(
                initial -> Reduce.of(reduce.monoid(), reduce.operand(), reduce.over(), initial, reduce.indices())));
        return Stream.concat(monoids, initials);
    }

    static Stream<Change<TensorExpr>> of(ReduceWindow reduce) {
        Stream<Change<TensorExpr>> monoids = neighbours(reduce.monoid()).map(monoid -> new Change<>("replaced by "
                + monoid.symbol(), () -> of(reduce, monoid, reduce.initial())));
        Stream<Change<TensorExpr>> initials = initials(reduce.initial()).map(change -> change.in(
                initial -> of(reduce, reduce.monoid(), initial)));
        return Stream.concat(monoids, initials);
    }

    private static TensorExpr of(ReduceWindow reduce, Monoid monoid, Optional<Element> initial) {
        return ReduceWindow.of(monoid, reduce.operand(), initial, Operands.written(reduce.size()), Operands.written(
                reduce.window()), reduce.indices());
    }

    static Stream<Change<TensorExpr>> of(Dot dot) {
        Stream<Change<TensorExpr>> contracted = dot.batch().stream().map(axis -> new Change<>("contracting " + axis,
                () -> Dot.of(dot.left(), dot.right(), and(dot.contracted(), axis), without(dot.batch(), axis), dot
                        .indices())));
        Stream<Change<TensorExpr>> batch = dot.contracted().stream().map(axis -> new Change<>("not contracting "
                + axis, () -> Dot.of(dot.left(), dot.right(), without(dot.contracted(), axis), and(dot.batch(), axis),
                        dot.indices())));
        Change<TensorExpr> swapped = new Change<>("operands swapped", () -> Dot.of(/* left= */ dot.right(),
                /* right= */ dot.left(), dot
                        .contracted(), dot.batch(), dot.indices()));
        return Stream.of(contracted, batch, Stream.of(swapped)).flatMap(changes -> changes);
    }

    static Stream<Change<TensorExpr>> of(Convolution convolution) {
        Stream<Change<TensorExpr>> flipped = convolution.roles().spatial().stream().map(axis -> {
            SortedSet<AggregatedAxis> reversed = convolution.reversed().contains(axis)
                    ? without(convolution.reversed(), axis)
                    : and(convolution.reversed(), axis);
            return new Change<>("the kernel " + (reversed.contains(axis) ? "" : "not ") + "reversed on " + axis,
                    () -> with(convolution, reversed));
        });
        Change<TensorExpr> ungrouped = new Change<>("groups dropped", () -> {
            Convolution.Options options = Operands.options(convolution);
            return with(convolution, new Convolution.Options(options.window(), options.reversed(), AxisMaps.none(),
                    AxisMaps.none(), options.indices()));
        });
        Change<TensorExpr> swapped = new Change<>("operands swapped", () -> Convolution.of(/* input= */ convolution
                .kernel(), /* kernel= */ convolution.input(), convolution.roles().outputFeature(), convolution.roles()
                        .inputFeature(),
                convolution.roles().batch(), Operands.options(convolution)));
        return Stream.concat(flipped, Stream.of(ungrouped, swapped));
    }

    private static TensorExpr with(Convolution convolution, SortedSet<AggregatedAxis> reversed) {
        Convolution.Options options = Operands.options(convolution);
        return with(convolution, new Convolution.Options(options.window(), reversed, options.featureGroups(), options
                .batchGroups(), options.indices()));
    }

    private static TensorExpr with(Convolution convolution, Convolution.Options options) {
        return Convolution.of(convolution.input(), convolution.kernel(), convolution.roles().batch(), convolution
                .roles().inputFeature(), convolution.roles().outputFeature(), options);
    }

    private static Stream<Monoid> neighbours(Monoid monoid) {
        return (switch (monoid) {
            case SUM -> List.of(Monoid.PRODUCT, Monoid.MAX);
            case PRODUCT -> List.of(Monoid.SUM);
            case MIN -> List.of(Monoid.MAX);
            case MAX -> List.of(Monoid.MIN, Monoid.SUM);
            case AND -> List.of(Monoid.OR);
            case OR -> List.of(Monoid.AND);
        }).stream();
    }

    private static Stream<Change<Optional<Element>>> initials(Optional<Element> initial) {
        List<Change<Optional<Element>>> changes = new ArrayList<>();
        initial.ifPresent(value -> {
            changes.add(Change.to("initial value dropped", Optional.empty()));
            ElementChanges.of(value).map(change -> change.in(Optional::of).of("initial value")).forEach(changes::add);
        });
        return changes.stream();
    }

    private static SortedSet<AggregatedAxis> and(Collection<AggregatedAxis> axes, AggregatedAxis axis) {
        SortedSet<AggregatedAxis> more = new TreeSet<>(axes);
        more.add(axis);
        return more;
    }

    private static SortedSet<AggregatedAxis> without(Collection<AggregatedAxis> axes, AggregatedAxis axis) {
        SortedSet<AggregatedAxis> rest = new TreeSet<>(axes);
        rest.remove(axis);
        return rest;
    }
}
