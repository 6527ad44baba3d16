package io.verifyrules.verifier.interpret;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.expr.AxisMaps;
import io.verifyrules.dsl.expr.Constant;
import io.verifyrules.dsl.expr.Input;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.verifier.interpret.TraceStep.Edge;
import io.verifyrules.verifier.interpret.TraceStep.Origin;
import java.util.List;
import java.util.Map;
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

    private static final RankClass C = new RankClass("c", RankClass.RankBound.SINGLETON);
    private static final TensorExpr X = Input.of("X", ElementType.INT, Shape.of(C, AxisMap.of(3)));
    private static final TensorExpr U = Input.of("U", ElementType.INT, Shape.of(C, AxisMap.of(1)));
    private static final Element ZERO = Element.of(0);

    static Stream<Arguments> operators() {
        return Stream.of(
                Arguments.of(X, "X0 X1 X2"),
                Arguments.of(X.reverse(C), "X2 X1 X0"),
                Arguments.of(X.slice(AxisMaps.of(1), AxisMaps.of(3), AxisMaps.none()), "X1 X2"),
                Arguments.of(X.slice(AxisMaps.of(0), AxisMaps.of(3), AxisMaps.of(2)), "X0 X2"),
                Arguments.of(X.dynamicSlice(AxisMap.of(9), AxisMap.of(2)), "X1 X2"),
                Arguments.of(X.dynamicSliceInRange(AxisMap.of(1), AxisMap.of(1)), "X1"),
                Arguments.of(X.dynamicUpdateSlice(U, AxisMap.of(1)), "kept:X0 over1:U0 kept:X2"),
                Arguments.of(X.dynamicUpdateSlice(U, AxisMap.of(-4)), "over0:U0 kept:X1 kept:X2"),
                Arguments.of(X.pad(ZERO, AxisMap.of(1), AxisMap.of(2), AxisMap.of(0)),
                        "BEFORE X0 X1 X2 AFTER AFTER"),
                Arguments.of(X.pad(ZERO, AxisMap.of(0), AxisMap.of(0), AxisMap.of(1)), "X0 BETWEEN X1 BETWEEN X2"),
                Arguments.of(X.pad(ZERO, AxisMap.of(-1), AxisMap.of(-1), AxisMap.of(1)), "BETWEEN X1 BETWEEN"),
                Arguments.of(X.concat(C.axis(), U), "1:X0 1:X1 1:X2 2:U0"),
                Arguments.of(X.plus(X.reverse(C)), "(X0,X2) (X1,X1) (X2,X0)"),
                Arguments.of(X.unaryMinus(), "(X0) (X1) (X2)"),
                Arguments.of(Constant.of(ZERO, Shape.of(C, AxisMap.of(2))), "filled filled"),
                Arguments.of(X.where(X.compare(Relation.GT, X.reverse(C)), X.unaryMinus()),
                        "else((X0,X2),(X0)) else((X1,X1),(X1)) then((X2,X0),X2)"));
    }

    @ParameterizedTest
    @MethodSource("operators")
    void eachElementIsFollowedToItsSource(TensorExpr expr, String expected) {
        Rule rule = rule(expr);
        RuleInstance instance = InstanceFixture.ints().rank(C, 1).tensor("X", C, List.of(3), 10, 20, 30)
                .tensor("U", C, List.of(1), 7).build();
        Tracer tracer = new Tracer(rule, instance);
        int size = new Interpreter(instance).evaluate(expr) instanceof Evaluation.Valid valid
                ? valid.tensor().elements().size()
                : 0;
        assertThat(IntStream.range(0, size).mapToObj(i -> shown(tracer.trace(expr, at(i))))
                .collect(Collectors.joining(" "))).isEqualTo(expected);
    }

    private static Rule rule(TensorExpr expr) {
        return RuleFixture.rule("traced", rule -> {
            rule.rankClass("c", RankClass.RankBound.SINGLETON);
            rule.tensor("X", ElementType.INT, Shape.of(C, AxisMap.of(3)));
            rule.tensor("U", ElementType.INT, Shape.of(C, AxisMap.of(1)));
            rule.rewrite(expr, expr);
        });
    }

    private static Access at(int index) {
        return new Access(new TreeMap<>(Map.of(C.axis(), List.of(index))));
    }

    private static String shown(TraceStep step) {
        String sources = step.sources().stream().map(TracerTest::shown).collect(Collectors.joining(","));
        int index = Grid.flat(step.access())[0];
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
        };
    }

    @Test
    void aSharedExpressionIsFollowedOnce() {
        TensorExpr doubled = X;
        for (int i = 0; i < 200; i++) {
            doubled = doubled.plus(doubled);
        }
        RuleInstance instance = InstanceFixture.ints().rank(C, 1).tensor("X", C, List.of(3), 0, 0, 0).tensor("U", C,
                List.of(1), 7).build();
        TraceStep step = new Tracer(rule(doubled), instance).trace(doubled, at(1));
        assertThat(step.sources().get(0)).isSameAs(step.sources().get(1));
        assertThat(step.value()).isEqualTo(InstanceFixture.whole(0));
    }
}
