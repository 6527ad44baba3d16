package io.verifyrules.verifier.fuzz;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.element.ArithFlags;
import io.verifyrules.dsl.element.ArithOperator;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Literal;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.dsl.element.Width;
import io.verifyrules.dsl.expr.Arith;
import io.verifyrules.dsl.expr.AxisMaps;
import io.verifyrules.dsl.expr.Binary;
import io.verifyrules.dsl.expr.Constant;
import io.verifyrules.dsl.expr.Freeze;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.Slice;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.expr.Unary;
import io.verifyrules.dsl.rule.RuleBuilder;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;

/** Random tensors of MLIR's integers, at a width that is left open and at a wider one, with flags, poison and divisions. */
final class RandomWords {

    private static final List<ArithOperator> PAIRS = Stream.of(ArithOperator.values())
            .filter(ArithOperator::isOfIntegers)
            .filter(operator -> operator.form() == ArithOperator.Form.BINARY)
            .toList();
    private static final List<ArithOperator> COMPARISONS = Stream.of(ArithOperator.values())
            .filter(ArithOperator::isOfIntegers)
            .filter(operator -> operator.form() == ArithOperator.Form.COMPARISON)
            .toList();
    private static final List<BinaryOperator> PLAIN = List.of(BinaryOperator.ADD, BinaryOperator.SUB,
            BinaryOperator.MUL, BinaryOperator.AND, BinaryOperator.OR, BinaryOperator.XOR);

    private final Random random;
    private final Shape shape;
    private final Width narrow = Width.named("N");
    private final Width wide = Width.named("M");
    private final List<TensorExpr> inputs;
    private final TensorExpr truth;
    private final TensorExpr wider;
    private final List<Element> elements;
    private int choices;

    RandomWords(Random random, RuleBuilder builder) {
        this.random = random;
        builder.width("N");
        builder.width("M");
        builder.require(wide.minus(narrow).minus(1));
        RankClass c = builder.rankClass("c");
        AxisMap n = builder.sizes("n", c);
        this.shape = Shape.of(c.axis(), n);
        ElementType type = new ElementType.Signless(narrow);
        this.inputs = List.of(builder.tensor("x", type, shape), builder.tensor("y", type, shape));
        this.truth = builder.tensor("p", ElementType.I1, shape);
        this.wider = builder.tensor("w", new ElementType.Signless(wide), shape);
        List<Element> all = new ArrayList<>(List.of(builder.element("k", type)));
        Stream.of(new Literal.Whole(BigInteger.ZERO), new Literal.Whole(BigInteger.ONE),
                new Literal.Whole(BigInteger.ONE.negate()), new Literal.Extreme(false), new Literal.Extreme(true),
                new Literal.Bits(narrow), new Literal.Poison()).forEach(literal -> all.add(Element.of(literal, type)));
        this.elements = List.copyOf(all);
    }

    private <T> T any(List<T> all) {
        return all.get(random.nextInt(all.size()));
    }

    /** A tensor of integers of N bits. */
    TensorExpr word(int depth) {
        if (depth == 0) {
            return random.nextInt(4) == 0 ? Constant.of(any(elements), shape) : any(inputs);
        }
        return switch (random.nextInt(12)) {
            case 0, 1, 2 -> Binary.of(any(PLAIN), word(depth - 1), word(depth - 1));
            case 3 -> Unary.of(random.nextBoolean() ? UnaryOperator.NOT : UnaryOperator.NEG, word(depth - 1));
            case 4, 9, 10 -> Arith.of(ArithOperator.SELECT, ArithFlags.NONE,
                    List.of(truth(depth - 1), word(depth - 1), word(depth - 1)));
            case 5 -> resized(random.nextBoolean() ? ArithOperator.EXTSI : ArithOperator.EXTUI, depth);
            case 6 -> Arith.of(ArithOperator.TRUNCI, any(ArithFlags.among(ArithOperator.TRUNCI.flags())),
                    List.of(wider), new ElementType.Signless(narrow));
            case 7 -> Freeze.of("choice" + choices++, any(inputs));
            case 8 -> whole(word(depth - 1));
            default -> {
                ArithOperator operator = any(PAIRS);
                yield Arith.of(operator, any(ArithFlags.among(operator.flags())),
                        List.of(word(depth - 1), word(depth - 1)));
            }
        };
    }

    /** All of it, by a slice, so that elements move. */
    private static TensorExpr whole(TensorExpr word) {
        return Slice.of(word, AxisMaps.of(0), AxisMaps.none(), AxisMaps.none());
    }

    /** Extended, perhaps with an operation on more bits, and cut again. */
    private TensorExpr resized(ArithOperator extension, int depth) {
        ElementType type = new ElementType.Signless(any(List.of(wide, narrow.plus(1), narrow.times(2))));
        TensorExpr extended = Arith.of(extension, any(ArithFlags.among(extension.flags())), List.of(word(depth - 1)),
                type);
        return Arith.of(ArithOperator.TRUNCI, any(ArithFlags.among(ArithOperator.TRUNCI.flags())),
                List.of(random.nextBoolean() ? extended : between(extended, type)), new ElementType.Signless(narrow));
    }

    private TensorExpr between(TensorExpr extended, ElementType type) {
        ArithOperator operator = any(PAIRS);
        Element number = Element.of(any(List.<Literal>of(new Literal.Bits(narrow), new Literal.Extreme(false),
                new Literal.Whole(BigInteger.ONE))), type);
        return Arith.of(operator, any(ArithFlags.among(operator.flags())),
                List.of(extended, random.nextBoolean() ? extended : Constant.of(number, shape)));
    }

    private TensorExpr truth(int depth) {
        return depth == 0 || random.nextInt(3) == 0
                ? truth
                : Arith.of(any(COMPARISONS), ArithFlags.NONE, List.of(word(depth - 1), word(depth - 1)));
    }
}
