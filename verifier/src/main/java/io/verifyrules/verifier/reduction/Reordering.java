package io.verifyrules.verifier.reduction;

import io.verifyrules.dsl.element.ElementReducer;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.verifier.law.Law;
import io.verifyrules.verifier.proof.Ledger;
import java.util.Optional;

/**
 * Leave to take a combination as a bag of its terms: in any order, nested ones opened, identities left out. Whatever makes or
 * matches {@link GuardedTerm}s must have it.
 */
final class Reordering {

    private final ElementReducer monoid;

    private Reordering(ElementReducer monoid) {
        this.monoid = monoid;
    }

    /** Leave for combinations of elements of the type; nothing where its laws are not granted. */
    static Optional<Reordering> of(ElementReducer monoid, ElementType type, Ledger ledger) {
        return ledger.ask(type, Law.ofCombinations(monoid)).map(permission -> new Reordering(monoid));
    }

    ElementReducer monoid() {
        return monoid;
    }
}
