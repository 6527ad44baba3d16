package io.verifyrules.verifier.verify;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.expr.AxisMaps;
import io.verifyrules.dsl.expr.Clamp;
import io.verifyrules.dsl.expr.Iota;
import io.verifyrules.dsl.expr.Select;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

import static io.verifyrules.verifier.verify.Sketch.*;
import static io.verifyrules.verifier.verify.WrongRules.wrong;

/** The operators that move data, paths through choices, and assumptions. */
class WrongAboutOperatorsTest {

    @ParameterizedTest(name = "{0}")
    @MethodSource("rules")
    void isNotVerified(String attacked, Consumer<Sketch> rule) {
        WrongRules.assertNeverVerified(attacked, rule);
    }

    static Stream<Arguments> rules() {
        return WrongRules.all(wrong("a fold taken as false says nothing about one lane", s -> {
            AxisMap size = s.size("n");
            AxisMap m = s.size("m");
            TensorExpr x = s.tensor("X", size);
            TensorExpr u = s.tensor("U", m);
            TensorExpr behind = padLow(slice(x, m, size), s.element("v"), m);
            s.where(ge(size, m))
                    .claim(x.dynamicUpdateSlice(u, n(0).plus(m).minus(m)),
                            behind.dynamicUpdateSlice(u, n(0).plus(m).minus(m)));
        }), wrong("the order of operands of concat matters", s -> {
            AxisMap size = s.rule().sizes("n", s.s());
            TensorExpr x = s.rule().tensor("X", Shape.of(s.s(), size));
            TensorExpr y = s.rule().tensor("Y", Shape.of(s.s(), size));
            s.claim(x.concat(s.s().axis(), y), y.concat(s.s().axis(), x));
        }), wrong("the second operand of concat begins behind the first", s -> {
            AxisMap size = s.rule().sizes("n", s.s());
            TensorExpr x = s.rule().tensor("X", Shape.of(s.s(), size));
            TensorExpr y = s.rule().tensor("Y", Shape.of(s.s(), size));
            s.where(ge(size, 1))
                    .claim(x.concat(s.s().axis(), y)
                            .slice(AxisMaps.of(size.minus(1)), AxisMaps.of(size.times(2).minus(1)), AxisMaps.none()),
                            y);
        }), wrong("reverse and concat swap the operands", s -> {
            AxisMap size = s.rule().sizes("n", s.s());
            TensorExpr x = s.rule().tensor("X", Shape.of(s.s(), size));
            TensorExpr y = s.rule().tensor("Y", Shape.of(s.s(), size));
            s.claim(x.concat(s.s().axis(), y).reverse(s.s()), x.reverse(s.s()).concat(s.s().axis(), y.reverse(s.s())));
        }), wrong("select has an order", s -> {
            AxisMap size = s.size("n");
            TensorExpr p = s.tensor("P", ElementType.BOOL, size);
            TensorExpr x = s.tensor("X", size);
            TensorExpr y = s.tensor("Y", size);
            s.claim(Select.of(p, x, y), Select.of(p, y, x));
        }), wrong("what negative padding cuts off is lost", s -> {
            AxisMap size = s.size("n");
            Element v = s.element("v");
            TensorExpr x = s.tensor("X", size);
            s.where(ge(size, 1)).claim(x.pad(v, n(0), n(-1), n(0)).pad(v, n(0), n(1), n(0)), x);
        }), wrong("interior padding is not high padding", s -> {
            AxisMap size = s.size("n");
            Element v = s.element("v");
            TensorExpr x = s.tensor("X", size);
            s.where(ge(size, 1)).claim(x.pad(v, n(0), n(0), n(1)), x.pad(v, n(0), size.minus(1), n(0)));
        }), wrong("two interior paddings multiply", s -> {
            AxisMap size = s.size("n");
            Element v = s.element("v");
            TensorExpr x = s.tensor("X", size);
            s.claim(x.pad(v, n(0), n(0), n(1)).pad(v, n(0), n(0), n(1)), x.pad(v, n(0), n(0), n(2)));
        }), wrong("two strides multiply", s -> {
            AxisMap size = s.size("n");
            TensorExpr x = s.tensor("X", size);
            s.claim(x.slice(n(0), size, n(2)).slice(n(0), size.plus(1).floorDiv(2), n(3)), x.slice(n(0), size, n(5)));
        }), wrong("a strided slice reversed starts elsewhere", s -> {
            AxisMap size = s.size("n");
            TensorExpr x = s.tensor("X", size);
            s.claim(x.slice(n(0), size, n(2)).reverse(s.c()), x.reverse(s.c()).slice(n(0), size, n(2)));
        }), wrong("a clamped start may be out of range", s -> {
            AxisMap size = s.size("n");
            AxisMap start = s.map("a");
            TensorExpr x = s.tensor("X", size);
            s.where(ge(size, 1)).claim(x.dynamicSlice(start, n(1)), x.slice(start, start.plus(1), n(1)));
        }), wrong("a full update is the update", s -> {
            AxisMap size = s.size("n");
            TensorExpr x = s.tensor("X", size);
            s.claim(x.dynamicUpdateSlice(s.tensor("U", size), s.map("a")), x);
        }), wrong("a later update wins", s -> {
            AxisMap size = s.size("n");
            AxisMap a = s.map("a");
            TensorExpr x = s.tensor("X", size);
            TensorExpr u = s.tensor("U", n(1));
            TensorExpr w = s.tensor("W", n(1));
            s.claim(x.dynamicUpdateSlice(u, a).dynamicUpdateSlice(w, a),
                    x.dynamicUpdateSlice(w, a).dynamicUpdateSlice(u, a));
        }), wrong("reversing one axis of a class is not reversing the other", s -> {
            AggregatedAxis i = s.c().axis("i");
            AggregatedAxis j = s.c().axis("j");
            TensorExpr x = s.square("X", i, j, s.size("n"));
            s.claim(x.reverse(i), x.reverse(j));
        }), wrong("a square tensor is not its transpose", s -> {
            AggregatedAxis i = s.c().axis("i");
            AggregatedAxis j = s.c().axis("j");
            TensorExpr x = s.square("X", i, j, s.size("n"));
            s.claim(x, x.relabel(Map.of(i, j, j, i)));
        }), wrong("a dropped axis must have size 1", s -> {
            AxisMap size = s.size("n");
            AxisMap l = s.rule().sizes("l", s.d());
            TensorExpr x = s.tensor("X", size);
            s.claim(x, x.expand(Shape.of(s.d(), l)).reshapeUnit(List.of(), List.of(s.d().axis())));
        }), wrong("counting does not survive reversal", s -> {
            TensorExpr count = Iota.of(Shape.of(s.s(), s.rule().sizes("n", s.s())), s.s().axis());
            s.claim(count, count.reverse(s.s()));
        }), wrong("counting starts at 0 in every operand", s -> {
            AxisMap size = s.rule().sizes("n", s.s());
            TensorExpr count = Iota.of(Shape.of(s.s(), size), s.s().axis());
            s.claim(count.concat(s.s().axis(), count), Iota.of(Shape.of(s.s(), size.times(2)), s.s().axis()));
        }), wrong("an assumption holds at one access at a time", s -> {
            AxisMap size = s.size("n");
            TensorExpr low = s.tensor("L", ElementType.INT, size);
            TensorExpr high = s.tensor("H", ElementType.INT, size);
            s.rule().assume(compare(Relation.LT, low, high));
            s.claim(compare(Relation.LT, low, high.reverse(s.c())), s.constant(Element.of(true), size));
        }), wrong("assumptions that contradict each other prove nothing", s -> {
            AxisMap size = s.size("n");
            TensorExpr low = s.tensor("L", ElementType.INT, size);
            s.rule().assume(compare(Relation.LT, low, low));
            s.where(ge(size, n(1))).claim(low, s.tensor("H", ElementType.INT, size));
        }), wrong("clamp with its bounds in the wrong order is the high bound", s -> {
            AxisMap size = s.size("n");
            TensorExpr low = s.tensor("L", ElementType.INT, size);
            TensorExpr x = s.tensor("X", ElementType.INT, size);
            TensorExpr high = s.tensor("H", ElementType.INT, size);
            s.claim(Clamp.of(low, x, high), binary(BinaryOperator.MAX, low, binary(BinaryOperator.MIN, x, high)));
        }));
    }
}
