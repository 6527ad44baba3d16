package io.verifyrules.verifier.fuzz;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.element.ArithFlag;
import io.verifyrules.dsl.element.ArithFlags;
import io.verifyrules.dsl.element.ArithOperator;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.FloatFormat;
import io.verifyrules.dsl.element.Literal;
import io.verifyrules.dsl.element.Width;
import io.verifyrules.dsl.expr.Arith;
import io.verifyrules.dsl.expr.Constant;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.rule.RuleBuilder;
import java.math.BigInteger;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;

/** Random tensors of MLIR's floats, with flags, roundings, poison and conversions; one operation at most chooses signs of zeros. */
final class RandomFloats {

    private static final ElementType TYPE = new ElementType.Floating(FloatFormat.F16);
    private static final ElementType LONGER = new ElementType.Floating(FloatFormat.F32);
    private static final ElementType INTEGER = new ElementType.Signless(Width.of(8));

    private static final ElementType BITS = new ElementType.Signless(Width.of(16));

    private final Random random;
    private final Shape shape;
    private final List<TensorExpr> inputs;
    private final TensorExpr integer;
    private final List<Element> elements;
    private boolean chosen;

    RandomFloats(Random random, RuleBuilder builder) {
        this.random = random;
        RankClass c = builder.rankClass("c");
        AxisMap n = builder.sizes("n", c);
        this.shape = Shape.of(c.axis(), n);
        this.inputs = List.of(builder.tensor("x", TYPE, shape), builder.tensor("y", TYPE, shape));
        this.integer = builder.tensor("i", INTEGER, shape);
        this.elements = Stream
                .of(new Literal.Whole(BigInteger.ZERO), new Literal.MinusZero(), new Literal.Whole(BigInteger.ONE),
                        new Literal.Infinity(false), new Literal.NotANumber(), new Literal.Poison())
                .map(literal -> Element.of(literal, TYPE))
                .toList();
    }

    private <T> T any(List<T> all) {
        return all.get(random.nextInt(all.size()));
    }

    private static List<ArithOperator> of(ArithOperator.Form form) {
        return Stream.of(ArithOperator.values())
                .filter(operator -> operator.operands() == ArithOperator.Numbers.FLOATS && operator.form() == form)
                .toList();
    }

    /** Flags that the operator may have, and that do not make it the second to choose signs. */
    private ArithFlags flags(ArithOperator operator) {
        ArithFlags flags = any(
                ArithFlags.among(operator.flags().stream().filter(flag -> !flag.isLicence()).sorted().toList()));
        if (flags.has(ArithFlag.NSZ) && chosen) {
            return ArithFlags.NONE;
        }
        chosen |= operator.choosesSign(flags);
        return flags;
    }

    /** A tensor of floats of 16 bits. */
    TensorExpr number(int depth) {
        if (depth == 0) {
            return random.nextInt(4) == 0 ? Constant.of(any(elements), shape) : any(inputs);
        }
        return switch (random.nextInt(10)) {
            case 0, 1, 2, 3 -> {
                ArithOperator operator = any(of(ArithOperator.Form.BINARY));
                ArithOperator fitting = chosen && operator.choosesSign(ArithFlags.NONE) ? ArithOperator.ADDF : operator;
                yield Arith.of(fitting, flags(fitting), List.of(number(depth - 1), number(depth - 1)));
            }
            case 4 -> {
                ArithOperator operator = any(of(ArithOperator.Form.UNARY));
                yield Arith.of(operator, flags(operator), List.of(number(depth - 1)));
            }
            case 5 -> Arith.of(ArithOperator.SELECT, flags(ArithOperator.SELECT),
                    List.of(truth(depth - 1), number(depth - 1), number(depth - 1)));
            case 6 -> Arith.of(ArithOperator.TRUNCF, flags(ArithOperator.TRUNCF), List.of(
                    Arith.of(ArithOperator.EXTF, flags(ArithOperator.EXTF), List.of(number(depth - 1)), LONGER)), TYPE);
            case 8 -> Arith.of(ArithOperator.FMA, flags(ArithOperator.FMA),
                    List.of(number(depth - 1), number(depth - 1), number(depth - 1)));
            case 7 -> bitcast(bitcast(number(depth - 1), BITS), TYPE);
            default -> {
                ArithOperator operator = any(List.of(ArithOperator.SITOFP, ArithOperator.UITOFP));
                yield Arith.of(operator, flags(operator), List.of(whole(depth - 1)), TYPE);
            }
        };
    }

    private static TensorExpr bitcast(TensorExpr operand, ElementType to) {
        return Arith.of(ArithOperator.BITCAST, ArithFlags.NONE, List.of(operand), to);
    }

    private TensorExpr whole(int depth) {
        return depth == 0
                ? integer
                : Arith.of(any(List.of(ArithOperator.FPTOSI, ArithOperator.FPTOUI)), ArithFlags.NONE,
                        List.of(number(depth - 1)), INTEGER);
    }

    private TensorExpr truth(int depth) {
        ArithOperator comparison = any(of(ArithOperator.Form.COMPARISON));
        return Arith.of(comparison, flags(comparison), List.of(number(depth), number(depth)));
    }
}
