package io.verifyrules.verifier.cli;

import io.verifyrules.dsl.diagnostic.Diagnostic;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleDeclaration;
import io.verifyrules.dsl.rule.VerdictKind;
import io.verifyrules.verifier.json.report.MutationJson;
import io.verifyrules.verifier.mutation.Mutant;
import io.verifyrules.verifier.mutation.MutantCheck;
import io.verifyrules.verifier.mutation.MutantOutcome;
import io.verifyrules.verifier.mutation.MutantResult;
import io.verifyrules.verifier.mutation.Mutants;
import io.verifyrules.verifier.mutation.MutatedRule;
import io.verifyrules.verifier.mutation.MutationReport;
import io.verifyrules.verifier.mutation.MutationText;
import io.verifyrules.verifier.mutation.SmallScope;
import io.verifyrules.verifier.report.DiagnosticText;
import io.verifyrules.verifier.report.Palette;
import io.verifyrules.verifier.report.RuleOutcome;
import io.verifyrules.verifier.verdict.RuleResult;
import io.verifyrules.verifier.verify.RuleVerifier;
import io.verifyrules.verifier.verify.VerifyOptions;
import io.verifyrules.verifier.work.WorkforceMutants;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Predicate;

/** One run of {@code mutate}: reads the rules, verifies them, and checks the mutants of those that are verified. */
final class MutationRun {

    /**
     * The user's wishes beside the options of the verifier.
     *
     * @param globs     which rules; all where there is none
     * @param jobs      how many mutants at a time
     * @param instances how many instances to enumerate for a comparison
     * @param json      where the JSON report goes
     * @param output    standard output
     * @param debug     whether to show stack traces
     */
    record Wishes(List<RuleGlob> globs, int jobs, long instances, Optional<Path> json, Display output, boolean debug) {}

    private final Surroundings surroundings;
    private final VerifyOptions options;
    private final Wishes wishes;
    private final MutationText text;
    private final List<MutatedRule> finished = new ArrayList<>();
    private ExitCode exitCode = ExitCode.AS_EXPECTED;

    MutationRun(Surroundings surroundings, VerifyOptions options, Wishes wishes) {
        this.surroundings = surroundings;
        this.options = options;
        this.wishes = wishes;
        this.text = new MutationText(new Palette(surroundings.colours()));
    }

    ExitCode run(List<String> inputs) throws InterruptedException {
        long start = System.nanoTime();
        RuleInput input = new RuleInput(surroundings);
        input.addAll(inputs);
        input.problems().forEach(this::report);
        List<RuleDeclaration> rules = WithoutLists.of(select(input.rules()), surroundings);
        if (rules.isEmpty() && exitCode == ExitCode.AS_EXPECTED) {
            report(Problem.NOTHING);
        }
        RuleVerifier verifier = surroundings.verifier().get();
        List<Mutants> mutants = verified(verifier, rules).stream().map(Mutants::of).toList();
        check(new MutantCheck(verifier, options, new SmallScope(wishes.instances(), SmallScope.DEFAULT.random())),
                mutants);
        MutationReport report = new MutationReport(finished, rules.size() - finished.size(),
                Duration.ofNanos(System.nanoTime() - start));
        surroundings.out().line(text.summary(report));
        surroundings.out().flush();
        if (report.count(MutantOutcome.Kind.WRONGLY_VERIFIED) + report.count(MutantOutcome.Kind.FAILED) > 0) {
            exitCode = exitCode.and(ExitCode.INTERNAL_ERROR);
        }
        wishes.json().ifPresent(file -> write(file, report));
        return exitCode;
    }

    private List<RuleDeclaration> select(List<RuleDeclaration> rules) {
        wishes.globs()
                .stream()
                .filter(glob -> rules.stream().noneMatch(glob::matches))
                .forEach(glob -> report(glob.matchesNone(rules)));
        return rules.stream()
                .filter(rule -> wishes.globs().isEmpty()
                        || wishes.globs().stream().anyMatch(glob -> glob.matches(rule)))
                .toList();
    }

