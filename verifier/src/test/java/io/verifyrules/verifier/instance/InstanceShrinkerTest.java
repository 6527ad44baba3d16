package io.verifyrules.verifier.instance;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.axis.RankClass.RankBound;
import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.dsl.expr.AxisMaps;
import io.verifyrules.dsl.expr.Concat;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.rule.Condition;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.verifier.interpret.InstanceFixture;
import io.verifyrules.verifier.interpret.Replay;
import io.verifyrules.verifier.interpret.RuleFixture;
import io.verifyrules.verifier.interpret.RuleInstance;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

class InstanceShrinkerTest {

    private static final RankClass C = new RankClass("c", RankBound.ANY);

    /** Wrong: reversing is not nothing. */
    private static final Rule REVERSE = RuleFixture.rule("reverse is nothing", r -> {
        RankClass c = r.rankClass("c");
        TensorExpr x = r.tensor("X", ElementType.INT, Shape.of(c, r.sizes("n", c)));
        r.rewrite(x.reverse(c), x);
    });

    /** Wrong: the second slice starts where the two together should, but an equality ties the maps. */
    private static final Rule SLICE_OF_SLICE = RuleFixture.rule("slice of slice", r -> {
        RankClass c = r.rankClass("c");
        AxisMap n = r.sizes("n", c);
        AxisMap first = r.map("first", c);
        AxisMap second = r.map("second", c);
        AxisMap both = r.map("both", c);
        r.require(both.compare(Relation.EQ, first.plus(second)));
        TensorExpr x = r.tensor("X", ElementType.INT, Shape.of(c, n));
        r.rewrite(
                x.slice(AxisMaps.of(first), AxisMaps.none(), AxisMaps.none())
                        .slice(AxisMaps.of(second), AxisMaps.none(), AxisMaps.none()),
                x.slice(AxisMaps.of(both.minus(first)), AxisMaps.of(n.minus(first)), AxisMaps.none()));
    });

    /** Wrong for negative padding only. */
    private static final Rule PAD = RuleFixture.rule("slice of pad", r -> {
        RankClass c = r.rankClass("c");
        AxisMap n = r.sizes("n", c);
        AxisMap low = r.map("l", c);
        Element value = r.element("v", ElementType.INT);
        TensorExpr x = r.tensor("X", ElementType.INT, Shape.of(c, n));
        AxisMap none = AxisMap.of(0);
        r.rewrite(x.pad(value, low, none, none), x.pad(value, AxisMap.max(low, none), none, none));
    });

    private static RuleInstance shrunk(Rule rule, RuleInstance instance) {
        RuleInstance small = InstanceShrinker.shrink(rule, InstanceFixture.of(rule, instance));
        assertThat(Replay.replay(rule, small).refutes()).isTrue();
        return small;
    }

    private static RuleInstance large() {
        return InstanceFixture.ints()
                .rank(C, 3)
                .map("n", 3, 2, 4)
                .tensor("X", C, List.of(3, 2, 4), IntStream.range(10, 34).toArray())
                .build();
    }

    @Test
    void lanesSizesAndElementsBecomeAsFewAndSmallAsTheyCan() {
        RuleInstance small = shrunk(REVERSE, large());
        assertThat(small.ranks()).containsEntry("c", 1);
        assertThat(small.maps()).containsEntry("n", List.of(2));
        assertThat(small.tensors().values()).singleElement()
                .satisfies(tensor -> assertThat(tensor.elements().values())
                        .containsExactlyInAnyOrder(InstanceFixture.whole(0), InstanceFixture.whole(1)));
    }

    @Test
    void makingSmallIsDeterministic() {
        assertThat(shrunk(REVERSE, large())).isEqualTo(shrunk(REVERSE, large()));
    }

    @Test
    void mapsThatAPreconditionTiesShrinkTogether() {
        RuleInstance instance = InstanceFixture.ints()
                .rank(C, 2)
                .map("n", 6, 5)
                .map("first", 2, 1)
                .map("second", 2, 1)
                .map("both", 4, 2)
                .tensor("X", C, List.of(6, 5), IntStream.range(0, 30).toArray())
                .build();
        RuleInstance small = shrunk(SLICE_OF_SLICE, instance);
        assertThat(small.ranks()).containsEntry("c", 1);
        assertThat(small.maps()).containsEntry("first", List.of(1))
                .containsEntry("second", List.of(0))
                .containsEntry("both", List.of(1));
        assertThat(small.maps().getOrDefault("n", List.of()).get(0)).isLessThanOrEqualTo(2);
    }

