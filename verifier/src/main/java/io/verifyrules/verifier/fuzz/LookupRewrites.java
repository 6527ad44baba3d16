package io.verifyrules.verifier.fuzz;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.expr.AxisMaps;
import io.verifyrules.dsl.expr.Gather;
import io.verifyrules.dsl.expr.Reverse;
import io.verifyrules.dsl.expr.Scatter;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.expr.Unary;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Stream;

/** Right rewrites of operators that look up an axis by the elements of a tensor. */
final class LookupRewrites {

    private LookupRewrites() {
    }

    static List<Rewrite> all() {
        return Stream
                .concat(Stream
                        .of(new Rewrite("reverse the indices", (x, random) -> reversedIndices(x)),
                                new Rewrite("reverse what is found", (x, random) -> reversedResult(x)),
                                new Rewrite("look up before an operation", (x, random) -> lookedUpBefore(x)))
                        .map(Rewrite::onAllElements),
                        Stream.of(new Rewrite("reverse updates and their places", (x, random) -> reversedUpdates(x))))
                .toList();
    }

    private static Optional<TensorExpr> reversedIndices(TensorExpr tensor) {
        return tensor instanceof Reverse(var ignored, Gather gather, Set<AggregatedAxis> axes)
                && ofIndices(gather).containsAll(axes)
                        ? Optional.of(gather(gather, gather.operand(), Reverse.of(gather.indices(), axes)))
                        : Optional.empty();
    }

    private static Optional<TensorExpr> reversedResult(TensorExpr tensor) {
        return tensor instanceof Gather gather
                && gather.indices() instanceof Reverse(var ignored, TensorExpr indices, Set<AggregatedAxis> axes)
                && ofIndices(gather).containsAll(axes)
                        ? Optional.of(Reverse.of(gather(gather, gather.operand(), indices), axes))
                        : Optional.empty();
    }

    private static Optional<TensorExpr> lookedUpBefore(TensorExpr tensor) {
        return tensor instanceof Gather gather && gather.operand() instanceof Unary unary
                ? Optional.of(Unary.of(unary.operator(), gather(gather, unary.operand(), gather.indices())))
                : Optional.empty();
    }

    private static Optional<TensorExpr> reversedUpdates(TensorExpr tensor) {
        if (!(tensor instanceof Scatter scatter)) {
            return Optional.empty();
        }
        SortedSet<AggregatedAxis> places = new TreeSet<>(scatter.indices().type().axes());
        places.removeAll(scatter.batch());
        return Optional.of(Scatter.of(scatter.monoid(), scatter.operand(), Reverse.of(scatter.indices(), places),
                Reverse.of(scatter.updates(), places), scatter.along()));
    }

    /** The axes of the result that are those of the indices alone. */
    private static SortedSet<AggregatedAxis> ofIndices(Gather gather) {
        SortedSet<AggregatedAxis> axes = new TreeSet<>(gather.indices().type().axes());
        axes.removeAll(gather.batch());
        return axes;
    }

    private static TensorExpr gather(Gather like, TensorExpr operand, TensorExpr indices) {
        return Gather.of(operand, indices, like.along(),
                like.size().isEmpty() ? AxisMaps.none() : AxisMaps.of(like.size()));
    }
}
