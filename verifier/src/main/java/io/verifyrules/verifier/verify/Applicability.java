package io.verifyrules.verifier.verify;

import io.verifyrules.verifier.counterexample.CounterexampleSearch;
import io.verifyrules.verifier.counterexample.SearchEffort;
import io.verifyrules.verifier.denotation.AssumedAtOrigin;
import io.verifyrules.verifier.denotation.RuleMeaning;
import io.verifyrules.verifier.interpret.RuleInstance;
import io.verifyrules.verifier.solver.Answer;
import io.verifyrules.verifier.solver.Budgets;
import io.verifyrules.verifier.study.ObligationLog;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.verdict.EveryWidth;
import io.verifyrules.verifier.verdict.ObligationReport.Status;
import io.verifyrules.verifier.verdict.Settlement;
import io.verifyrules.verifier.verdict.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/**
 * Whether the rule applies anywhere where no class has rank 0, and whether it then has an element to compare. An assumption
 * on tensor values that no element satisfies holds of empty tensors, so a rule with one may still apply.
 */
record Applicability(RuleMeaning meaning, AssumedAtOrigin assumed, Satisfiability satisfiability,
        CounterexampleSearch search, Budgets budgets, ObligationLog log, List<String> notes, Seen seen) {

    /** An instance to which the rule was seen to apply in some element type, if there is one. Not for use by several threads. */
    static final class Seen {
        private Optional<RuleInstance> instance = Optional.empty();
    }

    private static final String APPLIES = "the rule applies";
    private static final Settlement WITH_LANES = new Settlement.AtRanks(">= 1");
    private static final String NEVER = "the precondition and the validity of the left side contradict each other wherever no rank class has rank 0";
    private static final String CONTRADICTION = "the assumptions on tensor values contradict each other";

    /** That the rule never applies, where its solver knows that at every number of bits that the rule leaves open; else empty. */
    Optional<Verdict> nowhere(Supplier<EveryWidth> widths) {
        if (!(satisfiability.of(APPLIES, meaning.hypotheses()) instanceof Answer.Unsatisfiable)) {
            return Optional.empty();
        }
        log.settled(APPLIES, WITH_LANES, Status.REFUTED, Set.of());
        return Optional.of(new Verdict.Vacuous(NEVER, widths.get()));
    }

    /** Empty where the rule applies; else why it does not, or that this could not be found out. */
    Optional<Verdict> settle() {
        Optional<RuleInstance> applying = search.comparesElementsAtAGlance(seen.instance);
        if (applying.isPresent()) {
            seen.instance = applying;
            log.settled(APPLIES, new Settlement.OnInstances(), Status.PROVED, Set.of());
            return Optional.empty();
        }
        List<Truth> inBounds = new ArrayList<>(meaning.hypotheses());
        inBounds.addAll(Truth.conjuncts(meaning.inBounds()));
        List<Truth> all = new ArrayList<>(inBounds);
        all.addAll(meaning.assumptions());
        all.addAll(assumed.demanded());
        if (satisfiability.hasSmallModel(APPLIES, all)) {
            log.settled(APPLIES, WITH_LANES, Status.PROVED, Set.of());
            return Optional.empty();
        }
        Optional<Verdict> obstacle = obstacle(satisfiability.of(APPLIES, meaning.hypotheses()),
                () -> search.applies(SearchEffort.APPLICABILITY.within(budgets.firstInstances())), NEVER);
        if (obstacle.isPresent()) {
            return obstacle;
        }
        if (satisfiability.of("some result has an element", inBounds) instanceof Answer.Unsatisfiable) {
            return withEmptyResults("every result is empty wherever no rank class has rank 0");
        }
        if (assumed.demanded().isEmpty()) {
            return Optional.empty();
        }
        Answer answer = satisfiability.of("the assumptions can hold", all);
        return answer instanceof Answer.Unsatisfiable
                ? withEmptyResults("every result is empty wherever the assumptions hold and no rank class has rank 0")
                : obstacle(answer,
                        () -> search.comparesElements(SearchEffort.APPLICABILITY.within(budgets.firstInstances())),
                        CONTRADICTION);
    }

    /** Shapes and validity are claims even where every result is empty; but the rule must apply there. */
    private Optional<Verdict> withEmptyResults(String why) {
        if (!assumed.demanded().isEmpty() && !(holding(assumed.nowhere()) instanceof Answer.Satisfiable)) {
            Answer demanded = holding(assumed.demanded());
            Answer answer = demanded instanceof Answer.Unsatisfiable
                    ? demanded
                    : new Answer.GaveUp("what satisfies the assumptions at one index need not satisfy them at all",
                            demanded.resources());
            Optional<Verdict> obstacle = obstacle(answer,
                    () -> search.applies(SearchEffort.APPLICABILITY.within(budgets.firstInstances())), CONTRADICTION);
            if (obstacle.isPresent()) {
                return obstacle;
            }
        }
        notes.add(why + ": only shapes are compared there");
        return Optional.empty();
    }

    private Answer holding(List<Truth> truths) {
        List<Truth> all = new ArrayList<>(meaning.hypotheses());
        all.addAll(truths);
        return satisfiability.of("the assumptions can hold of empty tensors", all);
    }

    private Optional<Verdict> obstacle(Answer answer, BooleanSupplier tried, String contradiction) {
        return switch (answer) {
            case Answer.Satisfiable ignored -> {
                log.settled(APPLIES, WITH_LANES, Status.PROVED, Set.of());
                yield Optional.empty();
            }
            case Answer.Unsatisfiable ignored -> {
                log.settled(APPLIES, WITH_LANES, Status.REFUTED, Set.of());
                yield Optional.of(new Verdict.Vacuous(contradiction, new EveryWidth.NoneOpen()));
            }
            case Answer.GaveUp gaveUp -> {
                boolean found = tried.getAsBoolean();
                log.settled(APPLIES, WITH_LANES, found ? Status.PROVED : Status.UNKNOWN, Set.of());
                yield found
                        ? Optional.empty()
                        : Optional.of(new Verdict.Unknown(
                                "no instance was found to which the rule applies; the solver gave up ("
                                        + gaveUp.reason() + ")"));
            }
        };
    }
}
