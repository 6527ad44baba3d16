package io.verifyrules.verifier.report;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.axis.RankClass.RankBound;
import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.dsl.expr.AxisMaps;
import io.verifyrules.dsl.expr.BoundIndices;
import io.verifyrules.dsl.expr.Constant;
import io.verifyrules.dsl.expr.Convolution;
import io.verifyrules.dsl.expr.Input;
import io.verifyrules.dsl.expr.Iota;
import io.verifyrules.dsl.expr.Reduce;
import io.verifyrules.dsl.expr.ReduceWindow;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.expr.Window;
import io.verifyrules.dsl.rule.Condition;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;

class RulePrinterTest {

    private static final RankClass C = new RankClass("c", RankBound.ANY);
    private static final RankClass S = new RankClass("s", RankBound.SINGLETON);
    private static final AxisMap N = new AxisMap.Variable("n", C);
    private static final AxisMap M = new AxisMap.Variable("m", C);
    private static final AxisMap K = new AxisMap.Scalar("k");
    private static final Element V = new Element.Parameter("v", ElementType.INT);
    private static final TensorExpr X = Input.of("X", ElementType.INT, Shape.of(C, N));
    private static final TensorExpr Y = Input.of("Y", ElementType.INT, Shape.of(S, K));

    static Stream<Arguments> tensors() {
        return Stream.of(
                Arguments.of(X.pad(V, M, AxisMap.of(0), AxisMap.of(1)), "pad(X, v, low={c: m}, interior={c: 1})"),
                Arguments.of(X.slice(AxisMaps.of(M), AxisMaps.none(), AxisMaps.none()), "slice(X, start={c: m})"),
                Arguments.of(X.dynamicSliceInRange(M, N), "dynamicSliceInRange(X, start={c: m}, size={c: n})"),
                Arguments.of(X.dynamicUpdateSlice(X, M), "dynamicUpdateSlice(X, X, start={c: m})"),
                Arguments.of(X.plus(X.unaryMinus()), "(X + neg(X))"),
                Arguments.of(X.compare(Relation.LE, X), "(X <= X)"),
                Arguments.of(X.expand(Shape.of(C.axis("row"), M)), "expand(X, {c@row: m})"),
                Arguments.of(X.relabel(Map.of(C.axis(), C.axis("row"))), "relabel(X, {c: c@row})"),
                Arguments.of(X.reshapeUnit(List.of(S.axis()), List.of()), "reshapeUnit(X, added={s})"),
                Arguments.of(Y.concat(S.axis(), Y), "concat(Y, Y, along=s)"),
                Arguments.of(Iota.of(Shape.of(S, K), S.axis()), "iota(s, {s: k})"),
                Arguments.of(Constant.of(V.plus(Element.of(2)).times(V), Shape.of(C, N)),
                        "constant(((v + 2) * v), {c: n})"));
    }

    private static final AxisMap.Variable INDEX = new AxisMap.Variable("i", C);

    static Stream<Arguments> reductions() {
        Window.Written window = new Window.Written(AxisMaps.of(M), AxisMaps.of(1), AxisMaps.none(), AxisMaps.of(1),
                AxisMaps.of(N));
        TensorExpr features = Input.of("F", ElementType.INT, Shape.of(C, N).with(S, K));
        TensorExpr kernel = Input.of("W", ElementType.INT, Shape.of(C, N).with(S, K).with(S.axis("o"), K));
        return Stream.of(Arguments.of(X.reduce(Monoid.SUM, C.axis()), "reduce(sum, X, {c})"),
                Arguments.of(
                        Reduce.of(Monoid.MAX, X, List.of(C.axis()), Optional.of(V),
                                BoundIndices.unnamed().and(C.axis(), INDEX)),
                        "reduce(max, X, {c}, initial=v, index={c: i})"),
                Arguments.of(X.dot(Y, List.of(), List.of()), "dot(X, Y)"),
                Arguments.of(X.dot(features, List.of(C.axis()), List.of()), "dot(X, F, contract={c})"),
                Arguments.of(features.dot(features, List.of(C.axis()), List.of(S.axis())),
                        "dot(F, F, contract={c}, batch={s})"),
                Arguments.of(
                        ReduceWindow.of(Monoid.PRODUCT, X, Optional.of(V), AxisMaps.of(N), window,
                                BoundIndices.unnamed()),
                        "reduceWindow(product, X, size={c: n}, stride={c: m}, low={c: 1}, windowDilation={c: n}, "
                                + "initial=v)"),
                Arguments.of(Convolution.of(X, X, List.of(), List.of(), List.of(), Convolution.Options.neutral()),
                        "conv(X, X)"),
                Arguments.of(
                        Convolution.of(features, kernel, List.of(), List.of(S.axis()), List.of(S.axis("o")),
                                new Convolution.Options(window, List.of(C.axis()), AxisMaps.on(S.axis(), K),
                                        AxisMaps.none(), BoundIndices.unnamed())),
                        "conv(F, W, feature={s}, output={s@o}, stride={c: m}, low={c: 1}, windowDilation={c: n}, "
                                + "reversed={c}, featureGroups={s: k})"));
    }

    @ParameterizedTest
    @MethodSource("reductions")
    void reductionsLeaveOutWhatIsNeutral(TensorExpr tensor, String text) {
        assertThat(RulePrinter.print(tensor)).isEqualTo(text);
    }

    @ParameterizedTest
    @MethodSource("tensors")
    void tensorsAreWrittenAsApplications(TensorExpr tensor, String text) {
        assertThat(RulePrinter.print(tensor)).isEqualTo(text);
    }

    static Stream<Arguments> maps() {
        return Stream.of(Arguments.of(N.minus(M.plus(1)).times(2), "(n - (m + 1)) * 2"),
                Arguments.of(N.minus(M).minus(K), "n - m - k"), Arguments.of(N.plus(M.times(2)), "n + m * 2"),
                Arguments.of(N.plus(1).floorDiv(M), "floorDiv(n + 1, m)"),
                Arguments.of(new AxisMap.Choice(N.compare(Relation.GT, M), N, M), "choose(n > m, n, m)"));
    }

    @ParameterizedTest
    @MethodSource("maps")
    void sumsInsideOfProductsAndBehindMinusAreInParentheses(AxisMap map, String text) {
        assertThat(TermPrinter.print(map)).isEqualTo(text);
    }

    static Stream<Arguments> conditions() {
        var positive = N.compare(Relation.GT, AxisMap.of(0));
        return Stream.of(Arguments.of(Condition.everyLane(positive), "all c: n > 0"),
                Arguments.of(Condition.someLane(positive), "some c: n > 0"),
                Arguments.of(Condition.everyLane(positive.not()), "all c: not (n > 0)"),
                Arguments.of(Condition.everyLane(K.compare(Relation.EQ, AxisMap.of(1))), "k == 1"),
                Arguments.of(
                        Condition.everyLane(positive)
                                .not()
                                .disjoin(new Condition.OnElements(V.compare(Relation.NE, Element.of(0)))),
                        "(not (all c: n > 0)) or (v != 0)"));
    }

    @ParameterizedTest
    @MethodSource("conditions")
    void everyAndSomeLaneAreToldApart(Condition condition, String text) {
        assertThat(TermPrinter.print(condition)).isEqualTo(text);
    }
}
