package io.verifyrules.verifier.reduction;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.verifier.law.Law;
import io.verifyrules.verifier.proof.Ledger;
import io.verifyrules.verifier.proof.Permission;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Both sides of an equation between sums without subtracted terms. A term that is subtracted on one side is added on
 * the other, so that all coefficients are positive. By {@link Law#ADD_CANCELS} and {@link Law#NEG_IS_OPPOSITE}, where
 * there is such a term; by no law where there is none, and under other monoids there is none.
 *
 * <p>Side condition: a term that changes sides gets indices of its own, so that the terms of the two sides share none.
 */
record AcrossSides(List<GuardedTerm> left, List<GuardedTerm> right) {

    /** The sides with positive coefficients; nothing where that takes a law that is not granted. */
    static Optional<AcrossSides> of(List<GuardedTerm> left, List<GuardedTerm> right, ElementType type, Ledger ledger,
            FreshIndices fresh) {
        if (Stream.concat(left.stream(), right.stream()).allMatch(AcrossSides::isAdded)) {
            return Optional.of(new AcrossSides(left, right));
        }
        return ledger.ask(type, Law.ADD_CANCELS, Law.NEG_IS_OPPOSITE)
                .map(across -> new AcrossSides(side(left, right, across, fresh), side(right, left, across, fresh)));
    }

    /** The terms added on the one side, and then those subtracted on the other. */
    private static List<GuardedTerm> side(List<GuardedTerm> own, List<GuardedTerm> other, Permission across,
            FreshIndices fresh) {
        List<GuardedTerm> all = new ArrayList<>();
        own.stream().filter(AcrossSides::isAdded).forEach(all::add);
        other.stream()
                .filter(term -> !isAdded(term))
                .map(term -> fresh.renamed(term).negated(across))
                .forEach(all::add);
        return all;
    }

    private static boolean isAdded(GuardedTerm term) {
        return term.coefficient().signum() > 0;
    }
}
