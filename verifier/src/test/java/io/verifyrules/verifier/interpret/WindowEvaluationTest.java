package io.verifyrules.verifier.interpret;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.axis.RankClass.RankBound;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.expr.AxisMaps;
import io.verifyrules.dsl.expr.Input;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

class WindowEvaluationTest {

    private static final RankClass C = new RankClass("c", RankBound.ANY);
    private static final Element NINE = Element.of(9);

    private static AxisMap map(String name) {
        return new AxisMap.Variable(name, C);
    }

    private static TensorExpr input(String name, String size) {
        return Input.of(name, ElementType.INT, Shape.of(C, map(size)));
    }

    private static String value(TensorExpr expr, InstanceFixture instance) {
        return InstanceFixture.shown(instance.evaluate(expr));
    }

    private static int length(String elements) {
        return elements.isBlank() ? 0 : elements.split(" ").length;
    }

    private static InstanceFixture vector(String elements) {
        return InstanceFixture.ints().vector("X", C, elements).map("n", length(elements));
    }

    @ParameterizedTest(name = "{0}: pad [{1}] low {2} high {3} interior {4} is [{5}]")
    @CsvSource({"nothing,               '1 2 3',  0,  0, 0, '1 2 3'",
            "both edges,            '1 2',    1,  2, 0, '9 1 2 9 9'",
            "interior only,         '1 2 3',  0,  0, 1, '1 9 2 9 3'",
            "all three,             '1 2',    1,  1, 2, '9 1 9 9 2 9'",
            "negative low edge,     '1 2 3', -1,  0, 0, '2 3'", "negative low interior, '1 2 3', -1,  0, 1, '9 2 9 3'",
            "negative high,         '1 2 3',  0, -2, 1, '1 9 2'", "everything cut,        '1 2',   -1, -1, 0, ''",
            "more than all cut low, '1 2',   -3,  4, 0, '9 9 9'", "cut high filled low,   '1 2',    3, -4, 0, '9'",
            "size below 0,          '1 2',   -3,  0, 0, invalid", "negative interior,     '1 2',    0,  0,-1, invalid",
            "negative interior n=1, '1',      0,  0,-1, invalid", "empty,                 '',       2,  1, 0, '9 9 9'",
            "empty interior,       '',       1,  0, 3, '9'", "empty negative low,   '',      -1,  2, 1, '9'",
            "empty below 0,        '',      -1,  0, 3, invalid", "one interior,         '1',      1,  0, 3, '9 1'",
            "one cut low,          '1',     -1,  1, 3, '9'"})
    void padDilatesThenCutsOrFillsTheEdges(String name, String x, int low, int high, int interior, String expected) {
        TensorExpr padded = input("X", "n").pad(NINE, map("l"), map("h"), map("i"));
        assertThat(value(padded, vector(x).map("l", low).map("h", high).map("i", interior))).as(name)
                .isEqualTo(expected);
    }

    @Test
    void padOnTwoLanesFillsWhereSomeLaneIsOutside() {
        TensorExpr padded = input("X", "n").pad(NINE, map("l"), map("h"), map("i"));
        InstanceFixture instance = InstanceFixture.ints()
                .rank(C, 2)
                .map("n", 2, 2)
                .map("l", 1, -1)
                .map("h", 0, 1)
                .map("i", 0, 1)
                .tensor("X", C, List.of(2, 2), 1, 2, 3, 4);
        assertThat(value(padded, instance)).isEqualTo("9 9 9 9 2 9 9 4 9");
    }

    @Test
    void padAtRankZeroIsTheElementItself() {
        TensorExpr padded = input("X", "n").pad(NINE, map("l"), map("h"), map("i"));
        InstanceFixture scalar = InstanceFixture.ints()
                .rank(C, 0)
                .map("n")
                .map("l")
                .map("h")
                .map("i")
                .tensor("X", C, List.of(), 7);
        assertThat(value(padded, scalar)).isEqualTo("7");
    }

    @ParameterizedTest(name = "{0}: slice [{1}] from {2} to {3} by {4} is [{5}]")
    @CsvSource({"whole,              '1 2 3', 0, 3, 1, '1 2 3'", "part,               '1 2 3', 1, 2, 1, '2'",
            "stride 2,           '1 2 3', 0, 3, 2, '1 3'", "stride over size,   '1 2 3', 1, 3, 7, '2'",
            "empty at the end,   '1 2 3', 3, 3, 1, ''", "empty big stride,  '1 2 3', 1, 1, 5, ''",
            "of an empty axis,   '',      0, 0, 1, ''", "start below 0,      '1 2 3',-1, 2, 1, invalid",
            "end beyond size,    '1 2 3', 0, 4, 1, invalid", "end before start,   '1 2 3', 2, 1, 1, invalid",
            "stride 0,           '1 2 3', 0, 3, 0, invalid", "stride 0 on empty,  '',      0, 0, 0, invalid",
            "negative stride,    '1 2 3', 0, 3,-1, invalid"})
    void sliceTakesEveryStridethElement(String name, String x, int start, int end, int stride, String expected) {
        TensorExpr slice = input("X", "n").slice(map("s"), map("e"), map("t"));
        assertThat(value(slice, vector(x).map("s", start).map("e", end).map("t", stride))).as(name).isEqualTo(expected);
    }

