package io.verifyrules.verifier.verify;

import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.verifier.bound.RankPlan;
import io.verifyrules.verifier.counterexample.CounterexampleSearch;
import io.verifyrules.verifier.law.TypeLaw;
import io.verifyrules.verifier.obligation.Claim;
import io.verifyrules.verifier.obligation.InstanceEncoder;
import io.verifyrules.verifier.obligation.Obligation;
import io.verifyrules.verifier.solver.Answer;
import io.verifyrules.verifier.solver.Budgets;
import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.solver.Query;
import io.verifyrules.verifier.study.NeededAxioms;
import io.verifyrules.verifier.study.ObligationLog;
import io.verifyrules.verifier.study.RankCombinations;
import io.verifyrules.verifier.study.RankProof;
import io.verifyrules.verifier.study.RuleStudy;
import io.verifyrules.verifier.theory.ElementTheory;
import io.verifyrules.verifier.verdict.ObligationReport.Status;
import io.verifyrules.verifier.verdict.Settlement;
import io.verifyrules.verifier.verdict.Verdict;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Proves or refutes the open part of a claim after the study of a rule. It works in the theory of one element type, at
 * the ranks that suffice. A counterexample among small integers comes first, or a proof at a glance.
 *
 * @param hopeful whether most such claims are proved at a glance. What is found does not depend on it
 */
