package io.verifyrules.verifier.cli;

import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.verifier.fuzz.Contradiction;
import io.verifyrules.verifier.fuzz.FuzzReport;
import io.verifyrules.verifier.fuzz.Fuzzing;
import io.verifyrules.verifier.fuzz.RandomTheme;
import io.verifyrules.verifier.fuzz.Trial;
import io.verifyrules.verifier.json.rule.RuleJson;
import io.verifyrules.verifier.report.RulePrinter;
import io.verifyrules.verifier.verdict.RuleResult;
import io.verifyrules.verifier.verdict.Verdict;
import io.verifyrules.verifier.verify.VerifyOptions;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/**
 * One run of {@code fuzz}.
 *
 * @param options for each rule
 * @param jobs    how many rules at a time
 * @param wishes  what else the user asked for
 */
record FuzzRun(Surroundings surroundings, VerifyOptions options, int jobs, Wishes wishes) {

    /**
     * What the user asked for beside the options of the verifier.
     *
     * @param theme   what the rules are about, if it is one thing
     * @param out     the folder for rules that reproduce a contradiction
     * @param unknown whether to list the rules that stay unknown
     * @param debug   whether to show stack traces
     */
    record Wishes(Optional<RandomTheme> theme, Path out, boolean unknown, boolean debug) {}

    private static final int INSTANCES = 150;

    ExitCode run(long seed, int rules) throws InterruptedException {
        long start = System.nanoTime();
        Fuzzing fuzzing = new Fuzzing(surroundings.verifier().get(), options, INSTANCES);
        FuzzReport report = new FuzzReport();
        try (Progress progress = Progress.of(surroundings, rules)) {
            List<Callable<Optional<Trial>>> tasks = new ArrayList<>();
            List<Long> seeds = LongStream.range(seed, seed + rules)
                    .map(each -> wishes.theme().map(theme -> theme.seed(each)).orElse(each))
                    .boxed()
                    .toList();
            seeds.forEach(each -> tasks.add(() -> {
                try {
                    return Optional.of(fuzzing.trial(each));
                } finally {
                    progress.done();
                }
            }));
            OrderedTasks.run(jobs, tasks, failure -> {
                trace(failure);
                return Optional.empty();
            }, (task, trial) -> progress.print(lines(report, seeds.get(task), trial)));
        }
        double seconds = (System.nanoTime() - start) / 1e9;
        surroundings.out()
                .line(String.format(Locale.ROOT, "%d random rules, %s %d to %d; %s; %.1f s", rules,
                        wishes.theme().isPresent() ? "numbers" : "seeds", seed, seed + rules - 1, report.summary(),
                        seconds));
        surroundings.out().line(report.coverage().summary());
        surroundings.out().flush();
        return report.contradictions().isEmpty() && report.failures().isEmpty()
                ? ExitCode.AS_EXPECTED
                : ExitCode.INTERNAL_ERROR;
    }

    private List<String> lines(FuzzReport report, long seed, Optional<Trial> trial) {
        if (trial.isEmpty()) {
            report.failed("seed " + seed);
            return List.of("seed " + seed + ": internal error; --debug shows the stack trace");
        }
        report.add(trial.get());
        return trial.get()
                .contradiction()
                .map(this::lines)
                .orElseGet(() -> wishes.unknown() ? unknown(trial.get()) : List.of());
    }

    private static List<String> unknown(Trial trial) {
        List<String> lines = new ArrayList<>();
        for (RuleResult result : trial.results()) {
            if (result.verdict() instanceof Verdict.Unknown unknown) {
                lines.add(
                        "seed " + trial.rule().seed() + ": UNKNOWN over " + result.theory() + ": " + unknown.reason());
            }
        }
        if (!lines.isEmpty()) {
            lines.addAll(shown(trial.rule().rule()));
        }
        return lines;
    }

    private static List<String> shown(Rule rule) {
        return Stream
                .concat(Stream.of(RulePrinter.print(rule)),
                        RulePrinter.conditions(rule).map(condition -> "    if " + condition))
                .map(line -> "    " + line)
                .toList();
    }

    private List<String> lines(Contradiction contradiction) {
        String file = "fuzz-" + contradiction.seed() + ".rules.json";
        List<String> lines = new ArrayList<>();
        lines.add("seed " + contradiction.seed() + ": " + contradiction.reason());
        lines.add("    reproduced by:");
        lines.addAll(shown(contradiction.rule()));
        try {
            new TextFile(wishes.out().resolve(file)).write(RuleJson.writeFile(List.of(contradiction.rule())));
            lines.add("    written to " + wishes.out().resolve(file));
        } catch (IOException impossible) {
            lines.add("    " + wishes.out().resolve(file) + " cannot be written: " + impossible);
        }
        return lines;
    }

    private void trace(Throwable failure) {
        if (wishes.debug()) {
            surroundings.err().trace(failure);
        }
    }
}
