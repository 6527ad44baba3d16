package io.verifyrules.verifier.generalize;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.verifier.interpret.LaneEvaluation;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/**
 * The lanes that a rank class has in some cases, one after the other. A term without a class has one lane in each case.
 * Cases may be added at the end.
 */
final class Cells {

    private final List<LaneEvaluation> evaluations = new ArrayList<>();
    private final Optional<RankClass> rankClass;
    private int[] first = {0};
    private int[] caseOf = {};

    Cells(Optional<RankClass> rankClass) {
        this.rankClass = rankClass;
    }

    Cells(List<Case> cases, Optional<RankClass> rankClass) {
        this(rankClass);
        add(cases);
    }

    /** Adds cases after those that there are. */
    void add(List<Case> cases) {
        int before = evaluations.size();
        first = Arrays.copyOf(first, before + cases.size() + 1);
        for (int i = 0; i < cases.size(); i++) {
            Case found = cases.get(i);
            evaluations.add(new LaneEvaluation(found.instance()));
            first[before + i + 1] = first[before + i]
                    + rankClass.map(of -> found.instance().ranks().getOrDefault(of.name(), 0)).orElse(1);
        }
        caseOf = Arrays.copyOf(caseOf, size());
        for (int i = before; i < evaluations.size(); i++) {
            Arrays.fill(caseOf, first[i], first[i + 1], i);
        }
    }

    /** The class. */
    Optional<RankClass> rankClass() {
        return rankClass;
    }

    /** The number of cases. */
    int cases() {
        return evaluations.size();
    }

    /** The number of lanes in all cases. */
    int size() {
        return first[evaluations.size()];
    }

    /** The number of lanes in a case. */
    int lanes(int number) {
        return first[number + 1] - first[number];
    }

    /** The number of the first lane of a case. */
    int first(int number) {
        return first[number];
    }

    /**
     * The values of the term on each lane of the cases from a given one on.
     *
     * @throws io.verifyrules.verifier.value.RefusedInstance where one of these numbers is too large
     */
    long[] values(AxisMap term, int from) {
        long[] values = new long[size() - first[from]];
        for (int i = from; i < evaluations.size(); i++) {
            for (int lane = 0; lane < lanes(i); lane++) {
                values[first[i] - first[from] + lane] = evaluations.get(i).value(term, lane);
            }
        }
        return values;
    }

    private boolean isOneLaneEach() { return rankClass.map(RankClass::isSingleton).orElse(true); }

    /** The cases on each lane of which it holds. */
    BitSet every(BitSet holds) {
        if (isOneLaneEach()) {
            return holds;
        }
        BitSet fails = (BitSet) holds.clone();
        fails.flip(0, size());
        BitSet cases = some(fails);
        cases.flip(0, evaluations.size());
        return cases;
    }

    /** The cases on some lane of which it holds. */
    BitSet some(BitSet holds) {
        if (isOneLaneEach()) {
            return holds;
        }
        long[] lanes = holds.toLongArray();
        long[] cases = new long[(evaluations.size() + Long.SIZE - 1) / Long.SIZE];
        int next = 0;
        for (int word = 0; word < lanes.length; word++) {
            long left = lanes[word] & lanesFrom(next - word * Long.SIZE);
            while (left != 0) {
                int found = caseOf[word * Long.SIZE + Long.numberOfTrailingZeros(left)];
                cases[found / Long.SIZE] |= 1L << found;
                next = first[found + 1];
                left &= lanesFrom(next - word * Long.SIZE);
            }
        }
        return BitSet.valueOf(cases);
    }

    /** The bits of a word from one on: all where that is before the word, none where it is after. */
    private static long lanesFrom(int bit) {
        return bit <= 0 ? -1 : bit >= Long.SIZE ? 0 : -1L << bit;
    }
}
