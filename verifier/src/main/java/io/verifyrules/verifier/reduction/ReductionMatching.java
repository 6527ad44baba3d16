package io.verifyrules.verifier.reduction;

import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.dsl.rule.IndexHint;
import io.verifyrules.verifier.lane.LaneOracle;
import io.verifyrules.verifier.lane.ReductionEquality;
import io.verifyrules.verifier.normal.LaneTermMap;
import io.verifyrules.verifier.solver.Limit;
import io.verifyrules.verifier.term.Hypotheses;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import io.verifyrules.verifier.term.ValueTerms;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Equality of elements that contain reductions: both as combinations of guarded terms ({@link ReductionNormalForm}), whose
 * terms are then matched ({@link Cancellation}). A "yes" is a proof for every rank and every size.
 */
public final class ReductionMatching implements ReductionEquality {

    private final Limit limit;
    private final ValueTerms terms;
    private final LaneOracle oracle;
    private final SideConditions conditions;
    private final Correspondences correspondences;
    private final FreshIndices fresh;
    private final List<Truth> hypotheses;
    private final boolean finite;
    private final MatchingAccount account;
    private final Set<List<ValueTerm>> underway = new HashSet<>();

    /**
     * A matching for one check.
     *
     * @param hypotheses what is demanded beside the folds that each question comes with
     * @param hints      the author's suggestions, over the rule's maps as {@code normalForm} writes them
     * @param limit      what the matching may cost
     * @param finite     whether all numbers are finite: sums and products of infinities cannot be reordered
     */
    public ReductionMatching(ValueTerms terms, LaneOracle oracle, SideConditions conditions,
            List<Truth> hypotheses, List<IndexHint> hints, LaneTermMap.Rewriting normalForm, boolean finite,
            MatchingAccount account, Limit limit) {
        this.limit = limit;
        this.terms = terms;
        this.oracle = oracle;
        this.conditions = conditions;
        this.correspondences = new Correspondences(new IndexInference(new IndexHints(hints, normalForm)), terms);
        this.fresh = new FreshIndices(terms);
        this.hypotheses = hypotheses.stream().filter(hypothesis -> !(hypothesis instanceof Truth.Fold)).toList();
        this.finite = finite;
        this.account = account;
    }

    /** Whether there is a reduction in the element. */
    public static boolean concerns(ValueTerm element) {
        return Reachable.in(element);
    }

    /** Whether there is a reduction in an element that the truth value looks at. */
    public static boolean concerns(Truth truth) {
        return Reachable.in(truth);
    }

    @Override
    public boolean equal(ValueTerm left, ValueTerm right, Hypotheses where) {
        Set<Monoid> monoids = Reachable.monoids(List.of(left, right));
        if (monoids.isEmpty() || !underway.add(List.of(left, right))) {
            return false;
        }
        try {
            return monoids.stream().filter(monoid -> finite || monoid.isIdempotent())
                    .anyMatch(monoid -> equal(monoid, left, right, where));
        } finally {
            underway.remove(List.of(left, right));
        }
    }

    private boolean equal(Monoid monoid, ValueTerm left, ValueTerm right, Hypotheses where) {
        ReductionNormalForm normalForm = new ReductionNormalForm(monoid, terms, oracle, fresh, finite, limit);
        List<GuardedTerm> a = normalForm.of(left, where);
        List<GuardedTerm> b = normalForm.of(right, where);
        if (normalForm.gaveUp()) {
            return false;
        }
        if (a.equals(List.of(GuardedTerm.of(left))) && b.equals(List.of(GuardedTerm.of(right)))) {
            return false;
        }
        account.normalised(a.size() + b.size());
        SideProofs proofs = new SideProofs(conditions, demanded(where), account, limit);
        Remainder remainder = monoid.isIdempotent()
                ? new Covering(correspondences, proofs, terms).of(a, b)
                : new Cancellation(correspondences, proofs, terms, positive(a, b), positive(b, a)).run();
        if (!remainder.isNothing()) {
            account.failed(remainder);
        }
        return remainder.isNothing();
    }

    /** The terms of a side with positive coefficients, and those of the other side that are subtracted there. */
    private List<GuardedTerm> positive(List<GuardedTerm> side, List<GuardedTerm> other) {
        List<GuardedTerm> all = new ArrayList<>();
        side.stream().filter(term -> term.coefficient().signum() > 0).forEach(all::add);
        other.stream().filter(term -> term.coefficient().signum() < 0)
                .map(term -> fresh.renamed(term).times(BigInteger.ONE.negate())).forEach(all::add);
        return all;
    }

    private List<Truth> demanded(Hypotheses where) {
        List<Truth> all = new ArrayList<>(hypotheses);
        where.predicates().forEach((rankClass, predicates) -> predicates.forEach(
                predicate -> all.add(Truth.fold(rankClass, predicate))));
        return all;
    }
}
