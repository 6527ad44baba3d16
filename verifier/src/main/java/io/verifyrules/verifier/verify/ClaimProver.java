package io.verifyrules.verifier.verify;

import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.verifier.bound.LanePredicates;
import io.verifyrules.verifier.bound.RankPlan;
import io.verifyrules.verifier.counterexample.CounterexampleSearch;
import io.verifyrules.verifier.lane.LaneOracle;
import io.verifyrules.verifier.lane.Simplifier;
import io.verifyrules.verifier.normal.NormalForm;
import io.verifyrules.verifier.obligation.Claim;
import io.verifyrules.verifier.obligation.InstanceEncoder;
import io.verifyrules.verifier.obligation.Obligation;
import io.verifyrules.verifier.reduction.MatchingAccount;
import io.verifyrules.verifier.reduction.ReductionMatching;
import io.verifyrules.verifier.solver.Answer;
import io.verifyrules.verifier.solver.Budgets;
import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.solver.Query;
import io.verifyrules.verifier.term.Hypotheses;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import io.verifyrules.verifier.theory.ElementTheory;
import io.verifyrules.verifier.verdict.ClassPlan;
import io.verifyrules.verifier.verdict.ObligationReport.Status;
import io.verifyrules.verifier.verdict.Verdict;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * Proves or refutes the claims of one rule in one element theory: first lane by lane, for all ranks at once; what remains, at
 * the ranks that {@link RankPlan} finds to suffice, a counterexample among small integers first.
 */
final class ClaimProver {

    /** Finding a bound may cost one of so many parts of what an obligation may cost; proving it needs the others. */
    static final int PLANNING = 4;

    /** A rank at which a solver finds a counterexample about as soon as at rank 1. */
    private static final int LOW_RANK = 3;

    private final Collection<RankClass> rankClasses;
    private final NormalForm normalForm;
    private final Simplifier simplifier;
    private final LaneOracle oracle;
    private final CounterexampleSearch search;
    private final Function<ElementType, ElementTheory> theories;
    private final ObligationLog log;
    private final Budgets budgets;
    private final ReductionProver reductions;
    private final MatchingAccount matching;
    private final boolean finite;
    private final List<ClassPlan> plans = new ArrayList<>();

    ClaimProver(Collection<RankClass> rankClasses, NormalForm normalForm, Simplifier simplifier, LaneOracle oracle,
            CounterexampleSearch search, Function<ElementType, ElementTheory> theories, ObligationLog log,
            Budgets budgets, ReductionProver reductions, MatchingAccount matching,
            boolean finite) {
        this.rankClasses = rankClasses;
        this.normalForm = normalForm;
        this.simplifier = simplifier;
        this.oracle = oracle;
        this.search = search;
        this.theories = theories;
        this.log = log;
        this.budgets = budgets;
        this.reductions = reductions;
        this.matching = matching;
        this.finite = finite;
    }

    /** The plans of all claims that needed instances. */
    List<ClassPlan> plans() {
        return List.copyOf(plans);
    }

    /** H(c) for the given hypotheses, the facts of the normal form included. */
    Hypotheses laneHypotheses(List<Truth> hypotheses) {
        Hypotheses all = facts();
        for (Truth hypothesis : hypotheses) {
            all = all.where(hypothesis);
        }
        return all;
    }

    private Hypotheses facts() {
        Map<RankClass, List<LaneBool>> facts = new LinkedHashMap<>();
        rankClasses.forEach(rankClass -> facts.put(rankClass, normalForm.facts(rankClass)));
        return new Hypotheses(facts);
    }

    /** Settles a claim: empty where it is proved, else the verdict that it costs. */
    Optional<Verdict> settle(Claim claim) {
        Hypotheses lane = laneHypotheses(claim.hypotheses());
        Claim open = simplified(claim, lane);
        if (holdsOnEveryLane(open, lane)) {
            log.settled(claim.name(), matching.matched() > 0 ? "reductions matched" : "lane-wise", Status.PROVED);
            return Optional.empty();
        }
        if (open.conclusion() instanceof Claim.SameElement same
                && (ReductionMatching.concerns(same.left()) || ReductionMatching.concerns(same.right()))) {
            return settleReductions(open, lane);
        }
        // Simplifying may have turned a hypothesis into a fold, so what every lane satisfies is read off anew: a neutral lane
        // must satisfy all of it.
        RankPlan plan = plan(open, laneHypotheses(open.hypotheses()));
        plans.addAll(plan.classes());
        return RankCombinations.tooMany(plan) ? settleTogether(open, plan) : settle(open, plan);
    }

