package io.verifyrules.verifier.generalize;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.LaneCondition;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.axis.Relation;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A comparison on a lane, or of elements, and where it holds.
 *
 * @param cells the lanes of its class; one in each case for what has none
 * @param holds on which of them it holds
 * @param cost  how much it takes to read
 */
record Atom(Statement statement, Cells cells, BitSet holds, double cost) {

    /** That two numbers differ is worth saying of simple ones only: of others it excludes a few instances by accident. */
    private static final double PLAIN = 1.5;

    /** The class of which it speaks; empty for scalars alone. */
    Optional<RankClass> rankClass() {
        return cells.rankClass();
    }

    /** All comparisons of the terms that some two cases tell apart from what is read more easily. */
    static List<Atom> of(LaneTerms terms, List<Case> cases) {
        Cells cells = new Cells(cases, terms.rankClass());
        Map<AxisMap, Optional<long[]>> values = new HashMap<>();
        Set<BitSet> known = new HashSet<>();
        List<Atom> atoms = new ArrayList<>();
        for (LaneTerms.Pair pair : terms.pairs()) {
            Optional<long[]> left = values.computeIfAbsent(pair.left(), cells::values);
            Optional<long[]> right = values.computeIfAbsent(pair.right(), cells::values);
            if (left.isPresent() && right.isPresent()) {
                compare(pair, left.get(), right.get()).forEach(found -> {
                    if (known.add(found.holds())) {
                        atoms.add(
                                new Atom(new Statement.OnLane(found.condition()), cells, found.holds(), found.cost()));
                    }
                });
            }
        }
        return atoms;
    }

    /** Whether it holds on a lane of a case, or on the last one where there are fewer; it does not where there is none. */
    boolean holdsOn(int number, int lane) {
        return cells.lanes(number) > 0 && holds.get(cells.first(number) + Math.min(lane, cells.lanes(number) - 1));
    }

    private record Found(LaneCondition condition, BitSet holds, double cost) {}

    private static Stream<Found> compare(LaneTerms.Pair pair, long[] left, long[] right) {
        BitSet less = new BitSet(left.length);
        BitSet equal = new BitSet(left.length);
        for (int i = 0; i < left.length; i++) {
            less.set(i, left[i] < right[i]);
            equal.set(i, left[i] == right[i]);
        }
        BitSet atMost = (BitSet) less.clone();
        atMost.or(equal);
        Stream<Found> different = pair.cost() < PLAIN
                ? Stream.of(found(pair, Relation.NE, opposite(equal, left.length), 1))
                : Stream.empty();
        return Stream.concat(Stream.of(found(pair, Relation.EQ, equal, 0),
                found(pair, Relation.GE, opposite(less, left.length), 0), found(pair, Relation.LE, atMost, 0),
                found(pair, Relation.GT, opposite(atMost, left.length), 0.1), found(pair, Relation.LT, less, 0.1)),
                different);
    }

    private static Found found(LaneTerms.Pair pair, Relation relation, BitSet holds, double more) {
        return new Found(pair.left().compare(relation, pair.right()), holds, pair.cost() + more);
    }

    private static BitSet opposite(BitSet set, int size) {
        BitSet opposite = (BitSet) set.clone();
        opposite.flip(0, size);
        return opposite;
    }
}
