package io.verifyrules.verifier.cli;

import io.verifyrules.dsl.diagnostic.Diagnostic;
import io.verifyrules.dsl.rule.IllFormedRule;
import io.verifyrules.dsl.rule.ListRule;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleDeclaration;
import io.verifyrules.dsl.rule.VerdictKind;
import io.verifyrules.verifier.generalize.Finding;
import io.verifyrules.verifier.generalize.Generalization;
import io.verifyrules.verifier.generalize.GeneralizationText;
import io.verifyrules.verifier.generalize.Generalizer;
import io.verifyrules.verifier.html.GeneralizationPage;
import io.verifyrules.verifier.json.report.GeneralizationJson;
import io.verifyrules.verifier.report.DiagnosticText;
import io.verifyrules.verifier.report.Palette;
import io.verifyrules.verifier.verify.VerifyOptions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;

/** One run of {@code generalize}: reads the rules and looks for the weakest conditions of each. */
final class GeneralizationRun {

    /**
     * The user's wishes beside the options of the verifier.
     *
     * @param globs       which rules; all where there is none
     * @param jobs        how many rules at a time
     * @param budget      about how long one may take
     * @param fromNothing whether the conditions of rules are forgotten first
     * @param apply       whether what is found is written into rule files
     * @param json        where the JSON report goes
     * @param html        the folder that gets a page
     * @param output      standard output
     * @param debug       whether to show stack traces
     */
    record Wishes(List<RuleGlob> globs, int jobs, Duration budget, boolean fromNothing, boolean apply,
            Optional<Path> json, Optional<Path> html, Display output, boolean debug) {}

    private final Surroundings surroundings;
    private final VerifyOptions options;
    private final Wishes wishes;
    private final GeneralizationText text;
    private final List<Generalization> finished = new ArrayList<>();
    private ExitCode exitCode = ExitCode.AS_EXPECTED;

    GeneralizationRun(Surroundings surroundings, VerifyOptions options, Wishes wishes) {
        this.surroundings = surroundings;
        this.options = options;
        this.wishes = wishes;
        this.text = new GeneralizationText(new Palette(surroundings.colours()));
    }

    ExitCode run(List<String> inputs) throws InterruptedException {
        RuleInput input = new RuleInput(surroundings);
        input.addAll(inputs);
        input.problems().forEach(this::report);
        List<RuleDeclaration> rules = WithoutLists.of(select(input.rules()), surroundings);
        if (rules.isEmpty() && exitCode == ExitCode.AS_EXPECTED) {
            report(Problem.NOTHING);
        }
        try (StopSignal stop = StopSignal.watched(surroundings.err())) {
            generalize(rules, stop);
            surroundings.out().line(text.summary(finished));
            if (wishes.apply() && !stop.given()) {
                apply();
            }
            surroundings.out().flush();
            wishes.json().ifPresent(this::write);
            wishes.html().ifPresent(this::page);
        }
        return exitCode;
    }

    /** The last rule of a file comes first, so that the lines of the others stay where they are. */
    private void apply() {
        ConditionPatch patch = new ConditionPatch(surroundings.scripts().get());
        for (Generalization found : finished.reversed()) {
            (found.fillings().isEmpty()
                    ? patch.apply(found)
                    : Optional.of("the rule has holes; write what fills them into it first"))
                    .ifPresent(reason -> report(Problem.of(found.rule().position().toString(), "--apply: " + reason)));
        }
    }

    private void write(Path file) {
        try {
            new Destination(file).write(GeneralizationJson.write(finished, Version.number()), wishes.output());
        } catch (IOException impossible) {
            report(Problem.of(file.toString(), "the report cannot be written: " + TextFile.reason(impossible)));
        }
    }

    private void page(Path folder) {
        try {
            Files.createDirectories(folder);
            new Destination(folder.resolve("index.html")).write(GeneralizationPage.write(finished), wishes.output());
        } catch (IOException impossible) {
            report(Problem.of("--html " + folder, "the page cannot be written: " + TextFile.reason(impossible)));
        }
    }

    private List<RuleDeclaration> select(List<RuleDeclaration> rules) {
        wishes.globs()
                .stream()
                .filter(glob -> rules.stream().noneMatch(glob::matches))
                .forEach(glob -> report(glob.matchesNone(rules)));
        List<RuleDeclaration> selected = rules.stream()
                .filter(rule -> wishes.globs().isEmpty()
                        || wishes.globs().stream().anyMatch(glob -> glob.matches(rule)))
                .filter(rule -> !isMistake(rule))
                .toList();
        List<RuleDeclaration> bases = selected.stream()
                .filter(rule -> !(rule instanceof Rule well) || well.variant().isEmpty())
                .toList();
        return bases.isEmpty() ? selected : bases;
    }

    /** Whether the declaration says nothing that could be made more general; its mistake is reported unless it is expected. */
    private boolean isMistake(RuleDeclaration declared) {
        if (!(declared instanceof IllFormedRule wrong) || wrong.sketch().isPresent()) {
            return false;
        }
        if (wrong.expectation().verdict() != VerdictKind.ILL_FORMED) {
            report(new Problem(
                    new Diagnostic(wrong.diagnostic().position(),
                            "ILL_FORMED " + wrong.name() + ": " + wrong.diagnostic().message()),
                    ExitCode.UNEXPECTED, Optional.empty()));
        }
        return true;
    }

    private void generalize(List<RuleDeclaration> rules, StopSignal stop) throws InterruptedException {
        if (rules.isEmpty()) {
            return;
        }
        Generalizer generalizer = new Generalizer(surroundings.verifier().get(), options, wishes.budget(), stop::given);
        try (Progress progress = Progress.of(surroundings, rules.size())) {
            List<Callable<Optional<Generalization>>> tasks = new ArrayList<>();
            rules.forEach(rule -> tasks.add(() -> {
                try {
                    return stop.given() ? Optional.<Generalization>empty() : found(generalizer, rule);
                } finally {
                    progress.done();
                }
            }));
            OrderedTasks.run(wishes.jobs(), tasks, thrown -> {
                report(Problem.internal("verify-rules generalize", thrown));
                return Optional.empty();
            }, (task, result) -> result.ifPresent(found -> add(found, progress)));
        }
    }

    private Optional<Generalization> found(Generalizer generalizer, RuleDeclaration declared) {
        return switch (declared) {
            case Rule rule when wishes.fromNothing() -> Optional.of(generalizer.fromNothing(rule));
            case Rule rule -> Optional.of(generalizer.of(rule));
            case ListRule ignored -> Optional.empty();
            case IllFormedRule wrong -> wrong.sketch().map(generalizer::of);
        };
    }

    private void add(Generalization found, Progress progress) {
        finished.add(found);
        progress.print(text.lines(found));
        surroundings.out().flush();
        boolean none = found.finding() instanceof Finding.Nothing || found.finding() instanceof Finding.NeverRight;
        exitCode = exitCode.and(none ? ExitCode.UNEXPECTED : ExitCode.AS_EXPECTED);
    }

    private void report(Problem problem) {
        surroundings.err().lines(DiagnosticText.lines(problem.diagnostic()));
        problem.cause().filter(ignored -> wishes.debug()).ifPresent(cause -> surroundings.err().trace(cause));
        exitCode = exitCode.and(problem.exitCode());
    }
}
