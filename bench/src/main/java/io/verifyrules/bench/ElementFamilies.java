package io.verifyrules.bench;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.axis.RankClass.RankBound;
import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.FloatFormat;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.dsl.expr.Binary;
import io.verifyrules.dsl.expr.Concat;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.rule.RuleBuilder;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;

import static io.verifyrules.bench.ScalingFamily.right;

/** Families in which elements are combined, side by side or along an axis of many parts. */
final class ElementFamilies {

    private static final AxisMap ZERO = AxisMap.of(0);
    private static final ElementType DOUBLES = new ElementType.Floating(FloatFormat.F64);

    private ElementFamilies() {
    }

    static List<ScalingFamily> all() {
        return List.of(
                right("maximum of floats in another order", List.of(2, 4, 6, 8, 16, 32),
                        (rule, n) -> maximum(rule, n, DOUBLES)),
                right("maximum of words in another order", List.of(2, 4, 6, 8, 16, 32),
                        (rule, n) -> maximum(rule, n, new ElementType.Machine(true, 32))),
                right("maximum over a concat", List.of(2, 4, 8, 16, 24, 32), ElementFamilies::maximumOfConcat),
                right("dot over concats", List.of(2, 4, 8, 12, 16, 24), ElementFamilies::dotOfConcats),
                right("disjunctions of conditions", List.of(2, 4, 6, 8, 10, 12), ElementFamilies::disjunctions));
    }

    private static void maximum(RuleBuilder rule, int n, ElementType type) {
        RankClass c = rule.rankClass("c");
        AxisMap size = rule.sizes("n", c);
        List<TensorExpr> all = IntStream.range(0, n)
                .mapToObj(i -> rule.tensor("X" + i, type, Shape.of(c, size)))
                .toList();
        rule.rewrite(joined(all), joined(all.reversed()));
    }

    private static TensorExpr joined(List<TensorExpr> all) {
        return all.stream().reduce((a, b) -> Binary.of(BinaryOperator.MAX, a, b)).orElseThrow();
    }

    private static void maximumOfConcat(RuleBuilder rule, int n) {
        RankClass s = rule.rankClass("s", RankBound.SINGLETON);
        List<TensorExpr> parts = tensors(rule, "X", s, sizes(rule, n, s));
        rule.rewrite(Concat.of(parts, s.axis()).reduce(Monoid.MAX, s.axis()),
                Concat.of(parts.reversed(), s.axis()).reduce(Monoid.MAX, s.axis()));
    }

    private static void dotOfConcats(RuleBuilder rule, int n) {
        RankClass s = rule.rankClass("s", RankBound.SINGLETON);
        List<AxisMap> sizes = sizes(rule, n, s);
        List<TensorExpr> left = tensors(rule, "X", s, sizes);
        List<TensorExpr> right = tensors(rule, "Y", s, sizes);
        TensorExpr together = Concat.of(left, s.axis())
                .dot(Concat.of(right, s.axis()), List.of(s.axis()), Collections.emptyList());
        TensorExpr apart = IntStream.range(0, n)
                .mapToObj(i -> left.get(i).dot(right.get(i), List.of(s.axis()), Collections.emptyList()))
                .reduce(TensorExpr::plus)
                .orElseThrow();
        rule.rewrite(together, apart);
    }

    private static List<AxisMap> sizes(RuleBuilder rule, int n, RankClass s) {
        return IntStream.range(0, n).mapToObj(i -> rule.sizes("n" + i, s)).toList();
    }

    private static List<TensorExpr> tensors(RuleBuilder rule, String name, RankClass s, List<AxisMap> sizes) {
        return IntStream.range(0, sizes.size())
                .mapToObj(i -> rule.tensor(name + i, ElementType.INT, Shape.of(s, sizes.get(i))))
                .toList();
    }

    /** Each number is 1 or 2, and all of them together are at most as many as there are: so each is 1. */
    private static void disjunctions(RuleBuilder rule, int n) {
        RankClass c = rule.rankClass("c");
        TensorExpr a = rule.tensor("A", Shape.of(c, rule.sizes("n", c)));
        Element v = rule.element("v", ElementType.OPEN);
        AxisMap low = ZERO;
        for (int i = 0; i < n; i++) {
            AxisMap x = rule.sizes("x" + i, c);
            rule.require(x.compare(Relation.EQ, AxisMap.of(1)).disjoin(x.compare(Relation.EQ, AxisMap.of(2))));
            low = low.plus(x);
        }
        rule.require(low.compare(Relation.LE, AxisMap.of(n)));
        rule.rewrite(a.pad(v, low, ZERO, ZERO), a.pad(v, AxisMap.of(n), ZERO, ZERO));
    }
}