    private Optional<Verdict> settle(Claim claim, RankPlan plan) {
        if (plan.highest().values().stream().anyMatch(rank -> rank > LOW_RANK)) {
            // What is wrong at many lanes is mostly wrong at one, where it is found and looked at sooner.
            Obligation low = obligation(claim, RankCombinations.atMostOne(plan.highest()));
            Optional<Verdict.Refuted> refuted = search.amongIntegersUpTo(3, low, normalForm, log, budgets.search());
            if (refuted.isPresent()) {
                log.settled(claim.name(), "at ranks " + low.at(), Status.REFUTED);
                return refuted.map(Function.identity());
            }
        }
        Optional<Verdict> worst = Optional.empty();
        for (Map<RankClass, Integer> ranks : plan.instances()) {
            Optional<Verdict> verdict = settle(claim, ranks);
            if (verdict.isPresent() && verdict.get() instanceof Verdict.Refuted) {
                return verdict;
            }
            worst = worst.or(() -> verdict);
        }
        return worst;
    }

    /** Settles a claim at all combinations of ranks by one query; a counterexample says which combination it belongs to. */
    private Optional<Verdict> settleTogether(Claim claim, RankPlan plan) {
        RankCombinations all = new RankCombinations(claim, plan, facts(), theories);
        Answer small = log.check(all.query(true), budgets.search());
        Answer answer = small instanceof Answer.Satisfiable ? small : log.check(all.query(false), budgets.proof());
        return switch (answer) {
            case Answer.Unsatisfiable ignored -> {
                log.settled(claim.name(), "at ranks " + all.at(), Status.PROVED);
                yield Optional.empty();
            }
            case Answer.Satisfiable model -> settle(claim, all.ranksIn(model)).or(() -> Optional.of(new Verdict.Unknown(
                    claim.name() + ", at ranks " + all.at() + ": the solver contradicts itself")));
            case Answer.GaveUp gaveUp -> {
                log.settled(claim.name(), "at ranks " + all.at(), Status.UNKNOWN);
                yield Optional.of(new Verdict.Unknown(claim.name() + ", at the " + all.count()
                        + " combinations of ranks " + all.at() + ": the solver gave up (" + gaveUp.reason() + ")"));
            }
        };
    }

    private Optional<Verdict> settleReductions(Claim claim, Hypotheses lane) {
        boolean proved = finite && reductions.holdsForAllValuesOfReductions(claim, lane);
        boolean exhausted = log.reached();
        log.settled(claim.name(), "reductions matched", proved ? Status.PROVED : Status.UNKNOWN);
        return proved
                ? Optional.empty()
                : Optional.of(new Verdict.Unknown(claim.name() + ": " + UnmatchedText.of(matching, finite, exhausted)));
    }

    private Claim simplified(Claim claim, Hypotheses lane) {
        List<Truth> hypotheses = claim.hypotheses().stream().map(hypothesis -> withoutTopLevel(hypothesis, lane))
                .toList();
        Claim.Conclusion conclusion = switch (claim.conclusion()) {
            case Claim.Holds holds -> new Claim.Holds(simplifier.simplify(holds.truth(), lane));
            case Claim.SameElement same -> new Claim.SameElement(simplifier.simplify(same.left(), lane),
                    simplifier.simplify(same.right(), lane));
        };
        return new Claim(claim.name(), hypotheses, conclusion);
    }

    /** Simplifies the parts of a hypothesis that are not themselves the lane hypotheses used for it. */
    private Truth withoutTopLevel(Truth hypothesis, Hypotheses lane) {
        return Truth.allOf(Truth.conjuncts(hypothesis).stream()
                .map(part -> part instanceof Truth.Fold ? part : simplifier.simplify(part, lane)).toList());
    }

    private boolean holdsOnEveryLane(Claim claim, Hypotheses lane) {
        return switch (claim.conclusion()) {
            case Claim.Holds holds -> holds.truth().equals(Truth.TRUE);
            case Claim.SameElement same -> reductions.congruence().equal(same.left(), same.right(), lane);
        };
    }

    private RankPlan plan(Claim claim, Hypotheses lane) {
        List<Truth> claims = claim.conclusion() instanceof Claim.Holds holds ? List.of(holds.truth()) : List.of();
        List<ValueTerm> elements = claim.conclusion() instanceof Claim.SameElement same
                ? List.of(same.left(), same.right())
                : List.of();
        return RankPlan.of(claim.name(), rankClasses, lane, LanePredicates.of(claim.hypotheses(), claims, elements),
                oracle, log.part(PLANNING));
    }

