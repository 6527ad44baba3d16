package io.verifyrules.verifier.report;

import io.verifyrules.dsl.diagnostic.Diagnostic;
import io.verifyrules.verifier.verdict.RuleResult;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;

/**
 * Everything that one run of the command found.
 *
 * @param diagnostics the files that could not be read or are no rule files, with their places
 * @param outcomes    the selected rules in the order of their declaration
 * @param time        the wall time of the run
 */
public record RunReport(List<Diagnostic> diagnostics, List<RuleOutcome> outcomes, Duration time) {

    public RunReport {
        diagnostics = List.copyOf(diagnostics);
        outcomes = List.copyOf(outcomes);
    }

    /** All verdicts, in order. */
    public Stream<RuleResult> results() {
        return outcomes.stream().flatMap(outcome -> switch (outcome) {
            case RuleOutcome.Checked checked -> checked.results().stream();
            case RuleOutcome.Failed ignored -> Stream.empty();
        });
    }

    /**
     * The parts of the rules that are hardly meant, in order; a warning that several rules of a loop share is told
     * once.
     */
    public List<Diagnostic> warnings() {
        return outcomes.stream().flatMap(outcome -> outcome.declaration().warnings().stream()).distinct().toList();
    }

    /** The number of verdicts that are not the expected ones. */
    public long unexpected() {
        return results().filter(result -> !result.asExpected()).count();
    }

    /** The number of rules without verdict because of a mistake in this program. */
    public long internalErrors() {
        return outcomes.stream().filter(RuleOutcome.Failed.class::isInstance).count();
    }

    /** The number of obligations behind all verdicts. */
    public long obligations() {
        return results().mapToLong(result -> result.obligations().size()).sum();
    }
}
