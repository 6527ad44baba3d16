package io.verifyrules.verifier.kotlin;

import java.util.ArrayList;
import java.util.List;

/** Texts in Kotlin; a long one is a sum of shorter ones. */
final class TextCode {

    private static final int LONGEST = 90;

    private TextCode() {
    }

    static Code of(String text) {
        return pieces(text).stream()
                .map(piece -> Code.word(quoted(piece)))
                .reduce((left, right) -> Code.sum(left, "+", right))
                .orElseGet(() -> Code.word("\"\""));
    }

    static String quoted(String text) {
        return "\"" + text.replace("\\", "\\\\").replace("\"", "\\\"").replace("$", "\\$") + "\"";
    }

    /** Pieces that end behind a blank, if there is one. */
    private static List<String> pieces(String text) {
        List<String> pieces = new ArrayList<>();
        String rest = text;
        while (rest.length() > LONGEST) {
            int blank = rest.lastIndexOf(' ', LONGEST - 1);
            int end = blank < 0 ? LONGEST - (Character.isHighSurrogate(rest.charAt(LONGEST - 1)) ? 1 : 0) : blank + 1;
            pieces.add(rest.substring(0, end));
            rest = rest.substring(end);
        }
        if (!rest.isEmpty()) {
            pieces.add(rest);
        }
        return pieces;
    }
}
