package io.verifyrules.verifier.report;

import io.verifyrules.dsl.diagnostic.Diagnostic;
import io.verifyrules.dsl.diagnostic.SourcePosition;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** A mistake as compilers print it: place and message, the line of the source, and a mark below the column. */
public final class DiagnosticText {

    private static final int LONGEST = 500;
    private static final int AROUND = 50;

    private DiagnosticText() {
    }

    /** The lines to print; the source is shown where it can be read. */
    public static List<String> lines(Diagnostic diagnostic) {
        List<String> lines = new ArrayList<>();
        lines.add(diagnostic.toString());
        SourcePosition place = diagnostic.position();
        SourceFile.line(place).ifPresent(source -> {
            if (source.length() > LONGEST) {
                lines.addAll(part(source, place.column()));
            } else {
                lines.add("    " + source);
                if (place.column() > 0 && place.column() <= source.length() + 1) {
                    lines.add("    " + blank(source.substring(0, place.column() - 1)) + "^");
                }
            }
        });
        return lines;
    }

    /** The text around a column of a line that nobody reads as a whole, such as a file that another program wrote. */
    private static List<String> part(String source, int column) {
        if (column < 1 || column > source.length() + 1) {
            return List.of();
        }
        int start = Math.max(0, column - 1 - AROUND);
        String before = (start > 0 ? ".. " : "") + source.substring(start, column - 1);
        int end = Math.min(source.length(), column - 1 + AROUND);
        String after = source.substring(column - 1, end) + (end < source.length() ? " .." : "");
        return List.of("    " + before + after, "    " + blank(before) + "^");
    }

    /** As many columns. Tabs are kept, so that the mark stands below its column however wide a tab is. */
    private static String blank(String before) {
        return before.codePoints()
                .mapToObj(Character::toString)
                .map(each -> each.equals("\t") ? each : " ".repeat(Columns.of(each)))
                .collect(Collectors.joining());
    }
}
