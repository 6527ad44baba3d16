package io.verifyrules.verifier.verify;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.RankClass.RankBound;
import io.verifyrules.dsl.element.DeclaredMonoid;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.FunctionLaws;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.dsl.element.Reducer;
import io.verifyrules.dsl.expr.AxisMaps;
import io.verifyrules.dsl.expr.BoundIndices;
import io.verifyrules.dsl.expr.Expand;
import io.verifyrules.dsl.expr.InsertSlice;
import io.verifyrules.dsl.expr.Mapped;
import io.verifyrules.dsl.expr.Merge;
import io.verifyrules.dsl.expr.Pad;
import io.verifyrules.dsl.expr.Reduce;
import io.verifyrules.dsl.expr.Reshape;
import io.verifyrules.dsl.expr.Rotate;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.Split;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleBuilder;
import io.verifyrules.dsl.rule.RuleCollector;
import io.verifyrules.dsl.rule.VerdictKind;
import io.verifyrules.verifier.Samples;
import io.verifyrules.verifier.verdict.RuleResult;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Quotients of a place in row-major order. Padded at opposite ends with two elements, the order of both paddings tells only in the
 * corners, which a tensor of rank 1 has not: on each lane by itself the two orders are the same. A quotient that is taken for one
 * number on all lanes makes them the same in the corners, too.
 */
@Execution(ExecutionMode.CONCURRENT)
@Tag("exhaustive")
@Order(5)
class WrongAboutPlacesTest {

    /** The declarations of one rule. */
    private record Declared(RuleBuilder rule, AggregatedAxis lanes, AggregatedAxis inner, AggregatedAxis places,
            AxisMap total, TensorExpr input, Element v, Element w) {

        static Declared in(RuleBuilder rule, ElementType type) {
            AggregatedAxis lanes = rule.rankClass("c").axis();
            AggregatedAxis places = rule.rankClass("u", RankBound.SINGLETON).axis();
            return new Declared(rule, lanes, lanes.rankClass().axis("inner"), places,
                    rule.sizes("k", places.rankClass()),
                    rule.tensor("A", type, Shape.of(lanes, rule.sizes("n", lanes.rankClass()))),
                    rule.element("v", type), rule.element("w", type));
        }

        private TensorExpr padded(TensorExpr tensor, Element value, long low, long high, long interior) {
            return Pad.of(tensor, value, AxisMaps.on(lanes, AxisMap.of(low)), AxisMaps.on(lanes, AxisMap.of(high)),
                    AxisMaps.on(lanes, AxisMap.of(interior)));
        }

        TensorExpr lowFirst(Element low, Element high) {
            return padded(padded(input, low, 1, 0, 0), high, 0, 1, 0);
        }

        TensorExpr highFirst(Element low, Element high) {
            return padded(padded(input, high, 0, 1, 0), low, 1, 0, 0);
        }

        List<UnaryOperator<TensorExpr>> divisions() {
            AxisMap two = AxisMap.of(2);
            TensorExpr update = rule.tensor("U", input.type().element(),
                    Shape.of(lanes, rule.sizes("m", lanes.rankClass())));
            return List.of(tensor -> Merge.of(Expand.of(tensor, Shape.of(inner, two)), lanes, inner, lanes),
                    tensor -> Merge.of(Expand.of(tensor, Shape.of(inner, two)), inner, lanes, lanes),
                    tensor -> padded(tensor, v, 0, 0, 1),
                    tensor -> InsertSlice.of(tensor, update, AxisMaps.on(lanes, AxisMap.of(0)),
                            AxisMaps.on(lanes, two)),
                    tensor -> Merge.of(Split.of(padded(padded(tensor, v, 0, 0, 1), v, 1, 0, 0), lanes, lanes,
                            Shape.of(inner, two)), inner, lanes, lanes),
                    tensor -> Rotate.of(tensor, AxisMaps.on(lanes, AxisMap.of(1))));
        }

        private Reducer declared() {
            ElementType type = input.type().element();
            return new DeclaredMonoid(rule.function("g", List.of(type, type), type,
                    FunctionLaws.ofMonoid(Optional.of(rule.element("e", type)))));
        }

        private TensorExpr reduced(Reducer reducer, TensorExpr tensor) {
            return Reduce.of(reducer, tensor, List.of(places), Optional.of(w), BoundIndices.unnamed());
        }

        List<UnaryOperator<TensorExpr>> uses() {
            ElementType type = input.type().element();
            var f = rule.function("f", List.of(type), type);
            Reducer g = declared();
            return List.of(tensor -> tensor, tensor -> Mapped.of(f, List.of(tensor)),
                    tensor -> reduced(Monoid.SUM, tensor), tensor -> reduced(Monoid.MAX, tensor),
                    tensor -> reduced(g, tensor));
        }

        TensorExpr flat(TensorExpr tensor) {
            return Reshape.of(tensor, lanes, Shape.of(places, total));
        }
    }

    private static final int DIVISIONS = 6;
    private static final int USES = 5;
    private static final int PART = 6;
    /** No partner of a term with a quotient of a place is found below a sum or a declared function. */
    private static final Set<List<Integer>> NOT_PROVED = Set.of(List.of(0, 2), List.of(0, 4));

    /** Each division with nothing behind the reshape, and with two of the uses; each day has a sixth of them. */
    static Stream<Arguments> pipelines() {
        List<Arguments> all = IntStream.range(0, DIVISIONS)
                .boxed()
                .flatMap(division -> Stream.of(0, 1 + division % (USES - 1), 1 + (division + 1) % (USES - 1))
                        .map(use -> Arguments.of(division, use)))
                .toList();
        return Samples.part(all, PART).stream();
    }

    private static List<RuleResult> results(Consumer<RuleBuilder> declaration) {
        RuleCollector collector = RuleCollector.forJava();
        collector.rule("two paddings exchanged", declaration);
        Rule rule = (Rule) collector.toFile().declarations().getFirst();
        return new Pipeline().verify(rule, VerifyOptions.DEFAULT.provingFirst().inExactTypes(rule));
    }

    private static void declare(RuleBuilder rule, int division, int use, boolean right) {
        Declared all = Declared.in(rule, ElementType.INT);
        UnaryOperator<TensorExpr> divided = all.divisions().get(division);
        UnaryOperator<TensorExpr> used = all.uses().get(use);
        Element low = right ? all.w() : all.v();
        rule.rewrite(used.apply(all.flat(divided.apply(all.lowFirst(low, all.w())))),
                used.apply(all.flat(divided.apply(all.highFirst(low, all.w())))));
    }

    @ParameterizedTest(name = "division {0}, use {1}")
    @MethodSource("pipelines")
    void twoElementsAtOppositeEndsAreNotExchanged(int division, int use) {
        assertThat(results(rule -> declare(rule, division, use, false))).isNotEmpty()
                .allSatisfy(result -> assertThat(result.verdict().kind()).isNotEqualTo(VerdictKind.VERIFIED));
    }

    @ParameterizedTest(name = "division {0}, use {1}")
    @MethodSource("pipelines")
    void oneElementAtBothEndsIs(int division, int use) {
        assertThat(results(rule -> declare(rule, division, use, true))).isNotEmpty()
                .allSatisfy(result -> assertThat(result.verdict().kind()).isEqualTo(
                        NOT_PROVED.contains(List.of(division, use)) ? VerdictKind.UNKNOWN : VerdictKind.VERIFIED));
    }
}
