package io.verifyrules.verifier.denotation;

import io.verifyrules.verifier.term.Subterms;
import io.verifyrules.verifier.term.ValueTerm;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The reads of input tensors that a term contains, also those inside of conditions; not those inside of reductions, whose
 * indices mean nothing outside.
 */
final class Reads {

    private Reads() {
    }

    /** The reads in a term. */
    static Set<ValueTerm.Read> of(ValueTerm term) {
        return Subterms.of(List.of(term), List.of(), inside -> !(inside instanceof ValueTerm.Reduction))
                .stream()
                .filter(ValueTerm.Read.class::isInstance)
                .map(ValueTerm.Read.class::cast)
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }
}
