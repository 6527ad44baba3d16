package io.verifyrules.verifier.interpret;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.axis.RankClass.RankBound;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.expr.AxisMaps;
import io.verifyrules.dsl.expr.BoundIndices;
import io.verifyrules.dsl.expr.Convolution;
import io.verifyrules.dsl.expr.Input;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.expr.Window;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

class ConvolutionEvaluationTest {

    private static final RankClass B = new RankClass("b", RankBound.ANY);
    private static final RankClass F = new RankClass("f", RankBound.ANY);
    private static final RankClass O = new RankClass("o", RankBound.ANY);
    private static final RankClass S = new RankClass("s", RankBound.ANY);

    private static AxisMap map(String name, RankClass of) {
        return new AxisMap.Variable(name, of);
    }

    private static TensorExpr tensor(String name, AggregatedAxis... axes) {
        Shape shape = Shape.scalar();
        for (AggregatedAxis axis : axes) {
            shape = shape.with(axis, map(name + axis.label(), axis.rankClass()));
        }
        return Input.of(name, ElementType.INT, shape);
    }

    /** A tensor of an instance; its sizes belong to axes of the given labels. */
    private static InstanceFixture give(InstanceFixture instance, TensorExpr tensor, List<List<Integer>> sizes,
            int... elements) {
        Input input = (Input) tensor;
        SortedMap<AggregatedAxis, List<Integer>> byAxis = new TreeMap<>();
        int next = 0;
        for (AggregatedAxis axis : input.type().axes()) {
            byAxis.put(axis, sizes.get(next));
            instance.rank(axis.rankClass(), sizes.get(next).size());
            instance.map(input.name() + axis.label(), sizes.get(next).toArray(Integer[]::new));
            next++;
        }
        return instance.tensor(input.name(), byAxis, elements);
    }

    private static InstanceFixture give(InstanceFixture instance, TensorExpr vector, String elements) {
        int[] values = elements.isBlank()
                ? new int[0]
                : java.util.Arrays.stream(elements.split(" ")).mapToInt(Integer::parseInt).toArray();
        return give(instance, vector, List.of(List.of(values.length)), values);
    }

    private static String value(TensorExpr expr, InstanceFixture instance) {
        return InstanceFixture.shown(instance.evaluate(expr));
    }

    private static Convolution.Options options(List<AggregatedAxis> reversed, AxisMaps featureGroups,
            AxisMaps batchGroups) {
        Window.Written window = new Window.Written(AxisMaps.of(map("stride", S)), AxisMaps.of(map("low", S)),
                AxisMaps.of(map("high", S)), AxisMaps.of(map("base", S)), AxisMaps.of(map("window", S)));
        return new Convolution.Options(window, reversed, featureGroups, batchGroups, BoundIndices.unnamed());
    }

    private static final TensorExpr X = tensor("X", S.axis());
    private static final TensorExpr W = tensor("W", S.axis());

    @ParameterizedTest(name = "{0}: [{1}] with kernel [{2}], stride {3}, low {4}, high {5}, dilations {6} and {7}")
    @CsvSource({"plain,                     '1 2 3 4', '1 10',  1,  0,  0, 1, 1, '21 32 43'",
            "kernel as long as input,   '1 2',     '1 10',  1,  0,  0, 1, 1, '21'",
            "kernel longer than input,  '1',       '1 10',  1,  0,  0, 1, 1, ''",
            "kernel fits with padding,  '1',       '1 10',  1,  0,  1, 1, 1, '1'",
            "padding on both edges,     '1 2',     '1 10',  1,  1,  1, 1, 1, '10 21 2'",
            "nothing but padding,       '',        '1 10',  1,  1,  2, 1, 1, '0 0'",
            "empty input,               '',        '1 10',  1,  0,  0, 1, 1, ''",
            "negative low,              '1 2 3',   '1 10',  1, -1,  0, 1, 1, '32'",
            "negative high,             '1 2 3',   '1 10',  1,  1, -1, 1, 1, '10 21'",
            "all cut off then filled,   '1 2',     '1 10',  1, -2,  2, 1, 1, '0'",
            "padded size 0,             '1 2',     '1 10',  1, -1, -1, 1, 1, ''",
            "padded size below 0,       '1 2',     '1 10',  1, -3,  0, 1, 1, invalid",
            "stride 2,                  '1 2 3 4', '1 10',  2,  0,  0, 1, 1, '21 43'",
            "stride that does not fit,  '1 2 3 4', '1 10',  3,  0,  0, 1, 1, '21'",
            "base dilation,             '1 2 3',   '1 10',  1,  0,  0, 2, 1, '1 20 2 30'",
            "base dilation of one,      '7',       '1',     1,  0,  0, 9, 1, '7'",
            "base dilation cut,         '1 2 3',   '1 10',  1, -1,  0, 2, 1, '20 2 30'",
            "window dilation,           '1 2 3 4', '1 10',  1,  0,  0, 1, 2, '31 42'",
            "window dilation that fits, '1 2 3 4', '1 10',  1,  0,  0, 1, 3, '41'",
            "too much dilation,         '1 2 3 4', '1 10',  1,  0,  0, 1, 4, ''",
            "both dilations,            '1 2 3',   '1 10',  1,  0,  0, 2, 2, '21 0 32'",
            "everything,                '1 2 3',   '1 10',  2,  2,  0, 2, 2, '10 21 32'",
            "empty kernel,              '1 2',     '',      1,  0,  0, 1, 1, '0 0 0'",
            "empty kernel and input,    '',        '',      1,  0,  0, 1, 2, '0'",
            "stride 0,                  '1 2',     '1',     0,  0,  0, 1, 1, invalid",
            "negative stride,             '',        '1',    -1,  0,  0, 1, 1, invalid",
            "base dilation 0,           '1 2',     '1',     1,  0,  0, 0, 1, invalid",
            "window dilation 0,         '1 2',     '1',     1,  0,  0, 1, 0, invalid"})
    void theKernelMovesOverThePaddedInput(String name, String x, String w, int stride, int low, int high, int base,
            int window, String expected) {
        TensorExpr convolution = Convolution.of(X, W, List.of(), List.of(), List.of(),
                options(List.of(), AxisMaps.none(), AxisMaps.none()));
        InstanceFixture instance = give(give(window(InstanceFixture.ints(), stride, low, high, base, window), X, x), W,
                w);
        assertThat(value(convolution, instance)).as(name).isEqualTo(expected);
    }

