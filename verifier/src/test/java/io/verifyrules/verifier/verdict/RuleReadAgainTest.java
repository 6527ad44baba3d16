package io.verifyrules.verifier.verdict;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleCollector;
import io.verifyrules.verifier.interpret.Outcome;
import io.verifyrules.verifier.interpret.Replay;
import io.verifyrules.verifier.verify.Pipeline;
import io.verifyrules.verifier.verify.VerifyOptions;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** An editor has each rule of a file anew whenever the file changes, and shows what was found before. */
class RuleReadAgainTest {

    private static Rule read() {
        RuleCollector collector = RuleCollector.forData("edited");
        collector.rule("a reversal left out", rule -> {
            RankClass c = rule.rankClass("c");
            AxisMap n = rule.sizes("n", c);
            TensorExpr a = rule.tensor("A", ElementType.INT, Shape.of(c, n).with(c.axis("row"), n));
            rule.rewrite(a.reverse(c.axis("row")), a);
        });
        return (Rule) collector.toFile().declarations().getFirst();
    }

    @Test
    void aCounterexampleIsOneOfTheRuleThatWasReadOnceMore() {
        RuleResult before = new Pipeline().verify(read(), VerifyOptions.DEFAULT).getFirst();
        Rule again = read();
        assertThat(before.of(again).declaration()).isSameAs(again);
        assertThat(before.of(again).verdict()).isInstanceOfSatisfying(Verdict.Refuted.class, refuted -> {
            assertThat(Replay.replay(again, refuted.instance())).isInstanceOf(Outcome.ElementsDiffer.class);
            assertThat(refuted.instance()).hasToString(((Verdict.Refuted) before.verdict()).instance().toString());
        });
    }
}
