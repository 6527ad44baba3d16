package io.verifyrules.verifier.lsp;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * A document as an editor shows it: verdicts above rules, wrong rules underlined, and beside it what is shown where the pointer rests.
 *
 * @param name    the name of the file
 * @param source  the lines of the document
 * @param above   what stands above a line, by its number
 * @param wrong   the lines that are underlined
 * @param offered the action that is offered at the first of these
 * @param beside  the text that is shown for it
 */
record EditorPicture(String name, List<String> source, Map<Integer, String> above, Set<Integer> wrong, String offered,
        List<String> beside) {

    private static final int LINE = 18;
    private static final int LETTER = 8;
    private static final int LEFT = 44;
    private static final int MIDDLE = 560;
    private static final int WIDTH = 1440;

    /** The picture. */
    String svg() {
        StringBuilder drawn = new StringBuilder();
        text(drawn, 14, 0, "name", name);
        int row = 2;
        for (int i = 0; i < source.size(); i++) {
            String verdict = above.getOrDefault(i, "");
            if (!verdict.isEmpty()) {
                text(drawn, LEFT, row++, verdict.startsWith("VERIFIED") ? "good" : "bad", verdict);
            }
            text(drawn, 14, row, "faint", Integer.toString(i + 1));
            text(drawn, LEFT, row, "", source.get(i));
            if (wrong.contains(i)) {
                underline(drawn, row, source.get(i).length());
                text(drawn, LEFT, ++row, "offer", "[" + offered + "]");
            }
            row++;
        }
        int lines = row;
        for (int i = 0; i < beside.size(); i++) {
            text(drawn, MIDDLE + 14, i + 2, beside.get(i).startsWith("    difference") ? "bad" : "", beside.get(i));
        }
        int height = (Math.max(lines, beside.size() + 2) + 1) * LINE;
        return String.format(Locale.ROOT, """
                <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %1$d %2$d" role="img">
                <title>A rule file in an editor</title>
                <style>
                text { font: 13px ui-monospace, Menlo, Consolas, monospace; fill: #d8dee9; white-space: pre }
                .name { fill: #81a1c1 } .bad { fill: #e06c75 } .good { fill: #98c379 } .faint { fill: #5c6370 } .offer { fill: #ebcb8b }
                </style>
                <rect width="%1$d" height="%2$d" rx="8" fill="#21252b"/>
                <rect x="%3$d" y="%4$d" width="%5$d" height="%6$d" rx="4" fill="#2c313a" stroke="#3b4048"/>
                %7$s</svg>
                """, WIDTH, height, MIDDLE, LINE, WIDTH - MIDDLE - 14, height - 2 * LINE, drawn);
    }

    private static void underline(StringBuilder drawn, int row, int letters) {
        int end = LEFT + letters * LETTER;
        StringBuilder wave = new StringBuilder("M" + LEFT + " " + (height(row) + 3));
        for (int x = LEFT; x < end; x += 4) {
            wave.append((x - LEFT) % 8 == 0 ? " l4 3" : " l4 -3");
        }
        drawn.append("<path d=\"").append(wave).append("\" fill=\"none\" stroke=\"#e06c75\"/>\n");
    }

    private static int height(int row) {
        return (row + 1) * LINE;
    }

    private static void text(StringBuilder drawn, int left, int row, String colour, String content) {
        String shown = content.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
        drawn.append(String.format(Locale.ROOT, "<text x=\"%d\" y=\"%d\"%s>%s</text>%n", left, height(row),
                colour.isEmpty() ? "" : " class=\"" + colour + "\"", shown));
    }
}
