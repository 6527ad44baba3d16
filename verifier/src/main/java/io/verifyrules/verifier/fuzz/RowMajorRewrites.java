package io.verifyrules.verifier.fuzz;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.expr.Reduce;
import io.verifyrules.dsl.expr.Reshape;
import io.verifyrules.dsl.expr.Reverse;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.ShapeTerms;
import io.verifyrules.dsl.expr.TensorExpr;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Right rewrites of tensors that are reshaped in row-major order. */
final class RowMajorRewrites {

    private RowMajorRewrites() {
    }

    static List<Rewrite> all() {
        return List.of(
                Rewrite.anywhere("reshaped to the sizes that are there",
                        (x, random) -> DataRewrites.axis(x, random).map(axis -> asItIs(x, axis))).onAllElements(),
                new Rewrite("reshaped in two steps", (x, random) -> inTwoSteps(x)).onAllElements(),
                new Rewrite("reshaped once", (x, random) -> once(x)).onAllElements(),
                new Rewrite("turned round before it is reshaped", (x, random) -> reversedBefore(x)).onAllElements(),
                new Rewrite("all places reduced as they were", (x, random) -> reduced(x)));
    }

    private static TensorExpr asItIs(TensorExpr tensor, AggregatedAxis axis) {
        return Reshape.of(tensor, axis, Shape.of(axis, new ShapeTerms().of(tensor, axis)));
    }

    private static Optional<TensorExpr> inTwoSteps(TensorExpr tensor) {
        return tensor instanceof Reshape reshape
                ? Optional.of(Reshape.of(asItIs(reshape.operand(), reshape.axis()), reshape.axis(), reshape.into()))
                : Optional.empty();
    }

    private static Optional<TensorExpr> once(TensorExpr tensor) {
        return tensor instanceof Reshape outer && outer.operand() instanceof Reshape inner
                && outer.axis().equals(inner.result())
                        ? Optional.of(Reshape.of(inner.operand(), inner.axis(), outer.into()))
                        : Optional.empty();
    }

    private static Optional<TensorExpr> reversedBefore(TensorExpr tensor) {
        return tensor instanceof Reverse(var ignored, Reshape reshape, Set<AggregatedAxis> axes)
                && axes.equals(Set.of(reshape.result()))
                        ? Optional.of(Reshape.of(Reverse.of(reshape.operand(), List.of(reshape.axis())), reshape.axis(),
                                reshape.into()))
                        : Optional.empty();
    }

    private static Optional<TensorExpr> reduced(TensorExpr tensor) {
        return tensor instanceof Reduce reduce && reduce.operand() instanceof Reshape reshape
                && reduce.over().equals(Set.of(reshape.result()))
                        ? Optional.of(ReductionRewrites.reduce(reduce.monoid(), reshape.operand(),
                                List.of(reshape.axis()), reduce.initial()))
                        : Optional.empty();
    }

    /** Wrong where there are two places: they are counted from the other end. */
    static Optional<TensorExpr> fromTheEnd(TensorExpr tensor) {
        return tensor instanceof Reshape reshape
                ? Optional.of(Reverse.of(reshape, List.of(reshape.result())))
                : Optional.empty();
    }
}
