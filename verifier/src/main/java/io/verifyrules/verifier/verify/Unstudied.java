package io.verifyrules.verifier.verify;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.verifier.conjecture.Conjecture;
import io.verifyrules.verifier.counterexample.CounterexampleSearch;
import io.verifyrules.verifier.counterexample.SearchEffort;
import io.verifyrules.verifier.interpret.ConcreteTensor;
import io.verifyrules.verifier.interpret.Outcome;
import io.verifyrules.verifier.interpret.RuleInstance;
import io.verifyrules.verifier.solver.Budgets;
import io.verifyrules.verifier.theory.ElementTheory;
import io.verifyrules.verifier.verdict.ClaimKind;
import io.verifyrules.verifier.verdict.Finding;
import io.verifyrules.verifier.verdict.MatchingReport;
import io.verifyrules.verifier.verdict.ObligationReport;
import io.verifyrules.verifier.verdict.Settlement;
import io.verifyrules.verifier.verdict.Verdict;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * The verdicts on a conjecture whose meaning cannot be told in terms, or only in too many. Nothing of it is proved, but
 * the interpreter can compute it, so that an instance may refute it. Not for use by several threads.
 */
final class Unstudied {

    private final Conjecture conjecture;
    private final VainSearches searches;

    Unstudied(Conjecture conjecture, VainSearches searches) {
        this.searches = searches;
        this.conjecture = conjecture;
    }

    /**
     * The verdict in one element type.
     *
     * @param elsewhere the refutation of the rule in another one
     * @param reason    why nothing is proved
     * @param start     when the work for this verdict began
     */
    Finding in(ElementBinding binding, Function<ElementType, ElementTheory> theories, Budgets budgets,
            Optional<RuleInstance> elsewhere, String reason, long start) {
        CounterexampleSearch search = new CounterexampleSearch(conjecture.concrete(), binding.ofInstances(), theories);
        SearchEffort effort = searches.wasLateIn(binding) ? SearchEffort.EARLY : SearchEffort.LATE;
        Optional<Verdict.Refuted> refuted = elsewhere.flatMap(search::asIn)
                .or(() -> search.amongInstances(effort.on(binding.ofInstances()).within(budgets.instances())));
        if (refuted.isEmpty()) {
            searches.lateIn(binding);
        }
        Duration time = Duration.ofNanos(System.nanoTime() - start);
        return new Finding(binding.name(),
                refuted.<Verdict>map(Function.identity())
                        .orElseGet(() -> search.besideInstances(new Verdict.Unknown(reason))),
                List.of(),
                refuted.stream()
                        .map(found -> new ObligationReport(claim(found.outcome()), new Settlement.OnInstances(),
                                ObligationReport.Status.REFUTED, time, 0, Set.of()))
                        .toList(),
                MatchingReport.NONE,
                refuted.map(found -> UndefinedNotes.ofRefutation(conjecture.concrete(), found.instance()))
                        .orElse(List.of()),
                time, List.of());
    }

    private static ClaimKind claim(Outcome outcome) {
        return switch (outcome) {
            case Outcome.ShapesDiffer(ConcreteTensor left, ConcreteTensor right) -> new ClaimKind.SameSize(left.sizes()
                    .keySet()
                    .stream()
                    .filter(axis -> !Objects.equals(left.sizes().get(axis), right.sizes().get(axis)))
                    .findFirst()
                    .map(AggregatedAxis::toString)
                    .orElse(""));
            case Outcome.RightInvalid ignored -> new ClaimKind.ValidRight("");
            case Outcome.RightUndefined ignored -> new ClaimKind.Defined("");
            case Outcome.ElementsDiffer ignored -> new ClaimKind.SameElements();
            case Outcome.Agree ignored -> new ClaimKind.SameElements();
            case Outcome.NotApplicable ignored -> new ClaimKind.SameElements();
        };
    }
}
