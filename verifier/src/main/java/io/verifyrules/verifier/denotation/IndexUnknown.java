package io.verifyrules.verifier.denotation;

import io.verifyrules.verifier.term.ValueTerm;

/** An element is used as an index of which nothing is known as a number. */
public final class IndexUnknown extends MeaningUnknown {

    private static final long serialVersionUID = 1L;

    IndexUnknown(ValueTerm element) {
        super("nothing is known of " + element
                + " as an index; the indices of gather and scatter may be moved, chosen, and combined by"
                + " +, -, *, min, max and abs");
    }
}
