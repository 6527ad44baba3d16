package io.verifyrules.verifier.verify;

import io.verifyrules.verifier.conjecture.ConcreteSide;
import io.verifyrules.verifier.counterexample.CounterexampleSearch;
import io.verifyrules.verifier.counterexample.SearchEffort;
import io.verifyrules.verifier.denotation.AppliesWhere;
import io.verifyrules.verifier.denotation.AssumedAtOrigin;
import io.verifyrules.verifier.denotation.RuleMeaning;
import io.verifyrules.verifier.interpret.RuleInstance;
import io.verifyrules.verifier.solver.Budgets;
import io.verifyrules.verifier.study.ObligationLog;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.verdict.ClaimKind;
import io.verifyrules.verifier.verdict.EveryWidth;
import io.verifyrules.verifier.verdict.ObligationReport.Status;
import io.verifyrules.verifier.verdict.Settlement;
import io.verifyrules.verifier.verdict.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/**
 * Whether the rule applies anywhere where no class has rank 0, and whether it then has an element to compare. An assumption
 * on tensor values that no element satisfies holds of empty tensors, so a rule with one may still apply.
 */
record Applicability(ConcreteSide side, RuleMeaning meaning, AppliesWhere where, AssumedAtOrigin assumed,
        Satisfiability satisfiability, CounterexampleSearch search, Budgets budgets, ObligationLog log,
        List<String> notes, Seen seen) {

    /** An instance to which the rule was seen to apply in some element type, if there is one. Not for use by several threads. */
    static final class Seen {
        private Optional<RuleInstance> instance = Optional.empty();
    }

    /** The finding. */
    sealed interface Found {

        /** The rule applies. */
        record Applies(Applying ground) implements Found {}

        /** It does not, or this could not be found out. */
        record Otherwise(Verdict verdict) implements Found {}
    }

    private static final ClaimKind APPLIES = new ClaimKind.Applies();
    private static final String EMPTY = "every result is empty wherever no rank class has rank 0";
    private static final String EMPTY_AS_ASSUMED = "every result is empty wherever the assumptions hold and no rank class has rank 0";
    private static final Settlement WITH_LANES = new Settlement.AtRanks(">= 1");
    private static final String NEVER = "the precondition and the validity of the left side contradict each other wherever no rank class has rank 0";
    private static final String CONTRADICTION = "the assumptions on tensor values contradict each other";

    /**
     * The verdict that the rule never applies, where its solver knows that at every number of bits that the rule leaves
     * open; else empty.
     */
    Optional<Verdict> nowhere(Supplier<EveryWidth> widths) {
        if (!satisfiability.contradictory(APPLIES, meaning.hypotheses())) {
            return Optional.empty();
        }
        log.settled(APPLIES, WITH_LANES, Status.REFUTED, Set.of());
        return Optional.of(new Verdict.Vacuous(NEVER, widths.get()));
    }

    Found settle() {
        ModelsAreInstances.Judgement withElement = ModelsAreInstances.withElement(where);
        Optional<Found> atOnce = side.isLarge()
                ? ofSmallModel(withElement).or(this::atAGlance)
                : atAGlance().or(() -> ofSmallModel(withElement));
        if (atOnce.isPresent()) {
            return atOnce.get();
        }
        if (satisfiability.contradictory(APPLIES, meaning.hypotheses())) {
            return vacuous(NEVER);
        }
        List<Truth> all = new ArrayList<>(meaning.hypotheses());
        all.addAll(Truth.conjuncts(meaning.inBounds()));
        if (satisfiability.contradictory(new ClaimKind.Step("some result has an element"), all)) {
            return withEmptyResults(EMPTY);
        }
        if (!assumed.demanded().isEmpty()) {
            all.addAll(meaning.assumptions());
            all.addAll(assumed.demanded());
            if (satisfiability.contradictory(new ClaimKind.Step("the assumptions can hold"), all)) {
                return withEmptyResults(EMPTY_AS_ASSUMED);
            }
        }
        Optional<Applying> large = satisfiability.model(APPLIES, withElement);
        if (large.isPresent()) {
            return applies(large.get(), WITH_LANES);
        }
        CounterexampleSearch.Applications looked = search.comparesElements(effort());
        Optional<Applying> found = seen(looked.withElement());
        if (found.isPresent()) {
            return applies(found.get(), new Settlement.OnInstances());
        }
        Optional<Found> empty = assumed.demanded().isEmpty() ? perhapsEmpty(looked::withLanes) : Optional.empty();
        empty.ifPresent(ignored -> notes.add("no instance was found that has an element to compare"));
        return empty.orElseGet(() -> unknown(withElement));
    }

    private Optional<Found> atAGlance() {
        return seen(search.comparesElementsAtAGlance(seen.instance))
                .map(ground -> applies(ground, new Settlement.OnInstances()));
    }

    private Optional<Found> ofSmallModel(ModelsAreInstances.Judgement withElement) {
        return satisfiability.smallModel(APPLIES, withElement).map(ground -> applies(ground, WITH_LANES));
    }

    /** Shapes and validity are claims even where every result is empty; but the rule must apply there. */
    private Found withEmptyResults(String why) {
        Optional<Found> applies = perhapsEmpty(() -> search.applies(effort()));
        if (applies.isPresent()) {
            notes.add(why + ": only shapes are compared there");
            return applies.get();
        }
        List<Truth> all = new ArrayList<>(meaning.hypotheses());
        all.addAll(assumed.demanded());
        boolean contradictory = !assumed.demanded().isEmpty()
                && satisfiability.contradictory(new ClaimKind.Step("the assumptions can hold of empty tensors"), all);
        return contradictory ? vacuous(CONTRADICTION) : unknown(ModelsAreInstances.perhapsEmpty(where));
    }

    /**
     * The finding that the rule applies somewhere, if with no element.
     *
     * @param withLanes the result of a search for such an instance, asked where the solver has no model
     */
    private Optional<Found> perhapsEmpty(Supplier<Optional<RuleInstance>> withLanes) {
        ModelsAreInstances.Judgement judgement = ModelsAreInstances.perhapsEmpty(where);
        Optional<Applying> model = satisfiability.smallModel(APPLIES, judgement)
                .or(() -> satisfiability.model(APPLIES, judgement));
        return model.isPresent()
                ? model.map(ground -> applies(ground, WITH_LANES))
                : withLanes.get()
                        .flatMap(instance -> Applying.ToInstance.of(side, instance))
                        .map(ground -> applies(ground, new Settlement.OnInstances()));
    }

    private SearchEffort effort() {
        return SearchEffort.APPLICABILITY.within(budgets.firstInstances());
    }

    private Optional<Applying> seen(Optional<RuleInstance> instance) {
        Optional<Applying> ground = instance.flatMap(found -> Applying.ToInstance.of(side, found));
        if (ground.isPresent()) {
            seen.instance = instance;
        }
        return ground;
    }

    private Found applies(Applying ground, Settlement by) {
        log.settled(APPLIES, by, Status.PROVED, Set.of());
        return new Found.Applies(ground);
    }

    private Found vacuous(String contradiction) {
        log.settled(APPLIES, WITH_LANES, Status.REFUTED, Set.of());
        return new Found.Otherwise(new Verdict.Vacuous(contradiction, new EveryWidth.NoneOpen()));
    }

    private Found unknown(ModelsAreInstances.Judgement judgement) {
        log.settled(APPLIES, WITH_LANES, Status.UNKNOWN, Set.of());
        String why = switch (judgement) {
            case ModelsAreInstances.Judgement.Granted ignored -> "the solver gave up";
            case ModelsAreInstances.Judgement.Refused(String free) ->
                "a model of the solver is none, as it chooses " + free + " freely";
        };
        return new Found.Otherwise(
                new Verdict.Unknown("no instance to which the rule applies was found, and none is excluded; " + why));
    }
}
