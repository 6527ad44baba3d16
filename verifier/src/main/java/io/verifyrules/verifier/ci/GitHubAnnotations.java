package io.verifyrules.verifier.ci;

import io.verifyrules.dsl.diagnostic.SourcePosition;
import io.verifyrules.verifier.report.Agreement;
import io.verifyrules.verifier.report.Evidence;
import io.verifyrules.verifier.report.FinishedRun;
import io.verifyrules.verifier.report.RuleOutcome;
import io.verifyrules.verifier.report.RuleTitle;
import io.verifyrules.verifier.verdict.RuleResult;
import io.verifyrules.verifier.verdict.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Failures, and parts of rules that are hardly meant, as workflow commands. GitHub shows them beside the lines of the
 * source that they name.
 */
public final class GitHubAnnotations {

    private final FinishedRun run;
    private final List<String> commands = new ArrayList<>();

    private GitHubAnnotations(FinishedRun run) {
        this.run = run;
    }

    /** One command a line; nothing where everything is as expected. */
    public static String write(FinishedRun run) {
        GitHubAnnotations annotations = new GitHubAnnotations(run);
        run.report()
                .diagnostics()
                .forEach(diagnostic -> annotations.error(diagnostic.position(), "verify-rules",
                        (diagnostic.position().line() > 0 ? "" : diagnostic.position().file() + ": ")
                                + diagnostic.message()));
        run.report().outcomes().forEach(annotations::outcome);
        return annotations.commands.stream()
                .collect(Collectors.joining("\n", "", annotations.commands.isEmpty() ? "" : "\n"));
    }

    private void outcome(RuleOutcome outcome) {
        outcome.declaration()
                .warnings()
                .forEach(warning -> add("warning", warning.position(), RuleTitle.of(outcome.declaration()),
                        warning.message()));
        switch (outcome) {
            case RuleOutcome.Checked checked -> Agreement.unexpected(checked.results()).forEach(this::results);
            case RuleOutcome.Failed failed -> error(failed.declaration().position(),
                    "ERROR " + RuleTitle.of(failed.declaration()), "internal error: " + failed.error());
        }
    }

    /** One annotation for the element types that are reported together. */
    private void results(Agreement agreement) {
        RuleResult result = agreement.first();
        String title = result.verdict().kind() + " " + RuleTitle.of(result.declaration());
        if (result.verdict() instanceof Verdict.IllFormed wrong) {
            error(wrong.diagnostic().position(), title, wrong.diagnostic().message());
        } else {
            error(result.declaration().position(), title + " (" + agreement.theories() + ")",
                    Evidence.surprise(agreement));
        }
    }

    private void error(SourcePosition place, String title, String message) {
        add("error", place, title, message);
    }

    private void add(String command, SourcePosition place, String title, String message) {
        commands.add(new WorkflowCommand(command, place, title, message).text(run.folder()));
    }
}
