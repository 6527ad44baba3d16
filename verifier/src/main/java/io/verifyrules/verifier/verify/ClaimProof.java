package io.verifyrules.verifier.verify;

import io.verifyrules.verifier.bound.RankPlan;
import io.verifyrules.verifier.law.TypeLaw;
import io.verifyrules.verifier.obligation.Claim;
import io.verifyrules.verifier.proof.ProofStep;
import io.verifyrules.verifier.proof.StepKind;
import io.verifyrules.verifier.solver.Budgets;
import io.verifyrules.verifier.study.RankProof;
import io.verifyrules.verifier.study.RuleStudy;
import io.verifyrules.verifier.study.Studied;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.verdict.ClaimKind;
import io.verifyrules.verifier.verdict.ClassPlan;
import io.verifyrules.verifier.verdict.ObligationReport.Status;
import io.verifyrules.verifier.verdict.Settlement;
import io.verifyrules.verifier.verdict.Verdict;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * The stage that proves a claim, or refutes it by a model at planned ranks.
 *
 * @param strict a claim from which this one follows, often this one itself; its proofs count, and what refutes it says
 *     nothing
 * @param claim the claim to be proved
 * @param akin whether the study was made in another type of the same family: what is not proved there is not proved
 *     here either
 * @param plans takes the ranks that were planned
 */
record ClaimProof(Claim strict, Claim claim, RuleStudy study, Acceptance acceptance, boolean akin,
        EveryFormatProofs everyFormat, ElementBinding binding, Function<RankProof, PlannedRanks> ranks, Budgets budgets,
        ClaimProofs proofs, Consumer<List<ClassPlan>> plans) implements CheckStage {

    @Override
    public Decision after(Standing standing) {
        if (standing.refused().isPresent() && claim.conclusion() instanceof Claim.OfElements) {
            return new Decision.LeavesOpen(standing);
        }
        return switch (followsFromStrict() ? new Settled.Proved() : settle()) {
            case Settled.Proved ignored -> new Decision.LeavesOpen(standing);
            case Settled.Otherwise(Verdict.Refuted counterexample) -> new Decision.Decides(counterexample);
            case Settled.Otherwise(Verdict verdict) -> new Decision.LeavesOpen(standing.unproved(verdict));
            case Settled.OwnStudyNeeded ignored -> new Decision.OwnStudyNeeded();
        };
    }

    /** The result of looking at a claim. */
    private sealed interface Settled {

        /** It is proved. */
        record Proved() implements Settled {}

        /** It is not, and this is what it costs. */
        record Otherwise(Verdict verdict) implements Settled {}

        /** The study does not say enough of it. */
        record OwnStudyNeeded() implements Settled {}

        static Settled of(Optional<Verdict> verdict) {
            return verdict.<Settled>map(Otherwise::new).orElse(new Proved());
        }
    }

    private boolean followsFromStrict() {
        if (strict.equals(claim)) {
            return false;
        }
        Studied studied = study.study(strict);
        Optional<Studied.Proof> proof = studied.proof().filter(ignored -> acceptance.accepts(studied.evidence()));
        proof.ifPresent(found -> {
            study.log().settled(claim.kind(), found.by(), Status.PROVED, studied.evidence().laws());
            proved(claim, found);
        });
        return proof.isPresent();
    }

    /** Claims on validity and sizes are made without the assumptions first: few rules need them for these. */
    private Settled settle() {
        Settled settled = settleAsSaid(claim);
        boolean done = !(settled instanceof Settled.Otherwise(Verdict verdict)) || verdict instanceof Verdict.Refuted
                || study.assumed().demanded().isEmpty() || claim.conclusion() instanceof Claim.OfElements;
        if (done) {
            return settled;
        }
        List<Truth> hypotheses = new ArrayList<>(claim.hypotheses());
        hypotheses.addAll(study.assumed().demanded());
        return settleAsSaid(new Claim(new ClaimKind.AsAssumed(claim.kind()), hypotheses, claim.conclusion()));
    }

    private Settled settleAsSaid(Claim claim) {
        Studied studied = study.study(claim);
        if (!acceptance.accepts(studied.evidence())) {
            return new Settled.OwnStudyNeeded();
        }
        Set<TypeLaw> laws = new LinkedHashSet<>(studied.evidence().laws());
        if (studied.proof().isPresent()) {
            if (studied.proof().get().by() instanceof Settlement.AtRanks) {
                plans.accept(study.plan(studied).classes());
            }
            study.log().settled(claim.kind(), studied.proof().get().by(), Status.PROVED, laws);
            return proved(claim, studied.proof().get());
        }
        if (studied.obstacle().isPresent()) {
            if (!akin && !acceptance.isItsOwn()) {
                return new Settled.OwnStudyNeeded();
            }
            study.log().settled(claim.kind(), new Settlement.ReductionsMatched(), Status.UNKNOWN, Set.of());
            return new Settled.Otherwise(studied.obstacle().get().of(claim.name()));
        }
        boolean computedFirst = study.hasManyFunctions(studied);
        Optional<Settled> computed = computedFirst ? byFunctions(claim, studied) : Optional.empty();
        if (computed.isPresent()) {
            return computed.get();
        }
        Set<TypeLaw> ofTheory = acceptance.ofTheory(studied.open());
        laws.addAll(ofTheory);
        RankPlan plan = study.plan(studied);
        plans.accept(plan.classes());
        Optional<ProofStep> inEveryFormat = studied.open().isAboutElements()
                ? everyFormat.of(studied.open(), plan, binding, study.side().infinities(), budgets)
                : Optional.empty();
        if (inEveryFormat.isPresent()) {
            study.log().settled(claim.kind(), new Settlement.InEveryFormat(plan.at()), Status.PROVED, laws);
            proofs.proved(claim, study.concluded(claim, studied, inEveryFormat.get()));
            return new Settled.Proved();
        }
        RankProof proof = new RankProof(plan, study.log().name());
        proof.rests(ofTheory);
        Optional<Verdict> verdict = ranks.apply(proof).settle(studied.open(), plan, laws);
        if (verdict.isEmpty()) {
            ProofStep step = study.concluded(claim, studied,
                    proof.step(StepKind.AT_RANKS, studied.open().judgement(study.facts())));
            proofs.proved(claim, step);
            study.proved(claim, studied, step);
        }
        return verdict.filter(worst -> !computedFirst && !(worst instanceof Verdict.Refuted))
                .flatMap(open -> byFunctions(claim, studied))
                .orElseGet(() -> Settled.of(verdict));
    }

    /** Where solvers leave a claim open, the laws of functions may not; where there are many functions, solvers mostly do. */
    private Optional<Settled> byFunctions(Claim claim, Studied studied) {
        return study.byFunctions(claim, studied)
                .filter(computed -> acceptance.accepts(computed.evidence()))
                .flatMap(Studied::proof)
                .map(proof -> {
                    study.log().settledAfterAll(claim.kind(), proof.by(), proof.evidence().laws());
                    return proved(claim, proof);
                });
    }

    private Settled proved(Claim claim, Studied.Proof proof) {
        proofs.proved(claim, proof.evidence().steps());
        return new Settled.Proved();
    }
}
