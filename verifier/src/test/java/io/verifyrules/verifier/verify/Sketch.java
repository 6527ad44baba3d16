package io.verifyrules.verifier.verify;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.LaneCondition;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.axis.RankClass.RankBound;
import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.dsl.expr.AxisMaps;
import io.verifyrules.dsl.expr.Binary;
import io.verifyrules.dsl.expr.Compare;
import io.verifyrules.dsl.expr.Constant;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.expr.Unary;
import io.verifyrules.dsl.rule.Condition;
import io.verifyrules.dsl.rule.RuleBuilder;

/** Short notation for small rules: the classes c and d of any rank, the singleton class s, and what each needs. */
record Sketch(RuleBuilder rule, RankClass c, RankClass d, RankClass s) {

    static Sketch of(RuleBuilder rule) {
        return new Sketch(rule, rule.rankClass("c"), rule.rankClass("d"), rule.rankClass("s", RankBound.SINGLETON));
    }

    AxisMap map(String name) {
        return rule.map(name, c);
    }

    AxisMap size(String name) {
        return rule.sizes(name, c);
    }

    Element element(String name) {
        return rule.element(name, ElementType.OPEN);
    }

    TensorExpr tensor(String name, AxisMap size) {
        return rule.tensor(name, Shape.of(c, size));
    }

    TensorExpr tensor(String name, ElementType type, AxisMap size) {
        return rule.tensor(name, type, Shape.of(c, size));
    }

    /** A tensor with two axes of class c, each of the given size. */
    TensorExpr square(String name, AggregatedAxis first, AggregatedAxis second, AxisMap size) {
        return rule.tensor(name, Shape.of(first, size).with(second, size));
    }

    TensorExpr constant(Element value, AxisMap size) {
        return Constant.of(value, Shape.of(c, size));
    }

    TensorExpr constant(long value, AxisMap size) {
        return constant(Element.of(value), size);
    }

    Sketch where(LaneCondition condition) {
        rule.require(condition);
        return this;
    }

    Sketch whereSome(LaneCondition condition) {
        rule.require(Condition.someLane(condition));
        return this;
    }

    void claim(TensorExpr left, TensorExpr right) {
        rule.rewrite(left, right);
    }

    /** Claims that two shapes are the same. */
    void claimSize(AxisMap left, AxisMap right) {
        Element v = element("v");
        claim(constant(v, left), constant(v, right));
    }

    /** Claims that two conditions are equivalent on every lane. */
    void claimSame(LaneCondition left, LaneCondition right) {
        claimSize(truth(left), truth(right));
    }

    static AxisMap truth(LaneCondition condition) {
        return new AxisMap.Choice(condition, n(1), n(0));
    }

    static AxisMap n(long value) {
        return AxisMap.of(value);
    }

    static LaneCondition ge(AxisMap left, AxisMap right) {
        return left.compare(Relation.GE, right);
    }

    static LaneCondition ge(AxisMap left, long right) {
        return ge(left, n(right));
    }

    static LaneCondition eq(AxisMap left, AxisMap right) {
        return left.compare(Relation.EQ, right);
    }

    static LaneCondition eq(AxisMap left, long right) {
        return eq(left, n(right));
    }

    static TensorExpr unary(UnaryOperator operator, TensorExpr operand) {
        return Unary.of(operator, operand);
    }

    static TensorExpr binary(BinaryOperator operator, TensorExpr left, TensorExpr right) {
        return Binary.of(operator, left, right);
    }

    static TensorExpr compare(Relation relation, TensorExpr left, TensorExpr right) {
        return Compare.of(relation, left, right);
    }

    static TensorExpr padLow(TensorExpr operand, Element value, AxisMap low) {
        return operand.pad(value, AxisMaps.of(low), AxisMaps.none(), AxisMaps.none());
    }

    static TensorExpr slice(TensorExpr operand, AxisMap start, AxisMap end) {
        return operand.slice(AxisMaps.of(start), AxisMaps.of(end), AxisMaps.none());
    }
}
