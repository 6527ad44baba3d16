package io.verifyrules.verifier.export.match;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.expr.AxisMaps;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleBuilder;
import io.verifyrules.verifier.instance.InstanceEnumeration;
import io.verifyrules.verifier.interpret.Evaluation;
import io.verifyrules.verifier.interpret.Interpreter;
import io.verifyrules.verifier.interpret.LaneEvaluation;
import io.verifyrules.verifier.interpret.Replay;
import io.verifyrules.verifier.interpret.RuleFixture;
import io.verifyrules.verifier.interpret.RuleInstance;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

/** What a program tells of a rule's maps is what they are, and it is an instance exactly where the conditions hold. */
class ToldTest {

    private static final int MOST = 3;

    private static Rule rule(Consumer<RuleBuilder> declaration) {
        return RuleFixture.rule("rule", declaration);
    }

    /** Slices a padded tensor: the end is a sum, and what is not said of the padding is neutral. */
    private static void sliceOfPad(RuleBuilder rule) {
        RankClass c = rule.rankClass("c");
        AxisMap n = rule.sizes("n", c);
        AxisMap low = rule.map("low", c);
        Element v = rule.element("v", ElementType.OPEN);
        TensorExpr a = rule.tensor("A", Shape.of(c, n));
        rule.require(low.compare(Relation.GE, AxisMap.of(0)));
        rule.rewrite(a.pad(v, AxisMaps.of(low), AxisMaps.none(), AxisMaps.none())
                .slice(AxisMaps.of(low), AxisMaps.of(low.plus(n)), AxisMaps.none()), a);
    }

    /** The same attributes in two places, and a map that only a sum with another one tells. */
    private static void twoSlices(RuleBuilder rule) {
        RankClass c = rule.rankClass("c");
        AxisMap n = rule.sizes("n", c);
        AxisMap start = rule.map("start", c);
        AxisMap length = rule.map("length", c);
        TensorExpr a = rule.tensor("A", Shape.of(c, n));
        AxisMaps from = AxisMaps.of(start);
        AxisMaps to = AxisMaps.of(start.plus(length));
        rule.require(length.compare(Relation.GE, AxisMap.of(1)));
        rule.rewrite(
                a.slice(from, to, AxisMaps.none())
                        .reverse(c)
                        .slice(AxisMaps.of(0), AxisMaps.of(length), AxisMaps.none()),
                a.slice(from, to, AxisMaps.none()).reverse(c));
    }

    private static long instancesAreRecognized(Rule rule) {
        Told told = Told.of(rule);
        List<RuleInstance> instances = InstanceEnumeration.of(rule, ElementType.OPEN, 2, 0, MOST)
                .limit(20_000)
                .filter(instance -> new Interpreter(instance).evaluate(rule.lhs()) instanceof Evaluation.Valid)
                .toList();
        for (RuleInstance instance : instances) {
            RuleInstance program = told.program(instance);
            assertThat(told.holdOf(program)).as("%s", instance).isEqualTo(Replay.meetsPreconditions(rule, instance));
            LaneEvaluation own = new LaneEvaluation(instance);
            LaneEvaluation found = new LaneEvaluation(program);
            Terms.variables(List.of(rule.lhs()))
                    .forEach(map -> assertThat(lanes(found, told.of(map), map.of())).as("%s of %s", map, instance)
                            .isEqualTo(lanes(own, map, map.of())));
        }
        return instances.stream().filter(instance -> Replay.applies(rule, instance)).count();
    }

    private static List<Long> lanes(LaneEvaluation evaluation, AxisMap map, RankClass lanes) {
        return IntStream.range(0, evaluation.rank(lanes)).mapToObj(lane -> evaluation.value(map, lane)).toList();
    }

    private static AxisMap map(String name, Rule rule) {
        return Terms.variables(List.of(rule.rhs()))
                .stream()
                .filter(map -> map.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void mapsAreReadOffTheProgram() {
        assertThat(instancesAreRecognized(rule(ToldTest::sliceOfPad))).isPositive();
        assertThat(instancesAreRecognized(rule(ToldTest::twoSlices))).isPositive();
    }

    @Test
    void whatTheRuleSaysTwiceAndWhatItLeavesOutAreConditions() {
        Rule rule = rule(ToldTest::sliceOfPad);
        Told told = Told.of(rule);
        assertThat(told.conditions()).as("high, interior, start, end and stride, and that low is not negative")
                .hasSize(6);
    }

    @Test
    void aMapThatOnlyTheRightSideHasIsNotTold() {
        Rule rule = rule(builder -> {
            RankClass c = builder.rankClass("c");
            AxisMap n = builder.sizes("n", c);
            AxisMap k = builder.map("k", c);
            TensorExpr a = builder.tensor("A", Shape.of(c, n));
            builder.rewrite(a.reverse(c), a.slice(AxisMaps.of(k), AxisMaps.of(k.plus(n)), AxisMaps.none()).reverse(c));
        });
        Told told = Told.of(rule);
        AxisMap k = map("k", rule);
        assertThatExceptionOfType(Inexpressible.class).isThrownBy(() -> told.of(k))
                .withMessage("the left side does not tell a map: k");
    }

    @Test
    void aMapThatAConditionEquatesIsTold() {
        Rule rule = rule(builder -> {
            RankClass c = builder.rankClass("c");
            AxisMap n = builder.sizes("n", c);
            AxisMap k = builder.map("k", c);
            TensorExpr a = builder.tensor("A", Shape.of(c, n));
            builder.require(k.compare(Relation.EQ, n.minus(1)));
            builder.rewrite(a.reverse(c),
                    a.slice(AxisMaps.of(AxisMap.of(0)), AxisMaps.of(k.plus(1)), AxisMaps.none()).reverse(c));
        });
        AxisMap k = map("k", rule);
        assertThat(Terms.variables(List.of(Told.of(rule).of(k)))).extracting(AxisMap.Variable::name)
                .containsExactly("A_size");
    }

    /** A program would have to tell one number on each of the lanes, and these may disagree. */
    @Test
    void aNumberOfOneAxisOnTheLanesOfAnotherIsNotReadOff() {
        Rule sliced = rule(r -> {
            RankClass s = r.rankClass("s", RankClass.RankBound.SINGLETON);
            RankClass c = r.rankClass("c");
            AxisMap k = r.map("k", s);
            TensorExpr a = r.tensor("A", Shape.of(c, r.sizes("n", c)));
            r.rewrite(a.slice(AxisMaps.on(c.axis(), k), AxisMaps.none(), AxisMaps.none()), a);
        });
        assertThatExceptionOfType(Inexpressible.class).isThrownBy(() -> Told.of(sliced))
                .withMessageContaining("a number of one axis stands on the lanes of another");
    }
}
