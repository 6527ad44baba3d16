package io.verifyrules.verifier.instance;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.axis.RankClass.RankBound;
import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleBuilder;
import io.verifyrules.verifier.interpret.InstanceFixture;
import io.verifyrules.verifier.interpret.Replay;
import io.verifyrules.verifier.interpret.RuleFixture;
import io.verifyrules.verifier.interpret.RuleInstance;
import java.util.List;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** Of two counterexamples that are as small, that one is shown whose inputs have elements. */
class FilledTensorsTest {

    private static final RankClass C = new RankClass("c", RankBound.ANY);

    /** Wrong on any sizes that the condition, which may say something of n, allows: something is added. */
    private static Rule padded(String name, BiConsumer<RuleBuilder, AxisMap> condition) {
        return RuleFixture.rule(name, r -> {
            RankClass c = r.rankClass("c");
            AxisMap n = r.sizes("n", c);
            Element value = r.element("v", ElementType.INT);
            TensorExpr x = r.tensor("X", ElementType.INT, Shape.of(c, n));
            condition.accept(r, n);
            r.rewrite(x, x.pad(value, AxisMap.of(1), AxisMap.of(0), AxisMap.of(0)));
        });
    }

    private static RuleInstance filled(Rule rule) {
        RuleInstance empty = InstanceFixture.ints()
                .rank(C, 1)
                .map("n", 0)
                .parameter("v", 0)
                .tensor("X", C, List.of(0))
                .build();
        RuleInstance filled = FilledTensors.of(rule, InstanceFixture.of(rule, empty));
        assertThat(Replay.replay(rule, filled).refutes()).isTrue();
        return filled;
    }

    @Test
    void anEmptyTensorGetsAnElementWhereThatRefutesTheRuleAsWell() {
        RuleInstance filled = filled(padded("anything", (r, n) -> {
        }));
        assertThat(filled.maps()).containsEntry("n", List.of(1));
        assertThat(filled.tensors().values()).singleElement()
                .satisfies(tensor -> assertThat(tensor.elements().values()).containsExactly(InstanceFixture.whole(0)));
    }

    @Test
    void whatIsWrongOnNothingOnlyStaysAsItIs() {
        RuleInstance filled = filled(padded("nothing", (r, n) -> r.require(n.compare(Relation.LE, AxisMap.of(0)))));
        assertThat(filled.maps()).containsEntry("n", List.of(0));
    }

    @Test
    void noTensorBecomesLargerThanOneElementForThat() {
        RuleInstance filled = filled(
                padded("nothing or two", (r, n) -> r.require(AxisMap.of(1).compare(Relation.NE, n))));
        assertThat(filled.maps()).containsEntry("n", List.of(0));
    }
}
