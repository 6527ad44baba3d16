package io.verifyrules.verifier.fuzz;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.axis.RankClass.RankBound;
import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.expr.AxisMaps;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.rule.RuleBuilder;
import java.util.Random;

/** Right sides that are valid for one number alone. A perturbed rule demands others, or any, so that they are invalid somewhere or everywhere. */
final class RandomInvalid {

    private final Random random;
    private final RuleBuilder builder;
    private final RankClass s;
    private final AxisMap size;
    private final AxisMap more;
    private final Element some;
    private final TensorExpr input;

    RandomInvalid(Random random, RuleBuilder builder) {
        this.random = random;
        this.builder = builder;
        this.s = builder.rankClass("s", RankBound.SINGLETON);
        RankClass d = builder.rankClass("d");
        this.size = builder.sizes("n", s);
        this.more = builder.map("k", s);
        AxisMap other = builder.sizes("p", d);
        this.some = builder.element("v", ElementType.OPEN);
        this.input = builder.tensor("A", Shape.of(s, size).with(d, other));
    }

    void declare(boolean right) {
        Relation relation = right ? Relation.EQ : random.nextBoolean() ? Relation.GE : Relation.GT;
        builder.require(more.compare(relation, AxisMap.of(0)));
        TensorExpr left = random.nextBoolean() ? input : input.reverse(s);
        RandomConstructs.rewrite(builder, random, left, switch (random.nextInt(4)) {
            case 0 -> left.slice(AxisMaps.none(), AxisMaps.on(s.axis(), size.plus(more)), AxisMaps.none());
            case 1 -> left.slice(AxisMaps.on(s.axis(), AxisMap.of(0).minus(more)), AxisMaps.none(), AxisMaps.none());
            case 2 -> left.pad(some, AxisMaps.on(s.axis(), more), AxisMaps.none(), AxisMaps.none());
            default ->
                left.pad(some, AxisMaps.none(), AxisMaps.none(), AxisMaps.on(s.axis(), AxisMap.of(0).minus(more)));
        });
    }
}
