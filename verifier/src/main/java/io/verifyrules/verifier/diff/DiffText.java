package io.verifyrules.verifier.diff;

import io.verifyrules.dsl.rule.VerdictKind;
import io.verifyrules.verifier.report.Palette;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Changes as lines of text, and a last line that counts them. */
public final class DiffText {

    private static final int WIDEST_RULE = 72;
    private static final String ABSENT = "none";

    private DiffText() {
    }

    /** The lines. */
    public static List<String> lines(RunDiff diff, Palette palette) {
        int width = diff.changes().stream().mapToInt(change -> change.known().rule().length()).max().orElse(0);
        List<String> lines = new ArrayList<>();
        diff.changes().forEach(change -> {
            String line = line(change, Math.min(width, WIDEST_RULE));
            lines.add(change.worse() ? palette.bad(line) : line);
        });
        String summary = summary(diff);
        lines.add(diff.worse() == 0 ? summary : summary.replace(worse(diff), palette.bad(worse(diff))));
        return lines;
    }

    /** The number of changes, in one line. */
    public static String summary(RunDiff diff) {
        return diff.before() + " verdicts before, " + diff.after() + " after; "
                + diff.count(VerdictChange.Changed.class) + " changed, " + diff.count(VerdictChange.Added.class)
                + " added, " + diff.count(VerdictChange.Removed.class) + " removed"
                + some(diff.count(VerdictChange.Renamed.class), " renamed")
                + some(diff.count(VerdictChange.Slowed.class), " slower") + "; "
                + (diff.worse() == 0 ? "none for the worse" : worse(diff));
    }

    /** A rare change is told where it is. */
    private static String some(long number, String what) {
        return number == 0 ? "" : ", " + number + what;
    }

    private static String worse(RunDiff diff) {
        return diff.worse() + " FOR THE WORSE";
    }

    private static String line(VerdictChange change, int width) {
        RecordedVerdict known = change.known();
        return column(change.worse() ? "WORSE" : name(change), 9) + column(known.rule(), width) + "  "
                + column(known.elementType(), 4) + "  " + switch (change) {
                    case VerdictChange.Changed(RecordedVerdict before, RecordedVerdict after) ->
                        verdict(before) + " -> " + verdict(after);
                    case VerdictChange.Renamed(RecordedVerdict before, RecordedVerdict after) ->
                        (after.differsFrom(before) ? verdict(before) + " -> " : "") + verdict(after) + ", was called "
                                + before.rule();
                    case VerdictChange.Slowed(RecordedVerdict before, RecordedVerdict after) ->
                        verdict(after) + ", resources " + before.resources() + " -> " + after.resources();
                    case VerdictChange.Added(RecordedVerdict after) -> ABSENT + " -> " + verdict(after);
                    case VerdictChange.Removed(RecordedVerdict before) -> verdict(before) + " -> " + ABSENT;
                };
    }

    private static String name(VerdictChange change) {
        return switch (change) {
            case VerdictChange.Changed ignored -> "changed";
            case VerdictChange.Renamed ignored -> "renamed";
            case VerdictChange.Slowed ignored -> "slower";
            case VerdictChange.Added ignored -> "added";
            case VerdictChange.Removed ignored -> "removed";
        };
    }

    private static String verdict(RecordedVerdict verdict) {
        Optional<VerdictKind> expected = verdict.asExpected() ? Optional.empty() : verdict.expected();
        return verdict.outcome() + expected.map(kind -> " (expected " + kind + ")").orElse("");
    }

    private static String column(String text, int width) {
        return text.length() >= width ? text : text + " ".repeat(width - text.length());
    }
}
