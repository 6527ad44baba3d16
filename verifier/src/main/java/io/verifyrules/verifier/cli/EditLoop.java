package io.verifyrules.verifier.cli;

import io.verifyrules.dsl.rule.RuleDeclaration;
import io.verifyrules.verifier.journal.RuleKey;
import io.verifyrules.verifier.report.DiagnosticText;
import io.verifyrules.verifier.report.Palette;
import io.verifyrules.verifier.report.RuleOutcome;
import io.verifyrules.verifier.report.RunReport;
import io.verifyrules.verifier.report.TerminalReport;
import io.verifyrules.verifier.report.TextStyle;
import io.verifyrules.verifier.verify.RuleVerifier;
import io.verifyrules.verifier.verify.VerifyOptions;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Reads and verifies the same files each time that they change. Only rules are verified whose content has changed. Only
 * new results are said: their verdicts, and those mistakes in files that were not said the last time.
 */
final class EditLoop {

    private final Surroundings surroundings;
    private final VerifyOptions options;
    private final List<RuleGlob> globs;
    private final int jobs;
    private final RuleKey keys = RuleKey.ofThisBuild();
    private final RuleVerifier verifier;
    private Map<String, RuleOutcome> known = new HashMap<>();
    private List<RuleOutcome> ordered = List.of();
    private List<String> said = List.of();

    EditLoop(Surroundings surroundings, VerifyOptions options, List<RuleGlob> globs, int jobs) {
        this.surroundings = surroundings;
        this.options = options;
        this.globs = globs;
        this.jobs = jobs;
        this.verifier = surroundings.verifier().get();
    }

    /** Reads the files once, and verifies what is new in them. */
    void turn(List<String> inputs) throws InterruptedException {
        long start = System.nanoTime();
        RuleInput input = new RuleInput(surroundings);
        input.addAll(inputs);
        long read = System.nanoTime();
        List<String> mistakes = new ArrayList<>();
        input.problems().forEach(problem -> mistakes.addAll(DiagnosticText.lines(problem.diagnostic())));
        if (!mistakes.equals(said)) {
            surroundings.err().lines(mistakes);
        }
        said = mistakes;
        List<RuleDeclaration> rules = input.rules()
                .stream()
                .filter(rule -> globs.isEmpty() || globs.stream().anyMatch(glob -> glob.matches(rule)))
                .toList();
        List<RuleDeclaration> fresh = rules.stream().filter(rule -> !known.containsKey(key(rule))).toList();
        Map<String, RuleOutcome> outcomes = new HashMap<>();
        rules.forEach(rule -> Optional.ofNullable(known.get(key(rule)))
                .ifPresent(outcome -> outcomes.put(key(rule), outcome.of(rule))));
        TerminalReport report = TerminalReport.of(
                new TextStyle(new Palette(surroundings.colours()), surroundings.width()), fresh, false,
                !known.isEmpty() || fresh.size() == 1);
        new ParallelVerification(verifier, options, jobs, () -> {
        }).run(fresh, outcome -> {
            outcomes.put(key(outcome.declaration()), outcome);
            surroundings.out().lines(numbered(rules.indexOf(outcome.declaration()) + 1, report.lines(outcome)));
        });
        known = outcomes;
        ordered = rules.stream().flatMap(rule -> Optional.ofNullable(outcomes.get(key(rule))).stream()).toList();
        say(rules.size(), fresh.size(), outcomes, Duration.ofNanos(read - start),
                Duration.ofNanos(System.nanoTime() - read));
    }

    /** The outcomes of all rules that the files declare now, in their order. */
    List<RuleOutcome> outcomes() {
        return ordered;
    }

    /** The line of a verdict begins with the number by which one can ask for more. */
    private static List<String> numbered(int number, List<String> lines) {
        return IntStream.range(0, lines.size())
                .mapToObj(i -> i == 0 ? WatchAnswers.numbered(number, lines.get(i)) : lines.get(i))
                .toList();
    }

    private String key(RuleDeclaration declaration) {
        return keys.ofContent(declaration, options);
    }

    private void say(int rules, int fresh, Map<String, RuleOutcome> outcomes, Duration reading, Duration checking) {
        RunReport all = new RunReport(List.of(), List.copyOf(outcomes.values()), checking);
        long bad = all.unexpected() + all.internalErrors();
        surroundings.out()
                .line("-- " + rules + (rules == 1 ? " rule" : " rules") + ", " + (fresh == rules ? "all" : fresh)
                        + " new; " + (bad == 0 ? "all as expected" : bad + " not as expected") + "; read in "
                        + seconds(reading) + ", checked in " + seconds(checking));
        surroundings.out().flush();
    }

    private static String seconds(Duration time) {
        return String.format(Locale.ROOT, "%.2f s", time.toMillis() / 1000.0);
    }
}
