package io.verifyrules.verifier.fuzz;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.element.ArgExtreme;
import io.verifyrules.dsl.expr.Component;
import io.verifyrules.dsl.expr.Reduce;
import io.verifyrules.dsl.expr.Reverse;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.expr.TupleElement;
import io.verifyrules.dsl.expr.Zip;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;

/** Rewrites of what comes out of tuples, right ones and wrong ones. */
final class TupleRewrites {

    private TupleRewrites() {
    }

    static List<Rewrite> all() {
        return Stream
                .of(Rewrite.anywhere("one of a tuple",
                        (x, random) -> Optional.of(TupleElement.of(List.of(x, x), random.nextInt(2)))),
                        Rewrite.anywhere("zipped with itself",
                                (x, random) -> Optional.of(Component.of(Zip.of(List.of(x, x)), random.nextInt(2)))),
                        new Rewrite("what was zipped", (x, random) -> zipped(x)),
                        new Rewrite("what the tuple has", (x, random) -> had(x)),
                        new Rewrite("each operand turned round", (x, random) -> turned(x)),
                        new Rewrite("pairs the other way round before they are combined", TupleRewrites::backwards),
                        new Rewrite("the extreme without its place", (x, random) -> extreme(x)))
                .map(Rewrite::onAllElements)
                .toList();
    }

    private static Optional<TensorExpr> zipped(TensorExpr tensor) {
        return tensor instanceof Component component && component.operand() instanceof Zip zip
                && zip.operands().stream().distinct().count() == 1
                        ? Optional.of(zip.operands().get(component.index()))
                        : Optional.empty();
    }

    private static Optional<TensorExpr> had(TensorExpr tensor) {
        return tensor instanceof TupleElement element && element.operands().stream().distinct().count() == 1
                ? Optional.of(element.taken())
                : Optional.empty();
    }

    private static Optional<TensorExpr> turned(TensorExpr tensor) {
        return tensor instanceof Reverse(var ignored, Component component, Set<AggregatedAxis> axes)
                && component.operand() instanceof Zip zip
                        ? Optional.of(Component.of(Zip.of(
                                zip.operands().stream().<TensorExpr>map(operand -> Reverse.of(operand, axes)).toList()),
                                component.index()))
                        : Optional.empty();
    }

    private static Optional<TensorExpr> backwards(TensorExpr tensor, Random random) {
        return pairs(tensor).map(pairs -> {
            AggregatedAxis axis = List.copyOf(pairs.reduce().over()).get(random.nextInt(pairs.reduce().over().size()));
            return pairs.with(
                    pairs.zip().operands().stream().<TensorExpr>map(each -> Reverse.of(each, List.of(axis))).toList());
        });
    }

    private static Optional<TensorExpr> extreme(TensorExpr tensor) {
        return pairs(tensor)
                .filter(pairs -> pairs.component().index() == 0 && pairs.reduce().initial().isEmpty()
                        && pairs.reduce().monoid() instanceof ArgExtreme)
                .map(pairs -> ReductionRewrites.reduce(((ArgExtreme) pairs.reduce().monoid()).ofValues(),
                        pairs.zip().operands().getFirst(), pairs.reduce().over(), Optional.empty()));
    }

    /** A component of a reduction of tensors that are zipped. */
    private record Pairs(Component component, Reduce reduce, Zip zip) {

        TensorExpr with(List<TensorExpr> operands) {
            return Component.of(reduce.withOperands(List.of(Zip.of(operands))), component.index());
        }
    }

    private static Optional<Pairs> pairs(TensorExpr tensor) {
        return tensor instanceof Component component && component.operand() instanceof Reduce reduce
                && reduce.operand() instanceof Zip zip && !reduce.over().isEmpty()
                        ? Optional.of(new Pairs(component, reduce, zip))
                        : Optional.empty();
    }

    /** Wrong where pairs that belong together come apart. */
    static Optional<TensorExpr> oneTurnedRound(TensorExpr tensor) {
        return pairs(tensor).map(pairs -> {
            List<TensorExpr> operands = new ArrayList<>(pairs.zip().operands());
            operands.set(0, Reverse.of(operands.getFirst(), pairs.reduce().over()));
            return pairs.with(operands);
        });
    }

    /** Wrong where two operands differ. */
    static Optional<TensorExpr> exchanged(TensorExpr tensor) {
        return switch (tensor) {
            case Component component when component.operand() instanceof Zip zip ->
                Optional.of(Component.of(Zip.of(zip.operands().reversed()), component.index()));
            case TupleElement element -> Optional.of(TupleElement.of(element.operands().reversed(), element.index()));
            default -> Optional.empty();
        };
    }

    /** Wrong where the extremes differ. */
    static Optional<TensorExpr> otherExtreme(TensorExpr tensor) {
        return tensor instanceof Reduce reduce && reduce.monoid() instanceof ArgExtreme extreme
                ? Optional.of(ReductionRewrites.reduce(extreme == ArgExtreme.MAX ? ArgExtreme.MIN : ArgExtreme.MAX,
                        reduce.operand(), reduce.over(), reduce.initial()))
                : Optional.empty();
    }
}
