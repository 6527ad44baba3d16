package io.verifyrules.verifier.reduction;

import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.ElementReducer;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.verifier.law.Law;
import io.verifyrules.verifier.proof.Ledger;
import io.verifyrules.verifier.term.Operation;
import io.verifyrules.verifier.term.ValueTerm;
import io.verifyrules.verifier.term.ValueTerms;
import java.util.List;
import java.util.Optional;

/**
 * Leave to add a number to each element of a maximum or minimum instead of to the whole, or to subtract it from each.
 * That goes for {@code max(..) + s}, {@code max(..) - s} and {@code s + max(..)}, by {@link Law#SHIFT_KEEPS_ORDER}, the
 * last one by {@link Law#ADD_COMMUTES} as well.
 *
 * <p>Side conditions: the monoid is {@code min} or {@code max}; there is a reduction in the extremum, and none in the number. A
 * reduction there could be empty, and then the sum would be the adjoined identity. {@code s - max(..)} is none of these, as it
 * reverses the order.
 */
final class Shift {

    private final ValueTerm.Apply whole;
    private final boolean first;

    private Shift(ValueTerm.Apply whole, boolean first) {
        this.whole = whole;
        this.first = first;
    }

    /** Leave to take the operation for a shift of combinations under the monoid; nothing where it is none. */
    static Optional<Shift> of(ValueTerm.Apply apply, ElementReducer monoid, Ledger ledger) {
        boolean extremum = monoid == Monoid.MIN || monoid == Monoid.MAX;
        if (!extremum || !(apply.operation() instanceof Operation.OfBinary(BinaryOperator operator))) {
            return Optional.empty();
        }
        boolean inLeft = Reachable.in(apply.operands().get(0));
        boolean inRight = Reachable.in(apply.operands().get(1));
        if ((operator == BinaryOperator.ADD || operator == BinaryOperator.SUB) && inLeft && !inRight) {
            return ledger.ask(apply.type(), Law.SHIFT_KEEPS_ORDER).map(order -> new Shift(apply, true));
        }
        if (operator == BinaryOperator.ADD && !inLeft && inRight) {
            return ledger.ask(apply.type(), Law.SHIFT_KEEPS_ORDER, Law.ADD_COMMUTES)
                    .map(order -> new Shift(apply, false));
        }
        return Optional.empty();
    }

    /** The extremum that is shifted. */
    ValueTerm extremum() {
        return whole.operands().get(first ? 0 : 1);
    }

    /** A term of the extremum, shifted. */
    GuardedTerm of(GuardedTerm term, ValueTerms terms) {
        ValueTerm number = whole.operands().get(first ? 1 : 0);
        return term.withFactors(term.factors()
                .stream()
                .map(factor -> terms.apply(whole.operation(), whole.type(),
                        first ? List.of(factor, number) : List.of(number, factor)))
                .toList());
    }
}
