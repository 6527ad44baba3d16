package io.verifyrules.bench;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.LaneCondition;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.dsl.expr.Binary;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.rule.Condition;
import io.verifyrules.dsl.rule.RuleBuilder;

/** Rules in which an expression is doubled n times, so that it has 2^n operators written out and n where each is met once. */
final class Doublings {

    private static final AxisMap ZERO = AxisMap.of(0);

    private Doublings() {
    }

    static void tensor(RuleBuilder rule, int n) {
        RankClass c = rule.rankClass("c");
        TensorExpr a = rule.tensor("A", Shape.of(c, rule.sizes("n", c)));
        rule.rewrite(Families.repeated(a.reverse(c), n, x -> x.plus(x)),
                Families.repeated(a, n, x -> x.plus(x)).reverse(c));
    }

    static void map(RuleBuilder rule, int n, int off) {
        RankClass c = rule.rankClass("c");
        AxisMap low = rule.sizes("l", c);
        TensorExpr a = rule.tensor("A", Shape.of(c, rule.sizes("n", c)));
        Element v = rule.element("v", ElementType.OPEN);
        rule.rewrite(a.pad(v, Families.repeated(low, n, x -> x.plus(x)), ZERO, ZERO),
                a.pad(v, low.times(AxisMap.of(1L << n)).plus(off), ZERO, ZERO));
    }

    static void element(RuleBuilder rule, int n) {
        RankClass c = rule.rankClass("c");
        AxisMap low = rule.sizes("l", c);
        TensorExpr a = rule.tensor("A", ElementType.INT, Shape.of(c, rule.sizes("n", c)));
        Element v = rule.element("v", ElementType.INT);
        rule.rewrite(a.pad(Families.repeated(v, n, x -> x.plus(x)), low, ZERO, ZERO).reverse(c),
                a.reverse(c).pad(Families.repeated(v, n, x -> x.plus(x)), ZERO, low, ZERO));
    }

    static void condition(RuleBuilder rule, int n) {
        RankClass c = rule.rankClass("c");
        AxisMap low = rule.sizes("l", c);
        AxisMap size = rule.sizes("n", c);
        TensorExpr a = rule.tensor("A", Shape.of(c, size));
        LaneCondition onLane = Families.repeated(low.compare(Relation.LE, ZERO), n, p -> p.conjoin(p));
        Condition condition = Families.repeated(Condition.everyLane(onLane), n, p -> p.disjoin(p));
        rule.require(condition);
        rule.rewrite(a.slice(low, size, AxisMap.of(1)), a);
    }

    static void assumption(RuleBuilder rule, int n) {
        RankClass c = rule.rankClass("c");
        TensorExpr a = rule.tensor("A", ElementType.INT, Shape.of(c, rule.sizes("n", c)));
        TensorExpr positive = a.compare(Relation.EQ, a.plus(a));
        rule.assume(Families.repeated(positive, n, p -> Binary.of(BinaryOperator.AND, p, p)));
        rule.rewrite(a.plus(a), a);
    }

    /** Below a reduction, where rules are tried on instances before anything is proved. */
    static void below(RuleBuilder rule, int n) {
        RankClass c = rule.rankClass("c");
        AxisMap low = rule.sizes("l", c);
        TensorExpr a = rule.tensor("A", ElementType.INT, Shape.of(c, rule.sizes("n", c)));
        rule.require(
                Condition.everyLane(Families.repeated(low.compare(Relation.GE, AxisMap.of(3)), n, p -> p.conjoin(p))));
        rule.assume(Families.repeated(a.compare(Relation.NE, a.plus(a)), n, p -> Binary.of(BinaryOperator.AND, p, p)));
        TensorExpr padded = Families.repeated(a, n, x -> x.plus(x)).pad(Element.of(0), low, ZERO, ZERO);
        rule.rewrite(padded.reduce(Monoid.SUM, c.axis()), padded.reduce(Monoid.MAX, c.axis()));
    }
}
