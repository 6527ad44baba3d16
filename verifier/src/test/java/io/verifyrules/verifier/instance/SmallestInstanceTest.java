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
import io.verifyrules.verifier.interpret.InstanceFixture;
import io.verifyrules.verifier.interpret.Replay;
import io.verifyrules.verifier.interpret.RuleFixture;
import io.verifyrules.verifier.interpret.RuleInstance;
import java.util.Collections;
import java.util.List;
import java.util.function.BinaryOperator;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** What no single step makes smaller is compared with all that is smaller. */
class SmallestInstanceTest {

    private static final RankClass C = new RankClass("c", RankBound.ANY);

    /** Wrong wherever something is padded; a condition on both edges says how much. */
    private static Rule padded(BinaryOperator<AxisMap> both, int total) {
        return RuleFixture.rule("padding is nothing", r -> {
            RankClass c = r.rankClass("c");
            AxisMap n = r.sizes("n", c);
            AxisMap low = r.map("low", c);
            AxisMap high = r.map("high", c);
            r.require(both.apply(low, high).compare(Relation.EQ, AxisMap.of(total)));
            Element value = r.element("v", ElementType.INT);
            TensorExpr x = r.tensor("X", ElementType.INT, Shape.of(c, n));
            r.rewrite(x.pad(value, low, high, AxisMap.of(0)), x);
        });
    }

    private static RuleInstance instance(Rule rule, int lanes, int low, int high) {
        RuleInstance made = InstanceFixture.ints()
                .rank(C, lanes)
                .map("n", Collections.nCopies(lanes, 0).toArray(Integer[]::new))
                .map("low", Collections.nCopies(lanes, low).toArray(Integer[]::new))
                .map("high", Collections.nCopies(lanes, high).toArray(Integer[]::new))
                .parameter("v", 0)
                .tensor("X", C, Collections.nCopies(lanes, 0))
                .build();
        return InstanceFixture.of(rule, made);
    }

    private static RuleInstance smallest(Rule rule, RuleInstance instance) {
        RuleInstance found = SmallestInstance.of(rule, instance);
        assertThat(Replay.replay(rule, found).refutes()).isTrue();
        return found;
    }

    @Test
    void twoNumbersOfWhichNeitherCanChangeAloneAreTheSmallestTogether() {
        Rule rule = padded(AxisMap::times, 12);
        RuleInstance found = smallest(rule, instance(rule, 1, 2, 6));
        assertThat(List.of(found.maps().getOrDefault("low", List.of()), found.maps().getOrDefault("high", List.of())))
                .containsExactlyInAnyOrder(List.of(3), List.of(4));
    }

    @Test
    void fewerLanesAreWorthLargerNumbers() {
        Rule rule = padded(AxisMap::plus, 4);
        RuleInstance found = smallest(rule, instance(rule, 3, 2, 2));
        assertThat(found.ranks()).containsEntry("c", 1);
    }

    @Test
    void oneThatIsTheSmallestStays() {
        Rule rule = padded(AxisMap::times, 12);
        RuleInstance known = smallest(rule, instance(rule, 1, 2, 6));
        assertThat(smallest(rule, known)).isEqualTo(known);
    }
}
