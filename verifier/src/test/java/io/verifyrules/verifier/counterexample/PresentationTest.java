package io.verifyrules.verifier.counterexample;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.verifier.conjecture.PresentingStep;
import io.verifyrules.verifier.interpret.Outcome;
import io.verifyrules.verifier.interpret.RuleFixture;
import io.verifyrules.verifier.interpret.RuleInstance;
import io.verifyrules.verifier.theory.ElementTheories;
import io.verifyrules.verifier.value.UndefinedValues;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** A counterexample is shown as its steps make it, as long as it refutes. */
class PresentationTest {

    /** Wrong for every size but 0. */
    private static final Rule WRONG = RuleFixture.rule("longer", rule -> {
        RankClass c = rule.rankClass("c");
        AxisMap n = rule.sizes("n", c);
        TensorExpr a = rule.tensor("A", ElementType.INT, Shape.of(c, n));
        TensorExpr b = rule.tensor("B", ElementType.INT, Shape.of(c, n));
        rule.rewrite(a, b);
    });
    private static final RuleInstances SIDE = new RuleInstances(WRONG);

    private static RuleInstance found() {
        return new CounterexampleSearch(SIDE, ElementType.INT, type -> ElementTheories.of(type, false))
                .amongInstances(SearchEffort.EARLY)
                .orElseThrow()
                .instance();
    }

    /** With no lane there is one element, and it is missing here. */
    private static RuleInstance refused(RuleInstance instance) {
        return new RuleInstance(instance.elementType(), instance.ranks(), instance.maps(), instance.integers(),
                instance.parameters(), Map.of(), UndefinedValues.NONE);
    }

    private static final PresentingStep SPOILS = new PresentingStep("no tensors", PresentationTest::refused);
    private static final PresentingStep SHRINKS = new PresentingStep("smaller",
            instance -> SIDE.shrunk(instance, any -> true));

    @Test
    void aStepWhoseResultDoesNotRefuteIsLeftOut() {
        RuleInstance found = found();
        assertThat(SIDE.replay(refused(found)).refutes()).isFalse();
        assertThat(new Presentation(SIDE, List.of(SPOILS)).of(found))
                .hasValueSatisfying(refuted -> assertThat(refuted.instance()).isEqualTo(found));
        assertThat(new Presentation(SIDE, List.of(SPOILS, SHRINKS, SPOILS)).of(found)).hasValueSatisfying(
                refuted -> assertThat(refuted.instance()).isEqualTo(SIDE.shrunk(found, any -> true)));
    }

    @Test
    void anInstanceThatDoesNotRefuteIsNotPresented() {
        assertThat(new Presentation(SIDE, List.of()).of(refused(found()))).isEmpty();
    }

    @Test
    void theOutcomeIsThatOfTheInstanceThatIsShown() {
        assertThat(Presentation.ofFound(SIDE, Optional::empty).of(found())).hasValueSatisfying(refuted -> {
            assertThat(refuted.outcome()).isInstanceOf(Outcome.ElementsDiffer.class);
            assertThat(refuted.outcome()).isEqualTo(SIDE.replay(refuted.instance()));
        });
    }

    @Test
    void everyStepHasANameOfItsOwn() {
        List<PresentingStep> steps = Presentation.ofFound(SIDE, Optional::empty).steps();
        assertThat(steps).extracting(PresentingStep::name).doesNotHaveDuplicates().contains("the smallest numbers");
        assertThat(Presentation.ofKnown(SIDE, Optional::empty).steps()).extracting(PresentingStep::name)
                .doesNotContain("the smallest numbers")
                .contains("simpler functions");
    }
}
