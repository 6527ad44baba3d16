package io.verifyrules.verifier.verify;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.LaneCondition;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.expr.AxisMaps;
import io.verifyrules.dsl.expr.TensorExpr;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

import static io.verifyrules.verifier.verify.Sketch.*;
import static io.verifyrules.verifier.verify.WrongRules.wrong;

/** The normal form: substitution, division, guards, rounding, and the identity of terms. */
class WrongAboutLanesTest {

    @ParameterizedTest(name = "{0}")
    @MethodSource("rules")
    void isNotVerified(String attacked, Consumer<Sketch> rule) {
        WrongRules.assertNeverVerified(attacked, rule);
    }

    static Stream<Arguments> rules() {
        return WrongRules.all(wrong("a divisor may be 0", s -> {
            AxisMap x = s.size("x");
            AxisMap d = s.map("f");
            s.claimSize(x.times(d).floorDiv(d), x);
        }), wrong("a divisor >= 0 may be 0", s -> {
            AxisMap x = s.size("x");
            AxisMap d = s.size("f");
            s.claimSize(x.times(d).floorDiv(d), x);
        }), wrong("a divisor positive on some lane may be 0 on another", s -> {
            AxisMap x = s.size("x");
            AxisMap d = s.size("f");
            s.whereSome(ge(d, 1)).claimSize(x.times(d).floorDiv(d), x);
        }), wrong("a positive product may have negative factors", s -> {
            AxisMap x = s.size("x");
            AxisMap a = s.map("a");
            AxisMap b = s.map("b");
            s.where(ge(a.times(b), 1)).claimSize(x.floorDiv(a.times(b)), x.floorDiv(a).floorDiv(b));
        }), wrong("an exact quotient has no remainder", s -> {
            AxisMap x = s.size("x");
            AxisMap d = s.map("f");
            AxisMap r = s.size("r");
            s.where(ge(d, 1)).claimSize(x.times(d).plus(r).floorDiv(d), x);
        }), wrong("a remainder is less than its divisor", s -> {
            AxisMap x = s.size("x");
            AxisMap d = s.map("f");
            AxisMap r = s.size("r");
            s.where(ge(d, 1)).where(ge(d, r)).claimSize(x.times(d).plus(r).floorDiv(d), x);
        }), wrong("a negative rest rounds down", s -> {
            AxisMap x = s.size("x");
            AxisMap d = s.map("f");
            AxisMap r = s.map("r");
            s.where(ge(x, 1)).where(ge(r, 1)).where(ge(d, r)).claimSize(x.times(d).minus(r).floorDiv(d), x);
        }), wrong("the rest of a ceiling division", s -> {
            AxisMap x = s.size("x");
            AxisMap d = s.map("f");
            s.where(ge(d, 1)).claimSize(x.plus(d).floorDiv(d), x.plus(d).minus(1).floorDiv(d));
        }), wrong("a negated dividend rounds the other way", s -> {
            AxisMap x = s.size("x");
            s.claimSize(x.plus(x.unaryMinus().floorDiv(2)), x.minus(x.floorDiv(2)));
        }), wrong("a negative divisor leaves a negative remainder", s -> {
            AxisMap x = s.size("x");
            s.claimSize(x.floorMod(-2).plus(2), x.floorMod(2).plus(2));
        }), wrong("division by the literal 0 is 0", s -> {
            AxisMap x = s.size("x");
            s.claimSize(x.floorDiv(0), x);
        }), wrong("a literal divides coefficients, not sums of rests", s -> {
            AxisMap x = s.size("x");
            AxisMap y = s.size("y");
            s.claimSize(x.times(3).plus(y.times(3)).floorDiv(2), x.plus(y).plus(x.floorDiv(2)).plus(y.floorDiv(2)));
        }), wrong("a guard with a positive rest goes onto the quotient only below the divisor", s -> {
            AxisMap x = s.map("x");
            AxisMap d = s.map("f");
            s.where(ge(d, 1)).where(ge(s.size("z").floorDiv(d), 0)).claimSame(ge(x.times(d).plus(1), 0), ge(x, 0));
        }), wrong("a guard with a negative rest goes onto the quotient only above minus the divisor", s -> {
            AxisMap x = s.map("x");
            AxisMap d = s.map("f");
            s.where(ge(d, 1)).where(ge(s.size("z").floorDiv(d), 0)).claimSame(ge(x.times(d), 2), ge(x, 1));
        }), wrong("an equation of products divides only by what is not 0", s -> {
            AxisMap x = s.map("x");
            AxisMap d = s.size("f");
            s.claimSame(eq(x.times(d), 0), eq(x, 0));
        }), wrong("an inequality divided by its common factor rounds the bound up", s -> {
            AxisMap x = s.map("x");
            s.claimSame(ge(x.times(2), 1), ge(x, 0));
        }), wrong("an inequality divided by its common factor rounds a negative bound up", s -> {
            AxisMap x = s.map("x");
            s.claimSame(ge(x.times(2), -1), ge(x, -1));
        }), wrong("an equation without integer solution is false, not true",
                s -> s.claimSame(eq(s.map("x").times(2), 1), ge(n(1), 1))),
                wrong("an alternative is not an equation", s -> {
                    AxisMap a = s.size("a");
                    AxisMap b = s.size("b");
                    s.where(eq(a, b).disjoin(eq(a, 0))).claimSize(a, b);
                }), wrong("an equation on some lane is not substituted", s -> {
                    AxisMap a = s.size("a");
                    AxisMap b = s.size("b");
                    s.whereSome(eq(a, b)).claimSize(a, b);
                }), wrong("an equation of twice a variable does not determine it", s -> {
                    AxisMap a = s.map("a");
                    AxisMap b = s.map("b");
                    s.where(eq(a.times(a), b.times(b))).claimSize(AxisMap.max(a, n(0)), AxisMap.max(b, n(0)));
                }), wrong("a variable is not solved for where it also stands inside of its own equation", s -> {
                    AxisMap a = s.size("a");
                    s.where(eq(a, a.floorDiv(2).plus(1))).claimSize(a, n(1));
                }), wrong("interior padding of the right side is not known to be >= 0", s -> {
                    AxisMap x = s.size("x");
                    AxisMap p = s.map("p");
                    Element v = s.element("v");
                    s.claim(s.constant(v, x.plus(AxisMap.max(x.minus(1), n(0)).times(p))),
                            s.constant(v, x).pad(v, AxisMaps.none(), AxisMaps.none(), AxisMaps.of(p)));
                }), wrong("the stride of the right side is not known to be >= 1", s -> {
                    AxisMap x = s.size("x");
                    AxisMap p = s.size("p");
                    Element v = s.element("v");
                    s.claim(s.constant(v, x.plus(p).minus(1).floorDiv(p)),
                            s.constant(v, x).slice(AxisMaps.of(n(0)), AxisMaps.of(x), AxisMaps.of(p)));
                }), wrong("an axis and a map of one name are two things", s -> {
                    AxisMap i = s.map("i");
                    AggregatedAxis axis = s.c().axis("i");
                    AxisMap size = s.size("n");
                    TensorExpr x = s.rule().tensor("X", io.verifyrules.dsl.expr.Shape.of(axis, size));
                    s.where(ge(i, 0))
                            .where(ge(size.minus(1), i))
                            .claim(x.dynamicSlice(AxisMaps.on(axis, i), AxisMaps.on(axis, n(1))),
                                    x.slice(AxisMaps.none(), AxisMaps.on(axis, n(1)), AxisMaps.none()));
                }), wrong("the larger of two maps is not their sum", s -> {
                    AxisMap a = s.size("a");
                    AxisMap b = s.size("b");
                    s.claimSize(AxisMap.max(a, b), a.plus(b));
                }), wrong("the smaller of a map and its opposite", s -> {
                    AxisMap a = s.map("a");
                    LaneCondition always = ge(n(0), AxisMap.min(a, a.unaryMinus()).plus(1));
                    s.claimSame(always, ge(n(1), 1));
                }));
    }
}
