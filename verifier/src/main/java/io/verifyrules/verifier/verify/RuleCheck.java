package io.verifyrules.verifier.verify;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleNames;
import io.verifyrules.verifier.counterexample.CounterexampleSearch;
import io.verifyrules.verifier.counterexample.SearchEffort;
import io.verifyrules.verifier.counterexample.SolvedNumbers;
import io.verifyrules.verifier.denotation.AssumedAtOrigin;
import io.verifyrules.verifier.denotation.RuleMeaning;
import io.verifyrules.verifier.lane.LaneOracle;
import io.verifyrules.verifier.lane.Simplifier;
import io.verifyrules.verifier.normal.LaneTermMap;
import io.verifyrules.verifier.normal.NormalForm;
import io.verifyrules.verifier.obligation.Claim;
import io.verifyrules.verifier.reduction.MatchingAccount;
import io.verifyrules.verifier.reduction.PointReductions;
import io.verifyrules.verifier.reduction.ReductionMatching;
import io.verifyrules.verifier.solver.Budgets;
import io.verifyrules.verifier.term.Hypotheses;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerms;
import io.verifyrules.verifier.verdict.MatchingReport;
import io.verifyrules.verifier.verdict.RuleResult;
import io.verifyrules.verifier.verdict.Verdict;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * The check of one rule in one element theory. Claims are settled in a fixed order: the hypotheses can hold; the right side is
 * valid; its sizes are those of the left side; its elements are. The first counterexample ends the check.
 */
final class RuleCheck {

    /** Read before anything else is done for the rule, so that its time contains all its work. */
    private final long start = System.nanoTime();

    private final Rule rule;
    private final ElementBinding binding;
    private final Budgets budgets;
    private final ObligationLog log;
    private final boolean proveFirst;
    private final RuleMeaning meaning;
    private final AssumedAtOrigin assumed;
    private final UndefinedNotes undefined;
    private final ClaimProver prover;
    private final CounterexampleSearch search;
    private final MatchingAccount matching = new MatchingAccount();
    private final List<String> notes = new ArrayList<>();

    RuleCheck(Rule rule, ElementBinding binding, ObligationLog log, Budgets budgets, boolean proveFirst) {
        this.rule = rule;
        this.binding = binding;
        this.log = log;
        this.budgets = budgets;
        this.proveFirst = proveFirst;
        ValueTerms terms = new ValueTerms();
        RuleMeaning raw = RuleMeaning.of(rule, terms);
        RuleNames names = RuleNames.of(rule);
        Set<RankClass> rankClasses = names.rankClasses();
        LaneOracle oracle = new LaneOracle(log, budgets, onScalars(raw.hypotheses()));
        NormalForm normalForm = NormalForm.of(raw, terms, oracle);
        LaneTermMap normal = new LaneTermMap(normalForm, terms);
        this.meaning = new PointReductions(terms).of(normal.of(raw));
        this.assumed = AssumedAtOrigin.of(rule, terms, normal::of);
        boolean infinities = names.infinities();
        this.search = new CounterexampleSearch(rule, binding.type(), new SolvedNumbers(rankClasses, meaning
                .hypotheses(),
                Truth.conjuncts(meaning.inBounds()), facts(rankClasses, normalForm), normalForm, type -> binding.theory(
                        type, infinities), log, budgets.search()));
        Simplifier simplifier = new Simplifier(oracle, terms, log);
        ReductionProver reductions = new ReductionProver(rankClasses, facts(rankClasses, normalForm), terms, simplifier,
                oracle, type -> binding.theory(type, infinities), log, budgets);
        List<Truth> demanded = new ArrayList<>(meaning.hypotheses());
        demanded.addAll(meaning.assumptions());
        reductions.matchBy(new ReductionMatching(terms, oracle, reductions, demanded, rule.hints(), normalForm,
                !infinities, matching, log));
        this.undefined = new UndefinedNotes(meaning, terms, reductions, type -> binding.theory(type, infinities));
        this.prover = new ClaimProver(rankClasses, normalForm, simplifier, oracle, search,
                type -> binding.theory(type, infinities), log, budgets, reductions, matching, !infinities);
    }

    private static List<LaneBool> onScalars(List<Truth> hypotheses) {
        List<LaneBool> conditions = new ArrayList<>();
        for (Truth hypothesis : hypotheses) {
            if (hypothesis instanceof Truth.OnScalars scalars) {
                conditions.add(scalars.condition());
            }
        }
        return conditions;
    }

