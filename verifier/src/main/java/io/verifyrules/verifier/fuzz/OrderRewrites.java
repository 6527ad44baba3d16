package io.verifyrules.verifier.fuzz;

import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.Literal;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.dsl.expr.Binary;
import io.verifyrules.dsl.expr.Concat;
import io.verifyrules.dsl.expr.Constant;
import io.verifyrules.dsl.expr.Pad;
import io.verifyrules.dsl.expr.Reduce;
import io.verifyrules.dsl.expr.Reverse;
import io.verifyrules.dsl.expr.ShapeTerms;
import io.verifyrules.dsl.expr.TensorExpr;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/** Rewrites of sums and products of floats that are right up to the order of terms, and others that are not. */
final class OrderRewrites {

    private static final Literal ZERO = new Literal.Whole(BigInteger.ZERO);
    private static final List<Function<TensorExpr, Optional<TensorExpr>>> WRONG = List.of(OrderRewrites::zeroLeftOut,
            OrderRewrites::multipliedOut, OrderRewrites::cancelled, OrderRewrites::otherSign,
            OrderRewrites::partLeftOut, OrderRewrites::sumOfProducts, OrderRewrites::oneTermTwice);

    private OrderRewrites() {
    }

    /** Rewrites that are right up to order, of any floats. */
    static List<Rewrite> all() {
        return List.of(rewrite("terms or factors change places", OrderRewrites::changed),
                rewrite("terms or factors from the right", OrderRewrites::fromRight),
                rewrite("terms or factors from the left", OrderRewrites::fromLeft),
                rewrite("a difference as a sum", OrderRewrites::asSum),
                rewrite("a sum of what is reversed", OrderRewrites::unreversed),
                rewrite("a sum backwards", OrderRewrites::reversed), rewrite("a sum of parts", OrderRewrites::ofParts),
                rewrite("a sum without padding", OrderRewrites::unpadded),
                rewrite("a sum and zero", OrderRewrites::plusZero));
    }

    /** The results of wrong rewrites of the term. */
    static Stream<TensorExpr> wrong(TensorExpr term) {
        return WRONG.stream().flatMap(wrong -> wrong.apply(term).stream());
    }

    private static Rewrite rewrite(String name, Function<TensorExpr, Optional<TensorExpr>> rewriting) {
        return new Rewrite(name, (x, random) -> rewriting.apply(x)).onAllElements();
    }

    private static Optional<Binary> associative(TensorExpr tensor) {
        return tensor instanceof Binary binary
                && (binary.operator() == BinaryOperator.ADD || binary.operator() == BinaryOperator.MUL)
                        ? Optional.of(binary)
                        : Optional.empty();
    }

    private static Optional<TensorExpr> changed(TensorExpr tensor) {
        return associative(tensor).map(OrderRewrites::exchanged);
    }

    private static TensorExpr exchanged(Binary both) {
        List<TensorExpr> operands = both.operands();
        return Binary.of(both.operator(), operands.get(1), operands.get(0));
    }

    private static Optional<TensorExpr> fromRight(TensorExpr tensor) {
        return associative(tensor)
                .flatMap(outer -> associative(outer.left()).filter(inner -> inner.operator() == outer.operator())
                        .map(inner -> Binary.of(outer.operator(), inner.left(),
                                Binary.of(outer.operator(), inner.right(), outer.right()))));
    }

    private static Optional<TensorExpr> fromLeft(TensorExpr tensor) {
        return associative(tensor)
                .flatMap(outer -> associative(outer.right()).filter(inner -> inner.operator() == outer.operator())
                        .map(inner -> Binary.of(outer.operator(),
                                Binary.of(outer.operator(), outer.left(), inner.left()), inner.right())));
    }

    private static Optional<TensorExpr> asSum(TensorExpr tensor) {
        return tensor instanceof Binary difference && difference.operator() == BinaryOperator.SUB
                ? Optional.of(Binary.of(BinaryOperator.ADD, difference.left(), difference.right().unaryMinus()))
                : Optional.empty();
    }

    private static Optional<Reduce> combination(TensorExpr tensor) {
        return tensor instanceof Reduce reduce && reduce.initial().isEmpty()
                && (reduce.monoid() == Monoid.SUM || reduce.monoid() == Monoid.PRODUCT)
                        ? Optional.of(reduce)
                        : Optional.empty();
    }

    private static TensorExpr of(Reduce reduce, TensorExpr other) {
        return ReductionRewrites.reduce(reduce.monoid(), other, reduce.over(), Optional.empty());
    }

