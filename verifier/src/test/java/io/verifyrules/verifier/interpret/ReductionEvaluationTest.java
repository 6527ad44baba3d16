package io.verifyrules.verifier.interpret;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.axis.RankClass.RankBound;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.dsl.expr.Input;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

class ReductionEvaluationTest {

    private static final RankClass C = new RankClass("c", RankBound.ANY);
    private static final RankClass D = new RankClass("d", RankBound.ANY);
    private static final RankClass E = new RankClass("e", RankBound.ANY);

    private static TensorExpr input(String name, ElementType type, Map<RankClass, String> sizes) {
        Shape shape = Shape.scalar();
        for (Map.Entry<RankClass, String> size : sizes.entrySet()) {
            shape = shape.with(size.getKey(), new AxisMap.Variable(size.getValue(), size.getKey()));
        }
        return Input.of(name, type, shape);
    }

    private static SortedMap<AggregatedAxis, List<Integer>> sizes(Map<RankClass, List<Integer>> byClass) {
        SortedMap<AggregatedAxis, List<Integer>> sizes = new TreeMap<>();
        byClass.forEach((rankClass, lanes) -> sizes.put(rankClass.axis(), lanes));
        return sizes;
    }

    private static String value(TensorExpr expr, InstanceFixture instance) {
        return InstanceFixture.shown(instance.evaluate(expr));
    }

    private static InstanceFixture vector(InstanceFixture instance, String elements) {
        return instance.vector("X", C, elements).map("n", elements.isBlank() ? 0 : elements.split(" ").length);
    }

    @ParameterizedTest(name = "{0}: {1} of [{2}] is {3}, with 10 as initial value {4}")
    @CsvSource({"sum,                  SUM,     '1 2 3',  6,       16",
            "sum of one,           SUM,     '7',      7,       17",
            "sum of nothing,       SUM,     '',       0,       10",
            "product,              PRODUCT, '2 3 4',  24,      240",
            "product of nothing,   PRODUCT, '',       1,       10",
            "least,                MIN,     '3 1 2',  1,       1",
            "least beyond initial, MIN,     '12 11',  11,      10",
            "least of nothing,     MIN,     '',       invalid, 10",
            "greatest,             MAX,     '-3 -5',  -3,      10",
            "greatest of nothing,  MAX,     '',       invalid, 10"})
    void numbersAreCombinedAndTheInitialValueOnce(String name, Monoid monoid, String x, String expected,
            String withInitial) {
        TensorExpr operand = input("X", ElementType.INT, Map.of(C, "n"));
        assertThat(value(operand.reduce(monoid, C.axis()), vector(InstanceFixture.ints(), x))).as(name)
                .isEqualTo(expected);
        assertThat(value(operand.reduce(monoid, Element.of(10), C.axis()), vector(InstanceFixture.ints(), x))).as(name)
                .isEqualTo(withInitial);
    }

