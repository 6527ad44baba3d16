package io.verifyrules.verifier.bound;

import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.verifier.lane.LaneOracle;
import io.verifyrules.verifier.lane.LaneOracle.Existence;
import io.verifyrules.verifier.term.LaneBool;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Irredundant sets of lane predicates. A set is irredundant when for each of its members some lane satisfying H(c)
 * falsifies that member and satisfies all the others. Subsets of an irredundant set are irredundant, so the sets are grown
 * level by level; each question is one about a single lane. A question that is not answered counts as "there is such a lane",
 * which can only make the bound larger.
 */
final class IrredundantSets {

    private IrredundantSets() {
    }

    /** A largest irredundant subset of {@code predicates}; its size is k(c). */
    static List<LaneBool> largest(RankClass rankClass, List<LaneBool> hypotheses, List<LaneBool> predicates,
            LaneOracle oracle) {
        Set<Set<LaneBool>> level = new LinkedHashSet<>();
        level.add(Set.of());
        List<LaneBool> largest = List.of();
        while (!level.isEmpty()) {
            largest = List.copyOf(level.iterator().next());
            Set<Set<LaneBool>> next = new LinkedHashSet<>();
            for (Set<LaneBool> set : level) {
                for (LaneBool predicate : predicates) {
                    Set<LaneBool> grown = new LinkedHashSet<>(set);
                    if (grown.add(predicate) && !next.contains(grown)
                            && isIrredundant(rankClass, hypotheses, grown, oracle)) {
                        next.add(grown);
                    }
                }
            }
            level = next;
        }
        return largest;
    }

    private static boolean isIrredundant(RankClass rankClass, List<LaneBool> hypotheses, Set<LaneBool> set,
            LaneOracle oracle) {
        for (LaneBool falsified : set) {
            List<LaneBool> lane = new ArrayList<>(hypotheses);
            lane.add(LaneBool.not(falsified));
            set.stream().filter(other -> !other.equals(falsified)).forEach(lane::add);
            if (oracle.existence(rankClass, lane) == Existence.NO) {
                return false;
            }
        }
        return true;
    }
}
