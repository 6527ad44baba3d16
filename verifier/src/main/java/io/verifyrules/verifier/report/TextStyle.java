package io.verifyrules.verifier.report;

import java.util.ArrayList;
import java.util.List;

/**
 * The setting of text.
 *
 * @param palette the colours
 * @param width   the number of columns that lines should not exceed
 */
public record TextStyle(Palette palette, int width) {

    /** The width where no terminal sets one. */
    public static final int USUAL_WIDTH = 120;

    /** Without colours, for files. */
    static final TextStyle PLAIN = new TextStyle(new Palette(false), USUAL_WIDTH);

    private static final int LEAST_WIDTH = 20;

    /** The style for what is indented. */
    TextStyle indented(int columns) {
        return new TextStyle(palette, Math.max(LEAST_WIDTH, width - columns));
    }

    /** A line of parts with semicolons between them, which may have colours, in as many lines as it needs. */
    public List<String> lines(String parts) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String part : parts.split("(?<=; )", -1)) {
            if (!line.isEmpty() && Columns.of(line + part.stripTrailing()) > width) {
                lines.add(line.toString().stripTrailing());
                line = new StringBuilder("    ");
            }
            line.append(part);
        }
        lines.add(line.toString());
        return lines;
    }

    /** The text in lines, broken at blanks; a word that is too long has a line of its own. */
    List<String> wrap(String text) {
        return wrap(text, "");
    }

    /** The same, with {@code indent} before all lines but the first. */
    List<String> wrap(String text, String indent) {
        List<String> lines = new ArrayList<>();
        String rest = text;
        String hanging = " ".repeat(start(text)) + indent;
        while (Columns.of(rest) > width) {
            int blank = rest.lastIndexOf(' ', Columns.fitting(rest, width));
            int end = blank > start(rest) ? blank : rest.indexOf(' ', start(rest));
            if (end < 0) {
                break;
            }
            lines.add(rest.substring(0, end));
            rest = hanging + rest.substring(end + 1);
        }
        lines.add(rest);
        return lines;
    }

    private static int start(String text) {
        return text.length() - text.stripLeading().length();
    }
}
