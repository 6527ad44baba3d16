package io.verifyrules.verifier.fuzz;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.dsl.element.Reducer;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.dsl.expr.AxisMaps;
import io.verifyrules.dsl.expr.Binary;
import io.verifyrules.dsl.expr.BoundIndices;
import io.verifyrules.dsl.expr.Concat;
import io.verifyrules.dsl.expr.Pad;
import io.verifyrules.dsl.expr.Reduce;
import io.verifyrules.dsl.expr.ReduceWindow;
import io.verifyrules.dsl.expr.Reverse;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.expr.Unary;
import io.verifyrules.dsl.expr.Window;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;

/** Right rewrites of reductions over whole axes. */
final class ReductionRewrites {

    private ReductionRewrites() {
    }

    static List<Rewrite> all() {
        return List.of(new Rewrite("reduce the parts of a concat", (x, random) -> parts(x)),
                new Rewrite("reduce backwards", ReductionRewrites::backwards),
                new Rewrite("reduce without reversing", (x, random) -> forwards(x)),
                new Rewrite("reduce axis by axis", (x, random) -> axisByAxis(x)),
                new Rewrite("merge reductions", (x, random) -> merged(x)),
                new Rewrite("reduce the terms", (x, random) -> terms(x)),
                new Rewrite("negate the sum", (x, random) -> negated(x)),
                new Rewrite("pad with the identity", ReductionRewrites::padded),
                Rewrite.anywhere("sum over a window of one",
                        (x, random) -> ElementwiseRewrites.number(x)
                                .flatMap(y -> DataRewrites.axis(y, random)
                                        .map(axis -> ReduceWindow.of(Monoid.SUM, y, Optional.empty(),
                                                AxisMaps.on(axis, AxisMap.of(1)), Window.Written.neutral(),
                                                BoundIndices.unnamed())))));
    }

    static TensorExpr reduce(Reducer monoid, TensorExpr operand, Collection<AggregatedAxis> over,
            Optional<Element> initial) {
        return Reduce.of(monoid, operand, over, initial, BoundIndices.unnamed());
    }

    /** Not for min and max, which reject a part that is empty. */
    private static Optional<TensorExpr> parts(TensorExpr tensor) {
        if (!(tensor instanceof Reduce reduce && reduce.operand() instanceof Concat concat
                && reduce.over().contains(concat.along()) && reduce.monoid().hasIdentity())) {
            return Optional.empty();
        }
        Optional<Element> initial = reduce.initial();
        TensorExpr all = reduce(reduce.monoid(), concat.operands().getFirst(), reduce.over(), initial);
        for (TensorExpr operand : concat.operands().subList(1, concat.operands().size())) {
            all = Combined.of(reduce.monoid(), all, reduce(reduce.monoid(), operand, reduce.over(), Optional.empty()));
        }
        return Optional.of(all);
    }

    private static Optional<TensorExpr> backwards(TensorExpr tensor, Random random) {
        if (!(tensor instanceof Reduce reduce) || reduce.over().isEmpty()) {
            return Optional.empty();
        }
        List<AggregatedAxis> over = List.copyOf(reduce.over());
        Reverse reversed = Reverse.of(reduce.operand(), List.of(over.get(random.nextInt(over.size()))));
        return Optional.of(reduce(reduce.monoid(), reversed, over, reduce.initial()));
    }

    private static Optional<TensorExpr> forwards(TensorExpr tensor) {
        return tensor instanceof Reduce reduce
                && reduce.operand() instanceof Reverse(var ignored, TensorExpr operand, Set<AggregatedAxis> axes)
                && reduce.over().containsAll(axes)
                        ? Optional.of(reduce(reduce.monoid(), operand, reduce.over(), reduce.initial()))
                        : Optional.empty();
    }

    /** Not for min and max with an initial value: the inner reduction has none, and rejects an axis that is empty. */
    private static Optional<TensorExpr> axisByAxis(TensorExpr tensor) {
        if (!(tensor instanceof Reduce reduce) || reduce.over().size() < 2
                || (reduce.initial().isPresent() && !reduce.monoid().hasIdentity())) {
            return Optional.empty();
        }
        AggregatedAxis first = reduce.over().first();
        SortedSet<AggregatedAxis> rest = new TreeSet<>(reduce.over());
        rest.remove(first);
        return Optional.of(reduce(reduce.monoid(),
                reduce(reduce.monoid(), reduce.operand(), List.of(first), Optional.empty()), rest, reduce.initial()));
    }

    private static Optional<TensorExpr> merged(TensorExpr tensor) {
        if (!(tensor instanceof Reduce outer && outer.operand() instanceof Reduce inner
                && inner.monoid().equals(outer.monoid()) && inner.initial().isEmpty())) {
            return Optional.empty();
        }
        SortedSet<AggregatedAxis> over = new TreeSet<>(inner.over());
        over.addAll(outer.over());
        return Optional.of(reduce(outer.monoid(), inner.operand(), over, outer.initial()));
    }

    private static Optional<TensorExpr> terms(TensorExpr tensor) {
        return tensor instanceof Reduce reduce && reduce.initial().isEmpty()
                ? Combined.operands(reduce.monoid(), reduce.operand())
                        .map(both -> Combined.of(reduce.monoid(),
                                reduce(reduce.monoid(), both.get(0), reduce.over(), Optional.empty()),
                                reduce(reduce.monoid(), both.get(1), reduce.over(), Optional.empty())))
                : Optional.empty();
    }

    private static Optional<TensorExpr> negated(TensorExpr tensor) {
        return tensor instanceof Reduce reduce && reduce.initial().isEmpty() && reduce.monoid() == Monoid.SUM
                && reduce.operand() instanceof Unary unary && unary.operator() == UnaryOperator.NEG
                        ? Optional.of(reduce(Monoid.SUM, unary.operand(), reduce.over(), Optional.empty()).unaryMinus())
                        : Optional.empty();
    }

    private static Optional<TensorExpr> padded(TensorExpr tensor, Random random) {
        if (!(tensor instanceof Reduce reduce) || !reduce.monoid().hasIdentity() || reduce.over().isEmpty()) {
            return Optional.empty();
        }
        AggregatedAxis axis = List.copyOf(reduce.over()).get(random.nextInt(reduce.over().size()));
        Optional<Element> identity = Combined.identity(reduce.monoid(), tensor.type().element());
        return identity.map(neutral -> reduce(reduce.monoid(),
                Pad.of(reduce.operand(), neutral, some(axis, random), some(axis, random), some(axis, random)),
                reduce.over(), reduce.initial()));
    }

    private static AxisMaps some(AggregatedAxis axis, Random random) {
        return AxisMaps.on(axis, AxisMap.of(random.nextInt(3)));
    }

    /** The sum of two tensors; kept here for the reductions that distribute over it. */
    static Optional<Binary> sum(TensorExpr tensor) {
        return tensor instanceof Binary binary && binary.operator() == BinaryOperator.ADD
                ? Optional.of(binary)
                : Optional.empty();
    }
}
