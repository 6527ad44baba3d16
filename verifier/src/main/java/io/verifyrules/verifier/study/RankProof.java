package io.verifyrules.verifier.study;

import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.verifier.bound.RankPlan;
import io.verifyrules.verifier.law.TypeLaw;
import io.verifyrules.verifier.proof.Asked;
import io.verifyrules.verifier.proof.Judgement;
import io.verifyrules.verifier.proof.ProofStep;
import io.verifyrules.verifier.proof.SideCondition;
import io.verifyrules.verifier.proof.StepKind;
import io.verifyrules.verifier.solver.Answer;
import io.verifyrules.verifier.solver.Query;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A proof at planned ranks in the making: why the ranks suffice, and the query at each combination of them. */
public final class RankProof {

    private final RankPlan plan;
    private final String solver;
    private final Set<TypeLaw> laws = new LinkedHashSet<>();
    private final List<SideCondition> conditions = new ArrayList<>();

    /** @param solver the name of the solver that is asked */
    public RankProof(RankPlan plan, String solver) {
        this.plan = plan;
        this.solver = solver;
        plan.bounds().forEach(bound -> conditions.add(new SideCondition.RanksSuffice(bound)));
    }

    /** Notes laws that the proof rests on. */
    public void rests(Set<TypeLaw> more) {
        laws.addAll(more);
    }

    /** Notes the query that has no model at these ranks. */
    public void settled(Map<RankClass, Integer> ranks, Query query, Answer answer) {
        Map<RankClass, List<Integer>> each = new LinkedHashMap<>();
        ranks.forEach((rankClass, rank) -> each.put(rankClass, List.of(rank)));
        conditions.add(new SideCondition.AtRanks(each, new Asked(query, solver, answer)));
    }

    /** Notes the query that has no model at any combination of the planned ranks. */
    public void settledTogether(Query query, Answer answer) {
        conditions.add(new SideCondition.AtRanks(plan.ranks(), new Asked(query, solver, answer)));
    }

    /** The step that proves the claim. */
    public ProofStep step(StepKind kind, Judgement claim) {
        return new ProofStep(kind, claim, laws, List.of(), conditions);
    }
}
