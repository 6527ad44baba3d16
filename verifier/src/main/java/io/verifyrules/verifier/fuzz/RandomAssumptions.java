package io.verifyrules.verifier.fuzz;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Literal;
import io.verifyrules.dsl.expr.Constant;
import io.verifyrules.dsl.expr.Select;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.rule.RuleBuilder;
import java.math.BigInteger;
import java.util.List;
import java.util.Random;

/** Floats that are assumed to be numbers, or finite ones. A perturbed rule says of one tensor what is assumed of another. */
final class RandomAssumptions {

    private final Random random;
    private final RuleBuilder builder;
    private final Shape shape;
    private final TensorExpr number;
    private final TensorExpr finite;
    private final TensorExpr any;
    private final TensorExpr zero;

    RandomAssumptions(Random random, RuleBuilder builder) {
        this.random = random;
        this.builder = builder;
        ElementType type = RandomRule.FLOATS.get(random.nextInt(RandomRule.FLOATS.size()));
        RankClass c = builder.rankClass("c");
        AxisMap size = builder.sizes("n", c);
        this.shape = Shape.of(c, size);
        this.number = builder.tensor("A", type, shape);
        this.finite = builder.tensor("B", type, shape);
        this.any = builder.tensor("C", type, shape);
        this.zero = Constant.of(Element.of(new Literal.Whole(BigInteger.ZERO)), shape);
    }

    void declare(boolean right) {
        builder.assume(number.compare(Relation.EQ, number));
        builder.assume(finite.minus(finite).compare(Relation.EQ, zero));
        TensorExpr known = right ? List.of(number, finite).get(random.nextInt(2)) : any;
        TensorExpr bounded = right ? finite : List.of(number, any).get(random.nextInt(2));
        switch (random.nextInt(5)) {
            case 0 -> chosen(known.compare(Relation.EQ, known));
            case 1 -> chosen(known.compare(Relation.LE, known).not().not());
            case 2 -> RandomConstructs.rewrite(builder, random, bounded.minus(bounded), zero);
            case 3 -> chosen(bounded.minus(bounded).compare(Relation.EQ, zero));
            default -> RandomConstructs.rewrite(builder, random, any.times(bounded.minus(bounded)), any.times(zero));
        }
    }

    /** A choice by what holds of all that is assumed. */
    private void chosen(TensorExpr holds) {
        RandomConstructs.rewrite(builder, random, Select.of(holds, any, number), any);
    }
}
