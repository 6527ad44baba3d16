package io.verifyrules.verifier.fuzz;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Literal;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.dsl.expr.Binary;
import io.verifyrules.dsl.expr.Constant;
import io.verifyrules.dsl.expr.Expand;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.expr.Unary;
import io.verifyrules.dsl.rule.RuleBuilder;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/**
 * Random tensors as models have them: softmaxes, means, norms and what is nested in them. Each is a batch of lines of reals. Sums over
 * a line are numbers of the batch, which are spread along the line again.
 */
final class RandomModels {

    private static final List<Monoid> MONOIDS = List.of(Monoid.SUM, Monoid.SUM, Monoid.SUM, Monoid.MAX, Monoid.MIN,
            Monoid.PRODUCT);
    private static final List<UnaryOperator> FUNCTIONS = List.of(UnaryOperator.EXP, UnaryOperator.EXP,
            UnaryOperator.LOGISTIC, UnaryOperator.TANH, UnaryOperator.ABS, UnaryOperator.NEG, UnaryOperator.EXPM1);

    private final Random random;
    private final Shape line;
    private final TensorExpr a;
    private final TensorExpr b;
    private final TensorExpr ofBatch;

    RandomModels(Random random, RuleBuilder rule) {
        this.random = random;
        RankClass of = random.nextBoolean() ? rule.rankClass("c") : rule.rankClass("c", RankClass.RankBound.SINGLETON);
        RankClass batch = rule.rankClass("d");
        this.line = Shape.of(of, rule.sizes("n", of));
        AxisMap sizes = rule.sizes("p", batch);
        Shape numbers = Shape.of(batch, sizes);
        Shape lines = line.with(batch, sizes);
        this.a = rule.tensor("A", ElementType.REAL, lines);
        this.b = rule.tensor("B", ElementType.REAL, lines);
        this.ofBatch = rule.tensor("w", ElementType.REAL, numbers);
    }

    /** A batch of lines, or of numbers. */
    TensorExpr tensor() {
        int depth = 2 + random.nextInt(2);
        return random.nextInt(3) == 0 ? lines(depth) : numbers(depth);
    }

    private TensorExpr lines(int depth) {
        if (depth == 0) {
            return random.nextBoolean() ? a : b;
        }
        return switch (random.nextInt(11)) {
            case 0, 1 -> softmax(lines(depth - 1));
            case 2 -> Binary.of(BinaryOperator.SUB, lines(depth - 1), spread(numbers(depth - 1)));
            case 3 -> Binary.of(BinaryOperator.MUL, lines(depth - 1), spread(numbers(depth - 1)));
            case 4 -> Binary.of(BinaryOperator.DIV, lines(depth - 1), spread(positive(depth - 1)));
            case 5 -> Binary.of(BinaryOperator.ADD, lines(depth - 1), lines(depth - 1));
            case 6 -> Binary.of(BinaryOperator.MUL, lines(depth - 1), lines(depth - 1));
            case 7 -> Binary.of(BinaryOperator.SUB, lines(depth - 1), lines(depth - 1));
            case 8 -> square(lines(depth - 1));
            case 9 -> spread(numbers(depth - 1));
            default -> Unary.of(one(FUNCTIONS), lines(depth - 1));
        };
    }

    private TensorExpr numbers(int depth) {
        if (depth == 0) {
            return ofBatch;
        }
        return switch (random.nextInt(7)) {
            case 0 -> Binary.of(BinaryOperator.MUL, numbers(depth - 1), numbers(depth - 1));
            case 1 -> Unary.of(UnaryOperator.LOG, positive(depth - 1));
            case 2 -> Unary.of(UnaryOperator.SQRT, reduced(Monoid.SUM, square(lines(depth - 1))));
            case 3 -> Binary.of(BinaryOperator.DIV, numbers(depth - 1), positive(depth - 1));
            default -> reduced(one(MONOIDS), lines(depth - 1));
        };
    }

    /** Numbers above 0, as far as there is anything to sum. */
    private TensorExpr positive(int depth) {
        TensorExpr exponentials = Unary.of(UnaryOperator.EXP, depth == 0 ? a : lines(depth));
        return random.nextInt(3) == 0 ? Unary.of(UnaryOperator.EXP, numbers(depth)) : reduced(Monoid.SUM, exponentials);
    }

    private TensorExpr softmax(TensorExpr of) {
        TensorExpr exponentials = Unary.of(UnaryOperator.EXP, of);
        return Binary.of(BinaryOperator.DIV, exponentials, spread(reduced(Monoid.SUM, exponentials)));
    }

    private TensorExpr reduced(Monoid monoid, TensorExpr lines) {
        return ReductionRewrites.reduce(monoid, lines, line.sizes().keySet(), Optional.empty());
    }

    private TensorExpr spread(TensorExpr numbers) {
        return Expand.of(numbers, line);
    }

    private static TensorExpr square(TensorExpr of) {
        return Binary.of(BinaryOperator.MUL, of, of);
    }

    /** A number in a shape. */
    static TensorExpr number(long number, Shape shape) {
        return Constant.of(Element.of(new Literal.Whole(BigInteger.valueOf(number)), ElementType.REAL), shape);
    }

    private <T> T one(List<T> some) {
        return some.get(random.nextInt(some.size()));
    }
}
