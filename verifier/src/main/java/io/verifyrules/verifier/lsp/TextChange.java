package io.verifyrules.verifier.lsp;

import java.util.List;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextEdit;

/** The lines in which two texts differ, as an edit that leaves all others alone. */
final class TextChange {

    private TextChange() {
    }

    /** The edit that makes one text the other. */
    static TextEdit between(String before, String after) {
        List<String> old = lines(before);
        List<String> changed = lines(after);
        int same = 0;
        while (same < Math.min(old.size(), changed.size()) && old.get(same).equals(changed.get(same))) {
            same++;
        }
        int end = 0;
        while (end < Math.min(old.size(), changed.size()) - same
                && old.get(old.size() - 1 - end).equals(changed.get(changed.size() - 1 - end))) {
            end++;
        }
        return new TextEdit(new Range(new Position(same, 0), end(old, old.size() - end)),
                String.join("", changed.subList(same, changed.size() - end)));
    }

    /** The place before a line; behind the last line where its end is not that of a line. */
    private static Position end(List<String> lines, int line) {
        boolean open = line == lines.size() && line > 0 && !lines.getLast().endsWith("\n");
        return open ? new Position(line - 1, lines.getLast().length()) : new Position(line, 0);
    }

    /** Each with its end. */
    private static List<String> lines(String text) {
        return List.of(text.split("(?<=\n)", -1)).stream().filter(line -> !line.isEmpty()).toList();
    }
}
