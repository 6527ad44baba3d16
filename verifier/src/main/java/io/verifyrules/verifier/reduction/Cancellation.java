package io.verifyrules.verifier.reduction;

import io.verifyrules.dsl.element.ElementReducer;
import io.verifyrules.verifier.limit.Allowance;
import io.verifyrules.verifier.obligation.Claim;
import io.verifyrules.verifier.proof.Conclusion;
import io.verifyrules.verifier.proof.StepKind;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerms;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;

/**
 * Matches the guarded terms of two combinations by taking away from both sides what corresponds, until nothing is left.
 *
 * <p>The terms of a combination are a multiset of pairs (term number, index). {@link Correspondence} proves a region of
 * one term equal to a region of a term of the other side. Both regions are taken away, once each, and the remains of
 * the two terms stay with a guard that excludes the region. So no pair is used twice: {@code S + S} does not match
 * {@code S}. The regions taken away are the pieces of the index functions between the sides, and where all is taken
 * away these are total. The remains may also be empty, or differ in nothing but terms that are the identity.
 *
 * <p>By {@link Reordering}. Side condition: all claims of the correspondence are proved, and the coefficients are
 * positive. Of unequal ones the smaller is taken away, and the rest stays.
 */
final class Cancellation {

    /**
     * The part of the two terms that must be taken away; tried in this order, as whole terms leave no remainders
     * behind.
     */
    private enum Extent {
        BOTH_WHOLE,
        ONE_WHOLE,
        PARTS
    }

    /** The means to show that elements of two terms are equal. */
    private enum Means {
        BY_FORM,
        BY_ANY
    }

    /** The terms that are taken away together. */
    private enum Pairs {
        /** One of each side. */
        ACROSS,
        /** Two of one side, where an element combined with itself changes no other. */
        WITHIN
    }

    private final List<Means> means;
    private final List<Pairs> rounds;
    private final Correspondences correspondences;
    private final SideProofs proofs;
    private final ElementReducer reducer;
    private final ValueTerms terms;
    private final List<GuardedTerm> left;
    private final List<GuardedTerm> right;
    private final IdentityHashMap<GuardedTerm, IdentityHashMap<GuardedTerm, List<Correspondence>>> known = new IdentityHashMap<>();

    /** @param reordering leave to match the terms in any order */
    Cancellation(Reordering reordering, Correspondences correspondences, SideProofs proofs, ValueTerms terms,
            List<GuardedTerm> left, List<GuardedTerm> right) {
        this.reducer = reordering.monoid();
        // A solver is slow to see that floats differ, and most pairs do.
        this.means = reordering.leavesIdentityOut() ? List.of(Means.BY_ANY) : List.of(Means.values());
        this.rounds = reordering.cancelsEqualTerms()
                ? List.of(Pairs.ACROSS, Pairs.WITHIN, Pairs.ACROSS)
                : List.of(Pairs.ACROSS);
        this.correspondences = correspondences;
        this.proofs = proofs;
        this.terms = terms;
        this.left = new ArrayList<>(left);
        this.right = new ArrayList<>(right);
    }

    /**
     * The terms that could not be matched, once all that can be taken away is taken away; nothing where the sides are
     * equal.
     */
    Remainder run() {
        int steps = 0;
        for (Pairs pairs : rounds) {
            for (Means by : means) {
                for (Extent extent : Extent.values()) {
                    while (!proofs.limit().exceeds(Allowance.CANCELLATIONS, steps + 1L) && step(pairs, extent, by)) {
                        steps++;
                    }
                }
            }
        }
        left.removeIf(this::isEmpty);
        right.removeIf(this::isEmpty);
        return new Remainder(left, right);
    }

    private boolean isEmpty(GuardedTerm term) {
        proofs.begin();
        boolean empty = !proofs.tooLarge(term.guard()) && proofs.contradict(term.guard());
        if (empty) {
            proofs.took(StepKind.EMPTY_TERM,
                    new Conclusion.SameCombination(reducer, List.of(term.summand()), List.of()));
        }
        return empty;
    }

