package io.verifyrules.verifier.bound;

import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.verifier.bound.FiniteEvaluation.Cells;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * All instances of a finite structure at given ranks. Lanes are listed in one order only: no term tells lanes apart by their
 * position, so instances that differ in the order of their lanes have the same truth values and the same coinciding reads.
 */
final class FiniteInstances {

    /** Enough for each of the reads of a structure to have an element of its own. */
    private static final int ELEMENT_VALUES = 4;

    private final FoldStructure structure;
    private final Map<Map<RankClass, Integer>, Optional<FiniteEvaluation>> known = new HashMap<>();

    FiniteInstances(FoldStructure structure) {
        this.structure = structure;
    }

    /** An instance at these ranks that refutes the structure's claim, if there is one. */
    Optional<FiniteEvaluation> refuting(Map<RankClass, Integer> ranks) {
        return known.computeIfAbsent(ranks, this::found);
    }

    private Optional<FiniteEvaluation> found(Map<RankClass, Integer> ranks) {
        for (Map<RankClass, List<Map<String, Long>>> lanes : lanes(ranks)) {
            for (Map<String, Long> scalars : scalars()) {
                Optional<FiniteEvaluation> refuting = refuting(lanes, scalars);
                if (refuting.isPresent()) {
                    return refuting;
                }
            }
        }
        return Optional.empty();
    }

    private Optional<FiniteEvaluation> refuting(Map<RankClass, List<Map<String, Long>>> lanes,
            Map<String, Long> scalars) {
        for (long code = 0;; code++) {
            Cells cells = new Cells(code, ELEMENT_VALUES);
            FiniteEvaluation instance = new FiniteEvaluation(lanes, scalars, cells);
            if (instance.refutes(structure.claim())) {
                return Optional.of(instance);
            }
            if (cells.exhausted()) {
                return Optional.empty();
            }
        }
    }

    private List<Map<RankClass, List<Map<String, Long>>>> lanes(Map<RankClass, Integer> ranks) {
        List<Map<RankClass, List<Map<String, Long>>>> all = List.of(Map.of());
        for (Map.Entry<RankClass, List<Map<String, Long>>> entry : structure.lanes().entrySet()) {
            List<Map<RankClass, List<Map<String, Long>>>> longer = new ArrayList<>();
            List<List<Map<String, Long>>> choices = choices(entry.getValue(), 0, ranks.getOrDefault(entry.getKey(), 0));
            for (Map<RankClass, List<Map<String, Long>>> shorter : all) {
                for (List<Map<String, Long>> choice : choices) {
                    Map<RankClass, List<Map<String, Long>>> combined = new LinkedHashMap<>(shorter);
                    combined.put(entry.getKey(), choice);
                    longer.add(combined);
                }
            }
            all = longer;
        }
        return all;
    }

    /** The choices of {@code count} values, with repetition, from the given position on. */
    private static List<List<Map<String, Long>>> choices(List<Map<String, Long>> values, int from, int count) {
        if (count == 0) {
            return List.of(List.of());
        }
        List<List<Map<String, Long>>> all = new ArrayList<>();
        for (int first = from; first < values.size(); first++) {
            for (List<Map<String, Long>> rest : choices(values, first, count - 1)) {
                List<Map<String, Long>> choice = new ArrayList<>();
                choice.add(values.get(first));
                choice.addAll(rest);
                all.add(choice);
            }
        }
        return all;
    }

    private List<Map<String, Long>> scalars() {
        List<Map<String, Long>> all = List.of(Map.of());
        for (Map.Entry<String, List<Long>> entry : structure.scalars().entrySet()) {
            List<Map<String, Long>> longer = new ArrayList<>();
            for (Map<String, Long> shorter : all) {
                for (long value : entry.getValue()) {
                    Map<String, Long> combined = new LinkedHashMap<>(shorter);
                    combined.put(entry.getKey(), value);
                    longer.add(combined);
                }
            }
            all = longer;
        }
        return all;
    }
}
