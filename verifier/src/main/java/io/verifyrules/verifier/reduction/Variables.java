package io.verifyrules.verifier.reduction;

import io.verifyrules.verifier.term.LaneAtom;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.LaneInt;
import java.util.HashSet;
import java.util.Set;

/** The variables of a lane term, those inside of atoms included. */
final class Variables {

    private final Set<LaneAtom.Variable> found = new HashSet<>();

    private Variables() {
    }

    static Set<LaneAtom.Variable> in(LaneInt term) {
        Variables variables = new Variables();
        variables.visit(term);
        return variables.found;
    }

    private void visit(LaneInt term) {
        term.terms().keySet().forEach(monomial -> monomial.atoms().forEach(this::visit));
    }

    private void visit(LaneAtom atom) {
        switch (atom) {
            case LaneAtom.Variable variable -> found.add(variable);
            case LaneAtom.PositivePart part -> visit(part.of());
            case LaneAtom.Quotient quotient -> {
                visit(quotient.dividend());
                visit(quotient.divisor());
            }
            case LaneAtom.Choice choice -> {
                visit(choice.condition());
                visit(choice.then());
                visit(choice.otherwise());
            }
        }
    }

    private void visit(LaneBool condition) {
        switch (condition) {
            case LaneBool.Constant ignored -> {
            }
            case LaneBool.NonNegative atLeast -> visit(atLeast.term());
            case LaneBool.Zero zero -> visit(zero.term());
            case LaneBool.NonZero nonZero -> visit(nonZero.term());
            case LaneBool.AllOf all -> all.parts().forEach(this::visit);
            case LaneBool.AnyOf any -> any.parts().forEach(this::visit);
        }
    }
}
