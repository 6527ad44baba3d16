package io.verifyrules.verifier.interpret;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.axis.RankClass.RankBound;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.expr.Constant;
import io.verifyrules.dsl.expr.Input;
import io.verifyrules.dsl.expr.Iota;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

class DataMovementEvaluationTest {

    private static final RankClass C = new RankClass("c", RankBound.ANY);
    private static final RankClass S = new RankClass("s", RankBound.SINGLETON);
    private static final AggregatedAxis P = C.axis("p");
    private static final AggregatedAxis Q = C.axis("q");

    private static AxisMap map(String name, RankClass of) {
        return new AxisMap.Variable(name, of);
    }

    private static TensorExpr input(String name, RankClass of, String size) {
        return Input.of(name, ElementType.INT, Shape.of(of, map(size, of)));
    }

    private static Evaluation evaluate(TensorExpr expr, InstanceFixture instance) {
        return instance.evaluate(expr);
    }

    private static String value(TensorExpr expr, InstanceFixture instance) {
        return InstanceFixture.shown(evaluate(expr, instance));
    }

    private static InstanceFixture matrix() {
        return InstanceFixture.ints()
                .rank(C, 1)
                .rank(S, 1)
                .map("n", 2)
                .map("m", 3)
                .map("k", 2)
                .tensor("M", new TreeMap<>(Map.of(P, List.of(2), Q, List.of(3))), 1, 2, 3, 4, 5, 6);
    }

    private static TensorExpr matrixInput() {
        return Input.of("M", ElementType.INT, Shape.of(P, map("n", C)).with(Q, map("m", C)));
    }

    @Test
    void reverseReadsEveryLaneOfTheNamedAxesBackwards() {
        InstanceFixture two = InstanceFixture.ints()
                .rank(C, 2)
                .map("n", 2, 2)
                .tensor("X", C, List.of(2, 2), 1, 2, 3, 4);
        assertThat(value(input("X", C, "n").reverse(C), two)).isEqualTo("4 3 2 1");
        assertThat(value(matrixInput().reverse(Q), matrix())).isEqualTo("3 2 1 6 5 4");
    }

    @Test
    void reverseOfAnEmptyAxisAndAtRankZeroChangesNothing() {
        InstanceFixture empty = InstanceFixture.ints().vector("X", C, "").map("n", 0);
        assertThat(value(input("X", C, "n").reverse(C), empty)).isEmpty();
        InstanceFixture scalar = InstanceFixture.ints().rank(C, 0).map("n").tensor("X", C, List.of(), 5);
        assertThat(value(input("X", C, "n").reverse(C), scalar)).isEqualTo("5");
    }

    @Test
    void relabelMovesSizesAndElementsWithTheirAxes() {
        TensorExpr swapped = matrixInput().relabel(Map.of(P, Q, Q, P));
        assertThat(value(swapped, matrix())).isEqualTo("1 4 2 5 3 6");
        assertThat(evaluate(swapped, matrix())).isInstanceOfSatisfying(Evaluation.Valid.class,
                valid -> assertThat(valid.tensor().sizes()).isEqualTo(Map.of(P, List.of(3), Q, List.of(2))));
    }

    @Test
    void expandRepeatsAlongTheNewAxes() {
        InstanceFixture vector = InstanceFixture.ints().vector("X", C, "1 2").map("n", 2).rank(S, 1).map("k", 2);
        TensorExpr expanded = input("X", C, "n").expand(Shape.of(S, map("k", S)));
        assertThat(value(expanded, vector)).isEqualTo("1 1 2 2");
        assertThat(value(expanded, vector.map("k", 0))).isEmpty();
        assertThat(value(expanded, vector.map("k", -1))).isEqualTo("invalid");
    }

    @Test
    void expandOfARankZeroTensorIsConstant() {
        InstanceFixture scalar = InstanceFixture.ints()
                .rank(C, 0)
                .map("n")
                .rank(S, 1)
                .map("k", 3)
                .tensor("X", C, List.of(), 5);
        assertThat(value(input("X", C, "n").expand(Shape.of(S, map("k", S))), scalar)).isEqualTo("5 5 5");
    }

