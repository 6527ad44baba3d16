package io.verifyrules.verifier.verify;

import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.verifier.bound.LanePredicates;
import io.verifyrules.verifier.bound.RankPlan;
import io.verifyrules.verifier.lane.Congruence;
import io.verifyrules.verifier.lane.LaneOracle;
import io.verifyrules.verifier.lane.ReductionEquality;
import io.verifyrules.verifier.lane.Simplifier;
import io.verifyrules.verifier.normal.LaneTermMap;
import io.verifyrules.verifier.normal.NormalForm;
import io.verifyrules.verifier.obligation.Claim;
import io.verifyrules.verifier.obligation.InstanceEncoder;
import io.verifyrules.verifier.obligation.Obligation;
import io.verifyrules.verifier.reduction.ReductionAbstraction;
import io.verifyrules.verifier.reduction.ReductionMatching;
import io.verifyrules.verifier.reduction.SideConditions;
import io.verifyrules.verifier.solver.Answer;
import io.verifyrules.verifier.solver.Budgets;
import io.verifyrules.verifier.solver.Query;
import io.verifyrules.verifier.term.Hypotheses;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import io.verifyrules.verifier.term.ValueTerms;
import io.verifyrules.verifier.theory.ElementTheory;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * Proves claims without searching for counterexamples: the side conditions of a matching, and claims whose reductions were
 * replaced by parameters. A claim is first brought to a normal form of its own, since what an index term is equal to depends
 * on the guards under which it stands.
 */
final class ReductionProver implements SideConditions {

    private final Collection<RankClass> rankClasses;
    private final Hypotheses facts;
    private final ValueTerms terms;
    private final Simplifier simplifier;
    private final LaneOracle oracle;
    private final Function<ElementType, ElementTheory> theories;
    private final ObligationLog log;
    private final Budgets budgets;
    private ReductionEquality matching = (left, right, hypotheses) -> false;

    /**
     * A prover for one check.
     *
     * @param facts what the rule's normal form knows of the variables that it introduced
     */
    ReductionProver(Collection<RankClass> rankClasses, Hypotheses facts, ValueTerms terms, Simplifier simplifier,
            LaneOracle oracle, Function<ElementType, ElementTheory> theories, ObligationLog log,
            Budgets budgets) {
        this.rankClasses = List.copyOf(rankClasses);
        this.facts = facts;
        this.terms = terms;
        this.simplifier = simplifier;
        this.oracle = oracle;
        this.theories = theories;
        this.log = log;
        this.budgets = budgets;
    }

    /** Says how reductions are compared; the comparison itself rests on this prover. */
    void matchBy(ReductionEquality equality) {
        matching = equality;
    }

    Congruence congruence() {
        return new Congruence(oracle, (left, right, hypotheses) -> matching.equal(left, right, hypotheses), log);
    }

    @Override
    public boolean proves(Claim claim) {
        if (log.reached()) {
            return false;
        }
        // A hypothesis about a reduction is left out: what holds without it holds with it.
        List<Truth> given = new ArrayList<>(claim.hypotheses().stream().filter(truth -> !ReductionMatching.concerns(
                truth)).toList());
        facts.predicates().forEach((rankClass, predicates) -> predicates.forEach(
                predicate -> given.add(Truth.fold(rankClass, predicate))));
        NormalForm normalForm = NormalForm.of(Hypotheses.of(given), visit -> {
            given.forEach(visit::of);
            rewritten(claim.conclusion(), visit);
        }, terms, oracle);
        LaneTermMap map = new LaneTermMap(normalForm, terms);
        Map<RankClass, List<LaneBool>> own = new LinkedHashMap<>();
        rankClasses.forEach(rankClass -> own.put(rankClass, normalForm.facts(rankClass)));
        Claim normal = new Claim(claim.name(), Truth.conjuncts(Truth.allOf(given.stream().map(map::of).toList())),
                rewritten(claim.conclusion(), map));
        return holds(normal, new Hypotheses(own));
    }

