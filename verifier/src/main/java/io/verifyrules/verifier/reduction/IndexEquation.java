package io.verifyrules.verifier.reduction;

import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.verifier.term.LaneInt;

/** Two index terms of one class that are to be equal on every lane: one of a left term, one of a right term. */
record IndexEquation(RankClass rankClass, LaneInt left, LaneInt right) {

    /** The same with the sides exchanged. */
    IndexEquation reversed() {
        return new IndexEquation(rankClass, right, left);
    }
}
