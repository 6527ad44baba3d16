package io.verifyrules.verifier.report;

import io.verifyrules.verifier.interpret.ConcreteTensor;
import io.verifyrules.verifier.verdict.RuleResult;
import io.verifyrules.verifier.verdict.Verdict;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The reason of a rule's verdict, as text without colours. */
public final class Evidence {

    private Evidence() {
    }

    /** In one line; empty where there is nothing to say. */
    public static String line(RuleResult result) {
        return switch (result.verdict()) {
            case Verdict.Verified ignored -> "";
            case Verdict.Refuted refuted -> CounterexampleText.line(refuted);
            case Verdict.Unknown unknown ->
                unknown.reason() + unknown.advice().map(advice -> "; try " + advice).orElse("");
            case Verdict.Vacuous vacuous -> vacuous.reason();
            case Verdict.IllFormed wrong -> wrong.diagnostic().toString();
        };
    }

    /** A counterexample in one line. */
    public static String line(Verdict.Refuted refuted) {
        return CounterexampleText.line(refuted);
    }

    /** A tensor that is too large to be shown, in short: what most of its elements are, and which are not. */
    public static Optional<String> abbreviated(ConcreteTensor tensor) {
        return Grid.isLarge(tensor) ? Optional.of(Grid.abbreviated(tensor)) : Optional.empty();
    }

    /** In full: counterexamples with their tensors, mistakes with their source, and what is known where nothing is proved. */
    public static List<String> lines(RuleResult result) {
        return switch (result.verdict()) {
            case Verdict.Refuted refuted -> CounterexampleText.lines(result.declaration(), refuted, TextStyle.PLAIN);
            case Verdict.IllFormed wrong -> DiagnosticText.lines(wrong.diagnostic());
            case Verdict.Verified ignored -> List.of();
            case Verdict.Unknown unknown -> Stream
                    .concat(UnknownText.lines(result, unknown).stream(),
                            UnknownText.instances(result, unknown).stream())
                    .toList();
            case Verdict.Vacuous ignored -> List.of(line(result));
        };
    }

    /** The same of results that are reported together; it names the type that it is about where the others have evidence of their own. */
    public static String surprise(Agreement agreement) {
        RuleResult first = agreement.first();
        boolean ofFirst = agreement.results().stream().anyMatch(result -> !line(result).equals(line(first)));
        return surprise(first, ofFirst ? "in " + first.theory() + ", " : "");
    }

    /** The reason why the verdict is unexpected: {@code expected REFUTED (because: ..), got UNKNOWN: ...}. */
    public static String surprise(RuleResult result) {
        return surprise(result, "");
    }

    private static String surprise(RuleResult result, String where) {
        String line = line(result);
        String because = result.because().isEmpty() ? "" : " (because: " + result.because() + ")";
        return "expected " + result.expectedText() + because + ", got " + result.verdictText()
                + (line.isEmpty() ? "" : ": " + where + line);
    }
}
