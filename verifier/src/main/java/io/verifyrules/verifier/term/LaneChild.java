package io.verifyrules.verifier.term;

import io.verifyrules.dsl.axis.RankClass;
import java.util.function.BiFunction;
import java.util.function.UnaryOperator;

/** One of the terms that an atom is made of, with the lanes that it speaks of. */
public sealed interface LaneChild {

    /** An integer on the lane of the atom. */
    record OnLane(LaneInt term) implements LaneChild {}

    /** A condition on the lane of the atom. */
    record Condition(LaneBool condition) implements LaneChild {}

    /** An integer on all lanes of a class, whatever lane the atom is on. */
    record OnAllLanes(RankClass rankClass, LaneInt term) implements LaneChild {}

    /**
     * A change of all children of an atom.
     *
     * @param onLane     the change of integers on the lane of the atom
     * @param condition  the change of conditions on that lane
     * @param onAllLanes the change of integers on all lanes of a class
     */
    record Change(UnaryOperator<LaneInt> onLane, UnaryOperator<LaneBool> condition,
            BiFunction<RankClass, LaneInt, LaneInt> onAllLanes) {

        LaneInt of(LaneInt term) {
            return onLane.apply(term);
        }

        LaneBool of(LaneBool held) {
            return condition.apply(held);
        }

        LaneInt of(RankClass rankClass, LaneInt term) {
            return onAllLanes.apply(rankClass, term);
        }
    }
}