    private static Optional<TensorExpr> unreversed(TensorExpr tensor) {
        return combination(tensor)
                .filter(all -> all.operand() instanceof Reverse reverse && reverse.axes().equals(all.over()))
                .map(all -> of(all, ((Reverse) all.operand()).operand()));
    }

    private static Optional<TensorExpr> reversed(TensorExpr tensor) {
        return combination(tensor)
                .map(all -> of(all, all.operand().reverse(all.over().stream().findFirst().orElseThrow())));
    }

    private static Optional<TensorExpr> ofParts(TensorExpr tensor) {
        return combination(tensor)
                .flatMap(all -> all.operand() instanceof Concat concat && all.over().contains(concat.along())
                        ? concat.operands()
                                .stream()
                                .map(part -> of(all, part))
                                .reduce((a, b) -> Binary
                                        .of(all.monoid() == Monoid.SUM ? BinaryOperator.ADD : BinaryOperator.MUL, a, b))
                        : Optional.empty());
    }

    /** Zeros of either sign vanish in a sum, as it starts from one. */
    private static Optional<TensorExpr> unpadded(TensorExpr tensor) {
        return combination(tensor)
                .filter(all -> all.monoid() == Monoid.SUM && all.operand() instanceof Pad pad && isZero(pad.value()))
                .map(all -> of(all, ((Pad) all.operand()).operand()));
    }

    private static boolean isZero(Element element) {
        return element instanceof Element.Written written
                && (written.literal().equals(ZERO) || written.literal() instanceof Literal.MinusZero);
    }

    private static Optional<TensorExpr> plusZero(TensorExpr tensor) {
        return combination(tensor).filter(all -> all.monoid() == Monoid.SUM)
                .map(all -> Binary.of(BinaryOperator.ADD, all, zero(all)));
    }

    private static TensorExpr zero(TensorExpr like) {
        return Constant.of(Element.of(ZERO, like.type().element()), new ShapeTerms().of(like));
    }

    /** Wrong of -0.0. */
    private static Optional<TensorExpr> zeroLeftOut(TensorExpr tensor) {
        return tensor instanceof Binary sum && sum.operator() == BinaryOperator.ADD
                && sum.right() instanceof Constant constant && isZero(constant.value())
                        ? Optional.of(sum.left())
                        : Optional.<TensorExpr>empty();
    }

    /** Wrong of infinities. */
    private static Optional<TensorExpr> multipliedOut(TensorExpr tensor) {
        return tensor instanceof Binary product && product.operator() == BinaryOperator.MUL
                && product.left() instanceof Binary sum && sum.operator() == BinaryOperator.ADD
                        ? Optional.of(Binary.of(BinaryOperator.ADD,
                                Binary.of(BinaryOperator.MUL, sum.left(), product.right()),
                                Binary.of(BinaryOperator.MUL, sum.right(), product.right())))
                        : Optional.empty();
    }

    /** Wrong of infinities, too. */
    private static Optional<TensorExpr> cancelled(TensorExpr tensor) {
        return associative(tensor).filter(sum -> sum.operator() == BinaryOperator.ADD)
                .map(sum -> Binary.of(BinaryOperator.SUB, Binary.of(BinaryOperator.ADD, sum, sum.left()), sum.left()));
    }

    private static Optional<TensorExpr> otherSign(TensorExpr tensor) {
        return tensor instanceof Binary difference && difference.operator() == BinaryOperator.SUB
                ? Optional.of(exchanged(difference).unaryMinus())
                : Optional.empty();
    }

    private static Optional<TensorExpr> partLeftOut(TensorExpr tensor) {
        return combination(tensor)
                .filter(all -> all.operand() instanceof Concat concat && all.over().contains(concat.along()))
                .map(all -> of(all, ((Concat) all.operand()).operands().getFirst()));
    }

    private static Optional<TensorExpr> sumOfProducts(TensorExpr tensor) {
        return combination(tensor)
                .filter(all -> all.monoid() == Monoid.SUM && all.operand() instanceof Binary product
                        && product.operator() == BinaryOperator.MUL)
                .map(all -> Binary.of(BinaryOperator.MUL, of(all, ((Binary) all.operand()).left()),
                        of(all, ((Binary) all.operand()).right())));
    }

    private static Optional<TensorExpr> oneTermTwice(TensorExpr tensor) {
        return associative(tensor).map(both -> Binary.of(both.operator(), both, both.right()));
    }
}
