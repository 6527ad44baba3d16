package io.verifyrules.verifier.fuzz;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.LaneCondition;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.axis.RankClass.RankBound;
import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.expr.AxisMaps;
import io.verifyrules.dsl.expr.BoundIndices;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.rule.RuleBuilder;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;

/**
 * The axes of random tensors: two of one class of any rank, that of a singleton, and that of a class to reduce. They
 * come with random maps over their classes, and a scalar and numbers of singletons that all of them share. The indices
 * of reductions have names.
 */
final class RandomAxes {

    private final Random random;
    private final Random naming;
    private final RandomNames names;
    private final RuleBuilder rule;
    private final AxisMap scalar;
    private final AggregatedAxis many;
    private final AggregatedAxis twin;
    private final AggregatedAxis one;
    private final AggregatedAxis reduced;
    private final Map<AggregatedAxis, List<AxisMap>> maps = new LinkedHashMap<>();
    private final Optional<RandomPermutations> orders;
    private Optional<AxisMap> number = Optional.empty();
    private int indices;

    /**
     * @param naming   draws names, which {@code random} must not depend on
     * @param permuted whether orders of the lanes of the class of any rank are declared
     */
    RandomAxes(Random random, RuleBuilder rule, RandomNames names, Random naming, boolean permuted) {
        this.random = random;
        this.naming = naming;
        this.names = names;
        this.rule = rule;
        this.scalar = rule.integer("i");
        RankBound bound = random.nextInt(4) == 0 ? RankBound.NON_EMPTY : RankBound.ANY;
        this.many = declared(rule.rankClass("c", bound), "n", "m");
        this.twin = many.rankClass().axis(names.twin(naming));
        maps.put(twin, maps(many));
        this.one = declared(rule.rankClass("s", RankBound.SINGLETON), "p", "k");
        this.reduced = declared(rule.rankClass("d"), "q", "l");
        this.orders = permuted ? Optional.of(orders(rule)) : Optional.empty();
    }

    private AggregatedAxis declared(RankClass rankClass, String size, String attribute) {
        maps.put(rankClass.axis(), List.of(rule.map(size, rankClass), rule.map(attribute + "1", rankClass),
                rule.map(attribute + "2", rankClass)));
        return rankClass.axis();
    }

    private RandomPermutations orders(RuleBuilder rule) {
        return new RandomPermutations(random,
                Stream.of("order1", "order2")
                        .limit(1 + random.nextInt(2))
                        .map(name -> rule.permutation(name, many.rankClass()))
                        .toList(),
                random.nextBoolean());
    }

    /** Orders of the lanes of the class of any rank, where the rule declares any. */
    Optional<RandomPermutations> orders() {
        return orders;
    }

    /** The condition that makes the sizes of inputs the same in every order, where that is demanded. */
    List<LaneCondition> sizesInAnyOrder() {
        AxisMap size = maps(many).getFirst();
        return orders.filter(RandomPermutations::sizesStay)
                .map(RandomPermutations::declared)
                .orElse(List.of())
                .stream()
                .map(order -> size.permuted(order).compare(Relation.EQ, size))
                .toList();
    }

    /** The maps over the class of the axis; the first is the size of inputs. */
    List<AxisMap> maps(AggregatedAxis axis) {
        return maps.getOrDefault(axis, List.of());
    }

    /** The axis of the class of any rank. */
    AggregatedAxis many() {
        return many;
    }

    /** Another one of the class of any rank. */
    AggregatedAxis twin() {
        return twin;
    }

    /** The axis of the singleton, along which to concatenate and to count. */
    AggregatedAxis one() {
        return one;
    }

    /** The axis of the class that is reduced. */
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

    /** The scalar. */
    AxisMap scalar() {
        return scalar;
    }

    /** A random map over the class of the axis. */
    AxisMap attribute(AggregatedAxis axis) {
        AxisMap map = inOneOrder(axis);
        return orders.map(known -> known.sometimes(map)).orElse(map);
    }

    private AxisMap inOneOrder(AggregatedAxis axis) {
        List<AxisMap> known = maps(axis);
        AxisMap drawn = known.get(random.nextInt(known.size()));
        AxisMap map = orders.map(all -> all.sometimes(drawn)).orElse(drawn);
        return switch (random.nextInt(24)) {
            case 0, 1, 2, 3, 4, 5, 6 -> AxisMap.of(random.nextInt(3));
            case 7, 8 -> map.plus(random.nextInt(3) - 1);
            case 9, 10 -> AxisMap.max(map, AxisMap.of(0));
            case 11 -> scalar;
            case 12 -> map.plus(scalar);
            case 13 -> arithmetic(map, known.getFirst());
            case 14 -> maps(one).getLast();
            case 15 -> map.plus(number());
            case 16 -> AxisMap.max(maps(one).getLast().times(number()), AxisMap.of(0));
            default -> map;
        };
    }

    /** A map of a singleton that no tensor has an axis of: one number. */
    private AxisMap number() {
        if (number.isEmpty()) {
            number = Optional.of(rule.map("number", rule.rankClass("t", RankBound.SINGLETON)));
        }
        return number.get();
    }

    private AxisMap arithmetic(AxisMap map, AxisMap other) {
        return switch (random.nextInt(6)) {
            case 0 -> AxisMap.min(map, other);
            case 1 -> map.minus(other).absolute();
            case 2 -> map.times(1 + random.nextInt(2));
            case 3 -> map.floorDiv(2);
            case 4 -> map.floorMod(2);
            default -> new AxisMap.Choice(map.compare(Relation.LT, other), map, other);
        };
    }

    /** Names for the indices of some of the axes to reduce, none of them used before. */
    BoundIndices indices(Collection<AggregatedAxis> over) {
        BoundIndices all = BoundIndices.unnamed();
        for (AggregatedAxis axis : over) {
            if (random.nextInt(3) == 0) {
                all = all.and(axis, index(axis));
            }
        }
        return all;
    }

    /** A name for the index of an axis to reduce. */
    AxisMap index(AggregatedAxis axis) {
        return rule.index(names.index(indices++, naming), axis.rankClass());
    }

    /** A size that is demanded of the axis, now and then one that instances seldom reach. */
    LaneCondition demand(AggregatedAxis axis) {
        int least = List.of(1, 2, 3, 5, 8, 50, 400).get(random.nextInt(7));
        return maps(axis).getFirst().compare(Relation.GE, AxisMap.of(least));
    }

    /** The maps on one axis. */
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
