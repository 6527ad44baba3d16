package io.verifyrules.verifier.denotation;

import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.verifier.interpret.RuleInstance;
import io.verifyrules.verifier.term.LaneAtom;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;

/** All values of the indices of a reduction, lane by lane, that its guard's folds admit among small integers. */
record BoundValues(ValueTerm.Reduction reduction, RuleInstance instance, Map<LaneAtom.Variable, List<Integer>> access) {

    private static final int MOST = 14;

    List<Map<LaneAtom.Variable, List<Integer>>> within() {
        List<Map<LaneAtom.Variable, List<Integer>>> all = List.of(extended(Map.of()));
        Map<RankClass, List<LaneAtom.Variable>> byClass = new HashMap<>();
        reduction.indices()
                .forEach(index -> byClass.computeIfAbsent(index.rankClass(), key -> new ArrayList<>())
                        .add(index.variable()));
        for (Map.Entry<RankClass, List<LaneAtom.Variable>> entry : byClass.entrySet()) {
            int rank = Objects.requireNonNull(instance.ranks().get(entry.getKey().name()));
            for (int lane = 0; lane < rank; lane++) {
                all = onLane(all, entry.getKey(), entry.getValue(), lane);
            }
        }
        return all;
    }

    private Map<LaneAtom.Variable, List<Integer>> extended(Map<LaneAtom.Variable, List<Integer>> bound) {
        Map<LaneAtom.Variable, List<Integer>> both = new HashMap<>(access);
        reduction.indices().forEach(index -> both.put(index.variable(), List.of()));
        both.putAll(bound);
        return both;
    }

    private List<Map<LaneAtom.Variable, List<Integer>>> onLane(List<Map<LaneAtom.Variable, List<Integer>>> before,
            RankClass rankClass, List<LaneAtom.Variable> variables, int lane) {
        List<Map<LaneAtom.Variable, List<Integer>>> after = new ArrayList<>();
        for (Map<LaneAtom.Variable, List<Integer>> values : before) {
            List<Map<LaneAtom.Variable, List<Integer>>> grown = List.of(values);
            for (LaneAtom.Variable variable : variables) {
                grown = grown.stream()
                        .flatMap(shorter -> IntStream.rangeClosed(-1, MOST)
                                .mapToObj(value -> longer(shorter, variable, value)))
                        .toList();
            }
            grown.stream().filter(candidate -> admitted(candidate, rankClass, lane)).forEach(after::add);
        }
        return after;
    }

    private static Map<LaneAtom.Variable, List<Integer>> longer(Map<LaneAtom.Variable, List<Integer>> values,
            LaneAtom.Variable variable, int value) {
        Map<LaneAtom.Variable, List<Integer>> longer = new HashMap<>(values);
        List<Integer> lanes = new ArrayList<>(Objects.requireNonNull(values.get(variable)));
        lanes.add(value);
        longer.put(variable, lanes);
        return longer;
    }

    private boolean admitted(Map<LaneAtom.Variable, List<Integer>> values, RankClass rankClass, int lane) {
        return Truth.conjuncts(reduction.guard())
                .stream()
                .allMatch(conjunct -> !(conjunct instanceof Truth.Fold fold) || !fold.rankClass().equals(rankClass)
                        || new ConcreteMeaning(instance, values).lane(lane).holds(fold.predicate()));
    }
}
