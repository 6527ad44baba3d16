package io.verifyrules.verifier.study;

import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.verifier.bound.LanePredicates;
import io.verifyrules.verifier.bound.RankPlan;
import io.verifyrules.verifier.lane.LaneOracle;
import io.verifyrules.verifier.limit.Allowance;
import io.verifyrules.verifier.obligation.Claim;
import io.verifyrules.verifier.obligation.Evidence;
import io.verifyrules.verifier.obligation.InstanceEncoder;
import io.verifyrules.verifier.obligation.Obligation;
import io.verifyrules.verifier.proof.ProofStep;
import io.verifyrules.verifier.proof.StepKind;
import io.verifyrules.verifier.solver.Answer;
import io.verifyrules.verifier.solver.Budgets;
import io.verifyrules.verifier.solver.Query;
import io.verifyrules.verifier.term.Hypotheses;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import io.verifyrules.verifier.theory.ElementTheory;
import io.verifyrules.verifier.verdict.ClaimKind;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** Proofs in the theories of element types, at the ranks that suffice. */
final class ProofAtRanks {

    private final Collection<RankClass> rankClasses;
    private final LaneOracle oracle;
    private final ObligationLog log;
    private final Budgets budgets;

    ProofAtRanks(Collection<RankClass> rankClasses, LaneOracle oracle, ObligationLog log, Budgets budgets) {
        this.rankClasses = List.copyOf(rankClasses);
        this.oracle = oracle;
        this.log = log;
        this.budgets = budgets;
    }

    /** The proof in the theories, if there is one; its laws are the axioms that it needs. */
    Optional<ProofStep> proof(Function<ElementType, ElementTheory> theories, Evidence.InTheory found) {
        Claim claim = found.claim();
        if (AnyReductionValues.concern(claim.conclusion())) {
            return Optional.empty();
        }
        RankPlan plan = plan(claim, found.facts().where(Truth.allOf(claim.hypotheses())));
        RankProof proof = new RankProof(plan, log.name());
        if (RankCombinations.tooMany(plan)) {
            RankCombinations all = new RankCombinations(claim, plan, found.facts(), theories);
            Query query = all.query(false);
            Answer answer = log.check(query, budgets.proof());
            if (!(answer instanceof Answer.Unsatisfiable)) {
                return Optional.empty();
            }
            proof.settledTogether(query, answer);
            proof.rests(all.axioms(plan, theories, log, budgets, answer));
            return Optional.of(proof.step(StepKind.AT_RANKS, claim.judgement(found.facts())));
        }
        for (Map<RankClass, Integer> ranks : plan.instances()) {
            Obligation obligation = new Obligation(claim, ranks, found.facts(), new InstanceEncoder(ranks, theories));
            Query query = obligation.query(claim.name() + ", at " + obligation.at(), obligation.negation(), List.of());
            Answer answer = log.check(query, budgets.proof());
            if (!(answer instanceof Answer.Unsatisfiable)) {
                return Optional.empty();
            }
            proof.settled(ranks, query, answer);
            proof.rests(NeededAxioms.of(obligation, theories, log, budgets, answer));
        }
        return Optional.of(proof.step(StepKind.AT_RANKS, claim.judgement(found.facts())));
    }

    /** The ranks at which a claim without reductions must hold so that it holds at all. */
    RankPlan plan(Claim claim, Hypotheses lane) {
        List<Truth> claims = claim.conclusion() instanceof Claim.Holds holds ? List.of(holds.truth()) : List.of();
        List<ValueTerm> elements = claim.conclusion() instanceof Claim.OfElements same
                ? List.of(same.left(), same.right())
                : List.of();
        return plan(claim.kind(), lane, LanePredicates.of(claim.hypotheses(), claims, elements));
    }

    /** The ranks at which something that depends on these predicates must be looked at. */
    RankPlan plan(ClaimKind claim, Hypotheses lane, LanePredicates predicates) {
        return RankPlan.of(claim, rankClasses, lane, predicates, oracle, log.part(Allowance.PARTS_FOR_PLANNING));
    }
}
