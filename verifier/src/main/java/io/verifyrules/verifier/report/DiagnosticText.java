package io.verifyrules.verifier.report;

import io.verifyrules.dsl.diagnostic.Diagnostic;
import io.verifyrules.dsl.diagnostic.SourcePosition;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** A mistake as compilers print it: place and message, the line of the source, and a mark below the column. */
public final class DiagnosticText {

    private DiagnosticText() {
    }

    /** The lines to print; the source is shown where it can be read. */
    public static List<String> lines(Diagnostic diagnostic) {
        List<String> lines = new ArrayList<>();
        lines.add(diagnostic.toString());
        SourcePosition place = diagnostic.position();
        SourceFile.line(place).ifPresent(source -> {
            lines.add("    " + source);
            if (place.column() > 0 && place.column() <= source.length() + 1) {
                lines.add("    " + blank(source.substring(0, place.column() - 1)) + "^");
            }
        });
        return lines;
    }

    /** As many columns. Tabs are kept, so that the mark stands below its column however wide a tab is. */
    private static String blank(String before) {
        return before.codePoints()
                .mapToObj(Character::toString)
                .map(each -> each.equals("\t") ? each : " ".repeat(Columns.of(each)))
                .collect(Collectors.joining());
    }
}