    private Obligation obligation(Claim claim, Map<RankClass, Integer> ranks) {
        return new Obligation(claim, ranks, facts(), new InstanceEncoder(ranks, theories));
    }

    private Optional<Verdict> settle(Claim claim, Map<RankClass, Integer> ranks) {
        Obligation small = obligation(claim, ranks);
        String at = "at ranks " + (small.at().isEmpty() ? "none" : small.at());
        Optional<Verdict.Refuted> refuted = search.amongIntegersUpTo(3, small, normalForm, log,
                budgets.search());
        if (refuted.isPresent()) {
            log.settled(claim.name(), at, Status.REFUTED);
            return refuted.map(Function.identity());
        }
        Obligation full = obligation(claim, ranks);
        List<Formula> assertions = full.negation();
        List<Formula> watched = search.watched(full.encoder(), normalForm);
        Query query = full.query(claim.name() + ", " + at, assertions, watched);
        Answer first = log.check(query, budgets.proof());
        Answer answer = first instanceof Answer.GaveUp ? log.check(query, budgets.secondProof()) : first;
        return switch (answer) {
            case Answer.Unsatisfiable ignored -> {
                log.settled(claim.name(), at, Status.PROVED);
                yield Optional.empty();
            }
            case Answer.Satisfiable model -> {
                // A model may be too large to recompute, or to look at: one among integers of a moderate size is sought first.
                Optional<Verdict.Refuted> replayed = search
                        .amongIntegersUpTo(9, obligation(claim, ranks), normalForm, log, budgets.search())
                        .or(() -> search.replay(full.encoder(), normalForm, model));
                log.settled(claim.name(), at, replayed.isPresent() ? Status.REFUTED : Status.UNKNOWN);
                yield Optional.of(replayed.<Verdict>map(Function.identity())
                        .orElse(new Verdict.Unknown(claim.name() + ", " + at
                                + ": the solver has a counterexample, but the interpreter could not confirm it")));
            }
            case Answer.GaveUp gaveUp -> {
                log.settled(claim.name(), at, Status.UNKNOWN);
                yield Optional.of(new Verdict.Unknown(claim.name() + ", " + at + ": the solver gave up within "
                        + budgets.proof().resources() + " units and " + budgets.proof().wallTime().toSeconds() + " s ("
                        + gaveUp.reason() + ")"));
            }
        };
    }

    /**
     * Whether the hypotheses can hold, with every class at rank max(k, 1): the answer of the solver, which has a model where
     * they can.
     */
    Answer satisfiable(String name, List<Truth> hypotheses) {
        Obligation full = anywhere(name, hypotheses, atLeastOneLane(name, hypotheses));
        return log.check(full.query(name, full.hypotheses(), List.of()), budgets.proof());
    }

    /** Whether a model of the hypotheses is found among small integers, with every class at rank 1 or at rank max(k, 1). */
    boolean hasSmallModel(String name, List<Truth> hypotheses) {
        Map<RankClass, Integer> one = new LinkedHashMap<>();
        rankClasses.forEach(rankClass -> one.put(rankClass, 1));
        if (hasSmallModel(name, hypotheses, one)) {
            return true;
        }
        Map<RankClass, Integer> planned = atLeastOneLane(name, hypotheses);
        return !planned.equals(one) && hasSmallModel(name, hypotheses, planned);
    }

    private boolean hasSmallModel(String name, List<Truth> hypotheses, Map<RankClass, Integer> ranks) {
        Obligation small = anywhere(name, hypotheses, ranks);
        List<Formula> restricted = new ArrayList<>(small.hypotheses());
        restricted.addAll(small.encoder().smallIntegers());
        Query query = small.query(name + ", small integers", restricted, List.of());
        return log.check(query, budgets.search()) instanceof Answer.Satisfiable;
    }

    private Obligation anywhere(String name, List<Truth> hypotheses, Map<RankClass, Integer> ranks) {
        return obligation(new Claim(name, hypotheses, new Claim.Holds(Truth.FALSE)), ranks);
    }

    private Map<RankClass, Integer> atLeastOneLane(String name, List<Truth> hypotheses) {
        LanePredicates phi = LanePredicates.of(hypotheses, List.of(), List.of());
        Map<RankClass, Integer> ranks = RankPlan.of(name, rankClasses, laneHypotheses(hypotheses), phi, oracle, log
                .part(PLANNING)).highest();
        ranks.replaceAll((rankClass, planned) -> Math.max(1, planned));
        return ranks;
    }
}