record PlannedRanks(RuleStudy study, CounterexampleSearch search, Function<ElementType, ElementTheory> theories,
        Budgets budgets, RankProof proof, boolean hopeful) {

    /** A rank at which a solver finds a counterexample about as soon as at rank 1. */
    private static final int LOW_RANK = 3;

    /**
     * Settles a claim: empty where it is proved, else the verdict that it costs.
     *
     * @param laws the grounds on which the claim holds where {@code open} does
     */
    Optional<Verdict> settle(Claim open, RankPlan plan, Set<TypeLaw> laws) {
        return RankCombinations.tooMany(plan) ? settleTogether(open, plan, laws) : settleApart(open, plan, laws);
    }

    private ObligationLog log() {
        return study.log();
    }

    private static Settlement at(String ranks) {
        return new Settlement.AtRanks(ranks);
    }

    private Optional<Verdict> settleApart(Claim claim, RankPlan plan, Set<TypeLaw> laws) {
        if (plan.highest().values().stream().anyMatch(rank -> rank > LOW_RANK)) {
            // What is wrong at many lanes is mostly wrong at one, where it is found and looked at sooner.
            Obligation low = sought(claim, RankCombinations.atMostOne(plan.highest()));
            Optional<Verdict.Refuted> refuted = search.amongIntegersUpTo(3, low, study.normalForm(), log(),
                    budgets.search());
            if (refuted.isPresent()) {
                log().settled(claim.kind(), at(low.at()), Status.REFUTED, Set.of());
                return refuted.map(Function.identity());
            }
        }
        Optional<Verdict> worst = Optional.empty();
        for (Map<RankClass, Integer> ranks : plan.instances()) {
            Optional<Verdict> verdict = settle(claim, ranks, laws);
            if (verdict.isPresent() && verdict.get() instanceof Verdict.Refuted) {
                return verdict;
            }
            worst = worst.or(() -> verdict);
        }
        return worst;
    }

    /** Settles a claim at all combinations of ranks by one query; a counterexample says which combination it belongs to. */
    private Optional<Verdict> settleTogether(Claim claim, RankPlan plan, Set<TypeLaw> laws) {
        RankCombinations all = new RankCombinations(claim, plan, study.facts(), theories);
        Answer small = log().check(all.query(true), budgets.search());
        Query query = all.query(false);
        Answer answer = small instanceof Answer.Satisfiable ? small : log().check(query, budgets.proof());
        return switch (answer) {
            case Answer.Unsatisfiable unsatisfiable -> {
                Set<TypeLaw> axioms = all.axioms(plan, theories, log(), budgets, unsatisfiable);
                Set<TypeLaw> rests = new LinkedHashSet<>(laws);
                rests.addAll(axioms);
                proof.rests(axioms);
                proof.settledTogether(query, unsatisfiable);
                log().settled(claim.kind(), at(all.at()), Status.PROVED, rests);
                yield Optional.empty();
            }
            case Answer.Satisfiable model -> settle(claim, all.ranksIn(model), laws).or(() -> Optional.of(
                    new Verdict.Unknown(claim.name() + ", at ranks " + all.at() + ": the solver contradicts itself")));
            case Answer.GaveUp gaveUp -> {
                log().settled(claim.kind(), at(all.at()), Status.UNKNOWN, Set.of());
                yield Optional.of(new Verdict.Unknown(claim.name() + ", at the " + all.count()
                        + " combinations of ranks " + all.at() + ": the solver gave up (" + gaveUp.reason() + ")")
                        .advising(instead(gaveUp)));
            }
        };
    }

    private Obligation obligation(Claim claim, Map<RankClass, Integer> ranks) {
        return new Obligation(claim, ranks, study.facts(), new InstanceEncoder(ranks, theories));
    }

    /** The same for a search: what it finds is recomputed. */
    private Obligation sought(Claim claim, Map<RankClass, Integer> ranks) {
        return new Obligation(claim, ranks, study.facts(), InstanceEncoder.computingPlaces(ranks, theories));
    }

    private Optional<Verdict> settle(Claim claim, Map<RankClass, Integer> ranks, Set<TypeLaw> laws) {
        Obligation full = obligation(claim, ranks);
        Settlement at = at(full.at());
        List<Formula> assertions = full.negation();
        if (hopeful) {
            Query alone = full.query(claim.name() + ", " + at.text(), assertions, List.of());
            if (log().check(alone, budgets.glance()) instanceof Answer.Unsatisfiable soon) {
                return proved(claim, ranks, laws, full, alone, soon);
            }
        }
        Optional<Verdict.Refuted> refuted = search.amongIntegersUpTo(3, sought(claim, ranks), study.normalForm(), log(),
                budgets.search());
        if (refuted.isPresent()) {
            log().settled(claim.kind(), at, Status.REFUTED, Set.of());
            return refuted.map(Function.identity());
        }
        List<Formula> watched = search.watched(full.encoder(), study.normalForm());
        Query query = full.query(claim.name() + ", " + at.text(), assertions, watched);
        Answer first = log().check(query, budgets.proof());
        Answer answer = first instanceof Answer.GaveUp gaveUp ? again(query, gaveUp) : first;
        return switch (answer) {
            case Answer.Unsatisfiable unsatisfiable -> proved(claim, ranks, laws, full, query, unsatisfiable);
            case Answer.Satisfiable model -> Optional.of(confirmed(claim, ranks, at, full, model));
            case Answer.GaveUp gaveUp -> {
                log().settled(claim.kind(), at, Status.UNKNOWN, Set.of());
                yield Optional.of(new Verdict.Unknown(claim.name() + ", " + at.text() + ": the solver gave up within "
                        + budgets.proof().resources() + " units and " + budgets.proof().wallTime().toSeconds() + " s ("
                        + gaveUp.reason() + ")").advising(instead(gaveUp)));
            }
        };
    }

    private Optional<Verdict> proved(Claim claim, Map<RankClass, Integer> ranks, Set<TypeLaw> laws, Obligation full,
            Query query, Answer.Unsatisfiable answer) {
        Set<TypeLaw> axioms = NeededAxioms.of(full, theories, log(), budgets, answer);
        Set<TypeLaw> rests = new LinkedHashSet<>(laws);
        rests.addAll(axioms);
        proof.rests(axioms);
        proof.settled(ranks, query, answer);
        log().settled(claim.kind(), at(full.at()), Status.PROVED, rests);
        return Optional.empty();
    }

    /** The answer of a second attempt, which tells why both were given up. */
    private Answer again(Query query, Answer.GaveUp first) {
        Answer second = log().check(query, budgets.secondProof());
        if (!(second instanceof Answer.GaveUp(String reason, long resources, boolean byClock))) {
            return second;
        }
        String reasons = Stream.of(first.reason(), reason).distinct().collect(Collectors.joining("; "));
        return new Answer.GaveUp(reasons, resources, byClock || first.byClock());
    }

    /** More time does not help where the units of work were spent. */
    private String instead(Answer.GaveUp gaveUp) {
        return (gaveUp.resources() >= budgets.proof().resources() ? "" : "a longer --timeout, or ") + "--solver cvc5";
    }

    /** A model may be too large to recompute, or to look at: one among integers of a moderate size is sought first. */
    private Verdict confirmed(Claim claim, Map<RankClass, Integer> ranks, Settlement at, Obligation full,
            Answer.Satisfiable model) {
        Optional<Verdict.Refuted> replayed = search
                .amongIntegersUpTo(9, sought(claim, ranks), study.normalForm(), log(), budgets.search())
                .or(search::amongSmallInstances)
                .or(() -> search.replay(full.encoder(), study.normalForm(), model));
        log().settled(claim.kind(), at, replayed.isPresent() ? Status.REFUTED : Status.UNKNOWN, Set.of());
        return replayed.<Verdict>map(Function.identity())
                .orElse(new Verdict.Unknown(claim.name() + ", " + at.text()
                        + ": the solver has a counterexample, but the interpreter could not confirm it"));
    }
}
