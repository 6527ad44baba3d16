package io.verifyrules.verifier.fuzz;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.Permutation;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.expr.Transpose;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/** Mistakes about the order of lanes: each is wrong where there are lanes enough that differ. */
final class WrongTransposes {

    private WrongTransposes() {
    }

    /** The inverse forgotten, or one too many: where an order is its own inverse, as all orders of two lanes are, it is none. */
    static Optional<TensorExpr> inverted(TensorExpr tensor) {
        return transposed(tensor, Permutation::inverted);
    }

    /** A product in the wrong order, which matters from three lanes on. */
    static Optional<TensorExpr> exchanged(TensorExpr tensor) {
        return transposed(tensor, by -> new Permutation(by.of(), by.letters().reversed()));
    }

    /** The same order twice. */
    static Optional<TensorExpr> twice(TensorExpr tensor) {
        return transposed(tensor, by -> by.times(by));
    }

    private static Optional<TensorExpr> transposed(TensorExpr tensor, UnaryOperator<Permutation> change) {
        return tensor instanceof Transpose transpose
                ? Optional.of(change.apply(transpose.permutation()))
                        .filter(changed -> !changed.equals(transpose.permutation()))
                        .map(changed -> LaneOrder.of(transpose.operand(), changed, transpose.axes()))
                : Optional.empty();
    }

    /** One of several axes left as it was. */
    static Optional<TensorExpr> withoutAnAxis(TensorExpr tensor) {
        if (!(tensor instanceof Transpose transpose) || transpose.axes().size() < 2) {
            return Optional.empty();
        }
        SortedSet<AggregatedAxis> rest = new TreeSet<>(transpose.axes());
        rest.removeFirst();
        return Optional.of(Transpose.of(transpose.operand(), transpose.permutation(), rest));
    }

    /** The operands in another order, and what the operator says of their axes in that which it had. */
    static Optional<TensorExpr> attributesLeft(TensorExpr tensor) {
        return ofOperands(tensor, by -> UnaryOperator.identity());
    }

    /** The operands in another order, and what the operator says of their axes in the inverse one. */
    static Optional<TensorExpr> attributesBack(TensorExpr tensor) {
        return ofOperands(tensor, by -> map -> map.permuted(by.inverted()));
    }

    private static Optional<TensorExpr> ofOperands(TensorExpr tensor,
            Function<Permutation, UnaryOperator<AxisMap>> change) {
        if (!(tensor instanceof Transpose transpose)) {
            return Optional.empty();
        }
        Permutation by = transpose.permutation();
        Optional<TensorExpr> right = LaneOrder.inside(transpose.operand(), by, transpose.axes());
        return LaneOrder.inside(transpose.operand(), by, transpose.axes(), change.apply(by))
                .filter(wrong -> !right.equals(Optional.of(wrong)));
    }

    /** An operator keeps its attributes of its axes as if these were in no other order. */
    static Optional<TensorExpr> attributesAsTheyWere(TensorExpr tensor) {
        TensorExpr unpermuted = tensor.form()
                .with(part -> LaneOrder.changed(part, axis -> true,
                        map -> map instanceof AxisMap.Permuted permuted ? permuted.map() : map))
                .made();
        return Optional.of(unpermuted).filter(wrong -> !wrong.equals(tensor));
    }
}
