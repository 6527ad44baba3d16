package io.verifyrules.rules.xla;

import io.verifyrules.dsl.element.ElementFamily;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.rule.Expectation;
import io.verifyrules.dsl.rule.IllFormedRule;
import io.verifyrules.dsl.rule.ListRule;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleDeclaration;
import io.verifyrules.dsl.rule.Variant;
import io.verifyrules.dsl.rule.VerdictKind;
import io.verifyrules.verifier.report.RulePrinter;
import io.verifyrules.verifier.report.VerdictMatrix;
import io.verifyrules.verifier.verdict.RuleResult;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Results on the page about Enzyme-JAX's patterns: how many hold, what is wrong as coded, and the verdicts on each. */
final class EnzymePage {

    private static final Set<ElementFamily> FLOATS = EnumSet.of(ElementFamily.FLOATS, ElementFamily.FLOAT);

    private final VerdictMatrix matrix;
    private final List<String> lines = new ArrayList<>();

    private EnzymePage(VerdictMatrix matrix) {
        this.matrix = matrix;
    }

    /** The part of the page that follows from the verdicts. */
    static String of(VerdictMatrix matrix) {
        EnzymePage page = new EnzymePage(matrix);
        page.counts();
        page.constructs(EnzymePatterns.read());
        page.wrong();
        page.all();
        return String.join("\n", page.lines) + "\n";
    }

    /** The pattern that a rule states: the first word of its name. */
    static String pattern(RuleDeclaration rule) {
        String name = rule.name().substring(rule.name().indexOf('/') + 1);
        return name.split("[ :,]", 2)[0];
    }

    private static boolean isAsCoded(VerdictMatrix.Row row) {
        return written(row.rule()).filter(rule -> rule.variant().isEmpty()).isPresent();
    }

    /** The rule as it is written; of one about lists what it says of any part. */
    private static Optional<Rule> written(RuleDeclaration declaration) {
        return switch (declaration) {
            case Rule rule -> Optional.of(rule);
            case ListRule list -> Optional.of(list.pattern());
            case IllFormedRule ignored -> Optional.empty();
        };
    }

    private Stream<VerdictMatrix.Row> asCoded() {
        return matrix.rows().stream().filter(EnzymePage::isAsCoded);
    }

    private void counts() {
        Set<String> patterns = new LinkedHashSet<>();
        asCoded().forEach(row -> patterns.add(pattern(row.rule())));
        Set<String> wrong = new LinkedHashSet<>();
        asCoded().filter(row -> isWrong(row, false)).forEach(row -> wrong.add(pattern(row.rule())));
        Set<String> ofFloats = new LinkedHashSet<>();
        asCoded().filter(row -> isWrong(row, true)).forEach(row -> ofFloats.add(pattern(row.rule())));
        ofFloats.removeAll(wrong);
        lines.addAll(List.of("", "## How many hold", "",
                asCoded().count() + " rules state " + patterns.size() + " patterns, "
                        + asCoded().filter(row -> row.rule() instanceof ListRule).count()
                        + " of them for lists of operands of any length. As read, " + wrong.size()
                        + " are wrong for some rank, size or integer, and " + ofFloats.size()
                        + " more in floating-point formats alone.",
                "",
                "| as coded |" + matrix.families()
                        .stream()
                        .map(family -> " " + family.label() + " |")
                        .collect(Collectors.joining()),
                "|---|" + "---:|".repeat(matrix.families().size())));
        for (VerdictKind kind : VerdictKind.values()) {
            if (matrix.families().stream().anyMatch(family -> count(family, kind) > 0)) {
                lines.add("| " + kind + " |"
                        + matrix.families()
                                .stream()
                                .map(family -> " " + count(family, kind) + " |")
                                .collect(Collectors.joining()));
            }
        }
    }

    private void constructs(EnzymePatterns list) {
        lines.addAll(List.of("", "## What is stated, by construct", "",
                "A pattern is stated in full where rules state each branch for all that it takes. A special case has some of the branches, or some of what they take. Examples are two operands of a list, a constant with equal elements, and one index.",
                "", "| construct | patterns | in full | special case | not |", "|---|---:|---:|---:|---:|"));
        list.byConstruct().forEach((construct, patterns) -> lines.add(counts(construct, patterns)));
        lines.add(counts("all", list.patterns()));
    }

