package io.verifyrules.verifier.fuzz;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Literal;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.dsl.element.Tolerance;
import io.verifyrules.dsl.element.Tolerances;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.dsl.expr.Binary;
import io.verifyrules.dsl.expr.Concat;
import io.verifyrules.dsl.expr.Constant;
import io.verifyrules.dsl.expr.Expand;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.expr.Unary;
import io.verifyrules.dsl.rule.RuleBuilder;
import java.math.BigInteger;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;

/**
 * Random sums and products of floats, of two and along an axis, nested in one another. Zeros of either sign stand among the terms, and
 * pad what is summed; the order of terms does not matter to the rule.
 */
final class RandomSums {

    private static final List<BinaryOperator> OPERATORS = List.of(BinaryOperator.ADD, BinaryOperator.ADD,
            BinaryOperator.SUB, BinaryOperator.MUL, BinaryOperator.MAX);
    private static final List<UnaryOperator> FUNCTIONS = List.of(UnaryOperator.NEG, UnaryOperator.ABS,
            UnaryOperator.EXP);
    private static final Literal ZERO = new Literal.Whole(BigInteger.ZERO);

    private final Random random;
    private final ElementType type;
    private final AggregatedAxis axis;
    private final Shape line;
    private final AxisMap low;
    private final Shape numbers;
    private final List<TensorExpr> lines;
    private final List<TensorExpr> ofBatch;

    RandomSums(Random random, RuleBuilder rule) {
        this.random = random;
        this.type = RandomRule.FLOATS.get(random.nextInt(RandomRule.FLOATS.size()));
        RankClass of = rule.rankClass("c", RankClass.RankBound.SINGLETON);
        RankClass batch = rule.rankClass("d");
        this.axis = of.axis();
        AxisMap size = rule.sizes("n", of);
        this.line = Shape.of(of, size);
        this.low = rule.sizes("l", of);
        AxisMap sizes = rule.sizes("p", batch);
        this.numbers = Shape.of(batch, sizes);
        Shape shape = line.with(batch, sizes);
        this.lines = List.of(rule.tensor("A", type, shape), rule.tensor("B", type, shape));
        this.ofBatch = List.of(rule.tensor("v", type, numbers), rule.tensor("w", type, numbers));
        Set<Tolerance> tolerances = EnumSet.of(Tolerance.ORDER);
        if (random.nextInt(4) == 0) {
            tolerances.add(random.nextBoolean() ? Tolerance.ZEROS : Tolerance.NAN);
        }
        rule.upTo(Tolerances.of(tolerances));
    }

    /** A batch of sums and products. */
    TensorExpr tensor() {
        return number(2 + random.nextInt(2));
    }

    private TensorExpr number(int depth) {
        if (depth == 0) {
            return random.nextInt(5) == 0 ? constant(literal(), numbers) : one(ofBatch);
        }
        return switch (random.nextInt(6)) {
            case 0 -> Unary.of(one(FUNCTIONS), number(depth - 1));
            case 1, 2 -> Binary.of(one(OPERATORS), number(depth - 1), number(depth - 1));
            default -> summed(depth - 1);
        };
    }

    private TensorExpr summed(int depth) {
        Monoid monoid = random.nextInt(4) == 0 ? Monoid.PRODUCT : Monoid.SUM;
        TensorExpr terms = switch (random.nextInt(4)) {
            case 0 -> line(depth).pad(Element.of(literal(), type), low, AxisMap.of(0), AxisMap.of(0));
            case 1 -> Concat.of(List.of(line(depth), line(0)), axis);
            default -> line(depth);
        };
        return ReductionRewrites.reduce(monoid, terms, Set.of(axis), Optional.empty());
    }

    private TensorExpr line(int depth) {
        if (depth == 0) {
            return one(lines);
        }
        return switch (random.nextInt(5)) {
            case 0 -> line(depth - 1).reverse(axis);
            case 1 -> Expand.of(number(depth - 1), line);
            default -> Binary.of(one(OPERATORS), line(depth - 1), line(depth - 1));
        };
    }

    private Literal literal() {
        return one(List.of(ZERO, ZERO, new Literal.MinusZero(), new Literal.Whole(BigInteger.ONE)));
    }

    private TensorExpr constant(Literal literal, Shape shape) {
        return Constant.of(Element.of(literal, type), shape);
    }

    private <T> T one(List<T> some) {
        return some.get(random.nextInt(some.size()));
    }
}
