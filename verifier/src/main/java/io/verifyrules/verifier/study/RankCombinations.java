package io.verifyrules.verifier.study;

import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.verifier.bound.RankPlan;
import io.verifyrules.verifier.law.TypeLaw;
import io.verifyrules.verifier.obligation.Claim;
import io.verifyrules.verifier.obligation.InstanceEncoder;
import io.verifyrules.verifier.obligation.Obligation;
import io.verifyrules.verifier.solver.Answer;
import io.verifyrules.verifier.solver.Budgets;
import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.solver.Query;
import io.verifyrules.verifier.solver.Solver;
import io.verifyrules.verifier.solver.Value;
import io.verifyrules.verifier.term.Hypotheses;
import io.verifyrules.verifier.theory.ElementTheory;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * A claim at every combination of its planned ranks, as one question. With each class that is checked at rank 0 and at
 * another rank the combinations double. So would the queries, if each were asked by itself. Here one truth value for
 * each class says whether it has lanes.
 */
public final class RankCombinations {

    /** So many classes at two ranks are checked one combination after the other: four queries, each of them simpler. */
    private static final int MOST_APART = 2;

    private final Map<RankClass, Integer> ranks;
    private final List<RankClass> atTwoRanks;
    private final Obligation obligation;

    /** The claim at the planned ranks, in the element theories. */
    public RankCombinations(Claim claim, RankPlan plan, Hypotheses facts,
            Function<ElementType, ElementTheory> theories) {
        this.ranks = plan.highest();
        Set<RankClass> two = plan.atTwoRanks();
        this.atTwoRanks = List.copyOf(two);
        this.obligation = new Obligation(claim, ranks, facts, new InstanceEncoder(ranks, two, theories));
    }

    /**
     * The axioms that a proof of the claim at all combinations needs.
     *
     * @param theories those in which it was proved
     */
    public Set<TypeLaw> axioms(RankPlan plan, Function<ElementType, ElementTheory> theories, Solver solver,
            Budgets budgets, Answer proof) {
        return new NeededAxioms(theories,
                others -> new RankCombinations(obligation.claim(), plan, obligation.facts(), others).query(false),
                solver, budgets, proof).among(obligation.encoder().axioms());
    }

    /** Whether the plan has more combinations than should be checked one by one. */
    public static boolean tooMany(RankPlan plan) {
        return plan.atTwoRanks().size() > MOST_APART;
    }

    /** The ranks with none above 1. */
    public static Map<RankClass, Integer> atMostOne(Map<RankClass, Integer> ranks) {
        Map<RankClass, Integer> low = new LinkedHashMap<>(ranks);
        low.replaceAll((rankClass, rank) -> Math.min(1, rank));
        return low;
    }

    /** The number of combinations. */
    public String count() {
        return "2^" + atTwoRanks.size();
    }

    /** The ranks, such as {@code c=0 or 2, d=1}. */
    public String at() {
        return ranks.entrySet()
                .stream()
                .map(entry -> entry.getKey() + "=" + (atTwoRanks.contains(entry.getKey()) ? "0 or " : "")
                        + entry.getValue())
                .collect(Collectors.joining(", "));
    }

    /** Whether the claim is false at some combination. */
    public Query query(boolean smallIntegers) {
        List<Formula> assertions = new ArrayList<>(obligation.negation());
        if (smallIntegers) {
            assertions.addAll(obligation.encoder().smallIntegers());
        }
        return obligation.query(obligation.claim().name() + ", at " + at(), assertions,
                atTwoRanks.stream().map(InstanceEncoder::isEmpty).toList());
    }

    /** The combination that a model is about. */
    public Map<RankClass, Integer> ranksIn(Answer.Satisfiable model) {
        Map<RankClass, Integer> there = new LinkedHashMap<>(ranks);
        for (int i = 0; i < atTwoRanks.size(); i++) {
            if (model.values().get(i) instanceof Value.Truth(boolean empty) && empty) {
                there.put(atTwoRanks.get(i), 0);
            }
        }
        return there;
    }
}