    /** Only new elements show the difference at the smallest sizes: those that are left of the old ones are all 0. */
    @Test
    void sizesThatTheLeftSideTiesShrinkTogether() {
        RankClass s = new RankClass("s", RankBound.SINGLETON);
        Rule rule = RuleFixture.rule("twice is reversed", r -> {
            RankClass one = r.rankClass("s", RankBound.SINGLETON);
            TensorExpr a = r.tensor("A", ElementType.INT, Shape.of(one, r.map("n", one)));
            TensorExpr b = r.tensor("B", ElementType.INT, Shape.of(one, r.map("m", one)));
            TensorExpr twice = Concat.of(List.of(a, a), one.axis());
            r.rewrite(twice.minus(b), twice.minus(b.reverse(one)));
        });
        RuleInstance instance = InstanceFixture.ints()
                .rank(s, 1)
                .map("n", 3)
                .map("m", 6)
                .tensor("A", s, List.of(3), 0, 0, 0)
                .tensor("B", s, List.of(6), 0, 0, 1, 0, 0, 0)
                .build();
        assertThat(shrunk(rule, instance).maps()).containsEntry("n", List.of(1)).containsEntry("m", List.of(2));
    }

    /** The tensor is empty, as the lane that is to go has no index: with new elements the rule is wrong on the other lane alone. */
    @Test
    void aLaneOnWhichNothingIsCanGoWhereElementsShowTheDifference() {
        Rule rule = RuleFixture.rule("a sum is a maximum", r -> {
            RankClass c = r.rankClass("c");
            AxisMap n = r.sizes("n", c);
            r.require(Condition.someLane(n.compare(Relation.GT, AxisMap.of(2))));
            TensorExpr x = r.tensor("X", ElementType.INT, Shape.of(c, n));
            r.rewrite(x.reduce(Monoid.SUM, c.axis()), x.reduce(Monoid.MAX, c.axis()));
        });
        RuleInstance instance = InstanceFixture.ints().rank(C, 2).map("n", 0, 3).tensor("X", C, List.of(0, 3)).build();
        assertThat(shrunk(rule, instance).maps()).containsEntry("n", List.of(3));
    }

    @Test
    void negativeAttributesMoveTowardsZero() {
        RuleInstance instance = InstanceFixture.ints()
                .rank(C, 2)
                .map("n", 4, 3)
                .map("l", -3, 2)
                .parameter("v", 7)
                .tensor("X", C, List.of(4, 3), IntStream.range(0, 12).toArray())
                .build();
        RuleInstance small = shrunk(PAD, instance);
        assertThat(small.maps()).isEqualTo(Map.of("n", List.of(1), "l", List.of(-1)));
        assertThat(small.parameters()).containsEntry("v", InstanceFixture.whole(0));
    }

    @Test
    void everyGeneratedCounterexampleEndsAsTheSmallestOne() {
        for (long seed = 0; seed < 20; seed++) {
            InstanceGenerator generator = new InstanceGenerator(REVERSE, ElementType.INT, seed);
            RuleInstance found = Stream.generate(generator::next)
                    .limit(200)
                    .filter(instance -> Replay.replay(REVERSE, instance).refutes())
                    .findFirst()
                    .orElseThrow();
            RuleInstance small = shrunk(REVERSE, found);
            assertThat(InstanceWeight.of(small)).as("seed %d", seed)
                    .isEqualTo(InstanceWeight.of(shrunk(REVERSE, large())));
        }
    }

    @Test
    void whatRefutesNothingIsNotMadeSmall() {
        RuleInstance one = InstanceFixture.ints().vector("X", C, "1").map("n", 1).build();
        assertThatThrownBy(() -> InstanceShrinker.shrink(REVERSE, InstanceFixture.of(REVERSE, one)))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
