package io.verifyrules.verifier.verify;

import io.verifyrules.verifier.counterexample.CounterexampleSearch;
import io.verifyrules.verifier.interpret.Outcome;
import io.verifyrules.verifier.study.ObligationLog;
import io.verifyrules.verifier.verdict.ClaimKind;
import io.verifyrules.verifier.verdict.Verdict;
import java.time.Duration;
import java.util.Optional;

/** The stage that tries the counterexample of another element type in this one. */
record RefutedElsewhere(CounterexampleSearch search, ObligationLog log) implements CheckStage {

    @Override
    public Decision after(Standing standing) {
        if (standing.elsewhere().isEmpty()) {
            return new Decision.LeavesOpen(standing);
        }
        long before = System.nanoTime();
        Optional<Verdict.Refuted> refuted = search.asIn(standing.elsewhere().get());
        Duration time = Duration.ofNanos(System.nanoTime() - before);
        log.apart(time);
        refuted.filter(found -> found.outcome() instanceof Outcome.ElementsDiffer)
                .ifPresent(found -> log.refutedWithoutSolver(new ClaimKind.SameElements(), time));
        return refuted.<Decision>map(Decision.Decides::new).orElseGet(() -> new Decision.LeavesOpen(standing));
    }
}
