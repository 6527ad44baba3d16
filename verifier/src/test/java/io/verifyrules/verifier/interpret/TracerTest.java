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
import io.verifyrules.dsl.expr.Input;
import io.verifyrules.dsl.expr.ReduceWindow;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.expr.Window;
import io.verifyrules.verifier.interpret.TraceStep.Edge;
import io.verifyrules.verifier.interpret.TraceStep.Origin;
import io.verifyrules.verifier.value.ElementValue;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;

/** Each operator on the vector X = [10, 20, 30]: for each element of the result, where it comes from. */
class TracerTest {

    private static final long SEED = 31;

    private static final RankClass C = new RankClass("c", RankClass.RankBound.SINGLETON);
    private static final TensorExpr X = Input.of("X", ElementType.INT, Shape.of(C, AxisMap.of(3)));
    private static final TensorExpr U = Input.of("U", ElementType.INT, Shape.of(C, AxisMap.of(1)));
    private static final AggregatedAxis ROW = C.axis();
    private static final Element ZERO = Element.of(0);

    static Stream<Arguments> operators() {
        return Stream.of(Arguments.of(X, "X0 X1 X2"), Arguments.of(X.reverse(C), "X2 X1 X0"),
                Arguments.of(X.slice(AxisMaps.of(1), AxisMaps.of(3), AxisMaps.none()), "X1 X2"),
                Arguments.of(X.slice(AxisMaps.of(0), AxisMaps.of(3), AxisMaps.of(2)), "X0 X2"),
                Arguments.of(X.dynamicSlice(AxisMap.of(9), AxisMap.of(2)), "X1 X2"),
                Arguments.of(X.dynamicSliceInRange(AxisMap.of(1), AxisMap.of(1)), "X1"),
                Arguments.of(X.dynamicUpdateSlice(U, AxisMap.of(1)), "kept:X0 over1:U0 kept:X2"),
                Arguments.of(X.dynamicUpdateSlice(U, AxisMap.of(-4)), "over0:U0 kept:X1 kept:X2"),
                Arguments.of(X.pad(ZERO, AxisMap.of(1), AxisMap.of(2), AxisMap.of(0)), "BEFORE X0 X1 X2 AFTER AFTER"),
                Arguments.of(X.pad(ZERO, AxisMap.of(0), AxisMap.of(0), AxisMap.of(1)), "X0 BETWEEN X1 BETWEEN X2"),
                Arguments.of(X.pad(ZERO, AxisMap.of(-1), AxisMap.of(-1), AxisMap.of(1)), "BETWEEN X1 BETWEEN"),
                Arguments.of(X.concat(C.axis(), U), "1:X0 1:X1 1:X2 2:U0"),
                Arguments.of(X.plus(X.reverse(C)), "(X0,X2) (X1,X1) (X2,X0)"),
                Arguments.of(X.unaryMinus(), "(X0) (X1) (X2)"),
                Arguments.of(Constant.of(ZERO, Shape.of(C, AxisMap.of(2))), "filled filled"),
                Arguments.of(X.reduce(Monoid.SUM, ROW), "sum1(X0,X1,X2)"),
                Arguments.of(X.dot(X.reverse(C), List.of(ROW), List.of()), "sum2(X0,X2,X1,X1,X2,X0)"),
                Arguments.of(X.where(X.compare(Relation.GT, X.reverse(C)), X.unaryMinus()),
                        "else((X0,X2),(X0)) else((X1,X1),(X1)) then((X2,X0),X2)"));
    }

    @ParameterizedTest
    @MethodSource("operators")
    void eachElementIsFollowedToItsSource(TensorExpr written, String expected) {
        TensorExpr expr = InstanceFixture.ints().typed(written);
        RuleInstance instance = InstanceFixture.ints()
                .rank(C, 1)
                .tensor("X", C, List.of(3), 10, 20, 30)
                .tensor("U", C, List.of(1), 7)
                .build();
        Tracer tracer = new Tracer(instance);
        int size = new Interpreter(instance).evaluate(expr) instanceof Evaluation.Valid valid
                ? valid.tensor().elements().size()
                : 0;
        assertThat(IntStream.range(0, size)
                .mapToObj(i -> shown(
                        tracer.trace(expr, expr.type().axes().isEmpty() ? new Access(new TreeMap<>()) : at(i))))
                .collect(Collectors.joining(" "))).isEqualTo(expected);
    }

    private static Access at(int index) {
        return new Access(new TreeMap<>(Map.of(C.axis(), List.of(index))));
    }

    private static String shown(TraceStep step) {
        String sources = step.sources().stream().map(TracerTest::shown).collect(Collectors.joining(","));
        int index = IntStream.of(Grid.flat(step.access())).findFirst().orElse(0);
        return switch (step.origin()) {
            case Origin.Given ignored -> (step.expr() instanceof Input input ? input.name() : "?") + index;
            case Origin.Filled ignored -> "filled";
            case Origin.Counted ignored -> "counted";
            case Origin.Padding(Edge edge) -> edge.name();
            case Origin.Moved ignored -> sources;
            case Origin.Kept ignored -> "kept:" + sources;
            case Origin.Overwritten(Access replaced) -> "over" + Grid.flat(replaced)[0] + ":" + sources;
            case Origin.Part(int operand) -> operand + ":" + sources;
            case Origin.Chosen(boolean then) -> (then ? "then(" : "else(") + sources + ")";
            case Origin.Computed ignored -> "(" + sources + ")";
            case Origin.Combined combined -> combined.monoid().symbol() + combined.factors() + "(" + sources + ")";
        };
    }

