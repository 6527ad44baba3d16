package io.verifyrules.verifier.normal;

import io.verifyrules.verifier.term.CompoundAtom;
import io.verifyrules.verifier.term.FreshVariables;
import io.verifyrules.verifier.term.LaneAtom;
import io.verifyrules.verifier.term.LaneAtom.Kind;
import io.verifyrules.verifier.term.LaneInt;
import java.util.Optional;

/**
 * {@code step = interior + 1}: where something is divided by a map and a constant, their sum becomes the variable, and the map is
 * {@code step - constant}. So a divisor is a single variable, by which monomials can be divided.
 *
 * <p>Side condition: the divisor is one map with coefficient 1 and a constant that is not 0. Every integer is such a
 * sum, so no value is lost. Of a scalar that would be so too, but other classes see it as it is.
 */
record StepForInterior(FreshVariables fresh) implements NormalFormStep {

    @Override
    public boolean improves(ClassLanes lanes) {
        for (CompoundAtom.Quotient quotient : lanes.quotients()) {
            LaneInt constant = LaneInt.of(quotient.divisor().constantPart());
            Optional<LaneAtom.Variable> variable = Polynomials.singleVariable(quotient.divisor().minus(constant))
                    .filter(found -> found.kind() == Kind.MAP && lanes.form().owns(found));
            if (!constant.equals(LaneInt.ZERO) && variable.isPresent()) {
                LaneInt step = LaneInt.of(fresh.primitive(lanes.rankClass(), "step_" + variable.get().name()));
                lanes.form().replace(variable.get(), step.minus(constant));
                return true;
            }
        }
        return false;
    }
}
