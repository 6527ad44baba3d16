package io.verifyrules.verifier.study;

import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.rule.IndexHint;
import io.verifyrules.verifier.algebra.AlgebraicEquality;
import io.verifyrules.verifier.bound.LanePredicates;
import io.verifyrules.verifier.bound.RankPlan;
import io.verifyrules.verifier.ground.PlaceByPlace;
import io.verifyrules.verifier.lane.ByCases;
import io.verifyrules.verifier.lane.Congruence;
import io.verifyrules.verifier.lane.LaneOracle;
import io.verifyrules.verifier.lane.Simplifier;
import io.verifyrules.verifier.law.Grants;
import io.verifyrules.verifier.law.TypeLaw;
import io.verifyrules.verifier.normal.LaneTermMap;
import io.verifyrules.verifier.normal.NormalForm;
import io.verifyrules.verifier.normal.RowMajorFacts;
import io.verifyrules.verifier.obligation.Claim;
import io.verifyrules.verifier.obligation.Evidence;
import io.verifyrules.verifier.proof.Judgement;
import io.verifyrules.verifier.proof.Ledger;
import io.verifyrules.verifier.proof.ProofStep;
import io.verifyrules.verifier.proof.SideCondition;
import io.verifyrules.verifier.proof.StepKind;
import io.verifyrules.verifier.reduction.AssumedInstances;
import io.verifyrules.verifier.reduction.EmptyReductions;
import io.verifyrules.verifier.reduction.KnownElements;
import io.verifyrules.verifier.reduction.MatchingAccount;
import io.verifyrules.verifier.reduction.ReductionAbstraction;
import io.verifyrules.verifier.reduction.ReductionMatching;
import io.verifyrules.verifier.reduction.SideConditions;
import io.verifyrules.verifier.reduction.SortedLines;
import io.verifyrules.verifier.solver.Budgets;
import io.verifyrules.verifier.term.Hypotheses;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import io.verifyrules.verifier.term.ValueTerms;
import io.verifyrules.verifier.theory.ElementTheory;
import io.verifyrules.verifier.verdict.ClaimKind;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Proves claims for every rank, and names the grounds of each proof. A claim is proved lane by lane, or by matching
 * reductions. Where element arithmetic is needed, it is proved in the theory of one type at the ranks that suffice.
 * Matching asks it in turn for its side conditions.
 */
public final class Prover implements SideConditions {

    private final Collection<RankClass> rankClasses;
    private final Hypotheses facts;
    private final ValueTerms terms;
    private final Grants grants;
    private final Simplifier simplifier;
    private final LaneOracle oracle;
    private final Function<ElementType, ElementTheory> theories;
    private final ObligationLog log;
    private final ProofAtRanks ranks;
    private final ReductionMatching matching;
    private final AlgebraicEquality reductions;
    private final KnownElements known;
    private final SortedLines sorted;
    private final List<Truth> everywhere;
    private final PlaceByPlace places;

    /**
     * A prover for one rule.
     *
     * @param facts the facts that the rule's normal form knows of the variables that it introduced
     * @param grants the laws that proofs may use
     * @param theories in which side conditions on elements are proved
     * @param demanded the hypotheses and assumptions of the rule
     */
    Prover(Collection<RankClass> rankClasses, Hypotheses facts, ValueTerms terms, Grants grants, LaneOracle oracle,
            Function<ElementType, ElementTheory> theories, ObligationLog log, Budgets budgets, List<Truth> demanded,
            List<IndexHint> hints, LaneTermMap.Rewriting normalForm, MatchingAccount account) {
        this.rankClasses = List.copyOf(rankClasses);
        this.facts = facts;
        this.terms = terms;
        this.grants = grants;
        this.simplifier = new Simplifier(oracle, terms, grants, log);
        this.oracle = oracle;
        this.theories = theories;
        this.log = log;
        this.ranks = new ProofAtRanks(rankClasses, oracle, log, budgets);
        this.matching = new ReductionMatching(terms, oracle, this, demanded, hints, normalForm, grants, account, log);
        this.sorted = new SortedLines(terms, grants);
        this.everywhere = demanded.stream().filter(ReductionMatching::concerns).toList();
        this.known = new KnownElements(terms, this, demanded);
        Predicate<TypeLaw> laws = law -> theories.apply(law.type()).laws().contains(law.law());
        this.reductions = new AlgebraicEquality(matching, this, terms, grants, laws, log);
        this.places = new PlaceByPlace(laws, grants);
    }

