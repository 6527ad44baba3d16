package io.verifyrules.rules.xla;

import io.verifyrules.dsl.element.ElementFamily;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.Variant;
import io.verifyrules.dsl.rule.VerdictKind;
import io.verifyrules.verifier.hlo.HloTest;
import io.verifyrules.verifier.report.CounterexampleText;
import io.verifyrules.verifier.report.RulePrinter;
import io.verifyrules.verifier.report.VerdictMatrix;
import io.verifyrules.verifier.value.UndefinedValues;
import io.verifyrules.verifier.verdict.RuleResult;
import io.verifyrules.verifier.verdict.Verdict;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Results on the pages about XLA's simplifier: mistakes in its code, and a page of verdicts for each handler. */
final class CensusPage {

    private static final Set<ElementFamily> EXACT = EnumSet.of(ElementFamily.ANY, ElementFamily.BOOL, ElementFamily.INT,
            ElementFamily.REAL, ElementFamily.COMPLEX);
    private static final String SOURCES = "rules-xla/src/main/rules/";

    private final Census census;
    private final VerdictMatrix matrix;
    private final List<String> lines = new ArrayList<>();

    private CensusPage(Census census, VerdictMatrix matrix) {
        this.census = census;
        this.matrix = matrix;
    }

    /** The part of the first page that follows from the verdicts. */
    static String of(Census census, VerdictMatrix matrix) {
        CensusPage page = new CensusPage(census, matrix);
        page.wrong();
        page.lacking();
        page.index();
        return page.text();
    }

    /** The page of each handler, by its name, in the order of the code. */
    static Map<String, String> ofHandlers(Census census, VerdictMatrix matrix) {
        Map<String, String> pages = new LinkedHashMap<>();
        rewrites(census).forEach((handler, rewrites) -> {
            CensusPage page = new CensusPage(census, matrix);
            page.handler(handler, rewrites);
            pages.put(handler, page.text());
        });
        return pages;
    }

    private static Map<String, List<Census.Rewrite>> rewrites(Census census) {
        return census.ofValues()
                .stream()
                .collect(Collectors.groupingBy(Census.Rewrite::handler, LinkedHashMap::new, Collectors.toList()));
    }

    private String text() {
        return String.join("\n", lines) + "\n";
    }

    /** Rows of rules that state rewrites as the code has them; those of the published catalogue have conditions of its own. */
    private Stream<VerdictMatrix.Row> asCoded() {
        return matrix.rows()
                .stream()
                .filter(row -> row.rule() instanceof Rule rule && rule.variant().isEmpty()
                        && rule.position().file().contains("/coded/"));
    }

    /** The first result that refutes the rule over exact values; one that rests on nothing undefined, where there is one. */
    private static Optional<RuleResult> refutedExactly(VerdictMatrix.Row row, boolean defined) {
        return EXACT.stream()
                .flatMap(family -> row.in(family).stream())
                .flatMap(cell -> cell.results().stream())
                .filter(result -> result.verdict() instanceof Verdict.Refuted refuted
                        && refuted.instance().undefined().equals(UndefinedValues.NONE) == defined)
                .findFirst();
    }

    private void wrong() {
        lines.addAll(List.of("", "## What is wrong", "",
                "Rewrites that change values or shapes where the code applies them, whatever the element type. Each has the rule with "
                        + "the conditions of the code, the smallest counterexample, what is missing, and modules of HLO for a test.",
                "The left one is what the simplifier is given, with the value that it must keep."));
        asCoded().forEach(row -> refutedExactly(row, true).ifPresent(result -> entry(row, result)));
        lines.addAll(List.of("", "### Wrong only where nothing is defined", "",
                "These rest on a value that mathematics leaves open, such as 1 / 0; where all is defined they are right, as their "
                        + "repaired variants show.",
                "", "| rule | wrong where |", "|---|---|"));
        asCoded().filter(row -> refutedExactly(row, true).isEmpty())
                .forEach(row -> refutedExactly(row, false).ifPresent(
                        result -> lines.add("| " + cell(row.rule().name()) + " | " + cell(result.because()) + " |")));
    }

    private void entry(VerdictMatrix.Row row, RuleResult result) {
        if (!(row.rule() instanceof Rule rule) || !(result.verdict() instanceof Verdict.Refuted refuted)) {
            return;
        }
        lines.addAll(List.of("", "### " + rule.name(), "", "```text"));
        lines.addAll(CounterexampleText.lines(rule, refuted));
        lines.addAll(List.of("```", ""));
        List<String> repairs = repairs(rule);
        lines.addAll(repairs.isEmpty()
                ? List.of("No condition is known under which it is right.")
                : Stream.concat(Stream.of("Right are:", ""), repairs.stream()).toList());
        lines.add("");
        switch (HloTest.of(rule, refuted)) {
            case HloTest.Modules(List<String> modules) -> {
                lines.add("```");
                lines.addAll(modules);
                lines.add("```");
            }
            case HloTest.Inexpressible(String reason) -> lines.add("As HLO it cannot be said: " + reason + ".");
        }
    }

    /** What the repaired variants demand or do otherwise. */
    private List<String> repairs(Rule rule) {
        return matrix.rows()
                .stream()
                .flatMap(row -> row.rule() instanceof Rule other ? Stream.of(other) : Stream.empty())
                .filter(other -> other.variant()
                        .filter(variant -> variant.kind() == Variant.Kind.REPAIRED
                                && variant.base().equals(rule.name()))
                        .isPresent())
                .map(other -> "* " + other.name() + repair(rule, other))
                .toList();
    }

