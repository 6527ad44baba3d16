package io.verifyrules.verifier.bound;

import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.verifier.lane.LaneOracle;
import io.verifyrules.verifier.limit.Limit;
import io.verifyrules.verifier.obligation.Claim;
import io.verifyrules.verifier.solver.Budgets;
import io.verifyrules.verifier.solver.Solver;
import io.verifyrules.verifier.term.Hypotheses;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.verdict.ClaimKind;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A claim whose lanes take finitely many values: all instances at a rank can be listed. The domains are part of the
 * hypotheses too, so that the bound is computed for the same claim.
 *
 * @param lanes   the values that a lane of each class can have, each of them a value per variable
 * @param scalars the values that each scalar can have
 */
record FoldStructure(Map<RankClass, List<Map<String, Long>>> lanes, Map<String, List<Long>> scalars, Claim claim) {

    private static final long RESOURCES = 2_000_000;

    /** H(c) of the claim. */
    Hypotheses laneHypotheses() {
        Hypotheses all = new Hypotheses(Map.of());
        for (Truth hypothesis : claim.hypotheses()) {
            all = all.where(hypothesis);
        }
        return all;
    }

    /** Phi(c) of the claim. */
    LanePredicates predicates() {
        return switch (claim.conclusion()) {
            case Claim.Holds(Truth truth) -> LanePredicates.of(claim.hypotheses(), List.of(truth), List.of());
            case Claim.OfElements both ->
                LanePredicates.of(claim.hypotheses(), List.of(), List.of(both.left(), both.right()));
        };
    }

    /** The planned ranks, found as the verifier finds them. */
    RankPlan plan(Solver solver) {
        return plan(solver, Limit.NONE);
    }

    /** The plan that is found within the limit. */
    RankPlan plan(Solver solver, Limit limit) {
        List<LaneBool> onScalars = new ArrayList<>();
        for (Truth hypothesis : claim.hypotheses()) {
            if (hypothesis instanceof Truth.OnScalars(LaneBool condition)) {
                onScalars.add(condition);
            }
        }
        LaneOracle oracle = new LaneOracle(solver, Budgets.of(RESOURCES, Duration.ofSeconds(20)), onScalars);
        return RankPlan.of(new ClaimKind.Step("the claim"), lanes.keySet(), laneHypotheses(), predicates(), oracle,
                limit);
    }

    /** k(c) of a plan. */
    static Map<RankClass, Integer> bounds(RankPlan plan) {
        Map<RankClass, Integer> bounds = new LinkedHashMap<>();
        int position = 0;
        for (RankClass rankClass : plan.ranks().keySet()) {
            bounds.put(rankClass, plan.classes().get(position++).bound());
        }
        return bounds;
    }
}
