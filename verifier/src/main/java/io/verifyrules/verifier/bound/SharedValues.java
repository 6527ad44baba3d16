package io.verifyrules.verifier.bound;

import io.verifyrules.verifier.term.Atoms;
import io.verifyrules.verifier.term.LaneAtom;
import io.verifyrules.verifier.term.LaneBool;
import java.util.List;

/** Whether lane terms mention a value that all lanes share, which a lane chosen freely would have to respect. */
final class SharedValues {

    private SharedValues() {
    }

    static boolean in(List<LaneBool> predicates) {
        return predicates.stream()
                .flatMap(predicate -> Atoms.onLane(predicate).stream())
                .anyMatch(atom -> switch (atom) {
                    case LaneAtom.Variable variable -> variable.isNumber();
                    case LaneAtom.Entry ignored -> true;
                    case LaneAtom.Place ignored -> true;
                    case LaneAtom.Quotient ignored -> false;
                    case LaneAtom.PositivePart ignored -> false;
                    case LaneAtom.Choice ignored -> false;
                });
    }
}
