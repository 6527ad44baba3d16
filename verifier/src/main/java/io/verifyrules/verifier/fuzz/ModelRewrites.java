package io.verifyrules.verifier.fuzz;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.dsl.expr.Binary;
import io.verifyrules.dsl.expr.Expand;
import io.verifyrules.dsl.expr.Reduce;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.ShapeTerms;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.expr.Unary;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;

/**
 * Right rewrites of sums, quotients and functions of reals. They hold also where a line is empty. A divisor is an exponential, or it stands
 * on both sides.
 */
final class ModelRewrites {

    private ModelRewrites() {
    }

    static List<Rewrite> all() {
        return List.of(rewrite("a factor out of a sum", ModelRewrites::factorOut),
                rewrite("a factor into a sum", ModelRewrites::factorIn),
                rewrite("a positive divisor out of a sum", ModelRewrites::divisorOut),
                rewrite("a summand out of an extreme", ModelRewrites::summandOut),
                rewrite("a positive factor out of an extreme", ModelRewrites::positiveOut),
                rewrite("an extreme of exponentials", ModelRewrites::extremeOfExponentials),
                rewrite("a product of exponentials", ModelRewrites::productOfExponentials),
                rewrite("an exponential of a sum", ModelRewrites::exponentialOfSum),
                rewrite("one exponential", ModelRewrites::oneExponential),
                rewrite("an exponential for a divisor", ModelRewrites::withoutDivisor),
                rewrite("a softmax of a line that is shifted", ModelRewrites::shiftedSoftmax),
                rewrite("a sum along an axis that nothing depends on", ModelRewrites::counted),
                rewrite("a square multiplied out", ModelRewrites::square),
                rewrite("the root of a square", ModelRewrites::root),
                rewrite("an absolute value of a product", ModelRewrites::absolute),
                rewrite("a function by its exponentials", ModelRewrites::byExponentials),
                Rewrite.anywhere("the logarithm of an exponential",
                        (x, random) -> isReal(x)
                                ? Optional.of(Unary.of(UnaryOperator.LOG, Unary.of(UnaryOperator.EXP, x)))
                                : Optional.empty()));
    }

    private static Rewrite rewrite(String name, Function<TensorExpr, Optional<TensorExpr>> rewriting) {
        return new Rewrite(name, (x, random) -> isReal(x) ? rewriting.apply(x) : Optional.empty());
    }

    private static boolean isReal(TensorExpr tensor) {
        return tensor.type().element().equals(ElementType.REAL);
    }

    /** Two operands of an operation under a reduction without a first value; the second does not depend on what is reduced. */
    record Reduced(Reduce reduce, TensorExpr line, TensorExpr number) {

        static Optional<Reduced> of(TensorExpr tensor, BinaryOperator operator) {
            return tensor instanceof Reduce reduce && reduce.initial().isEmpty()
                    && reduce.operand() instanceof Binary binary && binary.operator() == operator
                    && binary.right() instanceof Expand spread && spread.added().sizes().keySet().equals(reduce.over())
                            ? Optional.of(new Reduced(reduce, binary.left(), spread.operand()))
                            : Optional.empty();
        }

        boolean by(Monoid monoid) {
            return reduce.monoid() == monoid;
        }

        boolean toAnExtreme() {
            return by(Monoid.MAX) || by(Monoid.MIN);
        }

        TensorExpr ofLine() {
            return reduced(reduce, line);
        }
    }

    static TensorExpr reduced(Reduce reduce, TensorExpr operand) {
        return ReductionRewrites.reduce(reduce.monoid(), operand, reduce.over(), Optional.empty());
    }

    /** The operand of an exponential. */
    static Optional<TensorExpr> exponent(TensorExpr tensor) {
        return of(UnaryOperator.EXP, tensor);
    }

    static Optional<TensorExpr> of(UnaryOperator operator, TensorExpr tensor) {
        return tensor instanceof Unary unary && unary.operator() == operator
                ? Optional.of(unary.operand())
                : Optional.empty();
    }

    private static Optional<TensorExpr> factorOut(TensorExpr tensor) {
        return Reduced.of(tensor, BinaryOperator.MUL)
                .filter(sum -> sum.by(Monoid.SUM))
                .map(sum -> Binary.of(BinaryOperator.MUL, sum.ofLine(), sum.number()));
    }

