package io.verifyrules.verifier.reduction;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.verifier.law.Law;
import io.verifyrules.verifier.proof.Conclusion;
import io.verifyrules.verifier.proof.Ledger;
import io.verifyrules.verifier.proof.StepKind;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import io.verifyrules.verifier.term.ValueTerms;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Matches the guarded terms of two combinations under an idempotent monoid, where a term may serve any number of
 * others. Each side's terms must be among those of the other, piece by piece. Nothing has to return.
 *
 * <p>A remaining term is taken away where a term of the other side absorbs it ({@link Absorption}). A term of a maximum
 * absorbs one that is not above it.
 *
 * <p>By {@link Law#idempotence} beside {@link Reordering}. Side condition: on the piece that is taken away both terms
 * have the same value. The piece is where the guard of the other term holds at its index. At the end the guard of the
 * rest fails everywhere.
 */
record Covering(Monoid monoid, Correspondences correspondences, SideProofs proofs, ValueTerms terms) {

    /** Leave to let a term serve several others: in any order, and as often as it is needed. */
    static Optional<Covering> of(Reordering reordering, ElementType type, Ledger ledger,
            Correspondences correspondences, SideProofs proofs, ValueTerms terms) {
        return Optional.of(reordering.monoid())
                .filter(Monoid.class::isInstance)
                .map(Monoid.class::cast)
                .flatMap(monoid -> Law.idempotence(monoid.operator())
                        .flatMap(law -> ledger.ask(type, law))
                        .map(permission -> new Covering(monoid, correspondences, proofs, terms)));
    }

    /** The terms of each side that are not among those of the other; nothing where the sides are equal. */
    Remainder of(List<GuardedTerm> left, List<GuardedTerm> right) {
        return new Remainder(uncovered(left, right), uncovered(right, left));
    }

    private List<GuardedTerm> uncovered(List<GuardedTerm> some, List<GuardedTerm> others) {
        List<GuardedTerm> left = new ArrayList<>();
        for (GuardedTerm term : some) {
            GuardedTerm rest = term;
            Map<Correspondence, Boolean> tried = new LinkedHashMap<>();
            for (GuardedTerm other : others) {
                List<Correspondence> candidates = proofs.exhausted() || proofs.tooLarge(rest.guard())
                        ? List.of()
                        : correspondences.between(rest, other);
                for (Correspondence candidate : candidates) {
                    Truth reached = candidate.reached(terms);
                    proofs.begin();
                    if (!proofs.tooLarge(rest.guard()) && !proofs.tooLarge(reached) && !proofs.contradict(rest.guard())
                            && tried.put(candidate, true) == null
                            && proofs.all(candidate.sameValues(proofs.hypotheses(), reached, terms))) {
                        proofs.used(candidate);
                        Truth open = proofs.remaining(rest.guard(), reached);
                        proofs.took(StepKind.COVERED, candidate.covered(monoid, reached, open));
                        rest = rest.where(Truth.not(open));
                    }
                }
            }
            if (!isNothing(rest)) {
                GuardedTerm open = notAbsorbed(rest, others);
                if (open.equals(rest) || !isNothing(open)) {
                    left.add(open);
                }
            }
        }
        return left;
    }

    private boolean isNothing(GuardedTerm rest) {
        proofs.begin();
        boolean nothing = !proofs.tooLarge(rest.guard()) && proofs.contradict(rest.guard());
        if (nothing) {
            proofs.took(StepKind.EMPTY_TERM,
                    new Conclusion.SameCombination(monoid, List.of(rest.summand()), List.of()));
        }
        return nothing;
    }

    /** The rest of a term where no term of the other side absorbs it. */
    private GuardedTerm notAbsorbed(GuardedTerm term, List<GuardedTerm> others) {
        GuardedTerm rest = term;
        for (GuardedTerm other : likelyFirst(term, others)) {
            List<Absorption> guesses = mayBeAbsorbed(rest, other)
                    ? Absorption.guesses(monoid, rest, other, correspondences)
                    : List.of();
            for (Absorption guess : guesses) {
                if (rest.guard().equals(Truth.FALSE)) {
                    return rest;
                }
                Absorption here = guess.of(rest);
                proofs.begin();
                if (!proofs.exhausted() && !proofs.tooLarge(rest.guard())
                        && proofs.all(List.of(here.absorbs(proofs.hypotheses(), terms)))) {
                    Truth open = proofs.remaining(rest.guard(), here.reached(terms));
                    proofs.took(StepKind.ABSORBED, here.absorbed(open, terms));
                    rest = rest.where(Truth.not(open));
                }
            }
        }
        return rest;
    }

    /** Terms whose factors are all among those of the absorbed one need no solver, as {@code min(a, b) <= a}. */
    private static List<GuardedTerm> likelyFirst(GuardedTerm term, List<GuardedTerm> others) {
        return others.stream()
                .sorted(Comparator.comparing(other -> !term.factors().containsAll(other.factors())))
                .toList();
    }

    /** Whether it is worth asking: the conditions say something of elements, or the terms themselves tell. */
    private boolean mayBeAbsorbed(GuardedTerm term, GuardedTerm other) {
        return term.factors().size() > other.factors().size()
                || (term.factors().stream().allMatch(ValueTerm.Literal.class::isInstance)
                        && other.factors().stream().allMatch(ValueTerm.Literal.class::isInstance))
                || proofs.hypotheses().stream().anyMatch(Truth::isAboutElements);
    }
}