    @ParameterizedTest(name = "{0} of [{1}] is {2}")
    @CsvSource({"AND, '1 0 1', false", "AND, '1 1', true", "AND, '', true", "OR, '0 1 0', true", "OR, '0 0', false",
            "OR, '', false"})
    void truthsAreCombined(Monoid monoid, String x, String expected) {
        TensorExpr operand = input("X", ElementType.BOOL, Map.of(C, "n"));
        assertThat(value(operand.reduce(monoid, C.axis()), vector(InstanceFixture.truths(), x))).isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource({"SUM, 7, 17", "PRODUCT, 7, 70", "MIN, 7, 7", "MAX, 7, 10"})
    void aReductionOverNoLanesIsItsSingleTerm(Monoid monoid, String expected, String withInitial) {
        TensorExpr operand = input("X", ElementType.INT, Map.of(C, "n"));
        InstanceFixture scalar = InstanceFixture.ints().rank(C, 0).map("n").tensor("X", C, List.of(), 7);
        assertThat(value(operand.reduce(monoid, C.axis()), scalar)).isEqualTo(expected);
        assertThat(value(operand.reduce(monoid, Element.of(10), C.axis()), scalar)).isEqualTo(withInitial);
    }

    @Test
    void aReductionOverNoAxesLeavesEveryElementInPlace() {
        TensorExpr operand = input("X", ElementType.INT, Map.of(C, "n"));
        assertThat(value(operand.reduce(Monoid.MIN), vector(InstanceFixture.ints(), "3 1 2"))).isEqualTo("3 1 2");
        assertThat(value(operand.reduce(Monoid.SUM, Element.of(10)), vector(InstanceFixture.ints(), "3 1 2")))
                .isEqualTo("13 11 12");
    }

    @Test
    void allLanesOfAnAxisAreReducedAndOtherAxesStay() {
        TensorExpr operand = input("X", ElementType.INT, Map.of(C, "n", D, "m"));
        InstanceFixture matrix = InstanceFixture.ints()
                .rank(C, 1)
                .rank(D, 1)
                .map("n", 2)
                .map("m", 3)
                .tensor("X", sizes(Map.of(C, List.of(2), D, List.of(3))), 1, 2, 3, 4, 5, 6);
        assertThat(value(operand.reduce(Monoid.SUM, C.axis()), matrix)).isEqualTo("5 7 9");
        assertThat(value(operand.reduce(Monoid.MAX, D.axis()), matrix)).isEqualTo("3 6");
        assertThat(value(operand.reduce(Monoid.SUM, C.axis(), D.axis()), matrix)).isEqualTo("21");
        InstanceFixture twoLanes = InstanceFixture.ints()
                .rank(C, 2)
                .rank(D, 0)
                .map("n", 2, 3)
                .map("m")
                .tensor("X", sizes(Map.of(C, List.of(2, 3), D, List.of())), 1, 2, 3, 4, 5, 6);
        assertThat(value(operand.reduce(Monoid.SUM, C.axis()), twoLanes)).isEqualTo("21");
    }

    @Test
    void anEmptyLaneEmptiesTheReductionAndIsInvalidForMinEvenWithoutResults() {
        TensorExpr operand = input("X", ElementType.INT, Map.of(C, "n", D, "m"));
        InstanceFixture empty = InstanceFixture.ints()
                .rank(C, 2)
                .rank(D, 1)
                .map("n", 2, 0)
                .map("m", 2)
                .tensor("X", sizes(Map.of(C, List.of(2, 0), D, List.of(2))));
        assertThat(value(operand.reduce(Monoid.SUM, C.axis()), empty)).isEqualTo("0 0");
        assertThat(value(operand.reduce(Monoid.MIN, C.axis()), empty)).isEqualTo("invalid");
        assertThat(value(operand.reduce(Monoid.MIN, D.axis()), empty)).isEmpty();
        InstanceFixture bothEmpty = InstanceFixture.ints()
                .rank(C, 1)
                .rank(D, 1)
                .map("n", 0)
                .map("m", 0)
                .tensor("X", sizes(Map.of(C, List.of(0), D, List.of(0))));
        assertThat(value(operand.reduce(Monoid.SUM, C.axis()), bothEmpty)).isEmpty();
        assertThat(value(operand.reduce(Monoid.MIN, C.axis()), bothEmpty)).isEqualTo("invalid");
    }

    private static final TensorExpr LEFT = input("A", ElementType.INT, Map.of(C, "n", D, "m"));
    private static final TensorExpr RIGHT = input("B", ElementType.INT, Map.of(D, "k", E, "p"));

    private static InstanceFixture matrices(int n, int m, int k, int p) {
        int[] left = new int[n * m];
        java.util.Arrays.setAll(left, i -> i + 1);
        int[] right = new int[k * p];
        java.util.Arrays.setAll(right, i -> i + 1);
        return InstanceFixture.ints()
                .rank(C, 1)
                .rank(D, 1)
                .rank(E, 1)
                .map("n", n)
                .map("m", m)
                .map("k", k)
                .map("p", p)
                .tensor("A", sizes(Map.of(C, List.of(n), D, List.of(m))), left)
                .tensor("B", sizes(Map.of(D, List.of(k), E, List.of(p))), right);
    }

    @Test
    void aDotSumsProductsOverTheContractedAxes() {
        TensorExpr product = LEFT.dot(RIGHT, List.of(D.axis()), List.of());
        assertThat(value(product, matrices(2, 3, 3, 2))).isEqualTo("22 28 49 64");
        assertThat(value(product, matrices(2, 0, 0, 1))).isEqualTo("0 0");
        assertThat(value(product, matrices(2, 0, 0, 0))).isEmpty();
        assertThat(value(product, matrices(2, 3, 2, 2))).isEqualTo("invalid");
        assertThat(value(product, matrices(0, 3, 2, 2))).isEqualTo("invalid");
    }

    @Test
    void aDotKeepsBatchAxes() {
        TensorExpr batched = LEFT.dot(RIGHT, List.of(), List.of(D.axis()));
        assertThat(value(batched, matrices(1, 2, 2, 2))).isEqualTo("1 2 6 8");
        assertThat(value(batched, matrices(1, 2, 3, 2))).isEqualTo("invalid");
        TensorExpr rows = LEFT.dot(LEFT, List.of(D.axis()), List.of(C.axis()));
        assertThat(value(rows, matrices(2, 3, 1, 1))).isEqualTo("14 77");
    }

    @Test
    void aDotWithoutCommonLanesIsTheProductOfEachWithEach() {
        TensorExpr product = LEFT.dot(RIGHT, List.of(D.axis()), List.of());
        InstanceFixture vectors = InstanceFixture.ints()
                .rank(C, 1)
                .rank(D, 0)
                .rank(E, 1)
                .map("n", 2)
                .map("m")
                .map("k")
                .map("p", 3)
                .tensor("A", sizes(Map.of(C, List.of(2), D, List.of())), 1, 10)
                .tensor("B", sizes(Map.of(D, List.of(), E, List.of(3))), 1, 2, 3);
        assertThat(value(product, vectors)).isEqualTo("1 2 3 10 20 30");
    }

    @Test
    void aDotTooLargeToComputeIsRefused() {
        TensorExpr product = LEFT.dot(RIGHT, List.of(D.axis()), List.of());
        assertThat(value(product, matrices(600, 30, 30, 600))).isEqualTo("refused");
    }
}
