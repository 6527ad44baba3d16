package io.verifyrules.verifier.instance;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.Symmetric;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleCollector;
import io.verifyrules.verifier.interpret.ConcreteTensor;
import io.verifyrules.verifier.interpret.Grid;
import io.verifyrules.verifier.interpret.Outcome;
import io.verifyrules.verifier.interpret.Replay;
import io.verifyrules.verifier.interpret.RuleInstance;
import io.verifyrules.verifier.value.ElementValue;
import io.verifyrules.verifier.value.UndefinedValues;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ToIntFunction;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** Instances whose tensors are symmetric, at rank 2: all lanes of both axes change places at once. */
class SymmetricTensorsTest {

    private final Rule rule = rule();
    private final AggregatedAxis row = ((Symmetric) rule.assumptions().getFirst()).first();
    private final AggregatedAxis column = ((Symmetric) rule.assumptions().getFirst()).second();

    private static Rule rule() {
        RuleCollector rules = RuleCollector.forJava();
        rules.rule("a transpose", body -> {
            RankClass c = body.rankClass("c");
            AggregatedAxis row = c.axis("row");
            AggregatedAxis column = c.axis("column");
            AxisMap n = body.sizes("n", c);
            TensorExpr a = body.tensor("A", ElementType.INT, Shape.of(row, n).with(column, n));
            body.assume(Symmetric.of(a, row, column));
            body.rewrite(a.relabel(Map.of(row, column, column, row)), a);
        });
        return (Rule) rules.toFile().declarations().getFirst();
    }

    /** The element at the lanes 0 and 1 of the column, and at those of the row. */
    private RuleInstance instance(ToIntFunction<int[]> element) {
        Grid grid = Grid.of(new TreeMap<>(Map.of(row, List.of(2, 2), column, List.of(2, 2))));
        ConcreteTensor tensor = ConcreteTensor.tabulate(grid,
                access -> new ElementValue.Whole(BigInteger.valueOf(element.applyAsInt(access))));
        return new RuleInstance(ElementType.INT, Map.of("c", 2), Map.of("n", List.of(2, 2)), Map.of(), Map.of(),
                Map.of("A", tensor), UndefinedValues.NONE);
    }

    @Test
    void whatIsSymmetricStaysTheVeryInstance() {
        RuleInstance symmetric = instance(at -> at[0] * at[2] + 3 * at[1] * at[3]);
        assertThat(SymmetricTensors.of(rule, symmetric)).isSameAs(symmetric);
        assertThat(Replay.replay(rule, symmetric)).isInstanceOf(Outcome.Agree.class);
    }

    @Test
    void whatIsNotIsMadeSoAndMeetsTheAssumption() {
        RuleInstance any = instance(at -> 8 * at[0] + 4 * at[1] + 2 * at[2] + at[3]);
        assertThat(Replay.replay(rule, any)).isInstanceOf(Outcome.NotApplicable.class);
        assertThat(Replay.replay(rule, SymmetricTensors.of(rule, any))).isInstanceOf(Outcome.Agree.class);
    }

    @Test
    void oneLaneThatChangesPlacesAloneIsNotEnough() {
        // Stays as it is when the lanes 0 change places, and when all do where both lanes are alike.
        RuleInstance byOneLane = instance(at -> at[0] * at[2] + 5 * at[1]);
        assertThat(Replay.replay(rule, byOneLane)).isInstanceOf(Outcome.NotApplicable.class);
    }

    @Test
    void allLanesAtOnceAreEnough() {
        // The lanes change places as a whole here, and not one by one.
        RuleInstance asAWhole = instance(at -> at[0] * at[3] + at[2] * at[1]);
        assertThat(Replay.replay(rule, asAWhole)).isInstanceOf(Outcome.Agree.class);
    }
}
