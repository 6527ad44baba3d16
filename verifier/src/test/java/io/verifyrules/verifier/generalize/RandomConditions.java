package io.verifyrules.verifier.generalize;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.LaneCondition;
import io.verifyrules.dsl.axis.MapOperator;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.rule.Condition;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;

/**
 * Random conditions in maps over one class and scalars, of every form that there is. The same seed gives the same ones.
 *
 * @param rankClass the class of the maps
 */
record RandomConditions(Random random, RankClass rankClass, List<AxisMap> maps, List<AxisMap> scalars) {

    private static final List<MapOperator> OPERATORS = List.of(MapOperator.values());

    Stream<Condition> all() {
        return Stream.generate(() -> condition(2));
    }

    private Condition condition(int depth) {
        return switch (random.nextInt(depth > 0 ? 9 : 5)) {
            case 0 -> Condition.someLane(lanes(2, maps));
            case 1 -> new Condition.OnScalars(lanes(1, List.of()));
            // On every lane of a class, though no map of the class is mentioned.
            case 2 -> new Condition.EveryLane(rankClass, lanes(1, List.of()));
            case 3, 4 -> new Condition.EveryLane(rankClass, lanes(2, maps));
            case 5, 6 -> condition(depth - 1).disjoin(condition(depth - 1));
            case 7 -> condition(depth - 1).conjoin(condition(depth - 1));
            default -> condition(depth - 1).not();
        };
    }

    private LaneCondition lanes(int depth, List<AxisMap> of) {
        return switch (random.nextInt(depth > 0 ? 6 : 3)) {
            case 3 -> lanes(depth - 1, of).disjoin(lanes(depth - 1, of));
            case 4 -> lanes(depth - 1, of).conjoin(lanes(depth - 1, of));
            case 5 -> lanes(depth - 1, of).not();
            default -> map(2, of).compare(any(List.of(Relation.values())), map(2, of));
        };
    }

    private AxisMap map(int depth, List<AxisMap> of) {
        return switch (random.nextInt(depth > 0 ? 7 : 4)) {
            case 0 -> AxisMap.of(random.nextInt(6) - 2);
            case 1 -> any(scalars);
            case 2, 3 -> of.isEmpty() ? any(scalars) : any(of);
            case 4 ->
                new AxisMap.Choice(map(1, of).compare(Relation.LE, map(1, of)), map(depth - 1, of), map(depth - 1, of));
            default -> new AxisMap.Arithmetic(any(OPERATORS), map(depth - 1, of), map(depth - 1, of));
        };
    }

    private <T> T any(List<T> values) {
        return values.get(random.nextInt(values.size()));
    }
}
