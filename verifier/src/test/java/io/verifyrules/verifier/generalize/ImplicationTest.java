package io.verifyrules.verifier.generalize;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.rule.Condition;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleBuilder;
import io.verifyrules.dsl.rule.RuleCollector;
import io.verifyrules.verifier.verify.Pipeline;
import io.verifyrules.verifier.verify.VerifyOptions;
import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;
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

    private static Implication about(Consumer<RuleBuilder> body) {
        RuleCollector rules = RuleCollector.forJava();
        rules.rule("a rule", body);
        Rule rule = (Rule) rules.toFile().declarations().getFirst();
        return new Implication(Stripped.of(rule), new Judge(new Pipeline(), VerifyOptions.DEFAULT, List.of(),
                Effort.of(Duration.ofMinutes(1), () -> false)));
    }

    /** A slice to {@code k} is the whole tensor. */
    private Implication slice(RankClass.RankBound bound) {
        return about(rule -> {
            RankClass c = rule.rankClass("c", bound);
            n = rule.sizes("n", c);
            k = rule.map("k", c);
            var a = rule.tensor("A", Shape.of(c, n));
            rule.rewrite(a.slice(AxisMap.of(0), k, AxisMap.of(1)), a);
        });
    }

    @Test
    void whatFollowsFromTheValidityOfTheLeftSideIsUsed() {
        Implication sliced = slice(RankClass.RankBound.ANY);
        assertThat(sliced.proved(List.of(), List.of(every(k, Relation.GE, AxisMap.of(0))))).isTrue();
        assertThat(sliced.proved(List.of(), List.of(every(k, Relation.LE, n)))).isTrue();
        assertThat(sliced.proved(List.of(), List.of(every(k, Relation.EQ, n)))).as("a slice may be a part").isFalse();
        assertThat(sliced.proved(List.of(), List.of(some(k, Relation.LE, n)))).as("at rank 0 there is no lane")
                .isFalse();
    }

    @Test
    void aConditionThatShapesDemandIsNecessary() {
        Implication sliced = slice(RankClass.RankBound.ANY);
        assertThat(sliced.necessary(List.of(every(k, Relation.EQ, n)))).isTrue();
        assertThat(sliced.necessary(List.of(every(k, Relation.EQ, n), every(n, Relation.GE, AxisMap.of(1)))))
                .as("an empty slice is right, too")
                .isFalse();
        assertThat(sliced.necessary(List.of(some(k, Relation.EQ, n)))).as("rank 0 is right, too").isFalse();
        assertThat(slice(RankClass.RankBound.NON_EMPTY).necessary(List.of(some(k, Relation.EQ, n)))).isTrue();
    }

    @Test
    void aConditionThatElementsDemandIsNotProvedToBeNecessary() {
        Implication reversed = about(rule -> {
            RankClass c = rule.rankClass("c");
            n = rule.sizes("n", c);
            var a = rule.tensor("A", Shape.of(c, n));
            rule.rewrite(a.reverse(c), a);
        });
        assertThat(reversed.necessary(List.of(every(n, Relation.LE, AxisMap.of(1))))).isFalse();
        assertThat(reversed.necessary(List.of(every(n, Relation.GE, AxisMap.of(0))))).as("sizes are").isTrue();
    }

    @Test
    void nothingIsNecessaryWhereAssumptionsMayLeaveNothingToBeWrongAbout() {
        Implication assumed = about(rule -> {
            RankClass c = rule.rankClass("c");
            n = rule.sizes("n", c);
            k = rule.map("k", c);
            var a = rule.tensor("A", ElementType.INT, Shape.of(c, n));
            rule.assume(a.compare(Relation.LT, a));
            rule.rewrite(a.slice(AxisMap.of(0), k, AxisMap.of(1)), a);
        });
        assertThat(assumed.necessary(List.of(every(k, Relation.EQ, n)))).isFalse();
    }
}
