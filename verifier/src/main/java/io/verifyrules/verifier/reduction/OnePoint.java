package io.verifyrules.verifier.reduction;

import io.verifyrules.verifier.term.Atoms;
import io.verifyrules.verifier.term.LaneAtom;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.ValueTerm;
import io.verifyrules.verifier.term.ValueTerms;
import java.util.List;
import java.util.Optional;

/**
 * The one-point rule, for an index that the guard fixes, on every lane, to a value that does not mention it. The index
 * takes this value alone, and the reduction over it has one term. It has none where the rest of the guard fails at that
 * value. So the axis of size 1 and the contraction with an identity matrix disappear. By no law.
 *
 * <p>Side conditions: an equation on the index stands among the plain folds of the guard, as it is or as both bounds.
 * The index occurs in it once, alone with coefficient 1 or -1.
 */
final class OnePoint {

    private OnePoint() {
    }

    static GuardedTerm simplify(GuardedTerm term, ValueTerms terms) {
        for (ValueTerm.BoundIndex index : term.indices()) {
            Optional<LaneInt> value = value(index, term);
            if (value.isPresent()) {
                return simplify(term.fixed(index.variable(), value.get(), terms), terms);
            }
        }
        return term;
    }

    /**
     * The same where the order of the terms matters: only of an index whose value mentions no other one of them. The
     * rest runs through the same terms in the same order.
     */
    static GuardedTerm simplifyInOrder(GuardedTerm term, ValueTerms terms) {
        for (ValueTerm.BoundIndex index : term.indices()) {
            Optional<LaneInt> value = value(index, term).filter(found -> mentionsNone(found, term));
            if (value.isPresent()) {
                return simplifyInOrder(term.fixed(index.variable(), value.get(), terms), terms);
            }
        }
        return term;
    }

    private static boolean mentionsNone(LaneInt value, GuardedTerm term) {
        return term.indices()
                .stream()
                .map(ValueTerm.BoundIndex::variable)
                .noneMatch(index -> Atoms.variables(value)
                        .stream()
                        .anyMatch(variable -> variable.equals(index)
                                || (variable instanceof LaneAtom.Permuted permuted && permuted.of().equals(index))));
    }

    private static Optional<LaneInt> value(ValueTerm.BoundIndex index, GuardedTerm term) {
        List<LaneBool> conjuncts = term.conjuncts(index);
        for (LaneBool conjunct : conjuncts) {
            Optional<LaneInt> equation = switch (conjunct) {
                case LaneBool.Zero zero -> Optional.of(zero.term());
                // Both bounds at once: term >= 0 and -term >= 0.
                case LaneBool.NonNegative bound when conjuncts.contains(LaneBool.nonNegative(bound.term().negate())) ->
                    Optional.of(bound.term());
                default -> Optional.empty();
            };
            Optional<LaneInt> value = equation.flatMap(zero -> Isolation.ofUnit(index.variable(), zero));
            if (value.isPresent()) {
                return value;
            }
        }
        return Optional.empty();
    }
}
