package io.verifyrules.verifier.report;

import io.verifyrules.dsl.element.ElementFamily;
import io.verifyrules.dsl.rule.VerdictKind;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToLongFunction;
import java.util.stream.Collectors;
import java.util.stream.LongStream;

/** The number of rules with each verdict in each family of element types, as a table of a few lines. */
public final class MatrixText {

    private static final String DIFFERING = "by type";
    private static final int FIRST = 12;
    private static final int COLUMN = 10;

    private MatrixText() {
    }

    /** The table; nothing of a single rule, or where there is one family only: the line of the run says it all then. */
    public static List<String> lines(RunReport report, Palette palette) {
        VerdictMatrix matrix = VerdictMatrix.of(report.outcomes());
        if (matrix.rows().size() < 2 || matrix.families().size() < 2) {
            return List.of();
        }
        List<String> lines = new ArrayList<>();
        StringBuilder head = new StringBuilder(" ".repeat(FIRST));
        matrix.families().forEach(family -> head.append(right(family.label())));
        lines.add(palette.faint(head.toString()));
        for (VerdictKind kind : VerdictKind.values()) {
            add(lines, matrix, kind.name(), family -> matrix.count(family, kind));
        }
        add(lines, matrix, DIFFERING, matrix::differing);
        return lines;
    }

    /** Adds a line of numbers, unless all of them are 0. */
    private static void add(List<String> lines, VerdictMatrix matrix, String name,
            ToLongFunction<ElementFamily> count) {
        long[] numbers = matrix.families().stream().mapToLong(count).toArray();
        if (LongStream.of(numbers).sum() > 0) {
            lines.add(name + " ".repeat(FIRST - name.length())
                    + LongStream.of(numbers)
                            .mapToObj(number -> right(number == 0 ? "." : "" + number))
                            .collect(Collectors.joining()));
        }
    }

    private static String right(String text) {
        return " ".repeat(Math.max(1, COLUMN - text.length())) + text;
    }
}
