package io.verifyrules.verifier.fuzz;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.Permutation;
import io.verifyrules.dsl.expr.Convolution;
import io.verifyrules.dsl.expr.Dot;
import io.verifyrules.dsl.expr.Reduce;
import io.verifyrules.dsl.expr.ReduceWindow;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.expr.Transpose;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;

/** Right rewrites of tensors whose lanes are put into another order. */
final class TransposeRewrites {

    private TransposeRewrites() {
    }

    /** All of them, by orders that the rule declares. */
    static List<Rewrite> all(RandomPermutations orders) {
        return List.of(
                Rewrite.anywhere("into another order and back", (x, random) -> thereAndBack(x, orders)).onAllElements(),
                new Rewrite("into another order in two steps", (x, random) -> inTwoSteps(x, orders)).onAllElements(),
                new Rewrite("into the product of two orders", (x, random) -> atOnce(x)).onAllElements(),
                new Rewrite("into another order axis by axis", (x, random) -> axisByAxis(x)).onAllElements(),
                new Rewrite("the operands in another order", (x, random) -> apart(inner(x)).flatMap(y -> ofOperands(x)))
                        .onAllElements(),
                new Rewrite("what operands in another order give",
                        (x, random) -> apart(x).flatMap(y -> ofResult(y, orders))).onAllElements(),
                new Rewrite("one order for all operands",
                        (x, random) -> apart(x).flatMap(TransposeRewrites::orderOfAnOperand)).onAllElements(),
                new Rewrite("windows in another order", (x, random) -> window(x).flatMap(y -> ofResult(y, orders))),
                new Rewrite("the windows of an operand in another order",
                        (x, random) -> window(inner(x)).flatMap(y -> ofOperands(x))),
                new Rewrite("reduce in another order", (x, random) -> reduced(x, orders)),
                new Rewrite("reduce whatever order", (x, random) -> reducedAsItWas(x)));
    }

    private static TensorExpr inner(TensorExpr tensor) {
        return tensor instanceof Transpose transpose ? transpose.operand() : tensor;
    }

    /** An operator that combines no elements of several lanes, and so nothing in another order. */
    private static Optional<TensorExpr> apart(TensorExpr tensor) {
        return window(tensor).isPresent() ? Optional.empty() : Optional.of(tensor);
    }

    private static Optional<TensorExpr> window(TensorExpr tensor) {
        return tensor instanceof Convolution || tensor instanceof ReduceWindow ? Optional.of(tensor) : Optional.empty();
    }

    private static Optional<TensorExpr> thereAndBack(TensorExpr tensor, RandomPermutations orders) {
        SortedSet<AggregatedAxis> axes = orders.some(tensor.type().axes());
        Permutation by = orders.word();
        return axes.isEmpty()
                ? Optional.empty()
                : Optional.of(LaneOrder.of(LaneOrder.of(tensor, by, axes), by.inverted(), axes));
    }

    private static Optional<TensorExpr> inTwoSteps(TensorExpr tensor, RandomPermutations orders) {
        if (!(tensor instanceof Transpose transpose)) {
            return Optional.empty();
        }
        Permutation second = orders.word();
        Permutation first = transpose.permutation().times(second.inverted());
        return Optional
                .of(LaneOrder.of(LaneOrder.of(transpose.operand(), first, transpose.axes()), second, transpose.axes()));
    }

    private static Optional<TensorExpr> atOnce(TensorExpr tensor) {
        return tensor instanceof Transpose second && second.operand() instanceof Transpose first
                && first.axes().equals(second.axes())
                        ? Optional.of(LaneOrder.of(first.operand(), first.permutation().times(second.permutation()),
                                first.axes()))
                        : Optional.empty();
    }

    private static Optional<TensorExpr> axisByAxis(TensorExpr tensor) {
        if (!(tensor instanceof Transpose transpose) || transpose.axes().size() < 2) {
            return Optional.empty();
        }
        SortedSet<AggregatedAxis> rest = new TreeSet<>(transpose.axes());
        AggregatedAxis last = rest.removeLast();
        return Optional.of(LaneOrder.of(LaneOrder.of(transpose.operand(), transpose.permutation(), Set.of(last)),
                transpose.permutation(), rest));
    }

    private static Optional<TensorExpr> ofOperands(TensorExpr tensor) {
        return tensor instanceof Transpose transpose
                ? LaneOrder.inside(transpose.operand(), transpose.permutation(), transpose.axes())
                : Optional.empty();
    }

    private static Optional<TensorExpr> ofResult(TensorExpr tensor, RandomPermutations orders) {
        return back(tensor, orders.word(), orders.some(tensor.type().axes()));
    }

    /** Computed with the axes in an order, and put back out of it. */
    private static Optional<TensorExpr> back(TensorExpr tensor, Permutation by, SortedSet<AggregatedAxis> axes) {
        return axes.isEmpty()
                ? Optional.empty()
                : LaneOrder.inside(tensor, by, axes).map(inside -> LaneOrder.of(inside, by.inverted(), axes));
    }

    private static Optional<TensorExpr> orderOfAnOperand(TensorExpr tensor) {
        for (TensorExpr operand : tensor.operands()) {
            if (operand instanceof Transpose transpose && tensor.type().axes().containsAll(transpose.axes())) {
                return back(tensor, transpose.permutation().inverted(), transpose.axes());
            }
        }
        return Optional.empty();
    }

    private static Optional<TensorExpr> reduced(TensorExpr tensor, RandomPermutations orders) {
        return switch (tensor) {
            case Reduce reduce -> Optional.of(ReductionRewrites.reduce(reduce.monoid(),
                    LaneOrder.of(reduce.operand(), orders.word(), orders.some(reduce.over())), reduce.over(),
                    reduce.initial()));
            case Dot dot -> {
                Permutation by = orders.word();
                SortedSet<AggregatedAxis> axes = orders.some(dot.contracted());
                yield Optional.of(Dot.of(LaneOrder.of(dot.left(), by, axes), LaneOrder.of(dot.right(), by, axes),
                        dot.contracted(), dot.batch(), dot.indices()));
            }
            default -> Optional.empty();
        };
    }

    private static Optional<TensorExpr> reducedAsItWas(TensorExpr tensor) {
        return tensor instanceof Reduce reduce && reduce.operand() instanceof Transpose transpose
                && reduce.over().containsAll(transpose.axes())
                        ? Optional.of(ReductionRewrites.reduce(reduce.monoid(), transpose.operand(), reduce.over(),
                                reduce.initial()))
                        : Optional.empty();
    }
}
