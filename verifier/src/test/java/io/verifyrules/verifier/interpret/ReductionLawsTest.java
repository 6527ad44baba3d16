package io.verifyrules.verifier.interpret;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.dsl.expr.AxisMaps;
import io.verifyrules.dsl.expr.BoundIndices;
import io.verifyrules.dsl.expr.Constant;
import io.verifyrules.dsl.expr.Convolution;
import io.verifyrules.dsl.expr.ReduceWindow;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.expr.Window;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleBuilder;
import io.verifyrules.verifier.instance.InstanceGenerator;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;

/** Laws that tie the reductions to each other and to the operators that move data, on random instances. */
class ReductionLawsTest {

    private static final long SEED = 20_261_120;

    /** A tensor, a kernel and a window over one class. */
    private record Moving(RuleBuilder rule, RankClass c, TensorExpr x, TensorExpr w, AxisMap extent, AxisMap stride,
            AxisMap low, AxisMap high, AxisMap base, AxisMap dilation) {

        static Moving declare(RuleBuilder r) {
            RankClass c = r.rankClass("c");
            AxisMap extent = r.sizes("w", c);
            return new Moving(r, c, r.tensor("X", ElementType.INT, Shape.of(c, r.sizes("n", c))),
                    r.tensor("W", ElementType.INT, Shape.of(c, extent)), extent, r.map("stride", c), r.map("low", c),
                    r.map("high", c), r.map("base", c), r.map("dilation", c));
        }

        Window.Written window() {
            return new Window.Written(AxisMaps.of(stride), AxisMaps.of(low), AxisMaps.of(high), AxisMaps.of(base),
                    AxisMaps.of(dilation));
        }

        TensorExpr conv(TensorExpr input, TensorExpr kernel, Window.Written window, AggregatedAxis... reversed) {
            return Convolution.of(input, kernel, List.of(), List.of(), List.of(), new Convolution.Options(window,
                    List.of(reversed), AxisMaps.none(), AxisMaps.none(), BoundIndices.unnamed()));
        }

        TensorExpr sums(Window.Written window) {
            return ReduceWindow.of(Monoid.SUM, x, Optional.empty(), AxisMaps.of(extent), window,
                    BoundIndices.unnamed());
        }

        TensorExpr ones() {
            return Constant.of(Element.of(1), Shape.of(c, extent));
        }

        void nonEmptyWindow() {
            rule.require(extent.compare(Relation.GE, AxisMap.of(1)));
        }
    }

    private static Rule moving(String name, BiConsumer<RuleBuilder, Moving> body) {
        return RuleFixture.rule(name, r -> body.accept(r, Moving.declare(r)));
    }

    static Stream<Rule> laws() {
        AxisMaps none = AxisMaps.none();
        return Stream.of(RuleFixture.rule("a dot is a sum of products", r -> {
            RankClass c = r.rankClass("c");
            RankClass d = r.rankClass("d");
            RankClass e = r.rankClass("e");
            AxisMap n = r.sizes("n", c);
            AxisMap m = r.sizes("m", d);
            AxisMap p = r.sizes("p", e);
            TensorExpr a = r.tensor("A", ElementType.INT, Shape.of(c, n).with(d, m));
            TensorExpr b = r.tensor("B", ElementType.INT, Shape.of(d, m).with(e, p));
            r.rewrite(a.dot(b, List.of(d.axis()), List.of()),
                    a.expand(Shape.of(e, p)).times(b.expand(Shape.of(c, n))).reduce(Monoid.SUM, d.axis()));
        }), RuleFixture.rule("axis by axis or all at once", r -> {
            RankClass c = r.rankClass("c");
            RankClass d = r.rankClass("d");
            TensorExpr a = r.tensor("A", ElementType.INT, Shape.of(c, r.sizes("n", c)).with(d, r.sizes("m", d)));
            r.rewrite(a.reduce(Monoid.PRODUCT, c.axis(), d.axis()),
                    a.reduce(Monoid.PRODUCT, c.axis()).reduce(Monoid.PRODUCT, d.axis()));
        }), moving("a kernel of ones sums what the window hits", (r, m) -> {
            m.nonEmptyWindow();
            r.rewrite(m.conv(m.x(), m.ones(), m.window()), m.sums(m.window()));
        }), moving("reversal is of the kernel",
                (r, m) -> r.rewrite(m.conv(m.x(), m.w(), m.window(), m.c().axis()),
                        m.conv(m.x(), m.w().reverse(m.c()), m.window()))),
                moving("padding of the input with zeros",
                        (r, m) -> r.rewrite(m.conv(m.x(), m.w(), m.window()),
                                m.conv(m.x().pad(Element.of(0), m.low(), m.high(), m.base().minus(1)), m.w(),
                                        new Window.Written(AxisMaps.of(m.stride()), none, none, none,
                                                AxisMaps.of(m.dilation()))))),
                moving("padding of the kernel with zeros",
                        (r, m) -> r.rewrite(m.conv(m.x(), m.w(), m.window()),
                                m.conv(m.x(), m.w().pad(Element.of(0), none, none, AxisMaps.of(m.dilation().minus(1))),
                                        new Window.Written(AxisMaps.of(m.stride()), AxisMaps.of(m.low()),
                                                AxisMaps.of(m.high()), AxisMaps.of(m.base()), none)))));
    }

    private static List<Outcome> outcomes(Rule rule) {
        InstanceGenerator generator = new InstanceGenerator(rule, ElementType.INT, SEED);
        return IntStream.range(0, 200).mapToObj(i -> Replay.replay(rule, generator.next())).toList();
    }

    @ParameterizedTest
    @MethodSource("laws")
    void aLawHoldsOnRandomInstances(Rule law) {
        List<Outcome> outcomes = outcomes(law);
        assertThat(outcomes).as("%s, seed %d", law.name(), SEED).noneMatch(Outcome::refutes);
        assertThat(outcomes).as("%s, seed %d", law.name(), SEED)
                .filteredOn(Outcome::comparesElements)
                .hasSizeGreaterThan(50);
    }

    @Test
    void whatIsNoLawIsRefuted() {
        Rule withoutStride = moving("without the stride", (r, m) -> {
            m.nonEmptyWindow();
            r.rewrite(m.conv(m.x(), m.ones(), m.window()), m.sums(new Window.Written(AxisMaps.none(),
                    AxisMaps.of(m.low()), AxisMaps.of(m.high()), AxisMaps.of(m.base()), AxisMaps.of(m.dilation()))));
        });
        Rule withoutReversal = moving("without the reversal",
                (r, m) -> r.rewrite(m.conv(m.x(), m.w(), m.window(), m.c().axis()), m.conv(m.x(), m.w(), m.window())));
        assertThat(List.of(withoutStride, withoutReversal)).allSatisfy(
                rule -> assertThat(outcomes(rule)).as("%s, seed %d", rule.name(), SEED).anyMatch(Outcome::refutes));
    }
}
