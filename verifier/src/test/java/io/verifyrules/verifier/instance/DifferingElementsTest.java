package io.verifyrules.verifier.instance;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.Permutation;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.expr.Transpose;
import io.verifyrules.dsl.rule.Mismatch;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleBuilder;
import io.verifyrules.dsl.rule.RuleNames;
import io.verifyrules.dsl.rule.VerdictKind;
import io.verifyrules.verifier.interpret.Outcome;
import io.verifyrules.verifier.interpret.Replay;
import io.verifyrules.verifier.interpret.RuleFixture;
import io.verifyrules.verifier.interpret.RuleInstance;
import io.verifyrules.verifier.value.UndefinedValues;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** Elements that differ are shown before empty tensors whose shapes differ, where both refute. */
class DifferingElementsTest {

    private static Rule transposed(BiConsumer<RuleBuilder, AxisMap> also) {
        return RuleFixture.rule("an order forgotten", r -> {
            RankClass c = r.rankClass("c");
            Permutation p = r.permutation("p", c);
            AxisMap n = r.sizes("n", c);
            TensorExpr a = r.tensor("A", ElementType.INT, Shape.of(c, n));
            also.accept(r, n);
            r.rewrite(Transpose.of(a, p, new TreeSet<>(Set.of(c.axis()))), a);
        });
    }

    /** No element on either side, and sizes in another order. */
    private static RuleInstance empty(Rule rule) {
        InstanceGenerator drawn = new InstanceGenerator(rule, ElementType.INT, 1);
        for (int i = 0; i < 5000; i++) {
            RuleInstance instance = drawn.attempt();
            if (Replay.replay(rule, instance) instanceof Outcome.ShapesDiffer differ && differ.left().count() == 0) {
                return instance;
            }
        }
        throw new AssertionError("none of the instances is empty");
    }

    @Test
    void anOrderThatIsForgottenShowsInElementsOfEqualSizes() {
        Rule rule = transposed((r, n) -> {
        });
        RuleInstance shown = DifferingElements.of(rule, empty(rule), any -> true);
        assertThat(Replay.replay(rule, shown)).isInstanceOf(Outcome.ElementsDiffer.class);
        assertThat(shown.maps().getOrDefault("n", List.of())).isNotEmpty().containsOnly(2);
        assertThat(shown.tensors().values())
                .allSatisfy(tensor -> assertThat(tensor.exceptions(3).orElseThrow().elements()).hasSize(1));
    }

    @Test
    void whereNoElementIsEverComparedTheShapesAreShown() {
        Rule rule = transposed((r, n) -> r
                .require(n.compare(Relation.LE, AxisMap.of(0)).disjoin(n.compare(Relation.GE, AxisMap.of(9)))));
        RuleInstance empty = new RuleInstance(ElementType.INT, Map.of("c", 2),
                Map.of("n", List.of(0, 9), "p", List.of(1, 0)), Map.of(), Map.of(), Map.of(), UndefinedValues.NONE);
        RuleInstance given = DistinctElements.in(empty, RuleNames.of(rule));
        assertThat(Replay.replay(rule, given)).isInstanceOf(Outcome.ShapesDiffer.class);
        RuleInstance shown = DifferingElements.of(rule, given, any -> false);
        assertThat(shown).isEqualTo(given);
    }

    @Test
    void anAuthorWhoExpectsShapesToDifferIsShownShapes() {
        Rule rule = transposed((r, n) -> {
            r.expect(VerdictKind.REFUTED, "sizes are in another order");
            r.expectMismatch(Mismatch.SHAPE);
        });
        RuleInstance given = empty(rule);
        assertThat(DifferingElements.of(rule, given, any -> true)).isEqualTo(given);
    }
}