    private List<Rule> verified(RuleVerifier verifier, List<RuleDeclaration> rules) throws InterruptedException {
        Predicate<RuleResult> proved = result -> result.verdict().kind() == VerdictKind.VERIFIED;
        List<Rule> verified = new ArrayList<>();
        try (Progress progress = Progress.of(surroundings, rules.size())) {
            new ParallelVerification((rule, usual) -> verifier.verify(rule, usual.inExactTypes(rule)),
                    VerifyOptions.DEFAULT.in(options.elements()), wishes.jobs(), progress::done).run(rules, outcome -> {
                        switch (outcome) {
                            case RuleOutcome.Failed failed ->
                                report(Problem.internal(failed.declaration().name(), failed.cause()));
                            case RuleOutcome.Checked checked when checked.declaration() instanceof Rule rule
                                    && checked.results().stream().allMatch(proved) ->
                                verified.add(rule);
                            case RuleOutcome.Checked ignored -> {
                            }
                        }
                    });
        }
        return verified;
    }

    private void check(MutantCheck check, List<Mutants> rules) throws InterruptedException {
        List<Mutant> all = rules.stream().flatMap(mutants -> mutants.mutants().stream()).toList();
        try (Progress progress = Progress.of(surroundings, all.size())) {
            Optional<WorkforceMutants> work = surroundings.work().map(force -> new WorkforceMutants(force, check));
            List<Callable<List<MutantResult>>> tasks = new ArrayList<>();
            all.forEach(mutant -> tasks.add(() -> {
                try {
                    return work.isPresent() ? work.get().check(mutant) : check.check(mutant);
                } catch (OutOfMemoryError tooLarge) {
                    return List.of(MutantResult.failed(mutant, tooLarge));
                } finally {
                    progress.done();
                }
            }));
            Gathering gathering = new Gathering(rules, progress);
            gathering.begin();
            OrderedTasks.run(wishes.jobs(), tasks, thrown -> {
                throw new IllegalStateException(thrown);
            }, (task, results) -> gathering.add(results));
        }
    }

    /** Puts the results of mutants together by rule; a rule is printed when its last mutant is done. */
    private final class Gathering {

        private final List<Mutants> rules;
        private final Progress progress;
        private List<MutantResult> results = new ArrayList<>();
        private int mutants;

        Gathering(List<Mutants> rules, Progress progress) {
            this.rules = rules;
            this.progress = progress;
        }

        void add(List<MutantResult> more) {
            results.addAll(more);
            mutants++;
            begin();
        }

        /** Ends every rule, from the present one on, that has no mutant to wait for. */
        void begin() {
            while (finished.size() < rules.size() && mutants == rules.get(finished.size()).mutants().size()) {
                Mutants done = rules.get(finished.size());
                MutatedRule rule = new MutatedRule(done.origin(), results, done.illFormed());
                finished.add(rule);
                progress.print(text.lines(rule));
                rule.of(MutantOutcome.Kind.FAILED)
                        .forEach(result -> trace(((MutantOutcome.Failed) result.outcome()).cause()));
                results = new ArrayList<>();
                mutants = 0;
            }
        }
    }

    private void report(Problem problem) {
        Diagnostic diagnostic = problem.diagnostic();
        surroundings.err().lines(DiagnosticText.lines(diagnostic));
        problem.cause().ifPresent(this::trace);
        exitCode = exitCode.and(problem.exitCode());
    }

    private void trace(Throwable cause) {
        if (wishes.debug()) {
            surroundings.err().trace(cause);
        }
    }

    private void write(Path file, MutationReport report) {
        try {
            new Destination(file).write(MutationJson.write(report, Version.number()), wishes.output());
        } catch (IOException impossible) {
            report(Problem.of(file.toString(), "the report cannot be written: " + impossible));
        }
    }
}