    private static Hypotheses facts(Set<RankClass> rankClasses, NormalForm normalForm) {
        Map<RankClass, List<LaneBool>> facts = new LinkedHashMap<>();
        rankClasses.forEach(rankClass -> facts.put(rankClass, normalForm.facts(rankClass)));
        return new Hypotheses(facts);
    }

    RuleResult run() {
        Verdict verdict = verdict();
        if (verdict instanceof Verdict.Verified) {
            notes.addAll(undefined.ofProof());
        } else if (verdict instanceof Verdict.Refuted refuted) {
            notes.addAll(UndefinedNotes.ofRefutation(rule, refuted.instance()));
        }
        return new RuleResult(rule, binding.name(), verdict, rule.expectation().forElement(binding.type()),
                prover.plans(), log.reports(), new MatchingReport(matching.terms(), matching.matched(),
                        matching.hinted(), matching.attempts(), matching.claims()), notes, Duration.ofNanos(System
                                .nanoTime() - start));
    }

    private Verdict verdict() {
        Optional<Verdict> applicability = new Applicability(meaning, assumed, prover, search, budgets, log, notes)
                .settle();
        if (applicability.isPresent() && applicability.get() instanceof Verdict.Vacuous) {
            return applicability.get();
        }
        Optional<Verdict> worst = applicability;
        for (Claim claim : claims()) {
            Optional<Verdict> verdict = refutedAtOnce(claim).or(() -> settle(claim));
            if (verdict.isPresent() && verdict.get() instanceof Verdict.Refuted) {
                return verdict.get();
            }
            worst = worst.or(() -> verdict);
        }
        if (worst.isPresent()) {
            Optional<Verdict.Refuted> refuted = search.amongInstances(SearchEffort.LATE.within(budgets.instances()));
            if (refuted.isPresent()) {
                return refuted.get();
            }
        }
        return worst.orElse(new Verdict.Verified());
    }

    /** Claims on validity and sizes are made without the assumptions first: few rules need them for these. */
    private Optional<Verdict> settle(Claim claim) {
        Optional<Verdict> verdict = prover.settle(claim);
        boolean done = verdict.isEmpty() || verdict.get() instanceof Verdict.Refuted || assumed.demanded().isEmpty()
                || claim.conclusion() instanceof Claim.SameElement;
        if (done) {
            return verdict;
        }
        List<Truth> hypotheses = new ArrayList<>(claim.hypotheses());
        hypotheses.addAll(assumed.demanded());
        return prover.settle(new Claim(claim.name() + ", as assumed", hypotheses, claim.conclusion()));
    }

    /** Matching reductions takes long where there is no match, and most wrong rules fail on one of a few instances. */
    private Optional<Verdict> refutedAtOnce(Claim claim) {
        boolean reductions = claim.conclusion() instanceof Claim.SameElement same
                && (ReductionMatching.concerns(same.left()) || ReductionMatching.concerns(same.right()));
        if (proveFirst || !reductions) {
            return Optional.empty();
        }
        long before = System.nanoTime();
        Optional<Verdict.Refuted> refuted = search.amongInstances(SearchEffort.EARLY.within(budgets.firstInstances()));
        Duration time = Duration.ofNanos(System.nanoTime() - before);
        log.apart(time);
        refuted.ifPresent(found -> log.refutedWithoutSolver(claim.name(), "random instances", time));
        return refuted.map(Function.identity());
    }

    private List<Claim> claims() {
        List<Claim> claims = new ArrayList<>();
        for (Truth valid : meaning.rightValidity()) {
            claims.add(new Claim("right side valid: " + valid, meaning.hypotheses(), new Claim.Holds(valid)));
        }
        for (Map.Entry<AggregatedAxis, LaneInt> left : meaning.leftSizes().entrySet()) {
            LaneInt right = Objects.requireNonNull(meaning.rightSizes().get(left.getKey()),
                    "both sides have the same axes");
            Truth same = Truth.fold(left.getKey().rankClass(), LaneBool.equal(left.getValue(), right));
            claims.add(new Claim("same size on axis " + left.getKey(), meaning.hypotheses(), new Claim.Holds(same)));
        }
        List<Truth> inBounds = new ArrayList<>(meaning.hypotheses());
        inBounds.addAll(Truth.conjuncts(meaning.inBounds()));
        inBounds.addAll(meaning.assumptions());
        claims.add(new Claim("elements equal", inBounds, new Claim.SameElement(meaning.left(), meaning.right())));
        return claims;
    }
}
