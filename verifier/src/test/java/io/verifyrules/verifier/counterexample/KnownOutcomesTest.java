package io.verifyrules.verifier.counterexample;

import io.verifyrules.dsl.axis.RankClass.RankBound;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.verifier.conjecture.ConcreteSide;
import io.verifyrules.verifier.conjecture.InstanceDraw;
import io.verifyrules.verifier.conjecture.Names;
import io.verifyrules.verifier.instance.InstanceGenerator;
import io.verifyrules.verifier.interpret.Outcome;
import io.verifyrules.verifier.interpret.RuleFixture;
import io.verifyrules.verifier.interpret.RuleInstance;
import io.verifyrules.verifier.interpret.Work;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** An instance that is drawn again has the outcome and the cost that it had, and is not computed again. */
class KnownOutcomesTest {

    private static final Rule REVERSED = RuleFixture.rule("reversed", rule -> {
        var c = rule.rankClass("c", RankBound.SINGLETON);
        var a = rule.tensor("A", ElementType.INT, Shape.of(c, rule.sizes("n", c)));
        rule.rewrite(a.reverse(c).reverse(c), a);
    });

    /** The rule, and the instances on which its sides were computed. */
    private record Counted(RuleInstances side, List<RuleInstance> computed) implements ConcreteSide {

        Counted() {
            this(new RuleInstances(REVERSED), new ArrayList<>());
        }

        @Override
        public Names names() {
            return side.names();
        }

        @Override
        public Outcome replay(RuleInstance instance) {
            return replay(instance, new Work(Long.MAX_VALUE));
        }

        @Override
        public Outcome replay(RuleInstance instance, Work work) {
            computed.add(instance);
            return side.replay(instance, work);
        }

        @Override
        public InstanceDraw draw(ElementType type, long seed) {
            return side.draw(type, seed);
        }

        @Override
        public InstanceDraw draw(ElementType type, long seed, int most) {
            return side.draw(type, seed, most);
        }
    }

    private static RuleInstance ofSize(int size) {
        var generator = new InstanceGenerator(REVERSED, ElementType.INT, 1);
        var other = generator.attempt().withMaps(Map.of("n", List.of(size)));
        return generator.withOtherTensors(other);
    }

    private final Counted side = new Counted();
    private final KnownOutcomes outcomes = new KnownOutcomes(side);

    @Test
    void whatIsDrawnAgainIsComputedOnceAndCostsTheSame() {
        RuleInstance three = ofSize(3);
        Work first = new Work(1000);
        Work second = new Work(1000);
        Outcome outcome = outcomes.replay(three, first);
        assertThat(outcomes.replay(three.withMaps(Map.of("n", List.of(3))), second)).isSameAs(outcome);
        assertThat(side.computed()).hasSize(1);
        assertThat(second.spent()).isEqualTo(first.spent()).isPositive();
    }

    @Test
    void anotherInstanceIsComputed() {
        outcomes.replay(ofSize(3), new Work(1000));
        outcomes.replay(ofSize(2), new Work(1000));
        assertThat(side.computed()).hasSize(2);
    }

    @Test
    void whatTheRestOfTheWorkDoesNotAllowIsComputedAsFarAsItDoes() {
        RuleInstance three = ofSize(3);
        assertThat(outcomes.replay(three, new Work(1000))).isInstanceOf(Outcome.Agree.class);
        assertThat(outcomes.replay(three, new Work(4))).isInstanceOf(Outcome.NotApplicable.class);
        assertThat(side.computed()).hasSize(2);
    }

    @Test
    void largeInstancesAreNotKept() {
        RuleInstance large = ofSize(100);
        outcomes.replay(large, new Work(1000));
        outcomes.replay(large, new Work(1000));
        assertThat(side.computed()).hasSize(2);
    }
}
