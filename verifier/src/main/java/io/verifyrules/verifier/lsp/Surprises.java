package io.verifyrules.verifier.lsp;

import io.verifyrules.dsl.rule.RuleDeclaration;
import io.verifyrules.dsl.rule.VerdictKind;
import io.verifyrules.verifier.report.Agreement;
import io.verifyrules.verifier.report.Evidence;
import io.verifyrules.verifier.report.RuleOutcome;
import io.verifyrules.verifier.verdict.RuleResult;
import io.verifyrules.verifier.verdict.Verdict;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DiagnosticSeverity;

/**
 * The surprises in a document, each at its place. They are mistakes of the script, rules that are ill-formed, verdicts
 * that nobody expects, and parts of a rule that are hardly meant.
 */
final class Surprises {

    private static final String SOURCE = "verify-rules";
    private static final String MISTAKE = "mistake";
    private static final String WARNING = "warning";
    private static final String ERROR = "internal-error";

    private final Places places;
    private final List<Diagnostic> found = new ArrayList<>();

    private Surprises(Places places) {
        this.places = places;
    }

    /** All that is known by now. */
    static List<Diagnostic> of(Reading reading, Verdicts verdicts) {
        Surprises surprises = new Surprises(new Places(reading.text()));
        reading.mistakes().forEach(surprises::mistake);
        reading.rules().forEach(surprises::warnings);
        reading.rules().forEach(rule -> verdicts.of(rule).ifPresent(surprises::outcome));
        return List.copyOf(surprises.found);
    }

    private void mistake(io.verifyrules.dsl.diagnostic.Diagnostic mistake) {
        found.add(new Diagnostic(places.of(mistake.position()), mistake.message(), DiagnosticSeverity.Error, SOURCE,
                MISTAKE));
    }

    private void warnings(RuleDeclaration rule) {
        rule.warnings()
                .forEach(warning -> found.add(new Diagnostic(places.of(warning.position()), warning.message(),
                        DiagnosticSeverity.Warning, SOURCE, WARNING)));
    }

    private void outcome(RuleOutcome outcome) {
        switch (outcome) {
            case RuleOutcome.Checked checked -> Agreement.of(checked.results())
                    .stream()
                    .filter(agreement -> !agreement.first().asExpected())
                    .forEach(this::surprise);
            case RuleOutcome.Failed failed -> found.add(new Diagnostic(places.of(failed.declaration().position()),
                    "internal error: " + failed.error(), DiagnosticSeverity.Error, SOURCE, ERROR));
        }
    }

    private void surprise(Agreement agreement) {
        RuleResult result = agreement.first();
        VerdictKind kind = result.verdict().kind();
        if (result.verdict() instanceof Verdict.IllFormed(var wrong)) {
            found.add(new Diagnostic(places.of(wrong.position()), wrong.message(), DiagnosticSeverity.Error, SOURCE,
                    kind.name()));
        } else {
            found.add(new Diagnostic(places.of(result.declaration().position()),
                    agreement.theories() + ": " + Evidence.surprise(result), severity(kind), SOURCE, kind.name()));
        }
    }

    private static DiagnosticSeverity severity(VerdictKind kind) {
        return kind == VerdictKind.UNKNOWN || kind == VerdictKind.VERIFIED
                ? DiagnosticSeverity.Warning
                : DiagnosticSeverity.Error;
    }
}
