package io.verifyrules.verifier.normal;

import io.verifyrules.verifier.term.LaneAtom;
import io.verifyrules.verifier.term.LaneAtom.Kind;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.LaneInt;
import java.util.Optional;
import java.util.Set;

/**
 * Substitution of an equation: a variable that a hypothesis {@code term == 0} determines is replaced by what it equals.
 *
 * <p>Side condition: the variable occurs in the equation once, alone with coefficient 1 or -1, and has a value on each
 * lane. So it does not occur in its substitute. No scalar and no number of other singletons, which other classes see as
 * well, is given up.
 */
final class EquationSubstitution implements NormalFormStep {

    private static final Set<Kind> PER_LANE = Set.of(Kind.MAP, Kind.PRIMITIVE, Kind.INDEX);

    @Override
    public boolean improves(ClassLanes lanes) {
        for (LaneBool hypothesis : lanes.hypotheses()) {
            if (hypothesis instanceof LaneBool.Zero zero) {
                Optional<LaneAtom.Variable> variable = Polynomials.determined(zero.term(), PER_LANE, LaneInt.ZERO,
                        lanes.form()::owns);
                if (variable.isPresent()) {
                    lanes.form().replace(variable.get(), Polynomials.solve(zero.term(), variable.get()));
                    return true;
                }
            }
        }
        return false;
    }
}
