package io.verifyrules.verifier.fuzz;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.axis.RankClass.RankBound;
import io.verifyrules.dsl.expr.AxisMaps;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.rule.RuleBuilder;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * The axes of random tensors, two of one class of any rank, that of a singleton, and that of a class to reduce, with random
 * maps over their classes.
 */
final class RandomAxes {

    private final Random random;
    private final AggregatedAxis many;
    private final AggregatedAxis twin;
    private final AggregatedAxis one;
    private final AggregatedAxis reduced;
    private final Map<AggregatedAxis, List<AxisMap>> maps = new LinkedHashMap<>();

    RandomAxes(Random random, RuleBuilder rule) {
        this.random = random;
        this.many = declared(rule, rule.rankClass("c"), "n", "m");
        this.twin = many.rankClass().axis("r");
        maps.put(twin, maps(many));
        this.one = declared(rule, rule.rankClass("s", RankBound.SINGLETON), "p", "k");
        this.reduced = declared(rule, rule.rankClass("d"), "q", "l");
    }

    private AggregatedAxis declared(RuleBuilder rule, RankClass rankClass, String size, String attribute) {
        maps.put(rankClass.axis(), List.of(rule.map(size, rankClass), rule.map(attribute + "1", rankClass),
                rule.map(attribute + "2", rankClass)));
        return rankClass.axis();
    }

    /** The maps over the class of the axis; the first is the size of inputs. */
    List<AxisMap> maps(AggregatedAxis axis) {
        return maps.getOrDefault(axis, List.of());
    }

    /** That of the class of any rank. */
    AggregatedAxis many() {
        return many;
    }

    /** Another one of the class of any rank. */
    AggregatedAxis twin() {
        return twin;
    }

    /** That of the singleton, along which to concatenate and to count. */
    AggregatedAxis one() {
        return one;
    }

    /** That of the class that is reduced. */
    AggregatedAxis reduced() {
        return reduced;
    }

    /** An axis to reduce that is none of these: another one of the class of any rank, if there is one. */
    AggregatedAxis free(List<AggregatedAxis> axes) {
        return axes.contains(twin) ? reduced : twin;
    }

    /** The axes of a tensor: one or two. */
    List<AggregatedAxis> choice() {
        return switch (random.nextInt(6)) {
            case 0, 1 -> List.of(many, one);
            case 2 -> List.of(one);
            case 3 -> List.of(many, twin);
            default -> List.of(many);
        };
    }

    /** The shape of inputs with these axes. */
    Shape shape(List<AggregatedAxis> axes) {
        Shape shape = Shape.scalar();
        for (AggregatedAxis axis : axes) {
            shape = shape.with(axis, maps(axis).getFirst());
        }
        return shape;
    }

    /** A random map over the class of the axis. */
    AxisMap attribute(AggregatedAxis axis) {
        List<AxisMap> known = maps(axis);
        AxisMap map = known.get(random.nextInt(known.size()));
        return switch (random.nextInt(10)) {
            case 0, 1, 2 -> AxisMap.of(random.nextInt(3));
            case 3 -> map.plus(random.nextInt(3) - 1);
            case 4 -> AxisMap.max(map, AxisMap.of(0));
            default -> map;
        };
    }

    /** That on one axis. */
    AxisMaps on(AggregatedAxis axis) {
        return AxisMaps.on(axis, attribute(axis));
    }

    /** 1 or 2 on one axis now and then. */
    AxisMaps sometimes(AggregatedAxis axis) {
        return random.nextInt(3) == 0 ? AxisMaps.on(axis, AxisMap.of(1 + random.nextInt(2))) : AxisMaps.none();
    }

    /** The axis of a random class, more often that of any rank. */
    AggregatedAxis axis() {
        return random.nextInt(3) == 0 ? one : many;
    }
}
