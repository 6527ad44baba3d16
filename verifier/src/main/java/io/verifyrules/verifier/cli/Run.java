package io.verifyrules.verifier.cli;

import io.verifyrules.dsl.diagnostic.Diagnostic;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleDeclaration;
import io.verifyrules.verifier.counterexample.OtherCounterexamples;
import io.verifyrules.verifier.counterexample.RuleInstances;
import io.verifyrules.verifier.diff.Baseline;
import io.verifyrules.verifier.diff.DiffText;
import io.verifyrules.verifier.report.Agreement;
import io.verifyrules.verifier.report.DiagnosticText;
import io.verifyrules.verifier.report.FileSummary;
import io.verifyrules.verifier.report.FinishedRun;
import io.verifyrules.verifier.report.FurtherInstances;
import io.verifyrules.verifier.report.MatrixText;
import io.verifyrules.verifier.report.Palette;
import io.verifyrules.verifier.report.RuleFamilies;
import io.verifyrules.verifier.report.RuleOutcome;
import io.verifyrules.verifier.report.RunOrigin;
import io.verifyrules.verifier.report.RunReport;
import io.verifyrules.verifier.report.SummaryLine;
import io.verifyrules.verifier.report.TerminalReport;
import io.verifyrules.verifier.report.TextStyle;
import io.verifyrules.verifier.report.Timeless;
import io.verifyrules.verifier.verdict.RuleResult;
import io.verifyrules.verifier.verdict.Verdict;
import io.verifyrules.verifier.verify.RuleVerifier;
import io.verifyrules.verifier.verify.VerifyOptions;
import io.verifyrules.verifier.verify.VerifyOptions.Remaining;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** One run: reads the input, verifies what is selected, reports, and says how it ended. */
final class Run {

    /** Up to this many rules, counterexamples are shown in full without being asked for. */
    private static final int FEW_RULES = 3;

    /**
     * The user's wishes beside the options of the verifier.
     *
     * @param globs   which rules; all where there is none
     * @param jobs    how many at a time
     * @param reports the reports to be written for other programs
     * @param explain whether to show how each verdict came about
     * @param show    whether to show expected counterexamples in full
     * @param detail  how much to show of what is as expected; empty for what is usual
     * @param debug   whether to show stack traces
     * @param command the arguments as they were given
     * @param since   the report of an earlier run to compare with
     * @param most    how many counterexamples of a rule are to be shown
     * @param timeless whether to leave out what differs between runs that find the same
     */
    record Wishes(List<RuleGlob> globs, int jobs, List<RequestedReport> reports, boolean explain, boolean show,
            Optional<Detail> detail, boolean debug, List<String> command, Optional<EarlierReport> since, int most,
            boolean timeless) {

        /** A time as it is to be shown. */
        Duration shown(Duration time) {
            return timeless ? Duration.ZERO : time;
        }

        /** Results as they are to be shown. */
        List<RuleResult> shown(List<RuleResult> results) {
            return timeless ? Timeless.of(results) : results;
        }

        /** Where the run comes from, as it is to be said. */
        RunOrigin origin(Instant started) {
            return timeless ? RunOrigin.UNKNOWN : Version.origin(command, started);
        }

        /** The detail for so many rules. */
        Detail detail(int rules) {
            return detail.orElseGet(() -> explain || show ? Detail.BY_RULE : Detail.usual(rules));
        }

        boolean quiet() {
            return detail.equals(Optional.of(Detail.QUIET));
        }
    }

    private final Surroundings surroundings;
    private final VerifyOptions options;
    private final Wishes wishes;
    private final List<Diagnostic> diagnostics = new ArrayList<>();
    private ExitCode exitCode = ExitCode.AS_EXPECTED;

    Run(Surroundings surroundings, VerifyOptions options, Wishes wishes) {
        this.surroundings = surroundings;
        this.options = options;
        this.wishes = wishes;
    }

    ExitCode run(List<String> inputs) throws InterruptedException {
        Instant started = Instant.now();
        long start = System.nanoTime();
        RuleInput input = new RuleInput(surroundings);
        input.addAll(inputs);
        input.problems().forEach(this::report);
        List<RuleDeclaration> rules = select(input.rules());
        if (rules.isEmpty() && diagnostics.isEmpty()) {
            report(Problem.NOTHING);
        }
        Optional<RuleVerifier> verifier = rules.isEmpty()
                ? Optional.empty()
                : Optional.of(surroundings.verifier().get());
        List<RuleOutcome> outcomes = verifier.isPresent() ? verify(rules, verifier.get()) : List.of();
        if (!outcomes.isEmpty() && outcomes.stream().allMatch(Run::notClaimed)) {
            report(Problem.of("--element " + String.join(",", options.elements()),
                    "none of the selected rules is claimed for this element type"));
        }
        RunReport report = new RunReport(diagnostics, outcomes,
                wishes.shown(Duration.ofNanos(System.nanoTime() - start)));
        end(report.unexpected() > 0 ? ExitCode.UNEXPECTED : ExitCode.AS_EXPECTED);
        end(report.internalErrors() > 0 ? ExitCode.INTERNAL_ERROR : ExitCode.AS_EXPECTED);
        if (!wishes.quiet()) {
            MatrixText.lines(report, palette()).forEach(surroundings.out()::line);
            new TextStyle(palette(), surroundings.width()).lines(SummaryLine.of(report, palette()))
                    .forEach(surroundings.out()::line);
            verifier.flatMap(RuleVerifier::remark).ifPresent(surroundings.out()::line);
            input.remark()
                    .filter(ignored -> wishes.detail().equals(Optional.of(Detail.BY_RULE)))
                    .ifPresent(surroundings.out()::line);
        }
        surroundings.out().flush();
        end(surroundings.out().failed() ? ExitCode.UNUSABLE_INPUT : ExitCode.AS_EXPECTED);
        Optional<Baseline> since = wishes.since()
                .map(earlier -> earlier.comparedWith(report, wishes.globs().isEmpty() && options.elements().isEmpty()));
        since.filter(compared -> !wishes.quiet())
                .ifPresent(compared -> surroundings.out()
                        .line("since " + compared.name() + ": " + DiffText.summary(compared.diff())));
        surroundings.out().flush();
        if (!wishes.reports().isEmpty()) {
            FinishedRun finished = new FinishedRun(report, Version.number(), wishes.origin(started), exitCode.number(),
                    Path.of(""));
            wishes.reports().forEach(requested -> write(requested, finished, since));
        }
        return exitCode;
    }

