package io.verifyrules.verifier.generalize;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.rule.Condition;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleCollector;
import io.verifyrules.verifier.verify.Pipeline;
import io.verifyrules.verifier.verify.VerifyOptions;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** Whether demands imply others, at every rank. */
class ImplicationTest {

    private AxisMap n = AxisMap.of(0);
    private AxisMap k = AxisMap.of(0);
    private Implication implication = implication();

    @BeforeEach
    void declare() {
        implication = implication();
    }

    private Implication implication() {
        RuleCollector rules = RuleCollector.forJava();
        rules.rule("a slice", rule -> {
            RankClass c = rule.rankClass("c");
            n = rule.sizes("n", c);
            k = rule.map("k", c);
            var a = rule.tensor("A", Shape.of(c, n));
            rule.require(k.compare(Relation.EQ, n));
            rule.rewrite(a, a);
        });
        Rule rule = (Rule) rules.toFile().declarations().getFirst();
        return new Implication(Stripped.of(rule), new Judge(new Pipeline(), VerifyOptions.DEFAULT, List.of(),
                Effort.of(Duration.ofMinutes(1), () -> false)));
    }

    private Condition every(AxisMap left, Relation relation, AxisMap right) {
        return Condition.everyLane(left.compare(relation, right));
    }

    private Condition some(AxisMap left, Relation relation, AxisMap right) {
        return Condition.someLane(left.compare(relation, right));
    }

    @Test
    void whatIsStrongerImpliesWhatIsWeaker() {
        assertThat(implication.proved(List.of(every(k, Relation.EQ, n)), List.of(every(k, Relation.LE, n)))).isTrue();
        assertThat(implication.proved(List.of(every(k, Relation.EQ, n)), List.of(every(k, Relation.GE, AxisMap.of(0)))))
                .as("sizes are not negative")
                .isTrue();
        assertThat(implication.proved(List.of(some(k, Relation.EQ, n)), List.of(some(k, Relation.LE, n)))).isTrue();
    }

    @Test
    void whatIsWeakerDoesNotImplyWhatIsStronger() {
        assertThat(implication.proved(List.of(every(k, Relation.LE, n)), List.of(every(k, Relation.EQ, n)))).isFalse();
        assertThat(implication.proved(List.of(some(k, Relation.EQ, n)), List.of(every(k, Relation.EQ, n)))).isFalse();
        assertThat(implication.proved(List.of(), List.of(every(k, Relation.EQ, n)))).isFalse();
    }

    @Test
    void everyLaneDoesNotImplySomeLaneAsThereMayBeNone() {
        assertThat(implication.proved(List.of(every(k, Relation.EQ, n)), List.of(some(k, Relation.EQ, n)))).isFalse();
    }
}
