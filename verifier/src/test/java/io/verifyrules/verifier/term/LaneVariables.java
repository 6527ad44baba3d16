package io.verifyrules.verifier.term;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.axis.RankClass.RankBound;

/** Variables that a rule could have declared, by name. */
public final class LaneVariables {

    /** The class of the variables that are asked for without one. */
    public static final RankClass C = new RankClass("c", RankBound.ANY);

    private LaneVariables() {
    }

    /** A map over {@link #C}. */
    public static LaneAtom.Variable map(String name) {
        return map(name, C);
    }

    /** A map. */
    public static LaneAtom.Variable map(String name, RankClass of) {
        return new LaneAtom.Declared(new AxisMap.Variable(name, of));
    }

    /** An integer scalar. */
    public static LaneAtom.Variable scalar(String name) {
        return new LaneAtom.Shared(new AxisMap.Scalar(name));
    }

    /** The index of an access on an axis of {@link #C}. */
    public static LaneAtom.Variable index(String label) {
        return index(label, C);
    }

    /** The index of an access on an axis. */
    public static LaneAtom.Variable index(String label, RankClass of) {
        return new LaneAtom.AccessIndex(of.axis(label));
    }
}
