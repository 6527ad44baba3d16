package io.verifyrules.verifier.counterexample;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.expr.Constant;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.verifier.interpret.Outcome;
import io.verifyrules.verifier.interpret.RuleFixture;
import io.verifyrules.verifier.interpret.UndefinedUse;
import io.verifyrules.verifier.theory.ElementTheories;
import io.verifyrules.verifier.verdict.Verdict;
import java.util.List;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** What is shown differs whatever x / 0 may be, where there is such a counterexample: none that looks better takes its place. */
class CertainCounterexamplesTest {

    @Test
    void anEmptyTensorIsNotFilledWhereThenOnlyADivisionByZeroDiffers() {
        // Of n = 0 the shapes differ. Of one element only 0 / 0 may be another number than 1.
        Rule rule = RuleFixture.rule("divided by itself", r -> {
            RankClass c = r.rankClass("c");
            AxisMap n = r.sizes("n", c);
            TensorExpr a = r.tensor("A", ElementType.REAL, Shape.of(c, n));
            Element one = Element.of(1);
            r.rewrite(a.div(a), Constant.of(one, Shape.of(c, AxisMap.max(n, AxisMap.of(1)))));
        });
        Verdict.Refuted refuted = new CounterexampleSearch(new RuleInstances(rule), ElementType.REAL,
                type -> ElementTheories.of(type, false)).amongInstances(SearchEffort.EARLY).orElseThrow();
        assertThat(refuted.outcome()).isInstanceOf(Outcome.ShapesDiffer.class);
        assertThat(refuted.instance().maps()).containsEntry("n", List.of(0));
        assertThat(UndefinedUse.refutesInAnyCase(rule, refuted.instance())).isTrue();
    }
}
