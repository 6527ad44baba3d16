package io.verifyrules.verifier.term;

import java.util.Collection;
import java.util.List;
import java.util.Set;

/**
 * The dependence of a lane term's value besides scalars' own values. This is the one place that answers "has the term
 * the same value on every lane?". An atom is judged by its kind, never by the variables inside of it. A place in
 * row-major order of one number differs from lane to lane.
 *
 * @param onLane    whether the value may differ between two lanes of a class with several lanes
 * @param onNumbers whether the value depends on something that all lanes share: a scalar, a map of a singleton, an entry of a tensor
 */
public record LaneDependence(boolean onLane, boolean onNumbers) {

    private static final LaneDependence NOTHING = new LaneDependence(false, false);
    private static final LaneDependence NUMBER = new LaneDependence(false, true);
    private static final LaneDependence LANE = new LaneDependence(true, false);
    private static final LaneDependence BOTH = new LaneDependence(true, true);

    /** The dependence of a term. */
    public static LaneDependence of(LaneInt term) {
        return of(List.of(term));
    }

    /** The dependence of terms together. */
    public static LaneDependence of(Collection<LaneInt> terms) {
        return of(Atoms.onLane(terms));
    }

    /** The dependence of a condition. */
    public static LaneDependence of(LaneBool condition) {
        return of(Atoms.onLane(condition));
    }

    /** Whether the value is one number, whatever the lane. */
    public boolean isSameOnEveryLane() { return !onLane; }

    private static LaneDependence of(Set<LaneAtom> atoms) {
        return atoms.stream().map(LaneDependence::ofItself).reduce(NOTHING, LaneDependence::and);
    }

    private LaneDependence and(LaneDependence other) {
        return new LaneDependence(onLane || other.onLane, onNumbers || other.onNumbers);
    }

    /** The dependence of an atom, but for the atoms inside of it, which are judged themselves. */
    private static LaneDependence ofItself(LaneAtom atom) {
        return switch (atom) {
            case LaneAtom.Variable variable -> variable.isNumber() ? NUMBER : LANE;
            // The index of an entry is about all lanes of its axes, so that the entry is one number.
            case CompoundAtom.Entry ignored -> NUMBER;
            // A place has an index on each lane, which depends on the sizes of all lanes.
            case CompoundAtom.Place ignored -> BOTH;
            case CompoundAtom.Quotient ignored -> NOTHING;
            case CompoundAtom.PositivePart ignored -> NOTHING;
            case CompoundAtom.Choice ignored -> NOTHING;
        };
    }
}
