package io.verifyrules.verifier.cli;

import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.verifier.fuzz.Contradiction;
import io.verifyrules.verifier.fuzz.FuzzReport;
import io.verifyrules.verifier.fuzz.Fuzzing;
import io.verifyrules.verifier.fuzz.RandomKind;
import io.verifyrules.verifier.fuzz.Trial;
import io.verifyrules.verifier.json.rule.RuleJson;
import io.verifyrules.verifier.report.RulePrinter;
import io.verifyrules.verifier.verdict.RuleResult;
import io.verifyrules.verifier.verdict.Verdict;
import io.verifyrules.verifier.verify.VerifyOptions;
import io.verifyrules.verifier.work.WorkforceTrials;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/**
 * One run of {@code fuzz}.
 *
 * @param options for each rule
 * @param jobs how many rules at a time
 * @param wishes the other wishes of the user
 */
record FuzzRun(Surroundings surroundings, VerifyOptions options, int jobs, Wishes wishes) {

    /**
     * The user's wishes beside the options of the verifier.
     *
     * @param out     the folder for rules that reproduce a contradiction
     * @param unknown whether to list the rules that stay unknown
     * @param debug   whether to show stack traces
     */
    record Wishes(Path out, boolean unknown, boolean debug) {}

    private static final int INSTANCES = 150;

    ExitCode run(RandomKind kind, long seed, int rules) throws InterruptedException {
        long start = System.nanoTime();
        Fuzzing fuzzing = new Fuzzing(surroundings.verifier().get(), options, INSTANCES);
        Optional<WorkforceTrials> work = surroundings.work().map(force -> new WorkforceTrials(force, fuzzing));
        FuzzReport report = new FuzzReport();
        AtomicInteger done = new AtomicInteger();
        surroundings.early()
                .telling(() -> List.of(summary("the first " + done.get() + " of " + rules, kind, seed, rules, report)));
        try (Progress progress = Progress.of(surroundings, rules)) {
            List<Callable<Optional<Trial>>> tasks = new ArrayList<>();
            LongStream.range(seed, seed + rules).forEach(each -> tasks.add(() -> {
                try {
                    return Optional.of(work.isPresent() ? work.get().trial(kind, each) : fuzzing.trial(kind, each));
                } finally {
                    progress.done();
                }
            }));
            OrderedTasks.run(jobs, tasks, failure -> {
                trace(failure);
                return Optional.empty();
            }, (task, trial) -> {
                synchronized (report) {
                    progress.print(lines(report, seed + task, trial));
                    done.incrementAndGet();
                }
            });
        }
        double seconds = (System.nanoTime() - start) / 1e9;
        surroundings.out()
                .line(summary(Integer.toString(rules), kind, seed, rules, report)
                        + String.format(Locale.ROOT, "; %.1f s", seconds));
        if (kind == RandomKind.MIXED) {
            surroundings.out().line(report.coverage().summary());
        }
        surroundings.out().flush();
        return report.contradictions().isEmpty() && report.failures().isEmpty()
                ? ExitCode.AS_EXPECTED
                : ExitCode.INTERNAL_ERROR;
    }

    private static String summary(String count, RandomKind kind, long seed, int rules, FuzzReport report) {
        synchronized (report) {
            return String.format(Locale.ROOT, "%s random rules%s, seeds %d to %d; %s", count,
                    kind == RandomKind.MIXED ? "" : " of the kind " + kind, seed, seed + rules - 1, report.summary());
        }
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
