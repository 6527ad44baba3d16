package io.verifyrules.verifier.lsp;

import io.verifyrules.dsl.diagnostic.SourcePosition;
import java.util.List;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;

/** Places in a text as the protocol counts them: lines and UTF-16 units from 0. */
final class Places {

    private final List<String> lines;

    Places(String text) {
        this.lines = text.lines().toList();
    }

    /**
     * From the column to the end of the word there, or the whole line where no column is known. It is the first line
     * where no line is known.
     */
    Range of(SourcePosition place) {
        int line = Math.clamp(place.line() - 1L, 0, Math.max(0, lines.size() - 1));
        String text = line < lines.size() ? lines.get(line) : "";
        if (place.column() == 0 || place.column() > text.length()) {
            int start = text.length() - text.stripLeading().length();
            return range(line, start, Math.max(start, text.stripTrailing().length()));
        }
        int start = place.column() - 1;
        int end = start + 1;
        while (end < text.length() && Character.isJavaIdentifierPart(text.charAt(start))
                && Character.isJavaIdentifierPart(text.charAt(end))) {
            end++;
        }
        return range(line, start, end);
    }

    private static Range range(int line, int start, int end) {
        return new Range(new Position(line, start), new Position(line, end));
    }
}
