package io.verifyrules.verifier.bound;

import io.verifyrules.verifier.term.LaneAtom;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.LaneInt;
import java.util.List;

/** Whether lane terms mention a value that all lanes share, which a lane chosen freely would have to respect. */
final class SharedValues {

    private SharedValues() {
    }

    static boolean in(List<LaneBool> predicates) {
        return predicates.stream().anyMatch(SharedValues::in);
    }

    private static boolean in(LaneBool predicate) {
        return switch (predicate) {
            case LaneBool.Constant ignored -> false;
            case LaneBool.NonNegative atLeast -> in(atLeast.term());
            case LaneBool.Zero zero -> in(zero.term());
            case LaneBool.NonZero nonZero -> in(nonZero.term());
            case LaneBool.AllOf all -> in(all.parts());
            case LaneBool.AnyOf any -> in(any.parts());
        };
    }

    private static boolean in(LaneInt term) {
        return term.terms().keySet().stream().flatMap(monomial -> monomial.atoms().stream()).anyMatch(
                atom -> switch (atom) {
                    case LaneAtom.Variable variable -> variable.kind() == LaneAtom.Kind.SCALAR;
                    case LaneAtom.PositivePart part -> in(part.of());
                    case LaneAtom.Quotient quotient -> in(quotient.dividend()) || in(quotient.divisor());
                    case LaneAtom.Choice choice -> in(choice.condition()) || in(choice.then()) || in(choice
                            .otherwise());
                });
    }
}
