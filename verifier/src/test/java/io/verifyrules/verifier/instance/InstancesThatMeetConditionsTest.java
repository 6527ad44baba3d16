package io.verifyrules.verifier.instance;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.axis.RankClass.RankBound;
import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.expr.AxisMaps;
import io.verifyrules.dsl.expr.Binary;
import io.verifyrules.dsl.expr.Compare;
import io.verifyrules.dsl.expr.Constant;
import io.verifyrules.dsl.expr.Input;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.rule.Condition;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleBuilder;
import io.verifyrules.verifier.interpret.Outcome;
import io.verifyrules.verifier.interpret.Replay;
import io.verifyrules.verifier.interpret.RuleFixture;
import io.verifyrules.verifier.interpret.RuleInstance;
import io.verifyrules.verifier.value.UndefinedValues;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/** Instances are built to meet the conditions of a rule, not only drawn until they do. Counts, with fixed seeds. */
class InstancesThatMeetConditionsTest {

    private static final long SEED = 7;
    private static final int TRIES = 100;

    /** A rule on two integers per lane, of which something is demanded, and a tensor of the first one's size. */
    private static Rule demanding(BiConsumer<RuleBuilder, AxisMap[]> demands) {
        return RuleFixture.rule("demanding", r -> {
            RankClass s = r.rankClass("s", RankBound.SINGLETON);
            AxisMap[] sizes = {r.sizes("n", s), r.sizes("m", s), r.sizes("k", s)};
            demands.accept(r, sizes);
            TensorExpr x = r.tensor("X", ElementType.INT, Shape.of(s, sizes[0]));
            r.rewrite(x, x.slice(AxisMaps.of(AxisMap.of(0)), AxisMaps.of(sizes[1]), AxisMaps.of(sizes[2])));
        });
    }

    private static long applicable(Rule rule) {
        InstanceGenerator generator = new InstanceGenerator(rule, ElementType.INT, SEED);
        return IntStream.range(0, TRIES)
                .mapToObj(i -> generator.attempt())
                .filter(instance -> !(Replay.replay(rule, instance) instanceof Outcome.NotApplicable))
                .count();
    }

    @Test
    void sizesAreAsLargeAsTheConditionsDemand() {
        assertThat(applicable(demanding((r, n) -> r.require(n[0].compare(Relation.GE, AxisMap.of(400))))))
                .as("seed %d", SEED)
                .isEqualTo(TRIES);
    }

    @Test
    void aSizeIsAProductOfOthers() {
        assertThat(applicable(demanding((r, n) -> {
            r.require(n[0].compare(Relation.EQ, n[1].times(n[2])));
            r.require(n[1].compare(Relation.GE, AxisMap.of(7)));
            r.require(n[2].compare(Relation.GE, AxisMap.of(7)));
        }))).as("seed %d", SEED).isGreaterThan(TRIES / 2);
    }

    @Test
    void aSizeHasARest() {
        assertThat(applicable(demanding((r, n) -> {
            r.require(n[0].floorMod(AxisMap.of(7)).compare(Relation.EQ, AxisMap.of(3)));
            r.require(n[0].compare(Relation.GT, AxisMap.of(25)));
        }))).as("seed %d", SEED).isGreaterThan(TRIES / 3);
    }

    private static Rule assuming(BiConsumer<RuleBuilder, TensorExpr[]> assumptions) {
        return RuleFixture.rule("assuming", r -> {
            RankClass c = r.rankClass("c");
            Shape shape = Shape.of(c, r.sizes("n", c));
            TensorExpr[] tensors = {r.tensor("X", ElementType.INT, shape), r.tensor("Y", ElementType.INT, shape)};
            assumptions.accept(r, tensors);
            r.rewrite(tensors[0], tensors[1]);
        });
    }

    private static TensorExpr hundred(TensorExpr like) {
        return Constant.of(Element.of(100), ((Input) like).shape());
    }

    @Test
    void tensorsHaveWhatIsAssumedOfThemAtEveryAccess() {
        assertThat(applicable(assuming((r, t) -> r.assume(Compare.of(Relation.EQ, t[0], t[1]))))).as("equal")
                .isEqualTo(TRIES);
        assertThat(applicable(assuming((r, t) -> {
            r.assume(Compare.of(Relation.EQ, Binary.of(BinaryOperator.MUL, t[0], t[0]), t[1]));
            r.assume(Compare.of(Relation.GE, t[0], hundred(t[0])));
        }))).as("squares of large elements").isEqualTo(TRIES);
    }

    /** Paddings around a padding: each size mentions the one before twice. */
    private static Rule padded(int times) {
        return RuleFixture.rule("padded", r -> {
            RankClass c = r.rankClass("c");
            TensorExpr x = r.tensor("X", ElementType.INT, Shape.of(c, r.sizes("n", c)));
            TensorExpr padded = x;
            for (int i = 0; i < times; i++) {
                padded = padded.pad(Element.of(0), AxisMaps.of(r.map("l" + i, c)), AxisMaps.none(),
                        AxisMaps.of(r.map("i" + i, c)));
            }
            r.rewrite(padded, x);
        });
    }

    @ParameterizedTest
    @ValueSource(ints = {25, 40, 200})
    void hintsAreAsManyAsOperatorsHoweverOftenTheyShareASize(int paddings) {
        Rule rule = padded(paddings);
        assertThat(ValidityHints.of(rule.lhs())).hasSize(2 * paddings + 1);
        InstanceGenerator generator = new InstanceGenerator(rule, ElementType.INT, SEED);
        assertThat(IntStream.range(0, 5).mapToObj(i -> generator.attempt())).hasSize(5);
    }

    @Test
    void whatCannotBeMetEndsAfterAFewChanges() {
        RankClass s = new RankClass("s", RankBound.SINGLETON);
        AxisMap n = new AxisMap.Variable("n", s);
        Condition impossible = Condition.everyLane(n.times(n).compare(Relation.EQ, n.times(n).plus(1)));
        RuleInstance instance = new RuleInstance(ElementType.INT, Map.of("s", 1), Map.of("n", List.of(1)), Map.of(),
                Map.of(), Map.of(), UndefinedValues.NONE);
        RuleInstance repaired = new ConditionRepair(List.of(impossible), 1000, new Random(SEED)).repair(instance,
                Set.of());
        assertThat(repaired.ranks()).isEqualTo(instance.ranks());
    }

    @Test
    void aGeneratorForARuleThatNeverAppliesLosesItsPatience() {
        Rule never = demanding((r, n) -> r.require(n[0].compare(Relation.LT, AxisMap.of(0))));
        InstanceGenerator generator = new InstanceGenerator(never, ElementType.INT, SEED);
        assertThat(IntStream.range(0, 500).mapToObj(i -> generator.next())).allSatisfy(
                instance -> assertThat(Replay.replay(never, instance)).isInstanceOf(Outcome.NotApplicable.class));
    }
}