    private static String counts(String construct, List<EnzymePatterns.Pattern> patterns) {
        return "| " + construct + " | " + patterns.size() + " |"
                + Stream.of(EnzymePatterns.Stated.values())
                        .map(stated -> " " + EnzymePatterns.count(patterns, stated) + " |")
                        .collect(Collectors.joining());
    }

    private long count(ElementFamily family, VerdictKind kind) {
        return asCoded().filter(row -> row.in(family)
                .filter(cell -> cell.results().stream().anyMatch(result -> result.verdict().kind() == kind))
                .isPresent()).count();
    }

    /** Whether the rule is refuted in a type of floats, or in another one. */
    private boolean isWrong(VerdictMatrix.Row row, boolean floats) {
        return matrix.families()
                .stream()
                .filter(family -> FLOATS.contains(family) == floats)
                .flatMap(family -> row.in(family).stream())
                .flatMap(cell -> cell.results().stream())
                .map(RuleResult::verdict)
                .anyMatch(verdict -> verdict.kind().isRefuting());
    }

    private void wrong() {
        lines.addAll(List.of("", "## Wrong as read, floats aside", "",
                "| rule as coded | what differs | what is right |", "|---|---|---|"));
        asCoded().filter(row -> isWrong(row, false))
                .forEach(row -> lines.add("| " + link(row.rule()) + " | " + cell(reasons(row.rule().expectation()))
                        + " | " + repairs(row.rule()) + " |"));
    }

    /** The reasons that are about other types than floats, each a sentence. */
    private static String reasons(Expectation said) {
        Map<ElementType, String> reasons = new LinkedHashMap<>(said.reasons());
        reasons.keySet().removeIf(type -> FLOATS.contains(ElementFamily.of(type)));
        return new Expectation(said.verdict(), said.byElement(), said.general(), reasons, said.by()).because()
                .replace("; ", ". ");
    }

    private String repairs(RuleDeclaration rule) {
        return matrix.rows()
                .stream()
                .map(VerdictMatrix.Row::rule)
                .flatMap(other -> written(other).stream())
                .filter(other -> other.variant()
                        .filter(variant -> variant.kind() == Variant.Kind.REPAIRED
                                && variant.base().equals(rule.name()))
                        .isPresent())
                .map(other -> cell(other.name().substring(other.name().indexOf(':') + 1).strip())
                        + conditions(rule, other))
                .collect(Collectors.joining("<br>"));
    }

    private static String conditions(RuleDeclaration rule, Rule repaired) {
        List<String> known = written(rule).stream().flatMap(RulePrinter::conditions).toList();
        List<String> more = RulePrinter.conditions(repaired)
                .filter(condition -> !known.contains(condition))
                .map(condition -> "`" + condition.replace("|", "\\|") + "`")
                .toList();
        return more.isEmpty() ? "" : ": " + String.join(" and ", more);
    }

    private void all() {
        lines.addAll(List.of("", "## Rule by rule", "",
                "✓ is right, ✗ wrong, ? undecided, ~ differs within the family; nothing stands where the rule is not about the type.",
                "",
                "| rule |" + matrix.families()
                        .stream()
                        .map(family -> " " + family.label() + " |")
                        .collect(Collectors.joining()),
                "|---|" + ":-:|".repeat(matrix.families().size())));
        asCoded().forEach(row -> lines.add("| " + link(row.rule()) + " |"
                + matrix.families()
                        .stream()
                        .map(family -> " " + symbol(row, family) + " |")
                        .collect(Collectors.joining())));
    }

    private static String symbol(VerdictMatrix.Row row, ElementFamily family) {
        return row.in(family).map(cell -> cell.agreed().map(kind -> switch (kind) {
            case VERIFIED -> "✓";
            case REFUTED, INVALID -> "✗";
            case UNKNOWN -> "?";
            case VACUOUS -> "empty";
            case ILL_FORMED -> "ill-formed";
        }).orElse("~")).orElse("");
    }

    private static String link(RuleDeclaration rule) {
        String name = rule.name().substring(rule.name().indexOf('/') + 1);
        return "[" + cell(name).replace("[", "&#91;").replace("]", "&#93;") + "](../" + rule.position().file() + "#L"
                + rule.position().line() + ")";
    }

    private static String cell(String text) {
        return text.replace("|", "\\|").replace("<", "&lt;");
    }
}