    private Congruence congruence() {
        return new Congruence(oracle, terms, reductions, grants, log);
    }

    /** The claim as steps of proofs have it: under all that the rule assumes. */
    Judgement judgement(Claim claim) {
        List<Truth> given = new ArrayList<>(claim.hypotheses());
        everywhere.stream().filter(truth -> claim.isAboutElements() && !given.contains(truth)).forEach(given::add);
        return new Claim(claim.kind(), given, claim.conclusion()).judgement(facts);
    }

    /** The rest of a claim under the facts of every lane; the laws used are noted. */
    Claim simplified(Claim claim, Hypotheses lane, Ledger ledger) {
        List<Truth> hypotheses = claim.hypotheses()
                .stream()
                .map(hypothesis -> withoutTopLevel(hypothesis, lane, ledger))
                .toList();
        return new Claim(claim.kind(), hypotheses, simplified(claim.conclusion(), lane, ledger));
    }

    private Claim.Conclusion simplified(Claim.Conclusion conclusion, Hypotheses lane, Ledger ledger) {
        return switch (conclusion) {
            case Claim.Holds holds -> new Claim.Holds(simplifier.simplify(holds.truth(), lane, ledger));
            case Claim.OfElements both -> both.with(simplifier.simplify(both.left(), lane, ledger),
                    simplifier.simplify(both.right(), lane, ledger));
        };
    }

    /** Simplifies the parts of a hypothesis that are not themselves the lane hypotheses used for it. */
    private Truth withoutTopLevel(Truth hypothesis, Hypotheses lane, Ledger ledger) {
        return Truth.allOf(Truth.conjuncts(hypothesis)
                .stream()
                .map(part -> part instanceof Truth.Fold ? part : simplifier.simplify(part, lane, ledger))
                .toList());
    }

    /** A proof of a simplified conclusion lane by lane, reductions matched. */
    Optional<Evidence> onEveryLane(Claim.Conclusion simplified, Hypotheses lane) {
        return switch (simplified) {
            case Claim.Holds holds -> holds.truth().equals(Truth.TRUE) ? Optional.of(Evidence.NONE) : Optional.empty();
            case Claim.OfElements both -> {
                EmptyReductions empties = matching.empties(lane);
                ValueTerm a = empties.of(both.left());
                ValueTerm b = empties.of(both.right());
                boolean reduced = ReductionMatching.concerns(a) || ReductionMatching.concerns(b);
                KnownElements.Rewritten left = written(a, lane, reduced);
                KnownElements.Rewritten right = written(b, lane, reduced);
                yield (reduced || !(both instanceof Claim.SameElement)
                        ? congruence().equal(left.element(), right.element(), lane)
                        : new ByCases(congruence(), terms, log).equal(left.element(), right.element(), lane))
                        .map(rests -> empties.evidence().and(left.evidence()).and(right.evidence()).and(rests));
            }
        };
    }

    /** The element with what is known of others, and without orders that nothing sees, where one of both sides is reduced. */
    KnownElements.Rewritten written(ValueTerm element, Hypotheses lane, boolean reduced) {
        if (!reduced) {
            return new KnownElements.Rewritten(element, Evidence.NONE);
        }
        KnownElements.Rewritten first = known.of(element, lane);
        KnownElements.Rewritten last = sorted.of(first.element());
        return new KnownElements.Rewritten(last.element(), first.evidence().and(last.evidence()));
    }

