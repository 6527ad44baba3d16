package io.verifyrules.verifier.fuzz;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.element.ArithFlags;
import io.verifyrules.dsl.element.ArithOperator;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Literal;
import io.verifyrules.dsl.element.Width;
import io.verifyrules.dsl.expr.Arith;
import io.verifyrules.dsl.expr.Binary;
import io.verifyrules.dsl.expr.Constant;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.rule.RuleBuilder;
import java.math.BigInteger;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;

/**
 * Random facts about constants that depend on the number of bits alone. An example: whether 11 divides the greatest
 * word is true at 10, 20 and 30 bits. Most have a long period, so that a few narrow widths and those of machines do not
 * show what they are elsewhere.
 */
final class RandomPeriods {

    /** Odd numbers, at whose multiples of the order of 2 the greatest word is divided without rest. */
    private static final List<Integer> DIVISORS = List.of(5, 7, 9, 11, 13, 17, 19, 21, 23, 25, 29, 31, 33, 37, 61, 101);
    private static final List<ArithOperator> DIVISIONS = List.of(ArithOperator.REMUI, ArithOperator.REMUI,
            ArithOperator.REMUI, ArithOperator.REMSI, ArithOperator.DIVUI, ArithOperator.DIVSI);
    private static final List<ArithOperator> COMPARISONS = List.of(ArithOperator.CMPI_NE, ArithOperator.CMPI_NE,
            ArithOperator.CMPI_EQ, ArithOperator.CMPI_ULT, ArithOperator.CMPI_UGE, ArithOperator.CMPI_SLT);

    private final Random random;
    private final Shape shape;
    private final Width width = Width.named("N");
    private final ElementType type = new ElementType.Signless(width);
    private final TensorExpr x;
    private final TensorExpr y;

    RandomPeriods(Random random, RuleBuilder builder) {
        this.random = random;
        builder.width("N");
        RankClass c = builder.rankClass("c");
        AxisMap n = builder.sizes("n", c);
        this.shape = Shape.of(c.axis(), n);
        this.x = builder.tensor("x", type, shape);
        this.y = builder.tensor("y", type, shape);
    }

    /** The element of one input where a fact holds, and of the other one elsewhere. */
    TensorExpr choice() {
        return Arith.of(ArithOperator.SELECT, ArithFlags.NONE, List.of(fact(), x, y));
    }

    /** The result of a choice if the fact holds at every width. */
    TensorExpr chosen() {
        return x;
    }

    private <T> T any(List<T> all) {
        return all.get(random.nextInt(all.size()));
    }

    private TensorExpr fact() {
        ArithOperator comparison = any(COMPARISONS);
        return random.nextInt(5) == 0
                ? Arith.of(comparison, ArithFlags.NONE,
                        List.of(constant(new Literal.Bits(width)), number(1 + random.nextInt(60))))
                : Arith.of(comparison, ArithFlags.NONE, List.of(term(2), number(random.nextInt(4))));
    }

    /** A number that depends on the number of bits, made of constants. */
    private TensorExpr term(int depth) {
        int divisor = any(DIVISORS);
        return switch (random.nextInt(8)) {
            case 0 -> Binary.of(BinaryOperator.MUL, rest(depth, divisor), number(divisor));
            case 1 -> shifted(any(List.of(ArithOperator.SHLI, ArithOperator.SHRUI)), rest(depth, divisor));
            case 2 -> Binary.of(BinaryOperator.ADD, rest(depth, divisor), constant(new Literal.Bits(width)));
            default -> rest(depth, divisor);
        };
    }

    private TensorExpr rest(int depth, int divisor) {
        return Arith.of(any(DIVISIONS), ArithFlags.NONE, List.of(end(depth), number(divisor)));
    }

    /** One of the ends of the order, or what is near it. */
    private TensorExpr end(int depth) {
        TensorExpr end = constant(any(Stream.<Literal>of(new Literal.Whole(BigInteger.ONE.negate()),
                new Literal.Whole(BigInteger.ONE.negate()), new Literal.Extreme(false), new Literal.Extreme(true))
                .toList()));
        return switch (depth == 0 ? 3 : random.nextInt(4)) {
            case 0 -> shifted(ArithOperator.SHRUI, end);
            case 1 -> Binary.of(BinaryOperator.SUB, end, number(random.nextInt(4)));
            case 2 -> Binary.of(BinaryOperator.MUL, end, number(any(DIVISORS)));
            default -> end;
        };
    }

    private TensorExpr shifted(ArithOperator shift, TensorExpr word) {
        return Arith.of(shift, ArithFlags.NONE, List.of(word, number(1 + random.nextInt(3))));
    }

    private TensorExpr number(int value) {
        return constant(new Literal.Whole(BigInteger.valueOf(value)));
    }

    private TensorExpr constant(Literal literal) {
        return Constant.of(Element.of(literal, type), shape);
    }
}
