package io.verifyrules.verifier.interpret;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.axis.RankClass.RankBound;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.dsl.expr.AxisMaps;
import io.verifyrules.dsl.expr.BoundIndices;
import io.verifyrules.dsl.expr.Input;
import io.verifyrules.dsl.expr.ReduceWindow;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.expr.Window;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

class ReduceWindowEvaluationTest {

    private static final RankClass C = new RankClass("c", RankBound.ANY);
    private static final RankClass D = new RankClass("d", RankBound.ANY);

    private static AxisMap map(String name) {
        return new AxisMap.Variable(name, C);
    }

    private static final Window.Written WINDOW = new Window.Written(AxisMaps.of(map("stride")), AxisMaps.of(map("low")),
            AxisMaps.of(map("high")), AxisMaps.of(map("base")), AxisMaps.of(map("window")));

    private static TensorExpr windowed(ElementType type, Monoid monoid, Optional<Element> initial) {
        return ReduceWindow.of(monoid, Input.of("X", type, Shape.of(C, map("n"))), initial, AxisMaps.of(map("size")),
                WINDOW, BoundIndices.unnamed());
    }

    private static InstanceFixture vector(InstanceFixture instance, String x, int size, int stride, int low, int high,
            int base, int window) {
        return instance.vector("X", C, x)
                .map("n", x.isBlank() ? 0 : x.split(" ").length)
                .map("size", size)
                .map("stride", stride)
                .map("low", low)
                .map("high", high)
                .map("base", base)
                .map("window", window);
    }

    private static String value(TensorExpr expr, InstanceFixture instance) {
        return InstanceFixture.shown(instance.evaluate(expr));
    }