    private static Optional<TensorExpr> factorIn(TensorExpr tensor) {
        return tensor instanceof Binary product && product.operator() == BinaryOperator.MUL
                && product.left() instanceof Reduce sum && sum.monoid() == Monoid.SUM && sum.initial().isEmpty()
                        ? Optional.of(reduced(sum,
                                Binary.of(BinaryOperator.MUL, sum.operand(), spread(product.right(), sum))))
                        : Optional.empty();
    }

    /** A number spread along what is reduced. */
    static Expand spread(TensorExpr number, Reduce reduce) {
        SortedMap<AggregatedAxis, AxisMap> sizes = new TreeMap<>(new ShapeTerms().of(reduce.operand()).sizes());
        sizes.keySet().retainAll(reduce.over());
        return Expand.of(number, new Shape(sizes));
    }

    private static Optional<TensorExpr> divisorOut(TensorExpr tensor) {
        return Reduced.of(tensor, BinaryOperator.DIV)
                .filter(sum -> sum.by(Monoid.SUM) && exponent(sum.number()).isPresent())
                .map(sum -> Binary.of(BinaryOperator.DIV, sum.ofLine(), sum.number()));
    }

    private static Optional<TensorExpr> summandOut(TensorExpr tensor) {
        return List.of(BinaryOperator.ADD, BinaryOperator.SUB)
                .stream()
                .flatMap(operator -> Reduced.of(tensor, operator)
                        .filter(Reduced::toAnExtreme)
                        .map(all -> Binary.of(operator, all.ofLine(), all.number()))
                        .stream())
                .<TensorExpr>map(all -> all)
                .findFirst();
    }

    private static Optional<TensorExpr> positiveOut(TensorExpr tensor) {
        return Reduced.of(tensor, BinaryOperator.MUL)
                .filter(all -> all.toAnExtreme() && exponent(all.number()).isPresent())
                .map(all -> Binary.of(BinaryOperator.MUL, all.ofLine(), all.number()));
    }

    private static Optional<TensorExpr> extremeOfExponentials(TensorExpr tensor) {
        return tensor instanceof Reduce all && all.initial().isEmpty()
                && (all.monoid() == Monoid.MAX || all.monoid() == Monoid.MIN)
                        ? exponent(all.operand()).map(of -> Unary.of(UnaryOperator.EXP, reduced(all, of)))
                        : Optional.empty();
    }

    private static Optional<TensorExpr> productOfExponentials(TensorExpr tensor) {
        return tensor instanceof Reduce product && product.initial().isEmpty() && product.monoid() == Monoid.PRODUCT
                ? exponent(product.operand()).map(of -> Unary.of(UnaryOperator.EXP,
                        ReductionRewrites.reduce(Monoid.SUM, of, product.over(), Optional.empty())))
                : Optional.empty();
    }

    private static Optional<TensorExpr> exponentialOfSum(TensorExpr tensor) {
        return exponent(tensor).flatMap(of -> of instanceof Binary both ? switch (both.operator()) {
            case ADD -> Optional.of(BinaryOperator.MUL);
            case SUB -> Optional.of(BinaryOperator.DIV);
            default -> Optional.<BinaryOperator>empty();
        } : Optional.empty()).map(operator -> {
            Binary both = (Binary) exponent(tensor).orElseThrow();
            return Binary.of(operator, Unary.of(UnaryOperator.EXP, both.left()),
                    Unary.of(UnaryOperator.EXP, both.right()));
        });
    }

    private static Optional<TensorExpr> oneExponential(TensorExpr tensor) {
        return tensor instanceof Binary product && product.operator() == BinaryOperator.MUL
                ? exponent(product.left()).flatMap(left -> exponent(product.right())
                        .map(right -> Unary.of(UnaryOperator.EXP, Binary.of(BinaryOperator.ADD, left, right))))
                : Optional.empty();
    }

    private static Optional<TensorExpr> withoutDivisor(TensorExpr tensor) {
        return tensor instanceof Binary quotient && quotient.operator() == BinaryOperator.DIV
                ? exponent(quotient.right()).map(divisor -> Binary.of(BinaryOperator.MUL, quotient.left(),
                        Unary.of(UnaryOperator.EXP, divisor.unaryMinus())))
                : Optional.empty();
    }

    /** A softmax. */
    record Softmax(TensorExpr of, Reduce sum) {