    /** A proof by the laws of functions of reals, for elements without reductions. */
    Optional<Evidence> byFunctions(Claim.OfElements both, Hypotheses lane) {
        return reductions.equalByFunctions(both.left(), both.right(), lane);
    }

    /** The finding on two elements where all indices are written as numbers. */
    PlaceByPlace.Found atEachPlace(Claim.OfElements both, Hypotheses lane) {
        return places.compare(both.left(), both.right(), lane);
    }

    /** The claim is first brought to a normal form of its own: what an index is equal to depends on the guards around it. */
    @Override
    public Optional<Evidence> proves(Claim claim) {
        return proves(claim, true);
    }

    @Override
    public Optional<Evidence> provesByForm(Claim claim) {
        return proves(claim, false);
    }

    private Optional<Evidence> proves(Claim claim, boolean inTheory) {
        if (log.reached()) {
            return Optional.empty();
        }
        // A hypothesis about a reduction is left out: what holds without it holds with it.
        List<Truth> given = new ArrayList<>(
                claim.hypotheses().stream().filter(truth -> !ReductionMatching.concerns(truth)).toList());
        given.addAll(assumed(claim, given));
        facts.predicates()
                .forEach((rankClass, predicates) -> predicates
                        .forEach(predicate -> given.add(Truth.fold(rankClass, predicate))));
        given.addAll(ofRowMajor(claim, given));
        List<SideCondition> conditions = new ArrayList<>();
        NormalForm normalForm = NormalForm.of(Hypotheses.of(given), visit -> {
            given.forEach(visit::of);
            rewritten(claim.conclusion(), visit);
        }, terms,
                (rankClass, known,
                        entailed) -> oracle.entailment(rankClass, known, entailed).filter(conditions::add).isPresent(),
                log);
        LaneTermMap map = new LaneTermMap(normalForm, terms);
        Map<RankClass, List<LaneBool>> own = new LinkedHashMap<>();
        rankClasses.forEach(rankClass -> own.put(rankClass, normalForm.facts(rankClass)));
        Claim normal = new Claim(claim.kind(), Truth.conjuncts(Truth.allOf(given.stream().map(map::of).toList())),
                rewritten(claim.conclusion(), map));
        Hypotheses ownFacts = new Hypotheses(own);
        List<ProofStep> rewritings = NormalFormSteps.of(StepKind.NORMAL_FORM, claim.conclusion(), normal.conclusion(),
                ownFacts, Stream.concat(given.stream(), normalForm.equations().stream()).toList(), conditions);
        return holds(normal, ownFacts, inTheory).map(rests -> new Evidence(Set.of(), Set.of(), rewritings).and(rests)
                .by(StepKind.SIDE_CLAIM, claim.judgement(facts), List.of()));
    }

    /** The assumptions on all elements, stated for those that the claim speaks of. */
    private List<Truth> assumed(Claim claim, List<Truth> given) {
        if (!claim.isAboutElements()) {
            return List.of();
        }
        AssumedInstances instances = new AssumedInstances(claim.hypotheses(), terms);
        return instances.of(claim.elements(), claim.truths().stream().filter(Truth::isAboutElements).toList())
                .stream()
                .filter(truth -> !given.contains(truth) && !ReductionMatching.concerns(truth))
                .toList();
    }

    /**
     * The facts about the places in row-major order that the claim mentions, and those that follow for places known to
     * be in bounds.
     */
    private List<Truth> ofRowMajor(Claim claim, List<Truth> given) {
        List<Truth> all = new ArrayList<>(RowMajorFacts.of(visit -> {
            given.forEach(visit::of);
            rewritten(claim.conclusion(), visit);
        }, terms));
        if (!all.isEmpty()) {
            List<Truth> known = new ArrayList<>(given);
            known.addAll(all);
            Hypotheses lane = Hypotheses.of(known);
            Ledger unused = new Ledger(law -> false);
            all.replaceAll(fact -> fact instanceof Truth.Fold ? fact : simplifier.simplify(fact, lane, unused));
        }
        return all;
    }

