package io.verifyrules.verifier.interpret;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.axis.RankClass.RankBound;
import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.dsl.expr.AxisMaps;
import io.verifyrules.dsl.expr.Constant;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.expr.Unary;
import io.verifyrules.dsl.rule.Condition;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleBuilder;
import java.util.List;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class ReplayTest {

    private static final RankClass C = new RankClass("c", RankBound.ANY);

    /** Padding below and then slicing that padding away gives the operand back: {@code cut} is where the slice starts. */
    private static Rule padThenSlice(int cut) {
        return RuleFixture.rule("slice of pad", r -> {
            RankClass c = r.rankClass("c");
            AxisMap n = r.sizes("n", c);
            AxisMap low = r.map("l", c);
            r.require(low.compare(Relation.GE, AxisMap.of(0)));
            TensorExpr x = r.tensor("X", ElementType.INT, Shape.of(c, n));
            TensorExpr padded = x.pad(Element.of(0), AxisMaps.of(low), AxisMaps.none(), AxisMaps.none());
            r.rewrite(padded.slice(AxisMaps.of(low.minus(cut)), AxisMaps.of(low.plus(n).minus(cut)), AxisMaps.none()),
                    x);
        });
    }

    private static Outcome replay(Rule rule, RuleInstance instance) {
        return Replay.replay(rule, InstanceFixture.of(rule, instance));
    }

    private static InstanceFixture padded(int low) {
        return InstanceFixture.ints().vector("X", C, "1 2").map("n", 2).map("l", low);
    }

    @Test
    void bothSidesOfARightRuleAgree() {
        assertThat(replay(padThenSlice(0), padded(3).build())).isInstanceOf(Outcome.Agree.class);
    }

    @Test
    void aDifferentElementRefutesAndIsShownWithItsAccess() {
        Rule rule = padThenSlice(1);
        assertThat(replay(rule, padded(3).build())).isInstanceOfSatisfying(Outcome.ElementsDiffer.class, found -> {
            assertThat(found.access().indices()).containsEntry(rule.rankClasses().getFirst().axis(), List.of(0));
            assertThat(found.leftValue()).isEqualTo(InstanceFixture.whole(0));
            assertThat(found.rightValue()).isEqualTo(InstanceFixture.whole(1));
        });
    }

    @Test
    void aRuleDoesNotApplyWhereAPreconditionFails() {
        assertThat(replay(padThenSlice(0), padded(-1).build())).isInstanceOfSatisfying(Outcome.NotApplicable.class,
                found -> assertThat(found.reason()).isEqualTo("precondition 2 does not hold"));
    }

    @Test
    void aRuleDoesNotApplyWhereItsLeftSideIsInvalid() {
        assertThat(replay(padThenSlice(1), padded(0).build())).isInstanceOfSatisfying(Outcome.NotApplicable.class,
                found -> assertThat(found.reason()).contains("left side"));
    }

    private static Rule fromTo(String name, Sides sides) {
        return RuleFixture.rule(name, r -> {
            RankClass c = r.rankClass("c");
            AxisMap n = r.map("n", c);
            AxisMap m = r.map("m", c);
            TensorExpr x = r.tensor("X", ElementType.INT, Shape.of(c, n));
            sides.declare(r, x, n, m);
        });
    }

    @FunctionalInterface
    private interface Sides {
        void declare(RuleBuilder r, TensorExpr x, AxisMap n, AxisMap m);
    }

    @Test
    void anEmptyResultStillDemandsAValidRightSide() {
        Rule rule = fromTo("slice further",
                (r, x, n, m) -> r.rewrite(x, x.slice(AxisMaps.of(m), AxisMaps.none(), AxisMaps.none())));
        RuleInstance empty = InstanceFixture.ints().vector("X", C, "").map("n", 0).map("m", 1).build();
        assertThat(replay(rule, empty)).isInstanceOf(Outcome.RightInvalid.class);
    }

    @Test
    void anEmptyResultStillDemandsTheSameShape() {
        Rule rule = fromTo("drop the rest",
                (r, x, n, m) -> r.rewrite(x, x.slice(AxisMaps.none(), AxisMaps.of(m), AxisMaps.none())));
        RuleInstance empty = InstanceFixture.ints()
                .rank(C, 2)
                .tensor("X", C, List.of(0, 2))
                .map("n", 0, 2)
                .map("m", 0, 1)
                .build();
        assertThat(replay(rule, empty)).isInstanceOf(Outcome.ShapesDiffer.class);
    }

    @Test
    void aRightSideTooLargeToComputeRefutesNothing() {
        Rule rule = fromTo("grow",
                (r, x, n, m) -> r.rewrite(x, x.pad(Element.of(0), AxisMaps.of(m), AxisMaps.of(m), AxisMaps.none())));
        RuleInstance large = InstanceFixture.ints().vector("X", C, "1").map("n", 1).map("m", 1_000_000).build();
        assertThat(replay(rule, large)).isInstanceOfSatisfying(Outcome.NotApplicable.class,
                found -> assertThat(found.reason()).contains("more than"));
    }

    @Test
    void everyLaneIsTrueAndSomeLaneFalseAtRankZero() {
        Rule every = fromTo("every", (r, x, n, m) -> {
            r.require(Condition.everyLane(n.compare(Relation.LT, AxisMap.of(0))));
            r.rewrite(x, x);
        });
        Rule some = fromTo("some", (r, x, n, m) -> {
            r.require(Condition.someLane(n.compare(Relation.GE, AxisMap.of(0))));
            r.rewrite(x, x);
        });
        RuleInstance scalar = InstanceFixture.ints().rank(C, 0).tensor("X", C, List.of(), 1).map("n").build();
        assertThat(replay(every, scalar)).isInstanceOf(Outcome.Agree.class);
        assertThat(replay(some, scalar)).isInstanceOf(Outcome.NotApplicable.class);
    }

    /** {@code L < H} is assumed and {@code L <= H} computed. */
    private static Rule ordered() {
        return RuleFixture.rule("ordered", r -> {
            RankClass c = r.rankClass("c");
            AxisMap n = r.sizes("n", c);
            TensorExpr low = r.tensor("L", ElementType.INT, Shape.of(c, n));
            TensorExpr high = r.tensor("H", ElementType.INT, Shape.of(c, n));
            r.assume(low.compare(Relation.LT, high));
            r.rewrite(low.compare(Relation.LE, high), Constant.of(Element.of(true), Shape.of(c, n)));
        });
    }

    @Test
    void anAssumptionIsDemandedAtEveryAccess() {
        InstanceFixture instance = InstanceFixture.ints().vector("L", C, "1 2").vector("H", C, "2 3").map("n", 2);
        assertThat(replay(ordered(), instance.build())).isInstanceOf(Outcome.Agree.class);
        assertThat(replay(ordered(), instance.vector("H", C, "2 2").build())).isInstanceOfSatisfying(
                Outcome.NotApplicable.class, found -> assertThat(found.reason()).contains("assumption"));
        assertThat(replay(ordered(), instance.vector("L", C, "").vector("H", C, "").map("n", 0).build()))
                .isInstanceOf(Outcome.Agree.class);
    }

    @Test
    void numeralsTakeTheTypeOfWhatTheyMeet() {
        Rule half = RuleFixture.rule("half", r -> {
            RankClass c = r.rankClass("c");
            AxisMap n = r.sizes("n", c);
            TensorExpr x = r.tensor("X", Shape.of(c, n));
            TensorExpr halves = Constant.of(Element.of(1).div(Element.of(2)), Shape.of(c, n));
            r.rewrite(x.plus(halves), x);
        });
        assertThat(replay(half, InstanceFixture.ints().vector("X", C, "1").map("n", 1).build()))
                .isInstanceOf(Outcome.Agree.class);
        assertThat(replay(half, InstanceFixture.reals().vector("X", C, "1").map("n", 1).build()))
                .isInstanceOf(Outcome.ElementsDiffer.class);
    }

    @Test
    void whatIsKnownApproximatelyIsNotCalledDifferent() {
        Rule law = RuleFixture.rule("exp", r -> {
            RankClass c = r.rankClass("c");
            AxisMap n = r.sizes("n", c);
            TensorExpr x = r.tensor("X", ElementType.REAL, Shape.of(c, n));
            TensorExpr y = r.tensor("Y", ElementType.REAL, Shape.of(c, n));
            r.rewrite(Unary.of(UnaryOperator.EXP, x).times(Unary.of(UnaryOperator.EXP, y)),
                    Unary.of(UnaryOperator.EXP, x.plus(y)));
        });
        RuleInstance instance = InstanceFixture.reals()
                .vector("X", C, "1 2 -3")
                .vector("Y", C, "3 5 -7")
                .map("n", 3)
                .build();
        assertThat(replay(law, instance)).isInstanceOf(Outcome.Agree.class);
    }
}
