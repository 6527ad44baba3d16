package io.verifyrules.verifier.verify;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.axis.RankClass.RankBound;
import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.expr.AxisMaps;
import io.verifyrules.dsl.expr.Compare;
import io.verifyrules.dsl.expr.Constant;
import io.verifyrules.dsl.expr.Select;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.rule.Condition;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

import static io.verifyrules.verifier.verify.Sketch.*;
import static io.verifyrules.verifier.verify.WrongRules.wrong;

/** The inferred ranks, rank 0, vacuity, and claims about results without elements. */
class WrongAboutRanksTest {

    @ParameterizedTest(name = "{0}")
    @MethodSource("rules")
    void isNotVerified(String attacked, Consumer<Sketch> rule) {
        WrongRules.assertNeverVerified(attacked, rule);
    }

    static Stream<Arguments> rules() {
        return WrongRules.all(wrong("rank 0 has no lane to be padded on", s -> {
            AxisMap m = s.map("m");
            Element v = s.element("v");
            s.where(ge(m, 1)).claim(slice(padLow(s.tensor("X", s.size("n")), v, m), n(0), n(1)), s.constant(v, n(1)));
        }), wrong("rank 0 has no neutral lane where a simplified hypothesis forbids it", s -> {
            AxisMap m = s.size("m");
            Element v = s.element("v");
            s.rule().require(Condition.everyLane(ge(m, 1)).disjoin(Condition.someLane(ge(n(-1), m))));
            s.claim(slice(padLow(s.tensor("X", s.size("n")), v, m), n(0), n(1)), s.constant(v, n(1)));
        }), wrong("unpadded on some lane is not unpadded on every lane", s -> {
            AxisMap m = s.size("m");
            AxisMap size = s.size("n");
            TensorExpr x = s.tensor("X", size);
            s.where(ge(size, 1))
                    .whereSome(eq(m, 0))
                    .claim(slice(padLow(x, s.element("v"), m), n(0), n(1)), slice(x, n(0), n(1)));
        }), wrong("a scalar is shared by lanes that may not exist", s -> {
            AxisMap m = s.map("m");
            AxisMap k = s.rule().integer("k");
            s.where(eq(m, k))
                    .where(ge(m, 1))
                    .claim(Constant.of(new Element.Counted(k), Shape.of(s.d(), s.rule().sizes("l", s.d()))),
                            Constant.of(new Element.Counted(AxisMap.max(k, n(1))),
                                    Shape.of(s.d(), s.rule().sizes("l2", s.d()))));
        }), wrong("a scalar is compared on lanes that may not exist", s -> {
            AxisMap k = s.rule().integer("k");
            AxisMap o = s.map("o");
            s.where(eq(s.map("m"), k))
                    .where(ge(k.plus(o), 1))
                    .where(eq(o, 0))
                    .claim(Constant.of(new Element.Counted(k), Shape.of(s.c(), n(1))),
                            Constant.of(new Element.Counted(AxisMap.max(k, n(1))), Shape.of(s.c(), n(1))));
        }), wrong("a divisor proved positive on the lanes of one class divides in another", s -> {
            AxisMap k = s.rule().integer("k");
            AxisMap x = s.size("x");
            AxisMap y = s.rule().sizes("y", s.d());
            Element v = s.element("v");
            AxisMap m = s.map("m");
            s.where(ge(m, 1))
                    .where(ge(k, m))
                    .claim(Constant.of(v, Shape.of(s.c(), x.times(k).floorDiv(k)).with(s.d(), y.times(k).floorDiv(k))),
                            Constant.of(v, Shape.of(s.c(), x).with(s.d(), y)));
        }), wrong("two reads that agree at rank 1 may differ at rank 2", s -> {
            AggregatedAxis i = s.c().axis("i");
            AggregatedAxis j = s.c().axis("j");
            AxisMap size = s.size("n");
            TensorExpr x = s.square("X", i, j, size);
            s.whereSome(eq(size, 1)).claim(x, x.relabel(Map.of(i, j, j, i)));
        }), wrong("a non-empty class is not a singleton", s -> {
            RankClass e = s.rule().rankClass("e", RankBound.NON_EMPTY);
            AggregatedAxis i = e.axis("i");
            AggregatedAxis j = e.axis("j");
            AxisMap size = s.rule().sizes("n", e);
            TensorExpr x = s.square("X", i, j, size);
            s.whereSome(eq(size, 1)).claim(x, x.relabel(Map.of(i, j, j, i)));
        }), wrong("two classes need rank 2 each", s -> {
            AxisMap m = s.size("m");
            AxisMap l = s.rule().sizes("l", s.d());
            AxisMap a = s.size("a");
            AxisMap b = s.rule().sizes("b", s.d());
            TensorExpr x = s.rule().tensor("X", Shape.of(s.c(), a).with(s.d(), b));
            s.where(ge(a, 1))
                    .where(ge(b, 1))
                    .whereSome(eq(m, 0))
                    .whereSome(eq(l, 0))
                    .claim(x.pad(s.element("v"), AxisMaps.of(m, l), AxisMaps.none(), AxisMaps.none())
                            .slice(AxisMaps.of(0), AxisMaps.of(1), AxisMaps.none()),
                            x.slice(AxisMaps.of(0), AxisMaps.of(1), AxisMaps.none()));
        }), wrong("a disjunction of classes is not a conjunction", s -> {
            AxisMap m = s.size("m");
            AxisMap l = s.rule().sizes("l", s.d());
            Element v = s.element("v");
            s.rule().require(Condition.everyLane(eq(m, 1)).disjoin(Condition.everyLane(eq(l, 1))));
            s.claim(Constant.of(v, Shape.of(s.c(), m).with(s.d(), l)),
                    Constant.of(v, Shape.of(s.c(), n(1)).with(s.d(), l)));
        }), wrong("results without elements still have a shape", s -> {
            AxisMap none = s.size("n");
            AxisMap l = s.rule().sizes("l", s.d());
            TensorExpr x = s.rule().tensor("X", Shape.of(s.c(), none).with(s.d(), l));
            s.where(eq(none, 0)).claim(x, Constant.of(s.element("v"), Shape.of(s.c(), n(0)).with(s.d(), l.plus(1))));
        }), wrong("results without elements still are valid", s -> {
            AxisMap none = s.size("n");
            AxisMap l = s.rule().sizes("l", s.d());
            TensorExpr x = s.rule().tensor("X", Shape.of(s.c(), none).with(s.d(), l));
            s.where(eq(none, 0))
                    .claim(x, x.slice(AxisMaps.on(s.d().axis(), n(1)), AxisMaps.on(s.d().axis(), l.plus(1)),
                            AxisMaps.none()));
        }), wrong("an operand that does not matter still must be valid", s -> {
            AxisMap m = s.size("m");
            AxisMap l = s.rule().sizes("l", s.d());
            TensorExpr row = s.rule()
                    .tensor("Y", Shape.of(s.c(), m).with(s.d(), l))
                    .slice(AxisMaps.on(s.d().axis(), n(0)), AxisMaps.on(s.d().axis(), n(1)), AxisMaps.none())
                    .reshapeUnit(List.of(), List.of(s.d().axis()));
            TensorExpr all = s.constant(s.element("v"), m);
            s.claim(all, Select.of(Compare.of(Relation.EQ, row, row), all, all));
        }), wrong("a rule that applies at rank 0 alone is vacuous", s -> {
            AxisMap size = s.size("n");
            s.where(ge(n(-1), size)).claim(s.tensor("X", size), s.tensor("Y", size));
        }), wrong("a rule that never applies is vacuous", s -> {
            AxisMap k = s.rule().integer("k");
            AxisMap size = s.size("n");
            s.where(ge(k, 1)).where(ge(n(0), k)).claim(s.tensor("X", size), s.tensor("Y", size));
        }), wrong("elements are told apart in every type", s -> {
            AxisMap size = s.size("n");
            TensorExpr x = s.tensor("X", size);
            s.claim(Compare.of(Relation.EQ, x, s.tensor("Y", size)), s.constant(Element.of(true), size));
        }));
    }
}
