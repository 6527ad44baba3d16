package io.verifyrules.verifier.html;

import io.verifyrules.dsl.diagnostic.VisibleText;
import io.verifyrules.dsl.element.ElementFamily;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.verifier.diff.Baseline;
import io.verifyrules.verifier.diff.VerdictChange;
import io.verifyrules.verifier.json.text.JsonText;
import io.verifyrules.verifier.report.Agreement;
import io.verifyrules.verifier.report.RuleOutcome;
import io.verifyrules.verifier.report.RulePrinter;
import io.verifyrules.verifier.report.RuleTitle;
import io.verifyrules.verifier.report.VerdictMatrix;
import io.verifyrules.verifier.verdict.RuleResult;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** The index of each rule before anything is unfolded: the data that its lists show, filter and sort by, as JSON. */
final class PageIndex {

    private final VerdictMatrix matrix;
    private final Map<Integer, VerdictMatrix.Row> rows;
    private final Optional<Baseline.Changes> changes;

    private PageIndex(PageInput input) {
        this.matrix = VerdictMatrix.of(input.run().report().outcomes());
        this.rows = matrix.rows().stream().collect(Collectors.toMap(VerdictMatrix.Row::outcome, row -> row));
        this.changes = input.since().map(Baseline::changes);
    }

    static String of(PageInput input, List<String> anchors) {
        PageIndex index = new PageIndex(input);
        List<RuleOutcome> outcomes = input.run().report().outcomes();
        List<Map<String, Object>> rules = new ArrayList<>();
        for (int i = 0; i < outcomes.size(); i++) {
            rules.add(index.rule(i, anchors.get(i), outcomes.get(i)));
        }
        Map<String, Object> page = new LinkedHashMap<>();
        page.put("families", index.matrix.families().stream().map(ElementFamily::label).toList());
        page.put("plots", PlotSection.points(input.run().report()));
        page.put("rules", rules);
        return JsonText.line(page);
    }

    private Map<String, Object> rule(int number, String anchor, RuleOutcome outcome) {
        Map<String, Object> rule = new LinkedHashMap<>();
        rule.put("id", anchor);
        rule.put("title", VisibleText.of(RuleTitle.of(outcome.declaration())));
        rule.put("besides", VisibleText.of(outcome.declaration().position()
                + (outcome.declaration() instanceof Rule written ? " " + RulePrinter.print(written) : "")));
        rule.put("rows", switch (outcome) {
            case RuleOutcome.Checked checked -> Agreement.of(checked.results()).stream().map(this::row).toList();
            case RuleOutcome.Failed failed -> List.of(Map.of("types", "-", "verdict", VerdictBadge.ERROR, "colour",
                    "bad", "expectation", "internal error", "unexpected", true, "families", List.of()));
        });
        Optional.ofNullable(rows.get(number))
                .ifPresent(row -> rule.put("cells",
                        matrix.families()
                                .stream()
                                .map(family -> row.in(family).map(MatrixSection::marks).orElse(List.of()))
                                .toList()));
        return rule;
    }

    /** One row for the element types that agree, with their figures together. */
    private Map<String, Object> row(Agreement agreement) {
        RuleResult first = agreement.first();
        Map<String, Object> row = new LinkedHashMap<>();
        row.put("types", agreement.theories());
        String names = agreement.results().stream().map(RuleResult::theory).collect(Collectors.joining(" "));
        if (!names.equals(agreement.theories())) {
            row.put("names", names);
        }
        row.put("families",
                agreement.results()
                        .stream()
                        .flatMap(result -> result.family().stream())
                        .map(matrix.families()::indexOf)
                        .distinct()
                        .toList());
        row.put("verdict", first.verdict().kind().name());
        row.put("colour", VerdictBadge.colour(first));
        row.put("expectation", VerdictBadge.expectation(first));
        if (!first.asExpected()) {
            row.put("unexpected", true);
        }
        row.put("time", agreement.time().toMillis());
        row.put("ranks",
                agreement.results().stream().map(Instances::ranks).distinct().collect(Collectors.joining(" / ")));
        row.put("instances", agreement.results().stream().mapToLong(Instances::count).max().orElse(0));
        row.put("obligations", agreement.results().stream().mapToInt(result -> result.obligations().size()).sum());
        changes.map(known -> changed(known, agreement))
                .filter(text -> !text.isEmpty())
                .ifPresent(text -> row.put("changed", VisibleText.of(text)));
        return row;
    }

    /** The changes since an earlier run, in words; empty where there are none. */
    private static String changed(Baseline.Changes known, Agreement agreement) {
        Map<String, List<RuleResult>> told = new LinkedHashMap<>();
        agreement.results()
                .forEach(result -> known.of(RuleTitle.of(result.declaration()), result.theory())
                        .ifPresent(change -> told.computeIfAbsent(word(change), key -> new ArrayList<>()).add(result)));
        return told.entrySet()
                .stream()
                .map(entry -> entry.getValue().size() == agreement.results().size()
                        ? entry.getKey()
                        : entry.getKey() + " in " + new Agreement(entry.getValue()).theories())
                .collect(Collectors.joining("; "));
    }

    private static String word(VerdictChange change) {
        return switch (change) {
            case VerdictChange.Changed changed -> "was " + changed.before().outcome();
            case VerdictChange.Renamed renamed -> "was called " + renamed.before().rule();
            case VerdictChange.Slowed ignored -> "slower";
            case VerdictChange.Added ignored -> "new";
            case VerdictChange.Removed ignored -> "gone";
        };
    }
}
