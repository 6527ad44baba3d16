package io.verifyrules.verifier.generalize;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.verifier.interpret.LaneEvaluation;
import io.verifyrules.verifier.interpret.RefusedInstance;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/**
 * The lanes that a rank class has in some cases, one after the other. What has no class has one lane in each case.
 */
final class Cells {

    private final List<LaneEvaluation> evaluations;
    private final int[] first;
    private final Optional<RankClass> rankClass;

    Cells(List<Case> cases, Optional<RankClass> rankClass) {
        this.rankClass = rankClass;
        this.first = new int[cases.size() + 1];
        List<LaneEvaluation> all = new ArrayList<>();
        for (int i = 0; i < cases.size(); i++) {
            Case found = cases.get(i);
            all.add(new LaneEvaluation(found.instance()));
            first[i + 1] = first[i]
                    + rankClass.map(of -> found.instance().ranks().getOrDefault(of.name(), 0)).orElse(1);
        }
        this.evaluations = List.copyOf(all);
    }

    /** The class. */
    Optional<RankClass> rankClass() {
        return rankClass;
    }

    /** The number of lanes in a case. */
    int lanes(int number) {
        return first[number + 1] - first[number];
    }

    /** The number of the first lane of a case. */
    int first(int number) {
        return first[number];
    }

    /** What the term is on each lane of each case; empty where one of these numbers is too large. */
    Optional<long[]> values(AxisMap term) {
        long[] values = new long[first[first.length - 1]];
        try {
            for (int i = 0; i < evaluations.size(); i++) {
                for (int lane = 0; lane < lanes(i); lane++) {
                    values[first[i] + lane] = evaluations.get(i).value(term, lane);
                }
            }
        } catch (RefusedInstance tooLarge) {
            Arrays.fill(values, 0);
            return Optional.empty();
        }
        return Optional.of(values);
    }

    /** The cases on each lane of which it holds. */
    BitSet every(BitSet holds) {
        BitSet cases = new BitSet(evaluations.size());
        for (int i = 0; i < evaluations.size(); i++) {
            cases.set(i, holds.nextClearBit(first[i]) >= first[i + 1]);
        }
        return cases;
    }

    /** The cases on some lane of which it holds. */
    BitSet some(BitSet holds) {
        BitSet cases = new BitSet(evaluations.size());
        for (int i = 0; i < evaluations.size(); i++) {
            int next = holds.nextSetBit(first[i]);
            cases.set(i, next >= 0 && next < first[i + 1]);
        }
        return cases;
    }
}
