package io.verifyrules.verifier.generalize;

import java.util.BitSet;

/** Some of the lanes of some cases, and the cases all or some of whose lanes are among them. */
final class LaneSet {

    private final Cells cells;
    private final BitSet lanes;
    private int casesOfEvery = -1;
    private int casesOfSome = -1;
    private BitSet onEvery = new BitSet();
    private BitSet onSome = new BitSet();

    /** Those of the lanes that are set, which do not change. */
    LaneSet(Cells cells, BitSet lanes) {
        this.cells = cells;
        this.lanes = lanes;
    }

    /** All lanes; one in each case for what has no class. */
    Cells cells() {
        return cells;
    }

    /** The lanes by number; not to be changed. */
    BitSet lanes() {
        return lanes;
    }

    /**
     * The cases each lane of which is in the set; not to be changed. Many disjunctions ask for the same cases, so they are found
     * once, and again where cases were added.
     */
    BitSet onEvery() {
        if (casesOfEvery != cells.cases()) {
            casesOfEvery = cells.cases();
            onEvery = cells.every(lanes);
        }
        return onEvery;
    }

    /** The cases some lane of which is in the set; not to be changed. */
    BitSet onSome() {
        if (casesOfSome != cells.cases()) {
            casesOfSome = cells.cases();
            onSome = cells.some(lanes);
        }
        return onSome;
    }
}
