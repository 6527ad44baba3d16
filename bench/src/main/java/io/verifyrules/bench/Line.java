package io.verifyrules.bench;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.axis.RankClass.RankBound;
import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.Conversion;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementCondition;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.dsl.expr.Binary;
import io.verifyrules.dsl.expr.Constant;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.expr.Unary;
import io.verifyrules.dsl.rule.RuleBuilder;
import java.util.List;

/** Tensors of reals over the axes of one class, and what models compute along them. */
record Line(RuleBuilder rule, RankClass over, AxisMap size) {

    static final Element ZERO = Element.of(0, ElementType.REAL);
    static final Element ONE = Element.of(1, ElementType.REAL);

    /** Lines of any rank. */
    static Line ofAnyRank(RuleBuilder rule) {
        RankClass c = rule.rankClass("c");
        return new Line(rule, c, rule.sizes("n", c));
    }

    /** Lines of one axis. */
    static Line ofOneAxis(RuleBuilder rule) {
        return along(rule, rule.rankClass("s", RankBound.SINGLETON), "n");
    }

    /** Lines of a size of that name. */
    static Line along(RuleBuilder rule, RankClass over, String size) {
        return new Line(rule, over, rule.sizes(size, over));
    }

    /** These lines, which are not empty. */
    Line notEmpty() {
        rule.require(size.compare(Relation.GE, AxisMap.of(1)));
        return this;
    }

    TensorExpr tensor(String name) {
        return rule.tensor(name, ElementType.REAL, Shape.of(over, size));
    }

    /** A tensor without zeros. */
    TensorExpr tensorWithoutZeros(String name) {
        TensorExpr tensor = tensor(name);
        rule.assume(tensor.compare(Relation.NE, filled(ZERO)));
        return tensor;
    }

    /** A scalar that meets a condition against 0. */
    Element scalar(String name, Relation relation) {
        Element scalar = scalar(name);
        rule.require(new ElementCondition(relation, scalar, ZERO));
        return scalar;
    }

    Element scalar(String name) {
        return rule.element(name, ElementType.REAL);
    }

    TensorExpr filled(Element element) {
        return Constant.of(element, Shape.of(over, size));
    }

    TensorExpr spread(TensorExpr perLine) {
        return perLine.expand(Shape.of(over, size));
    }

    TensorExpr sum(TensorExpr operand) {
        return operand.reduce(Monoid.SUM, over.axis());
    }

    TensorExpr max(TensorExpr operand) {
        return operand.reduce(Monoid.MAX, over.axis());
    }

    TensorExpr dot(TensorExpr left, TensorExpr right) {
        return left.dot(right, List.of(over.axis()), List.of());
    }

    TensorExpr mean(TensorExpr operand) {
        return sum(operand).div(number(size));
    }

    TensorExpr deviations(TensorExpr operand) {
        return operand.minus(spread(mean(operand)));
    }

    TensorExpr softmax(TensorExpr operand) {
        TensorExpr e = exp(operand);
        return e.div(spread(sum(e)));
    }

    TensorExpr scaled(TensorExpr operand, Element by) {
        return operand.times(filled(by));
    }

    TensorExpr shifted(TensorExpr operand, Element by) {
        return operand.plus(filled(by));
    }

    /** The operand less the maximum of its line. */
    TensorExpr lessMaximum(TensorExpr operand) {
        return operand.minus(spread(max(operand)));
    }

    static TensorExpr exp(TensorExpr operand) {
        return Unary.of(UnaryOperator.EXP, operand);
    }

    static TensorExpr log(TensorExpr operand) {
        return Unary.of(UnaryOperator.LOG, operand);
    }

    static TensorExpr rsqrt(TensorExpr operand) {
        return Unary.of(UnaryOperator.RSQRT, operand);
    }

    static TensorExpr max(TensorExpr left, TensorExpr right) {
        return Binary.of(BinaryOperator.MAX, left, right);
    }

    /** A number that the rule counts with, as a real scalar. */
    static TensorExpr number(AxisMap map) {
        return Constant.of(new Element.Converted(Conversion.CONVERT, new Element.Counted(map), ElementType.REAL),
                Shape.scalar());
    }
}
