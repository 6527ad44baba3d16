package io.verifyrules.verifier.cli;

import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleDeclaration;
import io.verifyrules.verifier.export.ExportFormat;
import io.verifyrules.verifier.export.ExportedRule;
import io.verifyrules.verifier.export.Exporter;
import io.verifyrules.verifier.report.DiagnosticText;
import io.verifyrules.verifier.report.RuleOutcome;
import io.verifyrules.verifier.verify.VerifyOptions;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** One run of {@code export}: reads the rules, verifies those that can be said in the other language, and writes those that are right. */
final class ExportRun {

    /**
     * The user's wishes beside the options of the verifier.
     *
     * @param format the language
     * @param globs  which rules; all where there is none
     * @param jobs   how many are verified at a time
     * @param target where the result goes
     * @param output standard output
     * @param debug  whether to show stack traces
     */
    record Wishes(ExportFormat format, List<RuleGlob> globs, int jobs, ExportTarget target, Display output,
            boolean debug) {}

    private final Surroundings surroundings;
    private final VerifyOptions options;
    private final Wishes wishes;
    private ExitCode exitCode = ExitCode.AS_EXPECTED;

    ExportRun(Surroundings surroundings, VerifyOptions options, Wishes wishes) {
        this.surroundings = surroundings;
        this.options = options;
        this.wishes = wishes;
    }

    ExitCode run(List<String> inputs) throws InterruptedException {
        RuleInput input = new RuleInput(surroundings);
        input.addAll(inputs);
        input.problems().forEach(this::report);
        List<RuleDeclaration> rules = WithoutLists.of(select(input.rules()), surroundings);
        if (rules.isEmpty() && exitCode == ExitCode.AS_EXPECTED) {
            report(Problem.NOTHING);
        }
        List<ExportedRule> exported = export(rules.stream()
                .flatMap(rule -> rule instanceof Rule well
                        ? Optional.of(well).stream()
                        : Optional.<Rule>empty().stream())
                .toList());
        List<ExportedRule.Written> written = new ArrayList<>();
        List<ExportedRule.Omitted> omitted = new ArrayList<>();
        for (ExportedRule rule : exported) {
            switch (rule) {
                case ExportedRule.Written one -> written.add(one);
                case ExportedRule.Omitted one -> omitted.add(one);
            }
        }
        omitted.forEach(one -> surroundings.err().line(one.rule().name() + ": not exported: " + one.reason()));
        write(written);
        summary(written.size(), omitted).forEach(surroundings.out()::line);
        surroundings.out().flush();
        return written.isEmpty() ? exitCode.and(ExitCode.UNEXPECTED) : exitCode;
    }

    private static List<String> summary(int written, List<ExportedRule.Omitted> omitted) {
        Map<String, Long> kinds = omitted.stream()
                .collect(Collectors.groupingBy(ExportedRule.Omitted::kind, LinkedHashMap::new, Collectors.counting()));
        List<String> lines = new ArrayList<>();
        lines.add(written + (written == 1 ? " rule" : " rules") + " exported, " + omitted.size() + " not"
                + (omitted.isEmpty() ? "" : ":"));
        kinds.entrySet()
                .stream()
                .sorted(Map.Entry.<String, Long>comparingByValue(Comparator.reverseOrder())
                        .thenComparing(Map.Entry.comparingByKey()))
                .forEach(kind -> lines.add("    " + kind.getValue() + " " + kind.getKey()));
        return lines;
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

    /** A rule that cannot be said is not verified for nothing. */
    private List<ExportedRule> export(List<Rule> rules) throws InterruptedException {
        Exporter exporter = new Exporter(wishes.format(), wishes.target().hasTests());
        Map<Rule, ExportedRule> results = new LinkedHashMap<>();
        rules.forEach(rule -> exporter.obstacle(rule).ifPresent(obstacle -> results.put(rule, obstacle)));
        List<RuleDeclaration> open = rules.stream()
                .filter(rule -> !results.containsKey(rule))
                .map(RuleDeclaration.class::cast)
                .toList();
        if (!open.isEmpty()) {
            try (Progress progress = Progress.of(surroundings, open.size())) {
                new ParallelVerification(surroundings.verifier().get(), options, wishes.jobs(), progress::done)
                        .run(open, outcome -> {
                            switch (outcome) {
                                case RuleOutcome.Failed failed ->
                                    report(Problem.internal(failed.declaration().name(), failed.cause()));
                                case RuleOutcome.Checked checked when checked.declaration() instanceof Rule rule ->
                                    results.put(rule, exporter.export(rule, checked.results()));
                                case RuleOutcome.Checked ignored -> {
                                }
                            }
                        });
            }
        }
        return rules.stream().filter(results::containsKey).map(results::get).toList();
    }

    private void write(List<ExportedRule.Written> rules) {
        if (rules.isEmpty()) {
            return;
        }
        try {
            wishes.target().write(wishes.format(), rules, wishes.output());
        } catch (IOException impossible) {
            report(Problem.of("--output", "the rules cannot be written: " + TextFile.reason(impossible)));
        }
    }

    private void report(Problem problem) {
        surroundings.err().lines(DiagnosticText.lines(problem.diagnostic()));
        problem.cause().filter(ignored -> wishes.debug()).ifPresent(cause -> surroundings.err().trace(cause));
        exitCode = exitCode.and(problem.exitCode());
    }
}
