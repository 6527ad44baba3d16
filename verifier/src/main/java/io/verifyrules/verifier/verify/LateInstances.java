package io.verifyrules.verifier.verify;

import io.verifyrules.verifier.counterexample.CounterexampleSearch;
import io.verifyrules.verifier.counterexample.SearchEffort;
import io.verifyrules.verifier.solver.Budgets;
import io.verifyrules.verifier.verdict.Verdict;
import java.util.Optional;

/**
 * The stage that searches many instances where something is not proved. It searches fewer where thousands of attempts found none to which
 * the rule applies.
 *
 * @param akin whether the study was made in another type of the same family, where a long search would have refuted the rule
 * @param searches those in the types before this one
 */
record LateInstances(ElementBinding binding, boolean akin, VainSearches searches, CounterexampleSearch search,
        Budgets budgets) implements CheckStage {

    @Override
    public Decision after(Standing standing) {
        boolean inVain = (akin || searches.wasLateIn(binding))
                && !VainSearches.isOfFamily(standing.elsewhere(), binding);
        if (standing.unsettled().isEmpty() || (inVain && standing.searchedEarly())) {
            return new Decision.LeavesOpen(standing);
        }
        SearchEffort late = isNowhereSeen(standing) ? SearchEffort.SELDOM : SearchEffort.LATE;
        SearchEffort effort = inVain ? SearchEffort.EARLY : late;
        Optional<Verdict.Refuted> refuted = search
                .amongInstances(effort.on(binding.ofInstances()).within(budgets.instances()));
        if (refuted.isEmpty()) {
            searches.lateIn(binding);
        }
        return refuted.<Decision>map(Decision.Decides::new).orElseGet(() -> new Decision.LeavesOpen(standing));
    }

    private static boolean isNowhereSeen(Standing standing) {
        return standing.applicability().filter(Applicability.Found.Otherwise.class::isInstance).isPresent();
    }
}