    @ParameterizedTest(name = "{0}: {1} of [{2}], window {3}, stride {4}, low {5}, high {6}, dilations {7} and {8}")
    @CsvSource({"plain,                    SUM,     '1 2 3 4', 2, 1,  0,  0, 1, 1, '3 5 7'",
            "window of one,            SUM,     '1 2 3',   1, 1,  0,  0, 1, 1, '1 2 3'",
            "window of all,            SUM,     '1 2 3',   3, 1,  0,  0, 1, 1, '6'",
            "window too large,         SUM,     '1 2 3',   4, 1,  0,  0, 1, 1, ''",
            "stride,                   SUM,     '1 2 3 4', 2, 2,  0,  0, 1, 1, '3 7'",
            "stride does not fit,      SUM,     '1 2 3 4', 2, 3,  0,  0, 1, 1, '3'",
            "padding,                  SUM,     '1 2',     2, 1,  1,  1, 1, 1, '1 3 2'",
            "padding is no factor 0,   PRODUCT, '2 3',     2, 1,  1,  1, 1, 1, '2 6 3'",
            "nothing but padding,      SUM,     '5',       1, 1,  2,  0, 1, 1, '0 0 5'",
            "product of padding,       PRODUCT, '5',       1, 1,  2,  0, 1, 1, '1 1 5'",
            "negative low,             SUM,     '1 2 3',   2, 1, -1,  0, 1, 1, '5'",
            "negative high,            SUM,     '1 2 3',   2, 1,  0, -1, 1, 1, '3'",
            "all cut off,              SUM,     '1 2',     1, 1, -3,  2, 1, 1, '0'",
            "padded size below 0,      SUM,     '1 2',     1, 1, -3,  0, 1, 1, invalid",
            "holes do not count,       PRODUCT, '2 3 5',   2, 1,  0,  0, 2, 1, '2 3 3 5'",
            "holes and padding,        SUM,     '2 3',     1, 1,  1,  1, 3, 1, '0 2 0 0 3 0'",
            "window dilation,          SUM,     '1 2 3 4', 2, 1,  0,  0, 1, 2, '4 6'",
            "both dilations,           PRODUCT, '2 3 5',   2, 1,  0,  0, 2, 2, '6 1 15'",
            "cut into the holes,       SUM,     '2 3 5',   2, 2, -1,  0, 2, 1, '3 5'",
            "empty operand,            SUM,     '',        1, 1,  0,  0, 1, 1, ''",
            "empty operand padded,     SUM,     '',        2, 1,  2,  1, 2, 1, '0 0'",
            "window of 0,              SUM,     '1 2',     0, 1,  0,  0, 1, 1, invalid",
            "negative window,          SUM,     '1 2',    -1, 1,  0,  0, 1, 1, invalid",
            "stride 0,                 SUM,     '1 2',     1, 0,  0,  0, 1, 1, invalid",
            "stride 0 no results,      SUM,     '',        1, 0,  0,  0, 1, 1, invalid",
            "base dilation 0,          SUM,     '1 2',     1, 1,  0,  0, 0, 1, invalid",
            "window dilation 0,        SUM,     '1 2',     1, 1,  0,  0, 1, 0, invalid"})
    void theElementsThatTheWindowHitsAreCombined(String name, Monoid monoid, String x, int size, int stride, int low,
            int high, int base, int window, String expected) {
        TensorExpr expr = windowed(ElementType.INT, monoid, Optional.empty());
        assertThat(value(expr, vector(InstanceFixture.ints(), x, size, stride, low, high, base, window))).as(name)
                .isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource({"SUM, '1 2 3', 0, '13 15'", "PRODUCT, '1 2 3', 0, '20 60'", "MIN, '20 9 30', 0, '9 9'",
            "MAX, '1 20 -3', 1, '10 20 20'", "MAX, '', 3, '10 10'", "SUM, '', 2, '10'"})
    void theInitialValueIsCombinedOnce(Monoid monoid, String x, int low, String expected) {
        TensorExpr expr = windowed(ElementType.INT, monoid, Optional.of(Element.of(10)));
        assertThat(value(expr, vector(InstanceFixture.ints(), x, 2, 1, low, 0, 1, 1))).isEqualTo(expected);
    }

    @Test
    void truthsAreCombined() {
        TensorExpr some = windowed(ElementType.BOOL, Monoid.OR, Optional.empty());
        assertThat(value(some, vector(InstanceFixture.truths(), "0 0 1", 2, 1, 1, 0, 1, 1)))
                .isEqualTo("false false true");
        TensorExpr every = windowed(ElementType.BOOL, Monoid.AND, Optional.empty());
        assertThat(value(every, vector(InstanceFixture.truths(), "1 0", 1, 1, 1, 0, 1, 1)))
                .isEqualTo("true true false");
    }

    @Test
    void withoutLanesItIsTheElementItself() {
        InstanceFixture scalar = InstanceFixture.ints()
                .rank(C, 0)
                .map("n")
                .map("size")
                .map("stride")
                .map("low")
                .map("high")
                .map("base")
                .map("window")
                .tensor("X", C, List.of(), 7);
        assertThat(value(windowed(ElementType.INT, Monoid.SUM, Optional.empty()), scalar)).isEqualTo("7");
        assertThat(value(windowed(ElementType.INT, Monoid.MAX, Optional.of(Element.of(10))), scalar)).isEqualTo("10");
    }

    @Test
    void theWindowMovesOnEachLaneOfItsAxesAndOthersStay() {
        AxisMap m = new AxisMap.Variable("m", D);
        TensorExpr x = Input.of("X", ElementType.INT, Shape.of(C, map("n")).with(D, m));
        TensorExpr expr = ReduceWindow.of(Monoid.SUM, x, Optional.empty(), AxisMaps.of(map("size")),
                Window.Written.neutral(), BoundIndices.unnamed());
        InstanceFixture instance = InstanceFixture.ints()
                .rank(C, 2)
                .rank(D, 1)
                .map("n", 2, 2)
                .map("size", 2, 1)
                .map("m", 2)
                .tensor("X", new TreeMap<>(Map.of(C.axis(), List.of(2, 2), D.axis(), List.of(2))), 1, 2, 3, 4, 5, 6, 7,
                        8);
        assertThat(value(expr, instance)).isEqualTo("6 8 10 12");
    }

    @Test
    void tooManyTermsAreRefused() {
        TensorExpr sum = windowed(ElementType.INT, Monoid.SUM, Optional.empty());
        assertThat(value(sum, vector(InstanceFixture.ints(), "1", 4000, 1, 6000, 2000, 1, 1))).isEqualTo("refused");
    }
}