        static Optional<Softmax> of(TensorExpr tensor) {
            return tensor instanceof Binary quotient && quotient.operator() == BinaryOperator.DIV
                    && quotient.right() instanceof Expand spread && spread.operand() instanceof Reduce sum
                    && sum.monoid() == Monoid.SUM && sum.initial().isEmpty() && sum.operand().equals(quotient.left())
                    && spread.added().sizes().keySet().equals(sum.over())
                            ? exponent(quotient.left()).map(of -> new Softmax(of, sum))
                            : Optional.empty();
        }

        /** The same with another line above and another one below. */
        TensorExpr with(TensorExpr above, TensorExpr below) {
            return Binary.of(BinaryOperator.DIV, Unary.of(UnaryOperator.EXP, above),
                    spread(reduced(sum, Unary.of(UnaryOperator.EXP, below)), sum));
        }
    }

    private static Optional<TensorExpr> shiftedSoftmax(TensorExpr tensor) {
        return Softmax.of(tensor).map(softmax -> {
            TensorExpr shift = spread(Unary.of(UnaryOperator.TANH, reduced(softmax.sum(), softmax.of())),
                    softmax.sum());
            TensorExpr shifted = Binary.of(BinaryOperator.SUB, softmax.of(), shift);
            return softmax.with(shifted, shifted);
        });
    }

    private static Optional<TensorExpr> counted(TensorExpr tensor) {
        return tensor instanceof Reduce sum && sum.initial().isEmpty() && sum.monoid() == Monoid.SUM
                && sum.operand() instanceof Expand spread && spread.added().sizes().keySet().equals(sum.over())
                        ? Optional.of(Binary.of(BinaryOperator.MUL, spread.operand(),
                                ReductionRewrites.reduce(Monoid.SUM,
                                        RandomModels.number(1, new ShapeTerms().of(spread)), sum.over(),
                                        Optional.empty())))
                        : Optional.empty();
    }

    private static Optional<TensorExpr> square(TensorExpr tensor) {
        return tensor instanceof Binary product && product.operator() == BinaryOperator.MUL
                && product.left().equals(product.right()) && product.left() instanceof Binary both
                && (both.operator() == BinaryOperator.ADD || both.operator() == BinaryOperator.SUB)
                        ? Optional.of(Binary.of(BinaryOperator.ADD,
                                Binary.of(both.operator(), squared(both.left()), twice(both)), squared(both.right())))
                        : Optional.empty();
    }

    private static TensorExpr twice(Binary both) {
        TensorExpr product = Binary.of(BinaryOperator.MUL, both.left(), both.right());
        return Binary.of(BinaryOperator.ADD, product, product);
    }

    private static TensorExpr squared(TensorExpr tensor) {
        return Binary.of(BinaryOperator.MUL, tensor, tensor);
    }

    private static Optional<TensorExpr> root(TensorExpr tensor) {
        return of(UnaryOperator.SQRT, tensor)
                .filter(of -> of instanceof Binary product && product.operator() == BinaryOperator.MUL
                        && product.left().equals(product.right()))
                .map(of -> Unary.of(UnaryOperator.ABS, ((Binary) of).left()));
    }

    private static Optional<TensorExpr> absolute(TensorExpr tensor) {
        return of(UnaryOperator.ABS, tensor)
                .filter(of -> of instanceof Binary product && product.operator() == BinaryOperator.MUL)
                .map(of -> Binary.of(BinaryOperator.MUL, Unary.of(UnaryOperator.ABS, ((Binary) of).left()),
                        Unary.of(UnaryOperator.ABS, ((Binary) of).right())));
    }

    private static Optional<TensorExpr> byExponentials(TensorExpr tensor) {
        if (!(tensor instanceof Unary unary)) {
            return Optional.empty();
        }
        TensorExpr one = RandomModels.number(1, new ShapeTerms().of(tensor));
        TensorExpr of = unary.operand();
        return switch (unary.operator()) {
            case LOGISTIC -> Optional.of(Binary.of(BinaryOperator.DIV, one,
                    Binary.of(BinaryOperator.ADD, one, Unary.of(UnaryOperator.EXP, of.unaryMinus()))));
            case TANH -> {
                TensorExpr logistic = Unary.of(UnaryOperator.LOGISTIC, Binary.of(BinaryOperator.ADD, of, of));
                yield Optional
                        .of(Binary.of(BinaryOperator.SUB, Binary.of(BinaryOperator.ADD, logistic, logistic), one));
            }
            case EXPM1 -> Optional.of(Binary.of(BinaryOperator.SUB, Unary.of(UnaryOperator.EXP, of), one));
            default -> Optional.empty();
        };
    }
}
