package io.verifyrules.verifier.report;

import io.verifyrules.dsl.rule.RuleDeclaration;
import io.verifyrules.dsl.rule.VerdictKind;
import io.verifyrules.verifier.verdict.RuleResult;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The rules of a run file by file, for a run of many. The expected verdicts of a file have one line, which says how
 * many rules have which verdict. A rule that has one in some element types and another one in others counts as "by
 * type".
 */
public final class FileSummary {

    private static final String DIFFERING = "by type";
    private static final int WIDEST_NAME = 60;
    private static final int ROOM_FOR_COUNTS = 48;

    private final TextStyle style;
    private final int names;
    private final List<RuleOutcome> open = new ArrayList<>();

    /** The summary of the given rules. */
    public FileSummary(TextStyle style, List<RuleDeclaration> rules) {
        this.style = style;
        int widest = rules.stream().mapToInt(rule -> Columns.of(rule.position().file())).max().orElse(0);
        this.names = Math.min(widest, Math.min(WIDEST_NAME, Math.max(1, style.width() - ROOM_FOR_COUNTS)));
    }

    /** Whether nothing has to be said of a rule beside that it was checked. */
    public static boolean isQuiet(RuleOutcome outcome) {
        return switch (outcome) {
            case RuleOutcome.Checked checked -> checked.results().stream().allMatch(RuleResult::asExpected)
                    && checked.declaration().warnings().isEmpty();
            case RuleOutcome.Failed ignored -> false;
        };
    }

    /** Takes in the next outcome; the line of the file before it, if it is the first of its file. */
    public Optional<String> next(RuleOutcome outcome) {
        Optional<String> line = open.isEmpty() || file(open.getFirst()).equals(file(outcome))
                ? Optional.empty()
                : end();
        open.add(outcome);
        return line;
    }

    /** The line of the last file. */
    public Optional<String> end() {
        if (open.isEmpty()) {
            return Optional.empty();
        }
        Map<VerdictKind, Integer> counts = new EnumMap<>(VerdictKind.class);
        int differing = 0;
        for (RuleOutcome outcome : open) {
            List<VerdictKind> kinds = kinds(outcome);
            if (kinds.size() == 1) {
                counts.merge(kinds.getFirst(), 1, Integer::sum);
            } else {
                differing += kinds.isEmpty() ? 0 : 1;
            }
        }
        String verdicts = counts.entrySet()
                .stream()
                .map(count -> count.getValue() + " " + count.getKey())
                .collect(Collectors.joining(", "));
        String byType = differing == 0 ? "" : (verdicts.isEmpty() ? "" : ", ") + differing + " " + DIFFERING;
        long unexpected = open.stream().filter(FileSummary::surprises).count();
        String file = file(open.getFirst());
        String rules = String.format("%4d %s", open.size(), open.size() == 1 ? "rule " : "rules");
        String line = Columns.filled(shortened(file), names) + "  " + rules + "  " + verdicts + byType
                + (unexpected == 0 ? "" : "  " + style.palette().bad(unexpected + " UNEXPECTED"));
        open.clear();
        return Optional.of(line);
    }

    /** Whether a rule is not as expected. */
    public static boolean surprises(RuleOutcome outcome) {
        return switch (outcome) {
            case RuleOutcome.Checked checked -> !checked.results().stream().allMatch(RuleResult::asExpected);
            case RuleOutcome.Failed ignored -> true;
        };
    }

    private static List<VerdictKind> kinds(RuleOutcome outcome) {
        return switch (outcome) {
            case RuleOutcome.Checked checked ->
                checked.results().stream().map(result -> result.verdict().kind()).distinct().toList();
            case RuleOutcome.Failed ignored -> List.of();
        };
    }

    private static String file(RuleOutcome outcome) {
        return outcome.declaration().position().file();
    }

    /** The end of a name tells files apart. */
    private String shortened(String file) {
        return Columns.of(file) <= names ? file : ".." + file.substring(Math.max(0, file.length() - names + 2));
    }
}