    private static Claim.Conclusion rewritten(Claim.Conclusion conclusion, LaneTermMap map) {
        return switch (conclusion) {
            case Claim.Holds holds -> new Claim.Holds(map.of(holds.truth()));
            case Claim.SameElement same -> new Claim.SameElement(map.of(same.left()), map.of(same.right()));
        };
    }

    private boolean holds(Claim claim, Hypotheses own) {
        Hypotheses lane = own.where(Truth.allOf(claim.hypotheses()));
        if (claim.hypotheses().contains(Truth.FALSE) || onEveryLane(claim.conclusion(), lane)) {
            return true;
        }
        List<Truth> hypotheses = claim.hypotheses().stream()
                .map(part -> part instanceof Truth.Fold ? part : simplifier.simplify(part, lane)).toList();
        boolean contradiction = hypotheses.contains(Truth.FALSE) || rankClasses.stream().anyMatch(
                rankClass -> !rankClass.allowsRankZero() && oracle.entails(rankClass, lane.of(rankClass),
                        LaneBool.FALSE));
        if (contradiction) {
            return true;
        }
        boolean onlyFolds = claim.hypotheses().stream().allMatch(Truth.Fold.class::isInstance);
        Claim open = new Claim(claim.name(), hypotheses, claim.conclusion());
        return !(onlyFolds && claim.conclusion() instanceof Claim.Holds) && holdsAtPlannedRanks(open, own);
    }

    private boolean onEveryLane(Claim.Conclusion conclusion, Hypotheses lane) {
        return switch (conclusion) {
            case Claim.Holds holds -> simplifier.simplify(holds.truth(), lane).equals(Truth.TRUE);
            case Claim.SameElement same -> congruence().equal(simplifier.simplify(same.left(), lane), simplifier
                    .simplify(same.right(), lane), lane);
        };
    }

    /** The claim proved at the ranks that suffice; one with reductions is not of a form that these are known for. */
    boolean holdsAtPlannedRanks(Claim claim, Hypotheses own) {
        List<ValueTerm> elements = claim.conclusion() instanceof Claim.SameElement same
                ? List.of(same.left(), same.right())
                : List.of();
        if (elements.stream().anyMatch(ReductionMatching::concerns)) {
            return false;
        }
        List<Truth> claims = claim.conclusion() instanceof Claim.Holds holds ? List.of(holds.truth()) : List.of();
        if (claims.stream().anyMatch(ReductionMatching::concerns)) {
            return false;
        }
        RankPlan plan = RankPlan.of(claim.name(), rankClasses, own.where(Truth.allOf(claim.hypotheses())),
                LanePredicates.of(claim.hypotheses(), claims, elements), oracle, log.part(ClaimProver.PLANNING));
        if (RankCombinations.tooMany(plan)) {
            Query query = new RankCombinations(claim, plan, own, theories).query(false);
            return log.check(query, budgets.proof()) instanceof Answer.Unsatisfiable;
        }
        return plan.instances().stream().allMatch(ranks -> {
            Obligation obligation = new Obligation(claim, ranks, own, new InstanceEncoder(ranks, theories));
            return log.check(obligation.query(claim.name() + ", at " + obligation.at(), obligation.negation(), List
                    .of()), budgets.proof()) instanceof Answer.Unsatisfiable;
        });
    }

    /** The claim with equal reductions replaced by equal parameters, proved at the ranks that suffice. */
    boolean holdsForAllValuesOfReductions(Claim claim, Hypotheses lane) {
        if (!(claim.conclusion() instanceof Claim.SameElement same)) {
            return false;
        }
        ReductionAbstraction abstraction = new ReductionAbstraction(terms, congruence(), lane);
        ValueTerm left = abstraction.of(same.left());
        ValueTerm right = abstraction.of(same.right());
        if (left instanceof ValueTerm.Parameter || right instanceof ValueTerm.Parameter) {
            return left.equals(right);
        }
        return proves(new Claim(claim.name(), claim.hypotheses(), new Claim.SameElement(left, right)));
    }
}
