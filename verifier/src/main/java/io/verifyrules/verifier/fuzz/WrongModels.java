package io.verifyrules.verifier.fuzz;

import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.dsl.expr.Binary;
import io.verifyrules.dsl.expr.Expand;
import io.verifyrules.dsl.expr.Reduce;
import io.verifyrules.dsl.expr.ShapeTerms;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.expr.Unary;
import io.verifyrules.verifier.fuzz.ModelRewrites.Reduced;
import io.verifyrules.verifier.fuzz.ModelRewrites.Softmax;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/** Rewrites of sums, quotients and functions of reals that are wrong somewhere: where a line is empty, or a number is 0 or below it. */
final class WrongModels {

    private static final List<Function<TensorExpr, Optional<TensorExpr>>> ALL = List.of(WrongModels::anyFactor,
            WrongModels::factorOfProduct, WrongModels::anyDivisor, WrongModels::sumOfProducts,
            WrongModels::sumOfExponentials, WrongModels::rootItself, WrongModels::rootOfEach, WrongModels::shiftedAbove,
            WrongModels::sumOfSoftmax, WrongModels::cancelled, WrongModels::logarithmOfEach, WrongModels::otherExtreme,
            WrongModels::sizeForgotten);

    private WrongModels() {
    }

    /** The results of the rewrites that fit the term. */
    static Stream<TensorExpr> of(TensorExpr term) {
        return ALL.stream().flatMap(wrong -> wrong.apply(term).stream());
    }

    /** Wrong where the factor is below 0. */
    private static Optional<TensorExpr> anyFactor(TensorExpr tensor) {
        return Reduced.of(tensor, BinaryOperator.MUL)
                .filter(Reduced::toAnExtreme)
                .map(all -> Binary.of(BinaryOperator.MUL, all.ofLine(), all.number()));
    }

    /** Wrong of any line but those of one element. */
    private static Optional<TensorExpr> factorOfProduct(TensorExpr tensor) {
        return Reduced.of(tensor, BinaryOperator.MUL)
                .filter(product -> product.by(Monoid.PRODUCT))
                .map(product -> Binary.of(BinaryOperator.MUL, product.ofLine(), product.number()));
    }

    /** Wrong where nothing is summed and the divisor is 0. */
    private static Optional<TensorExpr> anyDivisor(TensorExpr tensor) {
        return Reduced.of(tensor, BinaryOperator.DIV)
                .filter(sum -> sum.by(Monoid.SUM))
                .map(sum -> Binary.of(BinaryOperator.DIV, sum.ofLine(), sum.number()));
    }

    private static Optional<TensorExpr> sumOfProducts(TensorExpr tensor) {
        return tensor instanceof Reduce sum && sum.monoid() == Monoid.SUM && sum.operand() instanceof Binary product
                && product.operator() == BinaryOperator.MUL
                        ? Optional.of(Binary.of(BinaryOperator.MUL, ModelRewrites.reduced(sum, product.left()),
                                ModelRewrites.reduced(sum, product.right())))
                        : Optional.empty();
    }

    private static Optional<TensorExpr> sumOfExponentials(TensorExpr tensor) {
        return ModelRewrites.exponent(tensor)
                .filter(of -> of instanceof Binary both && both.operator() == BinaryOperator.ADD)
                .map(of -> Binary.of(BinaryOperator.ADD, Unary.of(UnaryOperator.EXP, ((Binary) of).left()),
                        Unary.of(UnaryOperator.EXP, ((Binary) of).right())));
    }

    /** Wrong where the number is below 0. */
    private static Optional<TensorExpr> rootItself(TensorExpr tensor) {
        return ModelRewrites.of(UnaryOperator.SQRT, tensor)
                .filter(of -> of instanceof Binary product && product.operator() == BinaryOperator.MUL
                        && product.left().equals(product.right()))
                .map(of -> ((Binary) of).left());
    }

    /** Wrong of two numbers below 0. */
    private static Optional<TensorExpr> rootOfEach(TensorExpr tensor) {
        return ModelRewrites.of(UnaryOperator.SQRT, tensor)
                .filter(of -> of instanceof Binary product && product.operator() == BinaryOperator.MUL)
                .map(of -> Binary.of(BinaryOperator.MUL, Unary.of(UnaryOperator.SQRT, ((Binary) of).left()),
                        Unary.of(UnaryOperator.SQRT, ((Binary) of).right())));
    }

    private static Optional<TensorExpr> shiftedAbove(TensorExpr tensor) {
        return Softmax.of(tensor)
                .map(softmax -> softmax.with(Binary.of(BinaryOperator.SUB, softmax.of(),
                        RandomModels.number(1, new ShapeTerms().of(softmax.of()))), softmax.of()));
    }

    /** Wrong where nothing is summed. */
    private static Optional<TensorExpr> sumOfSoftmax(TensorExpr tensor) {
        return tensor instanceof Reduce sum && sum.monoid() == Monoid.SUM
                && Softmax.of(sum.operand()).filter(softmax -> softmax.sum().over().equals(sum.over())).isPresent()
                        ? Optional.of(RandomModels.number(1, new ShapeTerms().of(sum)))
                        : Optional.empty();
    }

    /** Wrong where the divisor is 0. */
    private static Optional<TensorExpr> cancelled(TensorExpr tensor) {
        return tensor instanceof Binary product && product.operator() == BinaryOperator.MUL
                ? Optional.of(Binary.of(BinaryOperator.DIV, Binary.of(BinaryOperator.MUL, product, product.right()),
                        product.right()))
                : Optional.empty();
    }

    /** Wrong of two numbers below 0. */
    private static Optional<TensorExpr> logarithmOfEach(TensorExpr tensor) {
        return ModelRewrites.of(UnaryOperator.LOG, tensor)
                .filter(of -> of instanceof Binary product && product.operator() == BinaryOperator.MUL)
                .map(of -> Binary.of(BinaryOperator.ADD, Unary.of(UnaryOperator.LOG, ((Binary) of).left()),
                        Unary.of(UnaryOperator.LOG, ((Binary) of).right())));
    }

    private static Optional<TensorExpr> otherExtreme(TensorExpr tensor) {
        return tensor instanceof Reduce all && all.initial().isEmpty() && all.monoid() == Monoid.MAX
                ? Optional.of(ReductionRewrites.reduce(Monoid.MIN, all.operand(), all.over(), Optional.empty()))
                : Optional.empty();
    }

    private static Optional<TensorExpr> sizeForgotten(TensorExpr tensor) {
        return tensor instanceof Reduce sum && sum.initial().isEmpty() && sum.monoid() == Monoid.SUM
                && sum.operand() instanceof Expand spread && spread.added().sizes().keySet().equals(sum.over())
                        ? Optional.of(spread.operand())
                        : Optional.empty();
    }
}
