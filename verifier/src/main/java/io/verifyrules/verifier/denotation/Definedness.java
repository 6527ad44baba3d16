package io.verifyrules.verifier.denotation;

import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import java.util.List;

/**
 * The claim that an operation has no undefined behaviour at an access.
 *
 * @param operation its name
 * @param inBounds  that the operation has an element there
 * @param holds     that it has no undefined behaviour there
 */
public record Definedness(String operation, Truth inBounds, Truth holds) {

    /** The claim that it has none if it has an element there. */
    Truth truth() {
        return Truth.anyOf(List.of(Truth.not(inBounds), holds));
    }

    /** The element that says so. */
    List<ValueTerm> elements() {
        return holds instanceof Truth.OnElement(ValueTerm element) ? List.of(element) : List.of();
    }
}
