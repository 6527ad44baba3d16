package io.verifyrules.verifier.instance;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.expr.AxisMaps;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.verifier.interpret.Replay;
import io.verifyrules.verifier.interpret.RuleFixture;
import io.verifyrules.verifier.interpret.RuleInstance;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class InstanceEnumerationTest {

    private static Rule sliceFromEnd(int error) {
        return RuleFixture.rule("prefix by reversal", r -> {
            RankClass c = r.rankClass("c");
            AxisMap n = r.sizes("n", c);
            AxisMap k = r.map("k", c);
            TensorExpr x = r.tensor("X", Shape.of(c, n));
            TensorExpr suffix = x.reverse(c).slice(AxisMaps.of(n.minus(k)), AxisMaps.none(), AxisMaps.none());
            r.rewrite(x.slice(AxisMaps.none(), AxisMaps.of(k), AxisMaps.none()),
                    error == 0 ? suffix.reverse(c) : suffix);
        });
    }

    @Test
    void everyCombinationOfRanksAndIntegersOccursOnce() {
        List<RuleInstance> all = InstanceEnumeration.of(sliceFromEnd(0), ElementType.OPEN, 2, -1, 2).toList();
        assertThat(all).hasSize(1 + 16 + 256).doesNotHaveDuplicates();
    }

    @Test
    void aRightRuleHoldsOnAllOfThemAndAWrongOneFailsFirstWhereItCan() {
        Rule right = sliceFromEnd(0);
        Rule wrong = sliceFromEnd(1);
        assertThat(InstanceEnumeration.of(right, ElementType.OPEN, 2, -1, 3))
                .noneMatch(instance -> Replay.replay(right, instance).refutes());
        Optional<RuleInstance> first = InstanceEnumeration.of(wrong, ElementType.OPEN, 2, -1, 3)
                .filter(instance -> Replay.replay(wrong, instance).refutes())
                .findFirst();
        assertThat(first).hasValueSatisfying(instance -> assertThat(instance.ranks()).containsEntry("c", 1));
    }

    @Test
    void aSampleWithinTheBudgetIsTheWholeSpace() {
        InstanceEnumeration.Sample sample = InstanceEnumeration.sample(sliceFromEnd(0), ElementType.OPEN, 2, -1, 2, 273,
                7);
        assertThat(sample.complete()).isTrue();
        assertThat(sample.instances()).hasSize(273).doesNotHaveDuplicates();
    }

    @Test
    void aSampleBeyondTheBudgetSaysSoAndLeavesOutNoRank() {
        InstanceEnumeration.Sample sample = InstanceEnumeration.sample(sliceFromEnd(0), ElementType.OPEN, 2, -1, 2, 60,
                7);
        assertThat(sample.complete()).isFalse();
        List<RuleInstance> instances = sample.instances().toList();
        assertThat(instances).hasSize(1 + 16 + 43).doesNotHaveDuplicates();
        assertThat(instances).filteredOn(instance -> Integer.valueOf(2).equals(instance.ranks().get("c"))).hasSize(43);
    }
}