    private static InstanceFixture window(InstanceFixture instance, int stride, int low, int high, int base,
            int window) {
        return instance.map("stride", stride).map("low", low).map("high", high).map("base", base).map("window", window);
    }

    @ParameterizedTest(name = "[{0}] with kernel [{1}] reversed, low {2}, window dilation {3} is [{4}]")
    @CsvSource({"'1 2 3 4', '1 10', 0, 1, '12 23 34'", "'1 2 3 4', '1 10', 0, 2, '13 24'",
            "'1 2', '1 10 100', 1, 1, '12'", "'1 2', '1 10 100', 2, 1, '1 12'", "'5 6', '7', 0, 1, '35 42'"})
    void aReversedKernelIsReadFromItsOtherEnd(String x, String w, int low, int window, String expected) {
        TensorExpr convolution = Convolution.of(X, W, List.of(), List.of(), List.of(),
                options(List.of(S.axis()), AxisMaps.none(), AxisMaps.none()));
        InstanceFixture instance = give(give(window(InstanceFixture.ints(), 1, low, 0, 1, window), X, x), W, w);
        assertThat(value(convolution, instance)).isEqualTo(expected);
    }

    @Test
    void withoutSpatialLanesItIsAMatrixProduct() {
        TensorExpr x = tensor("X", B.axis(), F.axis(), S.axis());
        TensorExpr w = tensor("W", F.axis(), O.axis(), S.axis());
        TensorExpr convolution = Convolution.of(x, w, List.of(B.axis()), List.of(F.axis()), List.of(O.axis()),
                options(List.of(), AxisMaps.none(), AxisMaps.none()));
        InstanceFixture none = InstanceFixture.ints().map("stride").map("low").map("high").map("base").map("window");
        give(none, x, List.of(List.of(2), List.of(2), List.of()), 1, 2, 3, 4);
        give(none, w, List.of(List.of(2), List.of(2), List.of()), 5, 6, 7, 8);
        assertThat(value(convolution, none)).isEqualTo("19 22 43 50");
        give(none, w, List.of(List.of(1), List.of(2), List.of()), 5, 6);
        assertThat(value(convolution, none)).isEqualTo("invalid");
    }

    @Test
    void featuresAreSummedWhileTheKernelMovesOnEachSpatialLane() {
        TensorExpr x = tensor("X", F.axis(), S.axis());
        TensorExpr w = tensor("W", F.axis(), S.axis());
        TensorExpr convolution = Convolution.of(x, w, List.of(), List.of(F.axis()), List.of(),
                options(List.of(), AxisMaps.none(), AxisMaps.none()));
        InstanceFixture plane = InstanceFixture.ints()
                .map("stride", 1, 1)
                .map("low", 0, 0)
                .map("high", 0, 1)
                .map("base", 1, 1)
                .map("window", 1, 1);
        give(plane, x, List.of(List.of(2), List.of(2, 2)), 1, 2, 3, 4, 5, 6, 7, 8);
        give(plane, w, List.of(List.of(2), List.of(2, 1)), 1, 10, 100, 1000);
        assertThat(value(convolution, plane)).isEqualTo("7531 8642 0");
    }