    @Test
    void sliceLeavesAxesThatItDoesNotNameWhole() {
        TensorExpr slice = input("X", "n").slice(AxisMaps.none(), AxisMaps.none(), AxisMaps.of(map("t")));
        assertThat(value(slice, vector("1 2 3 4").map("t", 3))).isEqualTo("1 4");
    }

    @ParameterizedTest(name = "{0}: dynamic slice of [{1}] from {2}, size {3}: clamped [{4}], in range [{5}]")
    @CsvSource({"inside,            '1 2 3',  1, 2, '2 3',   '2 3'",
            "start too large,   '1 2 3',  2, 2, '2 3',   invalid",
            "start negative,    '1 2 3', -5, 2, '1 2',   invalid",
            "start far,         '1 2 3', 99, 1, '3',     invalid",
            "all of it,         '1 2 3',  0, 3, '1 2 3', '1 2 3'",
            "size 0,            '1 2 3',  1, 0, '',      invalid",
            "size 0 far,        '1 2 3', 99, 0, '',      invalid",
            "size 0 of empty,   '',       0, 0, '',      invalid",
            "size too large,    '1 2 3',  0, 4, invalid, invalid",
            "negative size,     '1 2 3',  0,-1, invalid, invalid"})
    void dynamicSliceClampsItsStartUnlessItMustBeInRange(String name, String x, int start, int size, String clamped,
            String inRange) {
        InstanceFixture instance = vector(x).map("s", start).map("k", size);
        assertThat(value(input("X", "n").dynamicSlice(map("s"), map("k")), instance)).as(name).isEqualTo(clamped);
        assertThat(value(input("X", "n").dynamicSliceInRange(map("s"), map("k")), instance)).as(name)
                .isEqualTo(inRange);
    }

    @ParameterizedTest(name = "{0}: [{1}] updated with [{2}] from {3}: clamped [{4}], in range [{5}]")
    @CsvSource({"inside,           '1 2 3', '7 8',     1, '1 7 8', '1 7 8'",
            "start too large,  '1 2 3', '7 8',     2, '1 7 8', invalid",
            "start negative,   '1 2 3', '7 8',    -1, '7 8 3', invalid",
            "whole,            '1 2 3', '7 8 9',   5, '7 8 9', invalid",
            "empty update,     '1 2 3', '',        1, '1 2 3', invalid",
            "both empty,       '',      '',        0, '',      invalid",
            "update too large, '1',     '7 8',     0, invalid, invalid"})
    void dynamicUpdateSliceClampsItsStartUnlessItMustBeInRange(String name, String x, String u, int start,
            String clamped, String inRange) {
        InstanceFixture instance = vector(x).vector("U", C, u).map("m", length(u)).map("s", start);
        TensorExpr operand = input("X", "n");
        assertThat(value(operand.dynamicUpdateSlice(input("U", "m"), map("s")), instance)).as(name).isEqualTo(clamped);
        assertThat(value(operand.dynamicUpdateSliceInRange(input("U", "m"), map("s")), instance)).as(name)
                .isEqualTo(inRange);
    }

    @Test
    void dynamicUpdateSliceOverwritesOnlyWhereAllLanesAreInside() {
        TensorExpr updated = input("X", "n").dynamicUpdateSlice(input("U", "m"), map("s"));
        InstanceFixture instance = InstanceFixture.ints()
                .rank(C, 2)
                .map("n", 2, 3)
                .map("m", 1, 2)
                .map("s", 1, 9)
                .tensor("X", C, List.of(2, 3), 1, 2, 3, 4, 5, 6)
                .tensor("U", C, List.of(1, 2), 7, 8);
        assertThat(value(updated, instance)).isEqualTo("1 2 3 4 7 8");
    }

    @Test
    void dynamicUpdateSliceAtRankZeroIsTheUpdate() {
        TensorExpr updated = input("X", "n").dynamicUpdateSliceInRange(input("U", "m"), map("s"));
        InstanceFixture instance = InstanceFixture.ints()
                .rank(C, 0)
                .map("n")
                .map("m")
                .map("s")
                .tensor("X", C, List.of(), 1)
                .tensor("U", C, List.of(), 7);
        assertThat(value(updated, instance)).isEqualTo("7");
    }

    @Test
    void tensorsTooLargeToComputeAreRefusedNotInvalid() {
        TensorExpr padded = input("X", "n").pad(NINE, map("l"), map("l"), AxisMap.of(0));
        assertThat(value(padded, vector("1").map("l", Integer.MAX_VALUE))).isEqualTo("refused");
        assertThat(value(padded, vector("1").map("l", 600_000))).isEqualTo("refused");
    }
}
