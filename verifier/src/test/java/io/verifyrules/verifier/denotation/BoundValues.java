package io.verifyrules.verifier.denotation;

import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.verifier.interpret.RuleInstance;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;

/** All values of the indices of a reduction, lane by lane, that its guard's folds admit among small integers. */
record BoundValues(ValueTerm.Reduction reduction, RuleInstance instance, Map<String, List<Integer>> access) {

    private static final int MOST = 14;

    List<Map<String, List<Integer>>> within() {
        List<Map<String, List<Integer>>> all = List.of(extended(Map.of()));
        Map<RankClass, List<String>> byClass = new HashMap<>();
        reduction.indices().forEach(index -> byClass.computeIfAbsent(index.rankClass(), key -> new ArrayList<>())
                .add(index.variable().name()));
        for (Map.Entry<RankClass, List<String>> entry : byClass.entrySet()) {
            int rank = Objects.requireNonNull(instance.ranks().get(entry.getKey().name()));
            for (int lane = 0; lane < rank; lane++) {
                all = onLane(all, entry.getKey(), entry.getValue(), lane);
            }
        }
        return all;
    }

    private Map<String, List<Integer>> extended(Map<String, List<Integer>> bound) {
        Map<String, List<Integer>> both = new HashMap<>(access);
        reduction.indices().forEach(index -> both.put(index.variable().name(), List.of()));
        both.putAll(bound);
        return both;
    }

    private List<Map<String, List<Integer>>> onLane(List<Map<String, List<Integer>>> before, RankClass rankClass,
            List<String> names, int lane) {
        List<Map<String, List<Integer>>> after = new ArrayList<>();
        for (Map<String, List<Integer>> values : before) {
            List<Map<String, List<Integer>>> grown = List.of(values);
            for (String name : names) {
                grown = grown.stream().flatMap(shorter -> IntStream.rangeClosed(-1, MOST).mapToObj(
                        value -> longer(shorter, name, value))).toList();
            }
            grown.stream().filter(candidate -> admitted(candidate, rankClass, lane)).forEach(after::add);
        }
        return after;
    }

    private static Map<String, List<Integer>> longer(Map<String, List<Integer>> values, String name, int value) {
        Map<String, List<Integer>> longer = new HashMap<>(values);
        List<Integer> lanes = new ArrayList<>(Objects.requireNonNull(values.get(name)));
        lanes.add(value);
        longer.put(name, lanes);
        return longer;
    }

    private boolean admitted(Map<String, List<Integer>> values, RankClass rankClass, int lane) {
        return Truth.conjuncts(reduction.guard()).stream().allMatch(conjunct -> !(conjunct instanceof Truth.Fold fold)
                || !fold.rankClass().equals(rankClass)
                || new ConcreteMeaning(instance, values).lane(lane).holds(fold.predicate()));
    }
}
