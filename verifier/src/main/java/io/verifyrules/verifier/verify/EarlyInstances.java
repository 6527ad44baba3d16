package io.verifyrules.verifier.verify;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.verifier.counterexample.CounterexampleSearch;
import io.verifyrules.verifier.counterexample.SearchEffort;
import io.verifyrules.verifier.interpret.Outcome;
import io.verifyrules.verifier.obligation.Claim;
import io.verifyrules.verifier.reduction.ReductionMatching;
import io.verifyrules.verifier.solver.Budgets;
import io.verifyrules.verifier.study.RuleStudy;
import io.verifyrules.verifier.verdict.Verdict;
import java.time.Duration;
import java.util.Optional;

/**
 * The stage that searches a few instances before a claim is proved. Matching reductions takes long where there is no
 * match, as does a proof about floats. A solver's belief about functions of reals is seldom true. Most wrong rules fail
 * on one of a few instances.
 *
 * @param searches those in the types before this one
 */
record EarlyInstances(Claim claim, RuleClaims claims, ElementBinding binding, RuleStudy study, Acceptance acceptance,
        VainSearches searches, CounterexampleSearch search, Budgets budgets) implements CheckStage {

    @Override
    public Decision after(Standing standing) {
        if (!isHardToProve() || isProved()) {
            return new Decision.LeavesOpen(standing);
        }
        long before = System.nanoTime();
        SearchEffort effort = searches.beforeProof(binding, standing.elsewhere());
        Optional<Verdict.Refuted> refuted = search.amongInstances(effort.within(budgets.firstInstances()));
        if (refuted.isEmpty()) {
            searches.earlyIn(binding);
        }
        Duration time = Duration.ofNanos(System.nanoTime() - before);
        study.log().apart(time);
        refuted.ifPresent(found -> study.log().refutedWithoutSolver(refuted(found.outcome()).kind(), time));
        return refuted.<Decision>map(Decision.Decides::new)
                .orElseGet(() -> new Decision.LeavesOpen(standing.searched()));
    }

    private boolean isHardToProve() {
        boolean reductions = claim.conclusion() instanceof Claim.OfElements same
                && (ReductionMatching.concerns(same.left()) || ReductionMatching.concerns(same.right()));
        boolean floats = claim.conclusion() instanceof Claim.OfElements
                && binding.ofInstances() instanceof ElementType.Floating;
        return reductions || floats || claim.appliesFunctions();
    }

    /** The claim that the interpreter saw to be wrong, which need not be the one that was looked at. */
    private Claim refuted(Outcome outcome) {
        return claims.all().stream().filter(each -> claims.isRefutedBy(each, outcome)).findFirst().orElse(claim);
    }

    /** Whether another element type has left a proof behind that holds in this one. */
    private boolean isProved() {
        return study.known(claim)
                .filter(known -> known.proof().isPresent() && acceptance.accepts(known.evidence()))
                .isPresent();
    }
}
