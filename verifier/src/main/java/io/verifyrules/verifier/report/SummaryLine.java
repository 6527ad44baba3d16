package io.verifyrules.verifier.report;

import io.verifyrules.dsl.rule.VerdictKind;
import io.verifyrules.verifier.verdict.RuleResult;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A run in one line: how much was checked, with what verdicts, and whether anything was not as expected. */
public final class SummaryLine {

    private SummaryLine() {
    }

    /** The line. */
    public static String of(RunReport report, Palette palette) {
        List<String> parts = new ArrayList<>();
        parts.add(count(report.outcomes().size(), "rule"));
        Predicate<RuleResult> checked = result -> result.verdict().kind() != VerdictKind.ILL_FORMED;
        if (report.results().anyMatch(checked)) {
            parts.add("element types " + types(report));
        }
        if (report.results().findAny().isPresent()) {
            parts.add(counts(report.results(), result -> result.verdict().kind()));
        }
        parts.add(count(report.obligations(), "obligation"));
        parts.add(String.format(Locale.ROOT, "%.1f s", report.time().toMillis() / 1000.0));
        if (!report.diagnostics().isEmpty()) {
            parts.add(palette.bad(count(report.diagnostics().size(), "problem") + " in the input"));
        }
        if (report.internalErrors() > 0) {
            parts.add(palette.bad(count(report.internalErrors(), "internal error")));
        }
        parts.add(report.unexpected() == 0 ? "0 unexpected" : palette.bad(report.unexpected() + " UNEXPECTED"));
        return String.join("; ", parts);
    }

    /** The number of rules that were checked in each family of types. */
    private static String types(RunReport report) {
        VerdictMatrix matrix = VerdictMatrix.of(report.outcomes());
        return matrix.families()
                .stream()
                .map(family -> matrix.rows().stream().filter(row -> row.in(family).isPresent()).count() + " "
                        + family.label())
                .collect(Collectors.joining(", "));
    }

    private static <K extends Comparable<K>> String counts(Stream<RuleResult> results, Function<RuleResult, K> key) {
        Map<K, Long> counts = results.collect(Collectors.groupingBy(key, TreeMap::new, Collectors.counting()));
        return counts.entrySet()
                .stream()
                .map(entry -> entry.getValue() + " " + entry.getKey())
                .collect(Collectors.joining(", "));
    }

    private static String count(long number, String noun) {
        return number + " " + noun + (number == 1 ? "" : "s");
    }
}
