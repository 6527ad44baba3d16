package io.verifyrules.verifier.ci;

import io.verifyrules.dsl.diagnostic.Diagnostic;
import io.verifyrules.dsl.element.ElementFamily;
import io.verifyrules.dsl.rule.VerdictKind;
import io.verifyrules.verifier.report.Agreement;
import io.verifyrules.verifier.report.Evidence;
import io.verifyrules.verifier.report.FinishedRun;
import io.verifyrules.verifier.report.RuleOutcome;
import io.verifyrules.verifier.report.RuleTitle;
import io.verifyrules.verifier.report.RunOrigin;
import io.verifyrules.verifier.report.RunReport;
import io.verifyrules.verifier.report.VerdictMatrix;
import io.verifyrules.verifier.verdict.RuleResult;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A run in Markdown, as the summary of a job on GitHub or a comment. The numbers come first, then the unexpected
 * verdicts with their evidence.
 */
public final class MarkdownReport {

    /** GitHub takes no more than a megabyte for a step; of more than this many nobody reads one by one. */
    private static final int MOST_SURPRISES = 50;
    private static final int MOST_WARNINGS = 100;

    private final FinishedRun run;
    private final List<String> lines = new ArrayList<>();

    private MarkdownReport(FinishedRun run) {
        this.run = run;
    }

    /** The text. */
    public static String write(FinishedRun run) {
        MarkdownReport report = new MarkdownReport(run);
        report.head();
        report.numbers();
        report.mistakes();
        report.surprises();
        report.warnings();
        report.origin();
        return String.join("\n", report.lines) + "\n";
    }

    private void head() {
        RunReport report = run.report();
        long rules = report.outcomes().size();
        lines.add("## " + (run.exitCode() == 0 ? "\u2705" : "\u274c") + " verify-rules: " + rules
                + (rules == 1 ? " rule, " : " rules, ")
                + (report.unexpected() == 0 ? "nothing unexpected" : report.unexpected() + " unexpected"));
        lines.add("");
        lines.add(Stream.of(VerdictKind.values()).flatMap(kind -> {
            long count = report.results().filter(result -> result.verdict().kind() == kind).count();
            return count == 0 ? Stream.of() : Stream.of(count + " " + kind.name());
        })
                .collect(Collectors.joining(", ", "",
                        (report.results().findAny().isPresent() ? "; " : "") + String.format(Locale.ROOT,
                                "%d obligations; %.1f s", report.obligations(), report.time().toMillis() / 1000.0)))
                .replace("ILL_FORMED", "ILL\\_FORMED"));
        lines.add("");
    }

    /** The verdicts by family of element types; nothing where there is one family, of which the line above says all. */
    private void numbers() {
        VerdictMatrix matrix = VerdictMatrix.of(run.report().outcomes());
        List<ElementFamily> families = matrix.families();
        if (families.size() < 2) {
            return;
        }
        lines.add(families.stream().map(ElementFamily::label).collect(Collectors.joining(" | ", "| | ", " |")));
        lines.add("|---|" + "--:|".repeat(families.size()));
        for (VerdictKind kind : VerdictKind.values()) {
            if (families.stream().anyMatch(family -> matrix.count(family, kind) > 0)) {
                lines.add(families.stream()
                        .map(family -> Long.toString(matrix.count(family, kind)))
                        .collect(Collectors.joining(" | ", "| " + kind.name().replace("_", "\\_") + " | ", " |")));
            }
        }
        lines.add("");
    }

    private void mistakes() {
        List<Diagnostic> mistakes = run.report().diagnostics();
        if (!mistakes.isEmpty()) {
            lines.add("### Mistakes in the input");
            lines.add("");
            mistakes.forEach(mistake -> lines.add("* " + MarkdownText.of(mistake.toString())));
            lines.add("");
        }
    }

    private void surprises() {
        List<Runnable> told = new ArrayList<>();
        for (RuleOutcome outcome : run.report().outcomes()) {
            switch (outcome) {
                case RuleOutcome.Checked checked -> Agreement.of(checked.results())
                        .stream()
                        .filter(agreement -> !agreement.first().asExpected())
                        .forEach(agreement -> told.add(() -> surprise(agreement)));
                case RuleOutcome.Failed failed -> told.add(() -> details("ERROR", RuleTitle.of(failed.declaration()),
                        List.of("internal error: " + failed.error())));
            }
        }
        if (told.isEmpty()) {
            return;
        }
        lines.add("### Not as expected");
        lines.add("");
        told.stream().limit(MOST_SURPRISES).forEach(Runnable::run);
        if (told.size() > MOST_SURPRISES) {
            lines.add("and " + (told.size() - MOST_SURPRISES) + " more, which the other reports have.");
            lines.add("");
        }
    }

    private void warnings() {
        List<Diagnostic> warnings = run.report().warnings();
        if (!warnings.isEmpty()) {
            lines.add("### Hardly meant");
            lines.add("");
            warnings.stream().limit(MOST_WARNINGS).forEach(each -> lines.add("* " + MarkdownText.of(each.toString())));
            if (warnings.size() > MOST_WARNINGS) {
                lines.add("* and " + (warnings.size() - MOST_WARNINGS) + " more, which the other reports have");
            }
            lines.add("");
        }
    }

    private void surprise(Agreement agreement) {
        RuleResult result = agreement.first();
        List<String> evidence = new ArrayList<>(Evidence.lines(result));
        if (evidence.isEmpty()) {
            evidence.add(Evidence.surprise(result));
        }
        evidence.add("at " + result.declaration().position());
        details(result.verdict().kind().name(),
                RuleTitle.of(result.declaration()) + " (" + agreement.theories() + ")"
                        + result.expected().map(expected -> ", expected " + result.expectedText()).orElse(""),
                evidence);
    }

    private void details(String verdict, String title, List<String> evidence) {
        lines.add("<details><summary><b>" + verdict + "</b> " + MarkdownText.of(title) + "</summary>");
        lines.add("");
        lines.addAll(MarkdownText.block(evidence));
        lines.add("");
        lines.add("</details>");
        lines.add("");
    }

    private void origin() {
        RunOrigin origin = run.origin();
        String commit = origin.commit().isEmpty() ? "" : ", commit " + origin.commit();
        lines.add("<sub>verify-rules " + MarkdownText.of(run.toolVersion() + commit)
                + (origin.java().isEmpty() ? "" : "; " + MarkdownText.of(origin.java()))
                + (origin.solvers().isEmpty() ? "" : "; " + MarkdownText.of(String.join(", ", origin.solvers())))
                + (origin.command().isEmpty()
                        ? ""
                        : "; " + origin.started() + ": <code>" + MarkdownText.of(origin.commandLine()) + "</code>")
                + "</sub>");
    }
}
