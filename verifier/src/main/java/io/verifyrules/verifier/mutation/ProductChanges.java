package io.verifyrules.verifier.mutation;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.expr.AxisMaps;
import io.verifyrules.dsl.expr.Convolution;
import io.verifyrules.dsl.expr.Dot;
import io.verifyrules.dsl.expr.TensorExpr;
import java.util.Collection;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Stream;

/** The changes of products that are summed up, beside those of their attributes. */
final class ProductChanges {

    private ProductChanges() {
    }

    static Stream<Change<TensorExpr>> of(Dot dot) {
        Stream<Change<TensorExpr>> contracted = dot.batch()
                .stream()
                .map(axis -> new Change<>("contracting " + axis, () -> Dot.of(dot.left(), dot.right(),
                        and(dot.contracted(), axis), without(dot.batch(), axis), dot.indices())));
        Stream<Change<TensorExpr>> batch = dot.contracted()
                .stream()
                .map(axis -> new Change<>("not contracting " + axis, () -> Dot.of(dot.left(), dot.right(),
                        without(dot.contracted(), axis), and(dot.batch(), axis), dot.indices())));
        Change<TensorExpr> swapped = new Change<>("operands swapped", () -> Dot.of(/* left= */ dot.right(),
                /* right= */ dot.left(), dot.contracted(), dot.batch(), dot.indices()));
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
            Convolution.Options options = convolution.options();
            return with(convolution, new Convolution.Options(options.window(), options.reversed(), AxisMaps.none(),
                    AxisMaps.none(), options.indices()));
        });
        Change<TensorExpr> swapped = new Change<>("operands swapped",
                () -> Convolution.of(/* input= */ convolution.kernel(), /* kernel= */ convolution.input(),
                        /* batch= */ convolution.roles().outputFeature(), convolution.roles().inputFeature(),
                        /* outputFeature= */ convolution.roles().batch(), convolution.options()));
        return Stream.concat(flipped, Stream.of(ungrouped, swapped));
    }

    private static TensorExpr with(Convolution convolution, SortedSet<AggregatedAxis> reversed) {
        Convolution.Options options = convolution.options();
        return with(convolution, new Convolution.Options(options.window(), reversed, options.featureGroups(),
                options.batchGroups(), options.indices()));
    }

    private static TensorExpr with(Convolution convolution, Convolution.Options options) {
        return Convolution.of(convolution.input(), convolution.kernel(), convolution.roles().batch(),
                convolution.roles().inputFeature(), convolution.roles().outputFeature(), options);
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
