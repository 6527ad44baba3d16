package io.verifyrules.verifier.fuzz;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.axis.RankClass.RankBound;
import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementFunction;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.dsl.expr.AxisMaps;
import io.verifyrules.dsl.expr.BoundIndices;
import io.verifyrules.dsl.expr.Mapped;
import io.verifyrules.dsl.expr.Reduce;
import io.verifyrules.dsl.expr.Reshape;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.rule.Condition;
import io.verifyrules.dsl.rule.RuleBuilder;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/**
 * Pipelines of data movements along the lanes of one class, most of which divide an index, and a reshape behind them.
 * The index of a reshape is a place in row-major order, so that a division divides a place. Rules about two such
 * pipelines found a mistake that rules with one movement at a time did not. A quotient was taken for one number on all
 * lanes.
 */
final class RandomPipelines {

    private static final int MOST_MOVEMENTS = 3;

    private final Random random;
    private final RuleBuilder rule;
    private final AggregatedAxis axis;
    private final AggregatedAxis places;
    private final AxisMap size;
    private final AxisMap total;
    private final List<AxisMap> maps;
    private final List<Element> values;
    private final ElementType type;
    private final ElementFunction function;
    private final TensorExpr update;

    private RandomPipelines(Random random, RuleBuilder rule) {
        this.random = random;
        this.rule = rule;
        this.type = random.nextInt(3) == 0 ? ElementType.INT : ElementType.OPEN;
        RankClass lanes = rule.rankClass("c", random.nextInt(4) == 0 ? RankBound.NON_EMPTY : RankBound.ANY);
        this.axis = lanes.axis();
        this.size = rule.map("n", lanes);
        this.maps = List.of(rule.map("m1", lanes), rule.map("m2", lanes));
        RankClass into = rule.rankClass("u", random.nextInt(3) == 0 ? RankBound.ANY : RankBound.SINGLETON);
        this.places = into.axis();
        this.total = rule.map("k", into);
        this.values = List.of(rule.element("v", type), rule.element("w", type));
        this.function = rule.function("f", List.of(type), type);
        this.update = rule.tensor("U", type, Shape.of(axis, rule.map("m3", lanes)));
    }

    /**
     * Declares a rule whose sides are equal if it is to be right. Otherwise one of them has a change in it, which may
     * be wrong.
     */
    static void declare(RuleBuilder rule, Random random, boolean right, List<RandomRule.Step> steps,
            List<Rewrite> rewrites) {
        new RandomPipelines(random, rule).declare(right, steps, rewrites);
    }

    private void declare(boolean right, List<RandomRule.Step> steps, List<Rewrite> rewrites) {
        TensorExpr input = rule.tensor("A", type, Shape.of(axis, size));
        boolean corners = random.nextInt(3) == 0;
        List<Movement> movements = new ArrayList<>(corners ? corners() : List.of());
        int wanted = movements.size() + (corners ? 1 : 2) + random.nextInt(MOST_MOVEMENTS - 1);
        while (movements.size() < wanted) {
            movements.add(movement());
        }
        Ending ending = ending();
        TensorExpr before = ending.of(moved(input, movements));
        TensorExpr after = right
                ? rewritten(before, steps, rewrites)
                : ending.of(moved(input, changed(movements, corners)));
        for (AxisMap map : maps) {
            if (random.nextInt(3) == 0) {
                rule.require(Condition.everyLane(map.compare(Relation.GE, AxisMap.of(random.nextInt(2)))));
            }
        }
        rule.rewrite(before, after);
    }

    private TensorExpr rewritten(TensorExpr before, List<RandomRule.Step> steps, List<Rewrite> rewrites) {
        TensorExpr after = before;
        for (int i = 1 + random.nextInt(3); i > 0; i--) {
            Optional<RandomRewriting> rewriting = RandomRewriting.of(after, rewrites, random);
            if (rewriting.isPresent()) {
                Place place = rewriting.get().place();
                steps.add(new RandomRule.Step(rewriting.get().rewrite().name(), place.term(), rewriting.get().after()));
                after = place.with(rewriting.get().after());
            }
        }
        return after;
    }