    private List<RuleDeclaration> select(List<RuleDeclaration> rules) {
        if (wishes.globs().isEmpty()) {
            return rules;
        }
        wishes.globs()
                .stream()
                .filter(glob -> rules.stream().noneMatch(glob::matches))
                .forEach(glob -> report(glob.matchesNone(rules)));
        return rules.stream().filter(rule -> wishes.globs().stream().anyMatch(glob -> glob.matches(rule))).toList();
    }

    private List<RuleOutcome> verify(List<RuleDeclaration> rules, RuleVerifier verifier) throws InterruptedException {
        TextStyle style = new TextStyle(palette(), surroundings.width());
        TerminalReport report = TerminalReport.of(style, rules, wishes.explain(),
                wishes.show() || rules.size() <= FEW_RULES);
        RuleFamilies families = new RuleFamilies(rules);
        Detail detail = wishes.detail(rules.size());
        FileSummary files = new FileSummary(style, rules);
        try (Progress progress = detail == Detail.QUIET
                ? Progress.hidden(surroundings, rules.size())
                : Progress.of(surroundings, rules.size())) {
            List<RuleOutcome> outcomes = new ParallelVerification(
                    (rule, asked) -> wishes.shown(verifier.verify(rule, asked)), asked(rules), wishes.jobs(),
                    progress::done).run(rules, outcome -> {
                        if (detail == Detail.BY_FILE) {
                            files.next(outcome).ifPresent(line -> progress.print(List.of(line)));
                        }
                        if (detail.shows(outcome)) {
                            progress.print(report.lines(outcome));
                            progress.print(others(outcome));
                        }
                        families.with(outcome)
                                .filter(shown -> detail == Detail.BY_RULE)
                                .ifPresent(shown -> progress.print(report.lines(shown)));
                        if (outcome instanceof RuleOutcome.Failed failed) {
                            trace(failed.cause());
                        }
                    });
            files.end().ifPresent(line -> progress.print(List.of(line)));
            return outcomes;
        }
    }

    /**
     * The other claims of each refuted rule are settled where somebody will read about them. Reports of many rules have
     * them of those rules only that are expected to be right. Expected refutations would take half as long again with
     * them.
     */
    private VerifyOptions asked(List<RuleDeclaration> rules) {
        boolean shown = wishes.explain() || wishes.show() || rules.size() <= FEW_RULES;
        return options.asking(shown ? Remaining.ASKED : Remaining.WHERE_UNEXPECTED);
    }

    /** Further counterexamples, where the user asked for more than one. */
    private List<String> others(RuleOutcome outcome) {
        return wishes.most() < 2 || !(outcome instanceof RuleOutcome.Checked checked)
                ? List.of()
                : Agreement.of(checked.results()).stream().flatMap(this::others).toList();
    }

    private Stream<String> others(Agreement agreement) {
        RuleResult result = agreement.first();
        return result.declaration() instanceof Rule rule && result.verdict() instanceof Verdict.Refuted refuted
                ? FurtherInstances
                        .lines(rule, result.theory(),
                                OtherCounterexamples.of(new RuleInstances(rule), refuted, wishes.most() - 1),
                                new TextStyle(palette(), surroundings.width()))
                        .stream()
                : Stream.empty();
    }

    private static boolean notClaimed(RuleOutcome outcome) {
        return outcome instanceof RuleOutcome.Checked checked && checked.results().isEmpty();
    }

    private void report(Problem problem) {
        diagnostics.add(problem.diagnostic());
        surroundings.err().lines(DiagnosticText.lines(problem.diagnostic()));
        problem.cause().ifPresent(this::trace);
        end(problem.exitCode());
    }

    private void trace(Throwable cause) {
        if (wishes.debug()) {
            surroundings.err().trace(cause);
        }
    }

    private void write(RequestedReport requested, FinishedRun finished, Optional<Baseline> since) {
        try {
            requested.write(finished, since, surroundings.out());
            if (requested.format() == ReportFormat.GITHUB && surroundings.summary().isPresent()) {
                surroundings.summary().get().add(ReportFormat.MARKDOWN.text(finished, since));
            }
        } catch (IOException impossible) {
            report(Problem.of(requested.argument(), "the report cannot be written: " + TextFile.reason(impossible)));
        } catch (RuntimeException | LinkageError | VirtualMachineError mistake) {
            report(Problem.internal(requested.argument(), mistake));
        }
    }

    private void end(ExitCode code) {
        exitCode = exitCode.and(code);
    }

    private Palette palette() {
        return new Palette(surroundings.colours());
    }
}