    private static Claim.Conclusion rewritten(Claim.Conclusion conclusion, LaneTermMap map) {
        return switch (conclusion) {
            case Claim.Holds holds -> new Claim.Holds(map.of(holds.truth()));
            case Claim.OfElements both -> both.with(map.of(both.left()), map.of(both.right()));
        };
    }

    private Optional<Evidence> holds(Claim claim, Hypotheses own, boolean inTheory) {
        Hypotheses lane = own.where(Truth.allOf(claim.hypotheses()));
        Judgement judgement = claim.judgement(own);
        if (claim.hypotheses().contains(Truth.FALSE)) {
            return Optional.of(Evidence.NONE.by(StepKind.CONTRADICTION, judgement, List.of()));
        }
        Ledger concluding = new Ledger(grants);
        Optional<Evidence> everyLane = onEveryLane(simplified(claim.conclusion(), lane, concluding), lane);
        if (everyLane.isPresent()) {
            return everyLane.map(rests -> rests.by(concluding, StepKind.ON_EVERY_LANE, judgement));
        }
        Ledger ledger = new Ledger(grants);
        List<Truth> hypotheses = claim.hypotheses()
                .stream()
                .map(part -> part instanceof Truth.Fold ? part : simplifier.simplify(part, lane, ledger))
                .toList();
        boolean contradiction = hypotheses.contains(Truth.FALSE) || rankClasses.stream()
                .filter(rankClass -> !rankClass.allowsRankZero())
                .anyMatch(
                        rankClass -> oracle.entailment(rankClass, lane.about(rankClass), LaneBool.FALSE).filter(met -> {
                            ledger.met(met);
                            return true;
                        }).isPresent());
        if (contradiction) {
            return Optional.of(Evidence.NONE.by(ledger, StepKind.CONTRADICTION, judgement));
        }
        boolean onlyFolds = claim.hypotheses().stream().allMatch(Truth.Fold.class::isInstance);
        if (!inTheory || (onlyFolds && claim.conclusion() instanceof Claim.Holds)) {
            return Optional.empty();
        }
        return inTheory(new Claim(claim.kind(), hypotheses, claim.conclusion()), own)
                .map(rests -> rests.by(ledger, StepKind.SIDE_CLAIM, judgement));
    }

    private Optional<Evidence> inTheory(Claim claim, Hypotheses own) {
        Evidence.InTheory found = new Evidence.InTheory(claim, own);
        Optional<ProofStep> step = ranks.proof(theories, found);
        if (step.isEmpty()) {
            return Optional.empty();
        }
        List<ProofStep> steps = List.of(step.get());
        return Optional.of(claim.isAboutElements()
                ? new Evidence(step.get().laws(), Set.of(found), steps)
                : new Evidence(Set.of(), Set.of(), steps));
    }

    /** The proof of the claim in theories, at the ranks that suffice; one with reductions is not of a form to know them. */
    public Optional<ProofStep> holdsIn(Function<ElementType, ElementTheory> others, Evidence.InTheory found) {
        return ranks.proof(others, found);
    }

    /** The ranks at which something that depends on these predicates must be looked at. */
    public RankPlan plan(ClaimKind claim, Hypotheses lane, LanePredicates predicates) {
        return ranks.plan(claim, lane, predicates);
    }

    /** The ranks at which a claim without reductions must hold so that it holds at all. */
    RankPlan plan(Claim claim, Hypotheses lane) {
        return ranks.plan(claim, lane);
    }

    /** A proof of the claim with equal reductions replaced by equal parameters, at the ranks that suffice. */
    Optional<Evidence> forAllValuesOfReductions(Claim claim, Hypotheses lane) {
        return new AnyReductionValues(this, () -> new ReductionAbstraction(terms, congruence(), lane, grants))
                .proves(claim, lane);
    }
}