    private static TensorExpr moved(TensorExpr input, List<Movement> movements) {
        TensorExpr moved = input;
        for (Movement movement : movements) {
            moved = movement.of(moved);
        }
        return moved;
    }

    /**
     * Padded at one end with one element, and at the other end with the other. At rank 1 the order does not matter; at higher ranks
     * the corners tell which came last.
     */
    private List<Movement> corners() {
        List<Movement> corners = new ArrayList<>(List.of(
                new Movement.Padded(axis, values.getFirst(), AxisMap.of(1 + random.nextInt(2)), Movement.ZERO,
                        Movement.ZERO),
                new Movement.Padded(axis, values.getLast(), Movement.ZERO, AxisMap.of(1 + random.nextInt(2)),
                        Movement.ZERO)));
        Collections.shuffle(corners, random);
        return corners;
    }

    /** Most changes keep the sizes, so that it is the elements that differ. */
    private List<Movement> changed(List<Movement> movements, boolean corners) {
        List<Movement> changed = new ArrayList<>(movements);
        if (corners) {
            Collections.swap(changed, 0, 1);
            return changed;
        }
        int at = random.nextInt(changed.size());
        switch (random.nextInt(5)) {
            case 0, 1 -> Collections.swap(changed, at, (at + 1) % changed.size());
            case 2 -> changed.set(at, movement());
            default -> changed.set(at, changed.get(at).turned(this));
        }
        return changed;
    }

    private Movement movement() {
        return switch (random.nextInt(9)) {
            case 0, 1 -> new Movement.Padded(axis, value(), number(), number(), AxisMap.of(0));
            case 2 -> new Movement.Padded(axis, value(), number(), number(), AxisMap.of(1));
            case 3 -> new Movement.Sliced(axis, number(), number(), AxisMap.of(1 + random.nextInt(2)));
            case 4, 5 -> new Movement.Repeated(axis, AxisMap.of(2 + random.nextInt(2)), random.nextBoolean());
            case 6 -> new Movement.Shuffled(axis, value(), AxisMap.of(2 + random.nextInt(2)), random.nextBoolean());
            case 7 -> new Movement.Rotated(axis, number(), random.nextBoolean());
            default -> new Movement.Written(axis, update, number(), AxisMap.of(1 + random.nextInt(2)));
        };
    }

    /** One of the two elements of the rule. */
    Element value() {
        return values.get(random.nextInt(values.size()));
    }

    /** The element of the rule that is not this one. */
    Element other(Element value) {
        return values.get(values.indexOf(value) == 0 ? 1 : 0);
    }

    /** Most often a small number: what is wrong with small ones is found at once. */
    private AxisMap number() {
        return switch (random.nextInt(10)) {
            case 0 -> maps.get(random.nextInt(maps.size()));
            case 1 -> AxisMap.max(maps.get(random.nextInt(maps.size())), AxisMap.of(0));
            default -> AxisMap.of(random.nextInt(3));
        };
    }

    /** The operation after all movements. */
    @FunctionalInterface
    private interface Ending {
        TensorExpr of(TensorExpr moved);
    }

    private Ending ending() {
        Ending flat = moved -> Reshape.of(moved, axis, Shape.of(places, total));
        Monoid monoid = random.nextBoolean() ? Monoid.SUM : Monoid.MAX;
        return switch (random.nextInt(6)) {
            case 0 -> moved -> Mapped.of(function, List.of(flat.of(moved)));
            case 1 -> moved -> flat.of(moved).reverse(places);
            case 2 -> type.equals(ElementType.INT)
                    ? moved -> Reduce.of(monoid, flat.of(moved), List.of(places), Optional.of(values.getFirst()),
                            BoundIndices.unnamed())
                    : flat;
            case 3 -> moved -> flat.of(moved)
                    .slice(AxisMaps.on(places, AxisMap.of(1)), AxisMaps.on(places, total), AxisMaps.none());
            default -> flat;
        };
    }
}
