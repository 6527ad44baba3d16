package io.verifyrules.verifier.reduction;

import io.verifyrules.dsl.element.DeclaredMonoid;
import io.verifyrules.dsl.element.ElementReducer;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.ElementTypes;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.dsl.rule.IndexHint;
import io.verifyrules.verifier.lane.LaneOracle;
import io.verifyrules.verifier.lane.ReductionEquality;
import io.verifyrules.verifier.law.Grants;
import io.verifyrules.verifier.law.Law;
import io.verifyrules.verifier.law.TypeLaw;
import io.verifyrules.verifier.limit.Limit;
import io.verifyrules.verifier.normal.LaneTermMap;
import io.verifyrules.verifier.obligation.Evidence;
import io.verifyrules.verifier.proof.Conclusion;
import io.verifyrules.verifier.proof.Judgement;
import io.verifyrules.verifier.proof.Ledger;
import io.verifyrules.verifier.proof.ProofStep;
import io.verifyrules.verifier.proof.StepKind;
import io.verifyrules.verifier.proof.Summand;
import io.verifyrules.verifier.term.Hypotheses;
import io.verifyrules.verifier.term.Operation;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import io.verifyrules.verifier.term.ValueTerms;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

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
    private final Grants grants;
    private final MatchingAccount account;
    private final Set<List<ValueTerm>> underway = new HashSet<>();

    /**
     * A matching for one check.
     *
     * @param hypotheses the demands beside the folds that each question comes with
     * @param hints the author's suggestions, over the rule's maps as {@code normalForm} writes them
     * @param limit the limit of the matching
     * @param grants the laws that the matching may use
     */
    public ReductionMatching(ValueTerms terms, LaneOracle oracle, SideConditions conditions, List<Truth> hypotheses,
            List<IndexHint> hints, LaneTermMap.Rewriting normalForm, Grants grants, MatchingAccount account,
            Limit limit) {
        this.limit = limit;
        this.terms = terms;
        this.oracle = oracle;
        this.conditions = conditions;
        this.correspondences = new Correspondences(new IndexInference(new IndexHints(hints, normalForm), limit), terms,
                limit);
        this.fresh = new FreshIndices(terms);
        this.hypotheses = hypotheses.stream().filter(hypothesis -> !(hypothesis instanceof Truth.Fold)).toList();
        this.grants = grants;
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
    public Optional<Evidence> equal(ValueTerm left, ValueTerm right, Hypotheses where) {
        Set<ElementReducer> monoids = reducers(left, right);
        if (monoids.isEmpty() || !underway.add(List.of(left, right))) {
            return Optional.empty();
        }
        try {
            return monoids.stream().flatMap(monoid -> equal(monoid, left, right, where).stream()).findFirst();
        } finally {
            underway.remove(List.of(left, right));
        }
    }

    /** The reducers inside of the elements. Where the order does not matter, sums and products of two count as reductions. */
    private Set<ElementReducer> reducers(ValueTerm left, ValueTerm right) {
        Set<ElementReducer> monoids = new LinkedHashSet<>(Reachable.reducers(List.of(left, right)));
        boolean reordered = Law.ofStartedSums(Monoid.SUM)
                .filter(laws -> Stream.of(laws).allMatch(law -> grants.has(new TypeLaw(law, left.type()))))
                .isPresent() && !grants.has(new TypeLaw(Law.ADD_ZERO, left.type()));
        if (reordered) {
            Stream.of(left, right).flatMap(side -> combining(side).stream()).forEach(monoids::add);
        }
        return monoids;
    }

    private static Optional<Monoid> combining(ValueTerm element) {
        return element instanceof ValueTerm.Apply apply && apply.operation() instanceof Operation.OfBinary(var operator)
                ? switch (operator) {
                    case ADD, SUB -> Optional.of(Monoid.SUM);
                    case MUL -> Optional.of(Monoid.PRODUCT);
                    default -> Optional.empty();
                }
                : Optional.empty();
    }

    private Optional<Evidence> equal(ElementReducer monoid, ValueTerm left, ValueTerm right, Hypotheses where) {
        Ledger ledger = new Ledger(grants);
        Optional<Reordering> leave = combines(monoid, left.type()) && left.type().equals(right.type())
                ? Reordering.of(monoid, left.type(), ledger)
                : Optional.empty();
        if (leave.isEmpty()) {
            return Optional.empty();
        }
        Reordering reordering = leave.get();
        Ledger writing = ledger.part();
        ReductionNormalForm normalForm = new ReductionNormalForm(reordering, terms, oracle, fresh, writing, limit);
        List<GuardedTerm> ofLeft = written(normalForm, reordering, left, where);
        List<GuardedTerm> ofRight = written(normalForm, reordering, right, where);
        if (normalForm.gaveUp()) {
            return Optional.empty();
        }
        if (ofLeft.equals(List.of(GuardedTerm.of(left))) && ofRight.equals(List.of(GuardedTerm.of(right)))) {
            return Optional.empty();
        }
        InnerReductions inner = new InnerReductions(terms, where, this);
        List<GuardedTerm> a = inner.of(ofLeft);
        List<GuardedTerm> b = inner.of(ofRight);
        account.normalised(a.size() + b.size());
        Steps steps = new Steps(monoid, where, hypotheses, ledger);
        steps.written(left, ofLeft, a, writing, inner.evidence());
        steps.written(right, ofRight, b, writing, inner.evidence());
        SideProofs proofs = new SideProofs(conditions, demanded(where), account, limit);
        Optional<Remainder> remainder = monoid.isIdempotent()
                ? Covering.of(reordering, left.type(), ledger, correspondences, proofs, terms)
                        .map(covering -> covering.of(a, b))
                : AcrossSides.of(a, b, left.type(), ledger, fresh)
                        .map(sides -> steps.across(a, b, sides))
                        .map(sides -> new Cancellation(reordering, correspondences, proofs, terms, sides.left(),
                                sides.right()).run());
        remainder.filter(rest -> !rest.isNothing()).ifPresent(account::failed);
        return remainder.filter(Remainder::isNothing)
                .map(rest -> inner.evidence()
                        .withoutSteps()
                        .and(proofs.evidence())
                        .by(ledger, StepKind.MATCHED,
                                new Judgement(where, hypotheses, new Conclusion.SameElement(left, right))));
    }

    private List<GuardedTerm> written(ReductionNormalForm normalForm, Reordering reordering, ValueTerm element,
            Hypotheses where) {
        return reordering.apart(reordering.withoutVanishing(normalForm.of(element, where)), fresh);
    }

    /** The steps of a matching before terms are paired. */
    private record Steps(ElementReducer reducer, Hypotheses where, List<Truth> given, Ledger ledger) {

        /**
         * Notes that an element is a combination of terms, and of those with the reductions in guards written in one
         * way.
         */
        void written(ValueTerm element, List<GuardedTerm> all, List<GuardedTerm> inOneWay, Ledger writing,
                Evidence inner) {
            ledger.note(writing.used());
            ledger.took(writing.step(StepKind.COMBINATION,
                    same(List.of(Summand.of(element)), GuardedTerm.summands(all)), List.of()));
            if (!all.equals(inOneWay)) {
                ledger.took(new ProofStep(StepKind.INNER_REDUCTIONS,
                        same(GuardedTerm.summands(all), GuardedTerm.summands(inOneWay)), Set.of(), inner.steps(),
                        List.of()));
            }
        }

        /** The step that adds subtracted terms on the other side. */
        AcrossSides across(List<GuardedTerm> left, List<GuardedTerm> right, AcrossSides sides) {
            if (!sides.left().equals(left) || !sides.right().equals(right)) {
                ledger.took(new ProofStep(StepKind.ACROSS_SIDES,
                        same(difference(left, right), difference(sides.left(), sides.right())), Set.of(), List.of(),
                        List.of()));
            }
            return sides;
        }

        private static List<Summand> difference(List<GuardedTerm> left, List<GuardedTerm> right) {
            List<Summand> all = new ArrayList<>(GuardedTerm.summands(left));
            right.forEach(term -> all.add(term.summand().times(term.coefficient().negate())));
            return all;
        }

        private Judgement same(List<Summand> left, List<Summand> right) {
            return new Judgement(where, given, new Conclusion.SameCombination(reducer, left, right));
        }
    }

    @Override
    public List<Truth> given() {
        return hypotheses;
    }

    private static boolean combines(ElementReducer reducer, ElementType type) {
        return switch (reducer) {
            case Monoid monoid ->
                type instanceof ElementType.Open || monoid.types().contains(ElementTypes.representative(type));
            case DeclaredMonoid declared -> declared.type().equals(type);
        };
    }

    /** The facts about sums of nothing whose order matters, where the hypotheses hold. */
    public EmptyReductions empties(Hypotheses where) {
        return new EmptyReductions(terms, fresh, new SideProofs(conditions, demanded(where), account, limit));
    }

    private List<Truth> demanded(Hypotheses where) {
        List<Truth> all = new ArrayList<>(hypotheses);
        where.predicates()
                .forEach((rankClass, predicates) -> predicates
                        .forEach(predicate -> all.add(Truth.fold(rankClass, predicate))));
        return all;
    }
}
