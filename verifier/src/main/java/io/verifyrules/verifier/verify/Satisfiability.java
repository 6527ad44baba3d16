package io.verifyrules.verifier.verify;

import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.verifier.bound.LanePredicates;
import io.verifyrules.verifier.obligation.Claim;
import io.verifyrules.verifier.obligation.InstanceEncoder;
import io.verifyrules.verifier.obligation.Obligation;
import io.verifyrules.verifier.solver.Answer;
import io.verifyrules.verifier.solver.Budget;
import io.verifyrules.verifier.solver.Budgets;
import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.study.RuleStudy;
import io.verifyrules.verifier.term.Hypotheses;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.theory.ElementTheory;
import io.verifyrules.verifier.verdict.ClaimKind;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * Whether hypotheses of a rule can hold where no class has rank 0, in the theory of one element type. That they cannot is proved from
 * whatever the study knows. That they can is shown by a model only where {@link ModelsAreInstances} says so.
 */
record Satisfiability(RuleStudy study, Function<ElementType, ElementTheory> theories, Budgets budgets) {

    /** The solver's answer to the question whether hypotheses contradict each other. */
    sealed interface Contradiction {

        /** They do. */
        record Proved() implements Contradiction {}

        /** The solver has a model, which need be no instance. */
        record Model() implements Contradiction {}

        /** The solver gave up. */
        record Unanswered(String reason) implements Contradiction {}
    }

    /** Whether the hypotheses, in normal form, contradict each other with every class at rank max(k, 1). */
    Contradiction contradiction(ClaimKind asked, List<Truth> hypotheses) {
        Obligation full = anywhere(asked, hypotheses, study.facts(), atLeastOneLane(asked, hypotheses));
        return switch (study.log().check(full.query(asked.text(), full.hypotheses(), List.of()), budgets.proof())) {
            case Answer.Unsatisfiable ignored -> new Contradiction.Proved();
            case Answer.Satisfiable ignored -> new Contradiction.Model();
            case Answer.GaveUp gaveUp -> new Contradiction.Unanswered(gaveUp.reason());
        };
    }

    /** The same, answered where it is proved only. */
    boolean contradictory(ClaimKind asked, List<Truth> hypotheses) {
        return contradiction(asked, hypotheses) instanceof Contradiction.Proved;
    }

    /** A model that is an instance, among small integers, with every class at rank 1 or at rank max(k, 1). */
    Optional<Applying> smallModel(ClaimKind asked, ModelsAreInstances.Judgement judgement) {
        return switch (judgement) {
            case ModelsAreInstances.Judgement.Refused ignored -> Optional.empty();
            case ModelsAreInstances.Judgement.Granted(ModelsAreInstances permission) -> {
                Map<RankClass, Integer> one = new LinkedHashMap<>();
                study.rankClasses().forEach(rankClass -> one.put(rankClass, 1));
                ClaimKind small = new ClaimKind.Step(asked.text() + ", small integers");
                Optional<Applying> atOne = model(small, permission, one, true, budgets.search());
                yield atOne.isPresent()
                        ? atOne
                        : Optional.of(atLeastOneLane(asked, permission.truths()))
                                .filter(planned -> !planned.equals(one))
                                .flatMap(planned -> model(small, permission, planned, true, budgets.search()));
            }
        };
    }

    /** A model that is an instance, with every class at rank max(k, 1). */
    Optional<Applying> model(ClaimKind asked, ModelsAreInstances.Judgement judgement) {
        return switch (judgement) {
            case ModelsAreInstances.Judgement.Refused ignored -> Optional.empty();
            case ModelsAreInstances.Judgement.Granted(ModelsAreInstances permission) ->
                model(asked, permission, atLeastOneLane(asked, permission.truths()), false, budgets.proof());
        };
    }

    private Optional<Applying> model(ClaimKind asked, ModelsAreInstances permission, Map<RankClass, Integer> ranks,
            boolean small, Budget budget) {
        // The terms are as they are denoted: no variable of a normal form is among them, and no fact of one.
        Obligation instance = anywhere(asked, permission.truths(), new Hypotheses(Map.of()), ranks);
        List<Formula> assertions = new ArrayList<>(instance.hypotheses());
        if (small) {
            assertions.addAll(instance.encoder().smallIntegers());
        }
        return study.log()
                .check(instance.query(asked.text(), assertions, List.of()), budget) instanceof Answer.Satisfiable model
                        ? Optional.of(new Applying.ToModel(permission, model))
                        : Optional.empty();
    }

    private Obligation anywhere(ClaimKind asked, List<Truth> hypotheses, Hypotheses facts,
            Map<RankClass, Integer> ranks) {
        return new Obligation(new Claim(asked, hypotheses, new Claim.Holds(Truth.FALSE)), ranks, facts,
                new InstanceEncoder(ranks, theories));
    }

    private Map<RankClass, Integer> atLeastOneLane(ClaimKind asked, List<Truth> hypotheses) {
        Map<RankClass, Integer> ranks = study.prover()
                .plan(asked, study.laneHypotheses(hypotheses), LanePredicates.of(hypotheses, List.of(), List.of()))
                .highest();
        ranks.replaceAll((rankClass, planned) -> Math.max(1, planned));
        return ranks;
    }
}