    private boolean step(Pairs pairs, Extent extent, Means by) {
        return switch (pairs) {
            case ACROSS -> step(new Sides(left, right), extent, by);
            case WITHIN -> step(new Sides(left, left), extent, by) || step(new Sides(right, right), extent, by);
        };
    }

    /** The lists of which terms are taken away: both sides, or one side twice. */
    private record Sides(List<GuardedTerm> ofFirst, List<GuardedTerm> ofSecond) {

        /** The terms that the first list's term at a place is compared with; of one side no term with itself. */
        @SuppressWarnings("ReferenceEquality")
        List<GuardedTerm> partners(int place) {
            return ofFirst == ofSecond ? ofFirst.subList(place + 1, ofFirst.size()) : ofSecond;
        }
    }

    private boolean step(Sides sides, Extent extent, Means by) {
        for (int place = 0; place < sides.ofFirst().size(); place++) {
            GuardedTerm a = sides.ofFirst().get(place);
            for (GuardedTerm b : sides.partners(place)) {
                if (proofs.exhausted()) {
                    return false;
                }
                for (Correspondence candidate : candidates(a, b)) {
                    if (cancel(candidate, sides, extent, by)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    private List<Correspondence> candidates(GuardedTerm a, GuardedTerm b) {
        if (proofs.tooLarge(a.guard()) || proofs.tooLarge(b.guard())) {
            return List.of();
        }
        return known.computeIfAbsent(a, key -> new IdentityHashMap<>())
                .computeIfAbsent(b, key -> correspondences.between(a, b));
    }

    private boolean cancel(Correspondence candidate, Sides sides, Extent extent, Means by) {
        GuardedTerm a = candidate.left();
        GuardedTerm b = candidate.right();
        if (proofs.tooLarge(candidate.onLeft()) || proofs.tooLarge(candidate.onRight())) {
            return false;
        }
        proofs.begin();
        Truth openLeft = proofs.remaining(a.guard(), candidate.onLeft());
        if (extent == Extent.BOTH_WHOLE && !openLeft.equals(Truth.TRUE)) {
            return false;
        }
        Truth openRight = proofs.remaining(b.guard(), candidate.onRight());
        boolean fits = switch (extent) {
            case BOTH_WHOLE -> openRight.equals(Truth.TRUE);
            case ONE_WHOLE -> openLeft.equals(Truth.TRUE) || openRight.equals(Truth.TRUE);
            case PARTS -> !proofs.contradict(Truth.allOf(List.of(a.guard(), openLeft)));
        };
        if (!fits || !proved(candidate.sameValues(proofs.hypotheses(), candidate.onLeft(), terms), by)) {
            return false;
        }
        proofs.used(candidate);
        proofs.took(StepKind.PAIRED, candidate.paired(reducer, openLeft, openRight));
        BigInteger both = a.coefficient().min(b.coefficient());
        keep(sides.ofFirst(), a, openLeft, both);
        keep(sides.ofSecond(), b, openRight, both);
        sides.ofFirst().remove(a);
        sides.ofSecond().remove(b);
        return true;
    }

    private boolean proved(List<Claim> claims, Means by) {
        return switch (by) {
            case BY_FORM -> proofs.allByForm(claims);
            case BY_ANY -> proofs.all(claims);
        };
    }

    /** Keeps what is left of a term: outside of the region all of it, inside what its coefficient has more. */
    private static void keep(List<GuardedTerm> side, GuardedTerm term, Truth region, BigInteger taken) {
        if (!region.equals(Truth.TRUE)) {
            side.add(term.where(Truth.not(region)));
        }
        BigInteger more = term.coefficient().subtract(taken);
        if (more.signum() != 0) {
            GuardedTerm inside = term.where(region);
            side.add(new GuardedTerm(inside.indices(), inside.guard(), more, inside.factors()));
        }
    }
}
