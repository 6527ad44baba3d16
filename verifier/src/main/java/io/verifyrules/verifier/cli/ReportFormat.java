package io.verifyrules.verifier.cli;

import io.verifyrules.verifier.ci.GitHubAnnotations;
import io.verifyrules.verifier.ci.JUnitReport;
import io.verifyrules.verifier.ci.MarkdownReport;
import io.verifyrules.verifier.diff.Baseline;
import io.verifyrules.verifier.hlo.HloReport;
import io.verifyrules.verifier.html.HtmlReport;
import io.verifyrules.verifier.html.PageInput;
import io.verifyrules.verifier.json.report.JsonReport;
import io.verifyrules.verifier.json.report.ProofReport;
import io.verifyrules.verifier.json.report.SarifReport;
import io.verifyrules.verifier.report.FinishedRun;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;

/** The reports for other programs. A new one is a line here and a class that turns a run into text. */
enum ReportFormat {
    JSON("--json", Target.FILE, "Write a report in JSON form.", JsonReport::write),
    PROOF("--proof", Target.FILE,
            "Write the steps of each proof, with every query, in JSON form; checks every rule again.",
            ProofReport::write),
    JUNIT("--junit", Target.FILE, "Write a report in JUnit's XML: a test for each rule and element type.",
            JUnitReport::write),
    SARIF("--sarif", Target.FILE, "Write what is not as expected in SARIF 2.1.0, with its places.", SarifReport::write),
    HLO("--hlo", Target.FILE, "Write counterexamples as modules of HLO, XLA's language.", HloReport::write),
    STABLEHLO("--stablehlo", Target.FILE, "Write counterexamples as functions of StableHLO, in MLIR's text.",
            HloReport::writeStableHlo),
    MARKDOWN("--markdown", Target.FILE, "Write the numbers, and what is not as expected, in Markdown.",
            MarkdownReport::write),
    GITHUB("--github", Target.OUTPUT,
            "Print what is not as expected as annotations for GitHub, "
                    + "and add the Markdown to the summary of the step.",
            GitHubAnnotations::write),
    HTML("--html", Target.FOLDER, "Write a page for browsers, index.html in this folder.",
            (run, since) -> HtmlReport.write(new PageInput(run, since, new RuleSourceText()::of)));

    /** Where a report goes. */
    enum Target {
        /** Into a file that the user names, or, for {@code -}, to standard output alone. */
        FILE("FILE"),
        /** Into {@code index.html} in a folder that the user names. */
        FOLDER("DIR"),
        /** Where the results go, after them. */
        OUTPUT("");

        private final String label;

        Target(String label) {
            this.label = label;
        }

        /** The value that the user gives, as the help calls it; empty if nothing. */
        String label() {
            return label;
        }
    }

    private final String option;
    private final Target target;
    private final String description;
    private final BiFunction<FinishedRun, Optional<Baseline>, String> text;

    ReportFormat(String option, Target target, String description, Function<FinishedRun, String> text) {
        this(option, target, description, (run, since) -> text.apply(run));
    }

    ReportFormat(String option, Target target, String description,
            BiFunction<FinishedRun, Optional<Baseline>, String> text) {
        this.option = option;
        this.target = target;
        this.description = description;
        this.text = text;
    }

    String option() {
        return option;
    }

    Target target() {
        return target;
    }

    String description() {
        return description;
    }

    /** The report as text, compared with an earlier run where the form has a place for that. */
    String text(FinishedRun run, Optional<Baseline> since) {
        return text.apply(run, since);
    }
}
