package io.verifyrules.verifier.verify;

import io.verifyrules.dsl.element.ElementFamily;
import io.verifyrules.verifier.verdict.ObligationReport;
import io.verifyrules.verifier.verdict.RuleResult;
import io.verifyrules.verifier.verdict.Settlement;
import io.verifyrules.verifier.verdict.Verdict;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/**
 * The check of a rule in every floating-point format at once, where it is neither proved for all nor refuted by a few
 * instances. A refutation in one of the formats that have names is one, and nothing else is.
 */
final class EveryFormatCheck {

    private static final String NOT_PROVED = "not proved for every format at once";

    private EveryFormatCheck() {
    }

    /**
     * The verdict in every format, or another one as it is.
     *
     * @param formats the verdicts in formats, narrow ones first
     */
    static RuleResult of(RuleResult found, Supplier<List<RuleResult>> formats) {
        if (!found.family().equals(Optional.of(ElementFamily.FLOAT))) {
            return found;
        }
        return switch (found.verdict()) {
            case Verdict.Refuted refuted -> found.noted("wrong in " + refuted.instance().elementType());
            case Verdict.Unknown ignored when isOpenToSolvers(found) -> inFormats(found, formats);
            case Verdict.Unknown ignored -> found.noted(NOT_PROVED);
            default -> found;
        };
    }

    /** Where no reductions are matched, or a law is missing, it is so in each format. */
    private static boolean isOpenToSolvers(RuleResult found) {
        return found.obligations()
                .stream()
                .anyMatch(obligation -> obligation.status() == ObligationReport.Status.UNKNOWN
                        && obligation.by() instanceof Settlement.AtRanks);
    }

    private static RuleResult inFormats(RuleResult found, Supplier<List<RuleResult>> formats) {
        long start = System.nanoTime();
        List<RuleResult> each = formats.get();
        Duration time = found.time().plusNanos(System.nanoTime() - start);
        Optional<RuleResult> refuted = each.stream()
                .filter(result -> result.verdict() instanceof Verdict.Refuted)
                .findFirst();
        if (refuted.isPresent()) {
            RuleResult there = refuted.get();
            return new RuleResult(found.declaration(), found.theory(), there.verdict(), found.expected(), there.plan(),
                    there.obligations(), there.matching(), there.notes(), time).noted("wrong in " + there.theory());
        }
        String right = each.stream()
                .filter(result -> result.verdict() instanceof Verdict.Verified)
                .map(RuleResult::theory)
                .collect(Collectors.joining(", "));
        return found.noted(NOT_PROVED + (right.isEmpty() ? "" : "; right in " + right)).after(time);
    }
}
