package io.verifyrules.verifier.fuzz;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.ElementTypes;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.dsl.expr.AxisMaps;
import io.verifyrules.dsl.expr.Binary;
import io.verifyrules.dsl.expr.Pad;
import io.verifyrules.dsl.expr.Reduce;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.expr.Unary;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/** Right rewrites that hold of truth values, or of numbers whether finite, infinite or undefined. */
final class ExtendedRewrites {

    private ExtendedRewrites() {
    }

    static List<Rewrite> all() {
        return List.of(new Rewrite("not both, or not either", (x, random) -> negatedConnective(x)),
                Rewrite.anywhere("not twice", (x, random) -> truth(x).map(y -> y.not().not())),
                Rewrite.anywhere("and with itself",
                        (x, random) -> truth(x).map(y -> Binary.of(BinaryOperator.AND, y, y))),
                new Rewrite("absolute value of the negative", (x, random) -> absolute(x)).onNumbersWithoutEnd(),
                new Rewrite("the smaller by the negated larger", (x, random) -> smaller(x)).onNumbersWithoutEnd(),
                new Rewrite("pad a maximum with -inf", ExtendedRewrites::paddedExtremum).onAllElements()
                        .onNumbersWithoutEnd());
    }

    private static Optional<TensorExpr> truth(TensorExpr tensor) {
        return tensor.type().element().equals(ElementType.BOOL) ? Optional.of(tensor) : Optional.empty();
    }

    private static Optional<TensorExpr> negatedConnective(TensorExpr tensor) {
        if (!(tensor instanceof Binary binary)) {
            return Optional.empty();
        }
        return switch (binary.operator()) {
            case AND -> Optional.of(Binary.of(BinaryOperator.OR, binary.left().not(), binary.right().not()).not());
            case OR -> Optional.of(Binary.of(BinaryOperator.AND, binary.left().not(), binary.right().not()).not());
            default -> Optional.empty();
        };
    }

    private static Optional<TensorExpr> absolute(TensorExpr tensor) {
        return tensor instanceof Unary unary && unary.operator() == UnaryOperator.ABS
                ? Optional.of(Unary.of(UnaryOperator.ABS, unary.operand().unaryMinus()))
                : Optional.empty();
    }

    private static Optional<TensorExpr> smaller(TensorExpr tensor) {
        return tensor instanceof Binary binary && binary.operator() == BinaryOperator.MIN
                ? Optional.of(Binary.of(BinaryOperator.MAX, binary.left().unaryMinus(), binary.right().unaryMinus())
                        .unaryMinus())
                : Optional.empty();
    }

    /** With an initial value, as an axis of only infinities would else be one that is not empty any more. */
    private static Optional<TensorExpr> paddedExtremum(TensorExpr tensor, Random random) {
        if (!(tensor instanceof Reduce reduce) || reduce.initial().isEmpty() || reduce.over().isEmpty()
                || reduce.monoid().hasIdentity() || !(reduce.monoid() instanceof Monoid)
                || !ElementTypes.NUMBERS.contains(tensor.type().element())) {
            return Optional.empty();
        }
        AggregatedAxis axis = reduce.over().first();
        Pad padded = Pad.of(reduce.operand(),
                Element.of(ElementTypes.end(tensor.type().element(), reduce.monoid() == Monoid.MIN)),
                AxisMaps.on(axis, AxisMap.of(random.nextInt(3))), AxisMaps.none(), AxisMaps.none());
        return Optional.of(ReductionRewrites.reduce(reduce.monoid(), padded, reduce.over(), reduce.initial()));
    }
}
