package io.verifyrules.verifier.interpret;

import io.verifyrules.dsl.axis.RankClass.RankBound;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.verifier.instance.InstanceGenerator;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** An instance that comes again has the outcome and the cost that it had, and is not computed again. */
class KnownOutcomesTest {

    private static final Rule REVERSED = RuleFixture.rule("reversed", rule -> {
        var c = rule.rankClass("c", RankBound.SINGLETON);
        var a = rule.tensor("A", ElementType.INT, Shape.of(c, rule.sizes("n", c)));
        rule.rewrite(a.reverse(c).reverse(c), a);
    });

    private final List<RuleInstance> computed = new ArrayList<>();
    private final KnownOutcomes outcomes = new KnownOutcomes((instance, work) -> {
        computed.add(instance);
        return Replay.replay(REVERSED, instance, work);
    });

    private static RuleInstance ofSize(int size) {
        InstanceGenerator generator = new InstanceGenerator(REVERSED, ElementType.INT, 1);
        return generator.withOtherTensors(generator.attempt().withMaps(Map.of("n", List.of(size))));
    }

    @Test
    void whatComesAgainIsComputedOnceAndCostsTheSame() {
        Work first = new Work(1000);
        Work second = new Work(1000);
        Outcome outcome = outcomes.replay(ofSize(3), first);
        assertThat(outcomes.replay(ofSize(3), second)).isSameAs(outcome);
        assertThat(computed).hasSize(1);
        assertThat(second.spent()).isEqualTo(first.spent()).isPositive();
    }

    @Test
    void anotherInstanceIsComputed() {
        outcomes.replay(ofSize(3), new Work(1000));
        outcomes.replay(ofSize(2), new Work(1000));
        assertThat(computed).hasSize(2);
    }

    @Test
    void whatTheRestOfTheWorkDoesNotAllowIsComputedAsFarAsItDoes() {
        assertThat(outcomes.replay(ofSize(3), new Work(1000))).isInstanceOf(Outcome.Agree.class);
        assertThat(outcomes.replay(ofSize(3), new Work(4))).isInstanceOf(Outcome.NotApplicable.class);
        assertThat(computed).hasSize(2);
    }

    @Test
    void largeInstancesAreNotKept() {
        outcomes.replay(ofSize(100), new Work(1000));
        outcomes.replay(ofSize(100), new Work(1000));
        assertThat(computed).hasSize(2);
    }
}
