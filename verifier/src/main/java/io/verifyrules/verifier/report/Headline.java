package io.verifyrules.verifier.report;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/**
 * The line of a verdict: the verdict, the title of the rule, and what is said of it beside the title. A title that does not fit goes on
 * below, and so does what has no room beside it.
 *
 * @param style      colours and width
 * @param titleWidth the columns of titles
 */
record Headline(TextStyle style, int titleWidth) {

    private static final int VERDICT_WIDTH = 12;
    private static final int WIDEST_TITLE = 72;
    private static final int LEAST_TITLE = 24;
    private static final String APART = "  ";
    private static final String NARROW_INDENT = "    ";
    private static final int TYPES_WIDTH = 4;
    private static final int TIME_WIDTH = 8;
    /** Room for an element type, a time, and that the verdict is expected. */
    private static final int USUALLY_BESIDE = 32;

    /**
     * The text beside the title.
     *
     * @param room the columns to keep for it, where the layout is not to depend on what it is
     */
    record Beside(String text, int room) {

        static Beside of(String text) {
            return new Beside(text, Columns.of(text));
        }

        /** Element types, and the time for them, which is another one in each run. */
        static Beside types(String types, Duration time) {
            String begin = Columns.filled(types, TYPES_WIDTH) + APART;
            String end = time.toMillis() + " ms";
            return new Beside(begin + end, Columns.of(begin) + Math.max(TIME_WIDTH, end.length()));
        }
    }

    /** The line where the widest title has so many columns. */
    static Headline of(TextStyle style, int widestTitle) {
        int room = Math.max(LEAST_TITLE, style.width() - VERDICT_WIDTH - USUALLY_BESIDE);
        return new Headline(style, Math.min(widestTitle, Math.min(WIDEST_TITLE, room)));
    }

    /** The verdict with blanks up to the column of titles. */
    static String verdict(String word) {
        return Columns.filled(word, VERDICT_WIDTH);
    }

    /** The lines; {@code verdict} may have colours, and each part that stands beside the title too. */
    List<String> lines(String verdict, String title, List<Beside> beside) {
        List<String> titles = new TextStyle(style.palette(), titleWidth).wrap(title);
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder(verdict).append(Columns.filled(titles.getFirst(), titleWidth));
        int taken = Columns.of(line.toString());
        String indent = " ".repeat(VERDICT_WIDTH);
        List<String> below = new ArrayList<>();
        for (Beside part : beside) {
            taken += APART.length() + part.room();
            if (below.isEmpty() && taken <= style.width()) {
                line.append(APART).append(part.text());
            } else {
                below.add(part.text());
            }
        }
        lines.add(line.toString().stripTrailing());
        titles.stream().skip(1).forEach(rest -> lines.add(indent + rest));
        boolean together = Columns.of(indent + String.join(APART, below)) <= style.width();
        (together && !below.isEmpty() ? List.of(String.join(APART, below)) : below).forEach(
                rest -> lines.add((Columns.of(indent + rest) <= style.width() ? indent : NARROW_INDENT) + rest));
        return lines;
    }
}
