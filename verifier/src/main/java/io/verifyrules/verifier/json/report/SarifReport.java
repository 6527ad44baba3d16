package io.verifyrules.verifier.json.report;

import io.verifyrules.dsl.diagnostic.Diagnostic;
import io.verifyrules.dsl.element.ElementFamily;
import io.verifyrules.verifier.report.Agreement;
import io.verifyrules.verifier.report.Evidence;
import io.verifyrules.verifier.report.FinishedRun;
import io.verifyrules.verifier.report.RuleOutcome;
import io.verifyrules.verifier.report.RuleTitle;
import io.verifyrules.verifier.report.SourceFile;
import io.verifyrules.verifier.verdict.RuleResult;
import io.verifyrules.verifier.verdict.Verdict;
import java.util.List;
import java.util.stream.Collectors;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * The failures of a run as SARIF 2.1.0, the form in which code scanners report. They are unexpected verdicts,
 * ill-formed rules and mistakes in the input with their places. Parts of rules that are hardly meant are warnings. A
 * finding without a place in a file is a notification of the run.
 */
public final class SarifReport {

    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

    private final FinishedRun run;
    private final SarifLog log;

    private SarifReport(FinishedRun run) {
        this.run = run;
        this.log = new SarifLog(run, List.of(SarifKind.values()));
    }

    /** The text of the report. */
    public static String write(FinishedRun run) {
        SarifReport report = new SarifReport(run);
        run.report().diagnostics().forEach(report::diagnostic);
        run.report().outcomes().forEach(report::outcome);
        return report.log.text();
    }

    private void diagnostic(Diagnostic diagnostic) {
        if (diagnostic.position().line() > 0) {
            log.add(SarifKind.INPUT, diagnostic.message(), diagnostic.position(),
                    SourceFile.path(run.folder(), diagnostic.position().file()), diagnostic.message());
        } else {
            log.notify(diagnostic);
        }
    }

    private void outcome(RuleOutcome outcome) {
        String title = RuleTitle.of(outcome.declaration());
        outcome.declaration()
                .warnings()
                .forEach(warning -> log.add(SarifKind.DOUBTFUL, title + ": " + warning.message(), warning.position(),
                        title, warning.message()));
        switch (outcome) {
            case RuleOutcome.Checked checked -> Agreement.unexpected(checked.results()).forEach(this::results);
            case RuleOutcome.Failed failed -> log.add(SarifKind.INTERNAL_ERROR,
                    title + ": internal error: " + failed.error(), failed.declaration().position(), title);
        }
    }

    /** One result for the element types that are reported together. */
    private void results(Agreement agreement) {
        RuleResult result = agreement.first();
        String title = RuleTitle.of(result.declaration());
        ObjectNode json = result.verdict() instanceof Verdict.IllFormed wrong
                ? log.add(SarifKind.of(result.verdict().kind()), title + ": " + wrong.diagnostic().message(),
                        wrong.diagnostic().position(), title)
                : log.add(SarifKind.of(result.verdict().kind()),
                        title + " (" + agreement.theories() + "): " + Evidence.surprise(agreement),
                        result.declaration().position(), title, agreement.theories());
        ObjectNode properties = JSON.objectNode()
                .put("rule", result.declaration().name())
                .put("elementType", agreement.theories())
                .put("family",
                        agreement.results()
                                .stream()
                                .flatMap(each -> each.family().stream())
                                .map(ElementFamily::label)
                                .distinct()
                                .collect(Collectors.joining(", ")))
                .put("verdict", result.verdict().kind().name())
                .put("expected", result.expected().map(expected -> result.expectedText()).orElse(""));
        if (!result.because().isEmpty()) {
            properties.put("because", result.because());
        }
        json.set("properties", properties);
    }
}
