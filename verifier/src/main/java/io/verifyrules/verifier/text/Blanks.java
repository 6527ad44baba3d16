package io.verifyrules.verifier.text;

/** The text that counts as nothing between tokens. */
final class Blanks {

    private Blanks() {
    }

    /** The first place that is neither white nor in a comment. */
    static int behind(String text, int from, int end, boolean inlineComments) {
        int at = from;
        while (at < end) {
            if (Character.isWhitespace(text.charAt(at))) {
                at++;
            } else if (text.startsWith("//", at)) {
                int line = text.indexOf('\n', at);
                at = line < 0 || line > end ? end : line;
            } else if (inlineComments && text.startsWith("/*", at)) {
                int close = text.indexOf("*/", at + 2);
                at = close < 0 || close + 2 > end ? end : close + 2;
            } else {
                return at;
            }
        }
        return at;
    }
}
