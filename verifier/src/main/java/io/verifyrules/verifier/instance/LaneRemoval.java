package io.verifyrules.verifier.instance;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.expr.Input;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleNames;
import io.verifyrules.verifier.interpret.ConcreteTensor;
import io.verifyrules.verifier.interpret.Grid;
import io.verifyrules.verifier.interpret.RuleInstance;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Instances with one lane less. The lane is dropped from every map and tensor, which keep the elements at one index of
 * it, or get new elements.
 */
final class LaneRemoval {

    private static final int INDICES_TRIED = 3;

    private final Rule rule;
    private final RuleNames names;

    LaneRemoval(Rule rule, RuleNames names) {
        this.rule = rule;
        this.names = names;
    }

    /** Every way to drop one lane of one class. */
    Stream<RuleInstance> candidates(RuleInstance instance) {
        return rule.rankClasses()
                .stream()
                .filter(rankClass -> removable(instance, rankClass))
                .flatMap(rankClass -> IntStream.range(0, rank(instance, rankClass))
                        .boxed()
                        .flatMap(lane -> Stream.concat(
                                IntStream.range(0, INDICES_TRIED)
                                        .mapToObj(index -> without(instance, rankClass, lane, index)),
                                Stream.of(lane)
                                        .map(each -> DistinctElements.in(without(instance, rankClass, each, 0),
                                                names)))));
    }

    private static int rank(RuleInstance instance, RankClass rankClass) {
        return instance.ranks().getOrDefault(rankClass.name(), 0);
    }

    private static boolean removable(RuleInstance instance, RankClass rankClass) {
        int least = switch (rankClass.bound()) {
            case ANY -> 0;
            case NON_EMPTY, SINGLETON -> 1;
        };
        return rank(instance, rankClass) > least;
    }

    private RuleInstance without(RuleInstance instance, RankClass rankClass, int lane, int index) {
        Map<String, Integer> ranks = new LinkedHashMap<>(instance.ranks());
        ranks.merge(rankClass.name(), -1, Integer::sum);
        Map<String, List<Integer>> maps = new LinkedHashMap<>(instance.maps());
        maps.replaceAll((name, values) -> isOver(name, rankClass) ? without(values, lane) : values);
        RuleInstance numbers = new RuleInstance(instance.elementType(), ranks, maps, instance.integers(),
                instance.parameters(), instance.tensors(), instance.undefined());
        Map<String, ConcreteTensor> tensors = new LinkedHashMap<>(instance.tensors());
        for (Input input : names.tensors().values()) {
            TensorFitting.fit(input, numbers, (before, now, access) -> with(before, access, rankClass, lane, index))
                    .ifPresentOrElse(tensor -> tensors.put(input.name(), tensor), () -> tensors.remove(input.name()));
        }
        return InstanceEdit.withTensors(numbers, tensors);
    }

    private boolean isOver(String map, RankClass rankClass) {
        var variable = names.perLane().get(map);
        return variable != null && variable.of().equals(rankClass);
    }

    private static List<Integer> without(List<Integer> values, int lane) {
        List<Integer> rest = new ArrayList<>(values);
        rest.subList(lane, lane + 1).clear();
        return rest;
    }

    private static int[] with(Grid before, int[] access, RankClass rankClass, int lane, int index) {
        int[] longer = new int[before.lanes()];
        int next = 0;
        for (AggregatedAxis axis : before.axes()) {
            for (int i = 0; i < before.rank(axis); i++) {
                boolean removed = axis.rankClass().equals(rankClass) && i == lane;
                longer[before.first(axis) + i] = removed ? index : access[next++];
            }
        }
        return longer;
    }
}
