package io.verifyrules.verifier.verify;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.LaneCondition;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.axis.RankClass.RankBound;
import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.expr.AxisMaps;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.rule.Condition;
import io.verifyrules.dsl.rule.RuleBuilder;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Random rules that move data on the axes of a class of any rank and of a singleton: a chain of operators on the left, the
 * same chain with one step changed, dropped, added or moved on the right, under a few random preconditions. Many are right,
 * most are wrong, and what decides is often a corner: an empty axis, rank 0, a negative padding, some lane or every lane.
 */
final class RandomRules {

    private static final List<Relation> RELATIONS = List.of(Relation.values());

    private final Random random;
    private final RuleBuilder rule;
    private final AggregatedAxis many;
    private final AggregatedAxis one;
    private final List<AxisMap> onMany;
    private final List<AxisMap> onOne;
    private final TensorExpr a;
    private final TensorExpr b;
    private final Element v;

    private RandomRules(RuleBuilder rule, long seed) {
        this.random = new Random(seed);
        this.rule = rule;
        RankClass c = rule.rankClass("c");
        RankClass s = rule.rankClass("s", RankBound.SINGLETON);
        this.many = c.axis();
        this.one = s.axis();
        this.onMany = List.of(rule.map("n", c), rule.map("m1", c), rule.map("m2", c), rule.map("m3", c));
        this.onOne = List.of(rule.map("p", s), rule.map("k1", s), rule.map("k2", s));
        this.a = rule.tensor("A", Shape.of(many, onMany.get(0)).with(one, onOne.get(0)));
        this.b = rule.tensor("B", Shape.of(many, onMany.get(1)).with(one, onOne.get(1)));
        this.v = rule.element("v", ElementType.OPEN);
    }

    /** Declares the random rule of a seed. */
    static void declare(RuleBuilder rule, long seed) {
        new RandomRules(rule, seed).declare();
    }

    private void declare() {
        List<Step> left = new ArrayList<>();
        int length = 1 + random.nextInt(3);
        for (int i = 0; i < length; i++) {
            left.add(step());
        }
        for (int i = random.nextInt(4); i > 0; i--) {
            precondition();
        }
        rule.rewrite(apply(left), apply(changed(left)));
    }

    /** One operator of a chain, with its attributes on one of the axes. */
    private record Step(int operator, AggregatedAxis axis, AxisMap x, AxisMap y, AxisMap z) {}

    private Step step() {
        AggregatedAxis axis = random.nextInt(3) == 0 ? one : many;
        return new Step(random.nextInt(11), axis, attribute(axis), attribute(axis), attribute(axis));
    }

    private AxisMap attribute(AggregatedAxis axis) {
        List<AxisMap> maps = axis.equals(one) ? onOne : onMany;
        AxisMap map = maps.get(random.nextInt(maps.size()));
        return switch (random.nextInt(10)) {
            case 0, 1, 2 -> AxisMap.of(random.nextInt(3));
            case 3 -> map.plus(random.nextInt(3) - 1);
            case 4 -> map.plus(maps.get(random.nextInt(maps.size())));
            case 5 -> AxisMap.max(map, AxisMap.of(0));
            default -> map;
        };
    }

    private List<Step> changed(List<Step> steps) {
        List<Step> other = new ArrayList<>(steps);
        int place = random.nextInt(other.size());
        Step step = other.get(place);
        AxisMap fresh = attribute(step.axis());
        switch (random.nextInt(6)) {
            case 0 -> other.remove(place);
            case 1 -> other.add(place, step());
            case 2 -> other.add(other.remove(0));
            case 3 -> other.set(place, new Step(step.operator(), step.axis(), fresh, step.y(), step.z()));
            case 4 -> other.set(place, new Step(step.operator(), step.axis(), step.x(), fresh, step.z()));
            default -> other.set(place, new Step(step.operator(), step.axis(), step.x(), step.y(), fresh));
        }
        return other;
    }

    private TensorExpr apply(List<Step> steps) {
        TensorExpr tensor = a;
        for (Step step : steps) {
            tensor = apply(step, tensor);
        }
        return tensor;
    }

    private TensorExpr apply(Step step, TensorExpr tensor) {
        AxisMaps none = AxisMaps.none();
        AxisMaps x = AxisMaps.on(step.axis(), step.x());
        AxisMaps y = AxisMaps.on(step.axis(), step.y());
        AxisMaps z = AxisMaps.on(step.axis(), step.z());
        AxisMaps starts = x.and(step.axis().equals(one) ? many : one, AxisMap.of(0));
        return switch (step.operator()) {
            case 0 -> tensor.pad(v, x, y, none);
            case 1 -> tensor.pad(v, x, none, z);
            case 2 -> tensor.slice(x, y, none);
            case 3 -> tensor.slice(x, none, z);
            case 4 -> tensor.slice(x, y, z);
            case 5 -> tensor.dynamicSlice(x, y);
            case 6 -> tensor.dynamicSliceInRange(x, y);
            case 7 -> tensor.dynamicUpdateSlice(b, starts);
            case 8 -> tensor.dynamicUpdateSliceInRange(b, starts);
            case 9 -> tensor.concat(one, b);
            default -> tensor.reverse(step.axis());
        };
    }

    private void precondition() {
        AggregatedAxis axis = random.nextInt(3) == 0 ? one : many;
        LaneCondition condition = comparison(axis);
        switch (random.nextInt(6)) {
            case 0 -> rule.require(Condition.someLane(condition));
            case 1 -> rule.require(Condition.everyLane(condition).disjoin(Condition.everyLane(comparison(many))));
            default -> rule.require(condition);
        }
    }

    private LaneCondition comparison(AggregatedAxis axis) {
        List<AxisMap> maps = axis.equals(one) ? onOne : onMany;
        Relation relation = RELATIONS.get(random.nextInt(RELATIONS.size()));
        return maps.get(random.nextInt(maps.size())).compare(relation, attribute(axis));
    }
}
