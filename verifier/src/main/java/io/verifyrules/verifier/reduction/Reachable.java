package io.verifyrules.verifier.reduction;

import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.verifier.term.Subterms;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import java.util.Collection;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Which reductions a term contains. */
final class Reachable {

    private Reachable() {
    }

    /** The monoids of all reductions inside of the terms, in the order of the enumeration. */
    static Set<Monoid> monoids(Collection<ValueTerm> terms) {
        return monoids(terms, List.of());
    }

    private static Set<Monoid> monoids(Collection<ValueTerm> terms, Collection<Truth> truths) {
        return Subterms.of(terms, truths)
                .stream()
                .filter(ValueTerm.Reduction.class::isInstance)
                .map(term -> ((ValueTerm.Reduction) term).monoid())
                .collect(Collectors.toCollection(() -> EnumSet.noneOf(Monoid.class)));
    }

    /** Whether there is a reduction in the term. */
    static boolean in(ValueTerm term) {
        return !monoids(List.of(term)).isEmpty();
    }

    /** Whether there is a reduction in the truth value. */
    static boolean in(Truth truth) {
        return !monoids(List.of(), List.of(truth)).isEmpty();
    }
}
