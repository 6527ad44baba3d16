package io.verifyrules.verifier.fuzz;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.axis.RankClass.RankBound;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Literal;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.dsl.expr.AxisMaps;
import io.verifyrules.dsl.expr.Binary;
import io.verifyrules.dsl.expr.Concat;
import io.verifyrules.dsl.expr.Constant;
import io.verifyrules.dsl.expr.Scatter;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.rule.RuleBuilder;
import java.math.BigInteger;
import java.util.List;
import java.util.Random;

/** Reductions and updates by exclusive or: two equal terms are none. A perturbed rule has one more term, or another monoid. */
final class RandomParities {

    private final Random random;
    private final RuleBuilder builder;
    private final ElementType type;
    private final RankClass c;
    private final RankClass d;
    private final AxisMap size;
    private final AxisMap low;
    private final Element some;
    private final Shape shape;
    private final List<TensorExpr> inputs;

    RandomParities(Random random, RuleBuilder builder) {
        this.random = random;
        this.builder = builder;
        this.type = List.of(ElementType.BOOL, new ElementType.Machine(true, 4), new ElementType.Machine(false, 8))
                .get(random.nextInt(3));
        this.c = builder.rankClass("c", RankBound.SINGLETON);
        this.d = builder.rankClass("d");
        this.size = builder.sizes("n", c);
        this.low = builder.sizes("l", c);
        AxisMap other = builder.sizes("p", d);
        this.some = builder.element("v", type);
        this.shape = Shape.of(c, size).with(d, other);
        this.inputs = List.of(builder.tensor("A", type, shape), builder.tensor("B", type, shape));
    }

    void declare(boolean right) {
        if (random.nextInt(4) == 0) {
            updates(right);
            return;
        }
        TensorExpr first = term();
        TensorExpr second = term();
        TensorExpr left = random.nextInt(3) == 0
                ? xor(first, second).reduce(Monoid.XOR, c.axis())
                : xor(first.reduce(Monoid.XOR, c.axis()), second.reduce(Monoid.XOR, c.axis()));
        TensorExpr changed = rewritten(first, second);
        RandomConstructs.rewrite(builder, random, left, right ? changed : wrong(changed));
    }

    private TensorExpr rewritten(TensorExpr first, TensorExpr second) {
        return switch (random.nextInt(6)) {
            case 0 -> xor(first, second).reduce(Monoid.XOR, c.axis());
            case 1 -> Concat.of(List.of(second, first), c.axis()).reduce(Monoid.XOR, c.axis());
            case 2 -> xor(xor(first, inputs.get(0)), xor(inputs.get(0), second)).reduce(Monoid.XOR, c.axis());
            case 3 -> xor(first.reverse(c).reduce(Monoid.XOR, c.axis()), second.reduce(Monoid.XOR, c.axis()));
            case 4 -> xor(first, second).pad(nothing(), AxisMaps.on(c.axis(), low), AxisMaps.none(), AxisMaps.none())
                    .reduce(Monoid.XOR, c.axis());
            default ->
                Concat.of(List.of(inputs.get(1), first, second, inputs.get(1)), c.axis()).reduce(Monoid.XOR, c.axis());
        };
    }

    private TensorExpr wrong(TensorExpr changed) {
        return switch (random.nextInt(4)) {
            case 0 -> xor(changed, inputs.get(random.nextInt(2)).reduce(Monoid.XOR, c.axis()));
            case 1 -> xor(changed, changed);
            case 2 -> xor(changed, inputs.get(0).reduce(Monoid.MAX, some, c.axis()));
            default -> inputs.get(1)
                    .pad(some, AxisMaps.on(c.axis(), low), AxisMaps.none(), AxisMaps.none())
                    .reduce(Monoid.XOR, c.axis());
        };
    }

    private void updates(boolean right) {
        RankClass b = builder.rankClass("b", RankBound.SINGLETON);
        AxisMap count = builder.sizes("m", b);
        TensorExpr operand = builder.tensor("X", type, Shape.of(c, size));
        TensorExpr indices = builder.tensor("I", ElementType.INT, Shape.of(b, count));
        TensorExpr updates = builder.tensor("U", type, Shape.of(b, count));
        TensorExpr once = Scatter.of(Monoid.XOR, operand, indices, updates, c.axis());
        TensorExpr twice = Scatter.of(Monoid.XOR, once, indices, updates, c.axis());
        TensorExpr other = builder.tensor("Y", type, Shape.of(c, size));
        if (random.nextBoolean()) {
            RandomConstructs.rewrite(builder, random, twice, right ? operand : once);
        } else {
            RandomConstructs.rewrite(builder, random, xor(once, other),
                    right
                            ? Scatter.of(Monoid.XOR, xor(other, operand), indices, updates, c.axis())
                            : xor(twice, other));
        }
    }

    private TensorExpr term() {
        TensorExpr input = inputs.get(random.nextInt(2));
        return switch (random.nextInt(3)) {
            case 0 -> input.reverse(c);
            case 1 -> xor(input, Constant.of(some, shape));
            default -> input;
        };
    }

    private Element nothing() {
        return type.equals(ElementType.BOOL)
                ? Element.of(new Literal.Truth(false))
                : Element.of(new Literal.Whole(BigInteger.ZERO));
    }

    private static TensorExpr xor(TensorExpr left, TensorExpr right) {
        return Binary.of(BinaryOperator.XOR, left, right);
    }
}
