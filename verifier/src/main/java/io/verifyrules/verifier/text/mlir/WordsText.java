package io.verifyrules.verifier.text.mlir;

/** Words of a dialect with one blank where two would run together, and none elsewhere; strings are left as they are. */
final class WordsText {

    private static final String SIGNS = "[](){}<>,=:";

    private final String text;
    private final StringBuilder result = new StringBuilder();
    private boolean blank;

    private WordsText(String text) {
        this.text = text;
    }

    /** The words of a text. */
    static String of(String text) {
        WordsText words = new WordsText(text);
        words.copy();
        return words.result.toString();
    }

    private void copy() {
        int at = 0;
        while (at < text.length()) {
            char c = text.charAt(at);
            if (c == '"') {
                at = string(at);
            } else if (text.startsWith("//", at)) {
                int line = text.indexOf('\n', at);
                at = line < 0 ? text.length() : line;
            } else if (Character.isWhitespace(c)) {
                blank = true;
                at++;
            } else {
                add(c);
                at++;
            }
        }
    }

    /** Copies a string, and returns the place behind it. */
    private int string(int from) {
        add('"');
        int at = from + 1;
        while (at < text.length() && text.charAt(at) != '"') {
            int next = Math.min(text.length(), text.charAt(at) == '\\' ? at + 2 : at + 1);
            result.append(text, at, next);
            at = next;
        }
        result.append('"');
        return Math.min(text.length(), at + 1);
    }

    private void add(char c) {
        char before = result.isEmpty() ? ' ' : result.charAt(result.length() - 1);
        if (before != ' ' && (before == ',' || (blank && !runsTogether(before, c)))) {
            result.append(' ');
        }
        blank = false;
        result.append(c);
    }

    /** Whether no blank is needed between two characters; some signs would become another one. */
    private static boolean runsTogether(char before, char after) {
        boolean sign = SIGNS.indexOf(before) >= 0 || SIGNS.indexOf(after) >= 0;
        boolean other = (after == '>' && before == '-') || (after == '=' && (before == '<' || before == '>'));
        return sign && !other;
    }
}
