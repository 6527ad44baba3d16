package io.verifyrules.verifier.generalize;

import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.axis.Relation;
import java.util.BitSet;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A comparison on a lane, or of elements, and where it holds.
 *
 * @param on   the lanes on which it holds
 * @param cost how much it takes to read
 */
record Atom(Statement statement, LaneSet on, double cost) {

    /**
     * The difference of two numbers is worth saying of simple ones only: of others it excludes a few instances by
     * accident.
     */
    private static final double PLAIN = 1.5;

    /** The lanes of its class; one in each case for what has none. */
    Cells cells() {
        return on.cells();
    }

    /** The lanes on which it holds; not to be changed. */
    BitSet holds() {
        return on.lanes();
    }

    /** The class of which it speaks; empty for scalars alone. */
    Optional<RankClass> rankClass() {
        return cells().rankClass();
    }

    /** Whether it holds on a lane of a case, or on the last one where there are fewer; it does not where there is none. */
    boolean holdsOn(int number, int lane) {
        int lanes = cells().lanes(number);
        return lanes > 0 && holds().get(cells().first(number) + Math.min(lane, lanes - 1));
    }

    /** The comparisons of two terms, of which it is known where one is less than the other, and where they are equal. */
    static Stream<Atom> of(LaneTerms.Pair pair, BitSet less, BitSet equal, Cells cells) {
        BitSet atMost = (BitSet) less.clone();
        atMost.or(equal);
        int size = cells.size();
        Stream<Atom> different = pair.cost() < PLAIN
                ? Stream.of(atom(pair, Relation.NE, opposite(equal, size), 1, cells))
                : Stream.empty();
        return Stream.concat(Stream.of(atom(pair, Relation.EQ, (BitSet) equal.clone(), 0, cells),
                atom(pair, Relation.GE, opposite(less, size), 0, cells), atom(pair, Relation.LE, atMost, 0, cells),
                atom(pair, Relation.GT, opposite(atMost, size), 0.1, cells),
                atom(pair, Relation.LT, (BitSet) less.clone(), 0.1, cells)), different);
    }

    private static Atom atom(LaneTerms.Pair pair, Relation relation, BitSet holds, double more, Cells cells) {
        return new Atom(new Statement.OnLane(pair.left().compare(relation, pair.right())), new LaneSet(cells, holds),
                pair.cost() + more);
    }

    private static BitSet opposite(BitSet set, int size) {
        BitSet opposite = (BitSet) set.clone();
        opposite.flip(0, size);
        return opposite;
    }
}
