package io.verifyrules.verifier.term;

import io.verifyrules.dsl.axis.RankClass;

/**
 * The source of the variables that a check introduces. Each is another one than all that there were before, whatever it
 * is called. The number tells those of a kind apart for people, and puts them in an order that is the same in every
 * run. Every factory of terms has one ({@link ValueTerms#fresh}). Not for use by several threads.
 */
public final class FreshVariables {

    private int lastBound;
    private int last;

    FreshVariables() {
    }

    /** An index for a reduction to bind. */
    public LaneAtom.Fresh bound(RankClass rankClass, String name) {
        lastBound++;
        return new LaneAtom.Fresh(LaneAtom.Kind.BOUND, rankClass, name, lastBound);
    }

    /** A free index in place of one that a reduction binds. */
    public LaneAtom.Fresh opened(LaneAtom.Fresh bound) {
        return next(LaneAtom.Kind.INDEX, bound.rankClass().orElseThrow(), bound.name());
    }

    /** A quotient, a remainder or a step that the normal form introduces. */
    public LaneAtom.Fresh primitive(RankClass rankClass, String name) {
        return next(LaneAtom.Kind.PRIMITIVE, rankClass, name);
    }

    private LaneAtom.Fresh next(LaneAtom.Kind kind, RankClass rankClass, String name) {
        last++;
        return new LaneAtom.Fresh(kind, rankClass, name, last);
    }
}