    @ParameterizedTest(name = "[{0}] and [{1}] concatenated are [{2}]")
    @CsvSource({"'1 2', '3', '1 2 3'", "'', '3', '3'", "'1', '', '1'", "'', '', ''"})
    void concatAppendsAlsoEmptyOperands(String x, String y, String expected) {
        InstanceFixture instance = InstanceFixture.ints()
                .vector("X", S, x)
                .vector("Y", S, y)
                .map("n", length(x))
                .map("m", length(y));
        assertThat(value(input("X", S, "n").concat(S.axis(), input("Y", S, "m")), instance)).isEqualTo(expected);
        assertThat(value(input("X", S, "n").concat(S.axis(), input("Y", S, "m"), input("X", S, "n")), instance))
                .isEqualTo((expected + " " + x).trim());
    }

    private static int length(String elements) {
        return elements.isBlank() ? 0 : elements.split(" ").length;
    }

    @Test
    void concatDemandsEqualSizesOnTheOtherAxes() {
        TensorExpr left = Constant.of(Element.of(1), Shape.of(S, AxisMap.of(1)).with(C, map("n", C)));
        TensorExpr right = Constant.of(Element.of(2), Shape.of(S, AxisMap.of(2)).with(C, map("m", C)));
        InstanceFixture instance = InstanceFixture.ints().rank(S, 1).rank(C, 2);
        TensorExpr both = left.concat(S.axis(), right);
        assertThat(value(both, instance.map("n", 2, 1).map("m", 2, 1))).isEqualTo("1 2 2 1 2 2");
        assertThat(value(both, instance.map("m", 2, 2))).isEqualTo("invalid");
        assertThat(value(both, instance.map("n", 0, 1).map("m", 0, 2))).as("empty all the same").isEqualTo("invalid");
    }

    @Test
    void reshapeUnitDropsAxesOfSizeOneAndAddsSuch() {
        TensorExpr column = Input.of("X", ElementType.INT, Shape.of(P, map("n", C)).with(Q, map("m", C)));
        InstanceFixture instance = InstanceFixture.ints()
                .rank(C, 1)
                .map("n", 3)
                .map("m", 1)
                .rank(S, 1)
                .tensor("X", new TreeMap<>(Map.of(P, List.of(3), Q, List.of(1))), 1, 2, 3);
        assertThat(value(column.reshapeUnit(List.of(S.axis()), List.of(Q)), instance)).isEqualTo("1 2 3");
        assertThat(value(column.reshapeUnit(List.of(), List.of(P)), instance)).isEqualTo("invalid");
    }

    @Test
    void reshapeUnitOfAnAxisOfRankZeroHasNothingToDemand() {
        InstanceFixture scalar = InstanceFixture.ints().rank(C, 0).map("n").tensor("X", C, List.of(), 5);
        assertThat(value(input("X", C, "n").reshapeUnit(List.of(), List.of(C.axis())), scalar)).isEqualTo("5");
    }

    @Test
    void iotaCountsAlongItsAxis() {
        InstanceFixture instance = InstanceFixture.ints().rank(S, 1).rank(C, 1).map("n", 2).map("k", 3);
        assertThat(value(Iota.of(Shape.of(C, map("n", C)).with(S, map("k", S)), S.axis()), instance))
                .isEqualTo("0 1 2 0 1 2");
    }

    @Test
    void anInputOfNegativeSizeIsInvalidAndOneThatDoesNotFitItsShapeIsRefused() {
        InstanceFixture instance = InstanceFixture.ints().vector("X", C, "1 2");
        assertThat(value(input("X", C, "n"), instance.map("n", -1))).isEqualTo("invalid");
        assertThat(value(input("X", C, "n"), instance.map("n", 3))).isEqualTo("refused");
        assertThat(value(input("Y", C, "n"), instance.map("n", 2))).isEqualTo("refused");
    }

    @Test
    void sharedExpressionsAreEvaluatedOnce() {
        TensorExpr doubled = input("X", C, "n");
        for (int i = 0; i < 60; i++) {
            doubled = doubled.plus(doubled);
        }
        assertThat(value(doubled, InstanceFixture.ints().vector("X", C, "1").map("n", 1)))
                .isEqualTo(Long.toString(1L << 60));
    }
}