    private static final AggregatedAxis OUT = F.axis("o");
    private static final TensorExpr FEATURES = tensor("X", F.axis());
    private static final TensorExpr MIX = tensor("W", F.axis(), OUT);

    private static InstanceFixture features(int input, int perGroup, int output, int groups) {
        InstanceFixture instance = InstanceFixture.ints().map("groups", groups);
        give(instance, FEATURES, List.of(List.of(input)), powers(input, 2));
        return give(instance, MIX, List.of(List.of(perGroup), List.of(output)), powers(perGroup * output, 10));
    }

    private static int[] powers(int count, int base) {
        int[] powers = new int[count];
        int power = 1;
        for (int i = 0; i < count; i++) {
            powers[i] = power;
            power *= base;
        }
        return powers;
    }

    @ParameterizedTest(name = "{0}: {1} features in groups of {2}, {3} output features, {4} groups is [{5}]")
    @CsvSource({"one group,                 2, 2, 2, 1, '201 2010'",
            "two groups,                4, 2, 2, 2, '201 8040'",
            "a group for each feature,  2, 1, 4, 2, '1 10 200 2000'", "too few features,          3, 2, 2, 2, invalid",
            "outputs not in groups,     4, 2, 3, 2, invalid", "no outputs,                4, 2, 0, 2, ''",
            "no features,               0, 0, 2, 2, '0 0'", "no groups,                 0, 2, 2, 0, invalid",
            "a negative number,         0, 0, 2,-1, invalid"})
    void anOutputFeatureReadsTheInputFeaturesOfItsGroup(String name, int input, int perGroup, int output, int groups,
            String expected) {
        TensorExpr convolution = Convolution.of(FEATURES, MIX, List.of(), List.of(F.axis()), List.of(OUT),
                withGroups(AxisMaps.on(F.axis(), map("groups", F)), AxisMaps.none()));
        assertThat(value(convolution, features(input, perGroup, output, groups))).as(name).isEqualTo(expected);
    }

    private static Convolution.Options withGroups(AxisMaps ofFeatures, AxisMaps ofBatch) {
        return new Convolution.Options(Window.Written.neutral(), List.of(), ofFeatures, ofBatch,
                BoundIndices.unnamed());
    }

    @Test
    void groupsAreMatchedLaneByLane() {
        TensorExpr convolution = Convolution.of(FEATURES, MIX, List.of(), List.of(F.axis()), List.of(OUT),
                withGroups(AxisMaps.on(F.axis(), map("groups", F)), AxisMaps.none()));
        InstanceFixture instance = InstanceFixture.ints().map("groups", 1, 2);
        give(instance, FEATURES, List.of(List.of(1, 2)), 1, 2);
        give(instance, MIX, List.of(List.of(1, 1), List.of(2, 2)), 1, 10, 100, 1000);
        assertThat(value(convolution, instance)).isEqualTo("1 20 100 2000");
    }

    @ParameterizedTest(name = "{0}: a batch of {1}, {2} output features, {3} groups is [{4}]")
    @CsvSource({"one group,             2, 2, 1, '1 10 2 20'", "two groups,            4, 2, 2, '1 40 2 80'",
            "outputs in groups,     2, 4, 2, '1 10 200 2000'", "batch not in groups,   3, 2, 2, invalid",
            "outputs not in groups, 4, 3, 2, invalid", "empty batch,           0, 2, 2, ''",
            "no groups,             0, 0, 0, invalid"})
    void anOutputFeatureReadsTheBatchOfItsGroup(String name, int batch, int output, int groups, String expected) {
        AggregatedAxis out = B.axis("o");
        TensorExpr x = tensor("X", B.axis());
        TensorExpr w = tensor("W", out);
        TensorExpr convolution = Convolution.of(x, w, List.of(B.axis()), List.of(), List.of(out),
                withGroups(AxisMaps.none(), AxisMaps.on(B.axis(), map("groups", B))));
        InstanceFixture instance = InstanceFixture.ints().map("groups", groups);
        give(instance, x, List.of(List.of(batch)), powers(batch, 2));
        give(instance, w, List.of(List.of(output)), powers(output, 10));
        assertThat(value(convolution, instance)).as(name).isEqualTo(expected);
    }

    @Test
    void tooManyMultiplicationsAreRefused() {
        TensorExpr convolution = Convolution.of(X, W, List.of(), List.of(), List.of(), Convolution.Options.neutral());
        InstanceFixture instance = InstanceFixture.ints();
        give(instance, X, List.of(List.of(8000)), new int[8000]);
        give(instance, W, List.of(List.of(4000)), new int[4000]);
        assertThat(value(convolution, instance)).isEqualTo("refused");
    }
}