    private static String repair(Rule rule, Rule repaired) {
        List<String> known = RulePrinter.conditions(rule).toList();
        List<String> more = RulePrinter.conditions(repaired)
                .filter(condition -> !known.contains(condition))
                .map(condition -> "`" + condition + "`")
                .toList();
        String same = RulePrinter.print(rule).equals(RulePrinter.print(repaired))
                ? ""
                : ", as `" + RulePrinter.print(repaired) + "`";
        return same + (more.isEmpty() ? "" : ", if " + String.join(" and ", more));
    }

    private void lacking() {
        Map<String, List<String>> byReason = new LinkedHashMap<>();
        census.ofValues()
                .forEach(rewrite -> rewrite.lacking()
                        .ifPresent(reason -> byReason.computeIfAbsent(reason, key -> new ArrayList<>())
                                .add("`" + rewrite.id() + "`")));
        lines.addAll(List.of("", "## What is not said", "",
                "Of " + census.ofValues().size() + " rewrites that are about values " + census.stated().size()
                        + " are stated. The others need what the language has not got:",
                "", "| it has no | rewrites |", "|---|---|"));
        byReason.entrySet()
                .stream()
                .sorted((one, other) -> Integer.compare(other.getValue().size(), one.getValue().size()))
                .forEach(
                        entry -> lines.add("| " + entry.getKey() + " | " + String.join(", ", entry.getValue()) + " |"));
        lines.addAll(List.of("",
                "About physical layout alone: " + census.rewrites()
                        .stream()
                        .filter(Census.Rewrite::isLayout)
                        .map(rewrite -> "`" + rewrite.id() + "`")
                        .collect(Collectors.joining(", ")) + "."));
    }

    private void index() {
        lines.addAll(List.of("", "## Handler by handler", "",
                "Each handler has a page with the verdicts on its rewrites, as coded and repaired. A rule is counted as wrong here if it is "
                        + "refuted in some element type, else as open if it is undecided in one.",
                "", "| handler | rewrites | rules | right | wrong | open |", "|---|--:|--:|--:|--:|--:|"));
        rewrites(census).forEach((handler, rewrites) -> {
            List<VerdictMatrix.Row> rows = rewrites.stream()
                    .filter(rewrite -> rewrite.lacking().isEmpty())
                    .flatMap(rewrite -> stating(rewrite.id()))
                    .distinct()
                    .toList();
            long wrong = rows.stream().filter(row -> has(row, VerdictKind::isRefuting)).count();
            long open = rows.stream()
                    .filter(row -> !has(row, VerdictKind::isRefuting) && has(row, VerdictKind.UNKNOWN::equals))
                    .count();
            lines.add("| [" + handler + "](xla/" + handler + ".md) | " + rewrites.size() + " | " + rows.size() + " | "
                    + (rows.size() - wrong - open) + " | " + wrong + " | " + open + " |");
        });
    }

    private boolean has(VerdictMatrix.Row row, Predicate<VerdictKind> which) {
        return matrix.families()
                .stream()
                .flatMap(family -> row.in(family).stream())
                .flatMap(cell -> cell.results().stream())
                .anyMatch(result -> which.test(result.verdict().kind()));
    }

    private void handler(String handler, List<Census.Rewrite> rewrites) {
        List<ElementFamily> families = matrix.families();
        lines.addAll(List.of("# " + handler, "",
                "The rewrites of this handler of [XLA's algebraic simplifier](../xla.md), as coded, and as repaired where the code is wrong "
                        + "for some type.",
                "✓ is right, ✗ wrong, ? undecided, ~ differs within the family; nothing stands where the rule is not about the type. "
                        + "`--rule` takes the names. The build writes this page.",
                "",
                "| rule |" + families.stream().map(family -> " " + family.label() + " |").collect(Collectors.joining())
                        + " file |",
                "|---|" + ":-:|".repeat(families.size()) + "---|"));
        for (Census.Rewrite rewrite : rewrites) {
            rewrite.lacking()
                    .ifPresentOrElse(
                            reason -> lines.add("| `" + rewrite.id() + "` is not said: " + reason + " |"
                                    + " |".repeat(families.size() + 1)),
                            () -> stating(rewrite.id()).forEach(this::row));
        }
    }

    private Stream<VerdictMatrix.Row> stating(String id) {
        return matrix.rows()
                .stream()
                .filter(row -> row.rule() instanceof Rule rule && rule.provenance().handlers().contains(id)
                        && rule.variant().map(variant -> variant.kind() == Variant.Kind.REPAIRED).orElse(true));
    }

    private void row(VerdictMatrix.Row row) {
        String file = row.rule().position().file();
        String place = file.substring(file.indexOf(SOURCES) + SOURCES.length());
        lines.add("| " + cell(row.rule().name()) + " | "
                + matrix.families().stream().map(family -> symbol(row, family) + " | ").collect(Collectors.joining())
                + "[" + place.replace(".rules.kts", "") + "](../../" + SOURCES + place + "#L"
                + row.rule().position().line() + ") |");
    }

    private static String symbol(VerdictMatrix.Row row, ElementFamily family) {
        return row.in(family).map(cell -> cell.agreed().map(CensusPage::symbol).orElse("~")).orElse("");
    }

    private static String symbol(VerdictKind kind) {
        return switch (kind) {
            case VERIFIED -> "✓";
            case REFUTED, INVALID -> "✗";
            case UNKNOWN -> "?";
            case VACUOUS -> "empty";
            case ILL_FORMED -> "ill-formed";
        };
    }

    private static String cell(String text) {
        return text.replace("|", "\\|").replace("<", "&lt;").replace("](", "]\\(");
    }
}
