package io.verifyrules.verifier.report;

import io.verifyrules.verifier.verdict.ObligationReport;
import io.verifyrules.verifier.verdict.RuleResult;
import java.time.Duration;
import java.util.List;

/**
 * Results without what they took, in time and in the solver's count: two runs that find the same tell the same, byte by byte. The
 * count is a little higher or lower where a question has its parts in another order, as in another process.
 */
public final class Timeless {

    private Timeless() {
    }

    /** The results as if they had taken nothing. */
    public static List<RuleResult> of(List<RuleResult> results) {
        return results.stream().map(Timeless::of).toList();
    }

    private static RuleResult of(RuleResult result) {
        List<ObligationReport> obligations = result.obligations()
                .stream()
                .map(each -> new ObligationReport(each.claim(), each.where(), each.by(), each.status(), Duration.ZERO,
                        0, each.laws(), each.example()))
                .toList();
        return new RuleResult(result.declaration(), result.theory(), result.verdict(), result.expected(), result.plan(),
                obligations, result.matching(), result.notes(), Duration.ZERO, result.proofs());
    }
}