    static Stream<TensorExpr> windows() {
        Random random = new Random(SEED);
        TensorExpr kernel = Input.of("X", ElementType.INT, Shape.of(C, AxisMap.of(3)));
        return IntStream.range(0, 200).mapToObj(i -> {
            Window.Written window = new Window.Written(between(random, 1, 3), between(random, -1, 3),
                    between(random, -1, 3), between(random, 1, 3), between(random, 1, 3));
            return i % 2 == 0
                    ? ReduceWindow.of(Monoid.SUM, X, Optional.of(ZERO), between(random, 1, 3), window,
                            BoundIndices.unnamed())
                    : Convolution.of(X, kernel, List.of(), List.of(), List.of(),
                            new Convolution.Options(window, random.nextBoolean() ? List.of(ROW) : List.of(),
                                    AxisMaps.none(), AxisMaps.none(), BoundIndices.unnamed()));
        });
    }

    private static AxisMaps between(Random random, int least, int most) {
        return AxisMaps.of(AxisMap.of(random.nextInt(least, most + 1)));
    }

    @ParameterizedTest
    @MethodSource("windows")
    void theTermsOfAWindowAddUpToItsElement(TensorExpr written) {
        TensorExpr expr = InstanceFixture.ints().typed(written);
        RuleInstance instance = InstanceFixture.ints().rank(C, 1).tensor("X", C, List.of(3), 10, 203, 3001).build();
        if (new Interpreter(instance).evaluate(expr) instanceof Evaluation.Valid valid) {
            Tracer tracer = new Tracer(instance);
            valid.tensor().elements().forEach((access, value) -> {
                TraceStep step = tracer.trace(expr, access);
                assertThat(total(step)).as("%s at %s, seed %d", expr, access, SEED).isEqualTo(value);
                assertThat(step.sources()).extracting(TraceStep::origin).allMatch(Origin.Given.class::isInstance);
            });
        }
    }

    private static ElementValue total(TraceStep step) {
        int factors = step.origin() instanceof Origin.Combined combined ? combined.factors() : 0;
        BigInteger total = BigInteger.ZERO;
        for (int i = 0; i < step.sources().size(); i += factors) {
            total = total.add(step.sources()
                    .subList(i, i + factors)
                    .stream()
                    .map(TraceStep::value)
                    .map(ElementValue.Whole.class::cast)
                    .map(ElementValue.Whole::value)
                    .reduce(BigInteger.ONE, BigInteger::multiply));
        }
        return new ElementValue.Whole(total);
    }

    @Test
    void ofAPlaceThatIsPaddedOnSeveralLanesTheFirstOneSaysWhere() {
        RankClass c = new RankClass("c", RankClass.RankBound.ANY);
        TensorExpr padded = InstanceFixture.ints()
                .typed(Input.of("X", ElementType.INT, Shape.of(c, AxisMap.of(2)))
                        .pad(ZERO, AxisMap.of(1), AxisMap.of(0), AxisMap.of(1)));
        RuleInstance instance = InstanceFixture.ints().rank(c, 2).tensor("X", c, List.of(2, 2), 1, 2, 3, 4).build();
        Tracer tracer = new Tracer(instance);
        assertThat(Stream.of(List.of(0, 2), List.of(2, 0), List.of(2, 2), List.of(1, 2))
                .map(at -> shown(tracer.trace(padded, new Access(new TreeMap<>(Map.of(c.axis(), at)))))))
                .containsExactly("BEFORE", "BETWEEN", "BETWEEN", "BETWEEN");
    }

    @Test
    void aGroupReadsItsOwnFeatures() {
        RankClass f = new RankClass("f", RankClass.RankBound.SINGLETON);
        AggregatedAxis out = f.axis("out");
        TensorExpr features = Input.of("X", ElementType.INT, Shape.of(f, AxisMap.of(4)));
        TensorExpr mix = Input.of("W", ElementType.INT, Shape.of(f, AxisMap.of(2)).with(out, AxisMap.of(2)));
        TensorExpr grouped = Convolution.of(features, mix, List.of(), List.of(f.axis()), List.of(out),
                new Convolution.Options(Window.Written.neutral(), List.of(), AxisMaps.on(f.axis(), AxisMap.of(2)),
                        AxisMaps.none(), BoundIndices.unnamed()));
        RuleInstance instance = InstanceFixture.ints()
                .rank(f, 1)
                .tensor("X", f, List.of(4), 1, 2, 3, 4)
                .tensor("W", new TreeMap<>(Map.of(f.axis(), List.of(2), out, List.of(2))), 5, 6, 7, 8)
                .build();
        TraceStep second = new Tracer(instance).trace(grouped, new Access(new TreeMap<>(Map.of(out, List.of(1)))));
        assertThat(total(second)).isEqualTo(second.value());
        assertThat(second.sources()).extracting(TracerTest::shown).containsExactly("X2", "W0", "X3", "W1");
    }

    @Test
    void aSharedExpressionIsFollowedOnce() {
        TensorExpr doubled = X;
        for (int i = 0; i < 200; i++) {
            doubled = doubled.plus(doubled);
        }
        RuleInstance instance = InstanceFixture.ints()
                .rank(C, 1)
                .tensor("X", C, List.of(3), 0, 0, 0)
                .tensor("U", C, List.of(1), 7)
                .build();
        TraceStep step = new Tracer(instance).trace(doubled, at(1));
        assertThat(step.sources().get(0)).isSameAs(step.sources().get(1));
        assertThat(step.value()).isEqualTo(InstanceFixture.whole(0));
    }
}
