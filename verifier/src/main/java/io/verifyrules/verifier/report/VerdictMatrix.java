package io.verifyrules.verifier.report;

import io.verifyrules.dsl.element.ElementFamily;
import io.verifyrules.dsl.rule.RuleDeclaration;
import io.verifyrules.dsl.rule.VerdictKind;
import io.verifyrules.verifier.verdict.RuleResult;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The verdicts of a run, rule by rule and family of element types by family.
 *
 * @param families those in which some rule has a verdict, in their order
 * @param rows     the rules that have verdicts in element types, in the order of their declaration
 */
public record VerdictMatrix(List<ElementFamily> families, List<Row> rows) {

    public VerdictMatrix {
        families = List.copyOf(families);
        rows = List.copyOf(rows);
    }

    /**
     * A rule.
     *
     * @param outcome its place among the outcomes of the run, from 0
     */
    public record Row(int outcome, RuleDeclaration rule, Map<ElementFamily, Cell> cells) {
        public Row {
            cells = Collections.unmodifiableMap(new EnumMap<>(cells));
        }

        /** The verdicts in the family; none where the rule is not about it. */
        public Optional<Cell> in(ElementFamily family) {
            return Optional.ofNullable(cells.get(family));
        }
    }

    /** The verdicts on one rule in the types of one family, at least one. */
    public record Cell(List<RuleResult> results) {
        public Cell {
            results = List.copyOf(results);
        }

        /** The types that agree. */
        public List<Agreement> agreements() {
            return Agreement.of(results);
        }

        /** The verdict of all types; none where they differ. */
        public Optional<VerdictKind> agreed() {
            VerdictKind kind = results.getFirst().verdict().kind();
            for (RuleResult result : results) {
                if (result.verdict().kind() != kind) {
                    return Optional.empty();
                }
            }
            return Optional.of(kind);
        }
    }

    /** The matrix of the outcomes. */
    public static VerdictMatrix of(List<RuleOutcome> outcomes) {
        List<Row> rows = new ArrayList<>();
        for (int i = 0; i < outcomes.size(); i++) {
            Map<ElementFamily, Cell> cells = cells(outcomes.get(i));
            if (!cells.isEmpty()) {
                rows.add(new Row(i, outcomes.get(i).declaration(), cells));
            }
        }
        List<ElementFamily> families = Stream.of(ElementFamily.values())
                .filter(family -> rows.stream().anyMatch(row -> row.in(family).isPresent()))
                .toList();
        return new VerdictMatrix(families, rows);
    }

    private static Map<ElementFamily, Cell> cells(RuleOutcome outcome) {
        if (!(outcome instanceof RuleOutcome.Checked checked)) {
            return Map.of();
        }
        Map<ElementFamily, List<RuleResult>> byFamily = new EnumMap<>(ElementFamily.class);
        checked.results()
                .forEach(result -> result.family()
                        .ifPresent(family -> byFamily.computeIfAbsent(family, key -> new ArrayList<>()).add(result)));
        Map<ElementFamily, Cell> cells = new EnumMap<>(ElementFamily.class);
        byFamily.forEach((family, results) -> cells.put(family, new Cell(results)));
        return cells;
    }

    /** The number of rules with the verdict in all types of the family for which they are checked. */
    public long count(ElementFamily family, VerdictKind verdict) {
        return cells(family).filter(cell -> cell.agreed().equals(Optional.of(verdict))).count();
    }

    /** The number of rules with several verdicts in the family, one in some types and another one in others. */
    public long differing(ElementFamily family) {
        return cells(family).filter(cell -> cell.agreed().isEmpty()).count();
    }

    private Stream<Cell> cells(ElementFamily family) {
        return rows.stream().flatMap(row -> row.in(family).stream());
    }
}
