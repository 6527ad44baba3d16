package io.verifyrules.verifier.verify;

import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.rule.RuleNames;
import io.verifyrules.verifier.bound.LanePredicates;
import io.verifyrules.verifier.obligation.Claim;
import io.verifyrules.verifier.obligation.InstanceEncoder;
import io.verifyrules.verifier.obligation.Obligation;
import io.verifyrules.verifier.solver.Answer;
import io.verifyrules.verifier.solver.Budgets;
import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.solver.Query;
import io.verifyrules.verifier.study.RuleStudy;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.theory.ElementTheory;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** Whether hypotheses of a rule can hold where no class has rank 0, in the theory of one element type. */
record Satisfiability(RuleStudy study, Function<ElementType, ElementTheory> theories, Budgets budgets) {

    /** The answer of the solver with every class at rank max(k, 1): it has a model where the hypotheses can hold. */
    Answer of(String name, List<Truth> hypotheses) {
        Obligation full = anywhere(name, hypotheses, atLeastOneLane(name, hypotheses));
        Answer answer = study.log().check(full.query(name, full.hypotheses(), List.of()), budgets.proof());
        return answer instanceof Answer.Satisfiable && hasPermutations()
                ? new Answer.GaveUp("in a model a map and its permuted copy have nothing to do with each other",
                        answer.resources())
                : answer;
    }

    /** Where lanes are permuted a model shows nothing: it is one of unrelated maps. */
    private boolean hasPermutations() {
        return !RuleNames.of(study.rule()).permutations().isEmpty();
    }

    /** Whether a model of the hypotheses is found among small integers, with every class at rank 1 or at rank max(k, 1). */
    boolean hasSmallModel(String name, List<Truth> hypotheses) {
        if (hasPermutations()) {
            return false;
        }
        Map<RankClass, Integer> one = new LinkedHashMap<>();
        study.rankClasses().forEach(rankClass -> one.put(rankClass, 1));
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
        return study.log().check(query, budgets.search()) instanceof Answer.Satisfiable;
    }

    private Obligation anywhere(String name, List<Truth> hypotheses, Map<RankClass, Integer> ranks) {
        return new Obligation(new Claim(name, hypotheses, new Claim.Holds(Truth.FALSE)), ranks, study.facts(),
                new InstanceEncoder(ranks, theories));
    }

    private Map<RankClass, Integer> atLeastOneLane(String name, List<Truth> hypotheses) {
        Map<RankClass, Integer> ranks = study.prover()
                .plan(name, study.laneHypotheses(hypotheses), LanePredicates.of(hypotheses, List.of(), List.of()))
                .highest();
        ranks.replaceAll((rankClass, planned) -> Math.max(1, planned));
        return ranks;
    }
}
