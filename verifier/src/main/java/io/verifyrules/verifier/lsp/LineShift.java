package io.verifyrules.verifier.lsp;

/**
 * Where the lines of a text are in a later one that differs in one stretch.
 *
 * @param last  the last line, from 1, that begins before what both have at their ends
 * @param delta how many lines more there are
 */
record LineShift(int last, int delta) {

    /** Both texts are the same. */
    static final LineShift NONE = new LineShift(0, 0);

    /** The fate of the lines of a text. */
    static LineShift between(String before, String after) {
        int shorter = Math.min(before.length(), after.length());
        int same = 0;
        while (same < shorter && before.charAt(same) == after.charAt(same)) {
            same++;
        }
        int end = 0;
        while (end < shorter - same
                && before.charAt(before.length() - 1 - end) == after.charAt(after.length() - 1 - end)) {
            end++;
        }
        int behind = before.length() - end;
        int more = breaks(after, same, after.length() - end) - breaks(before, same, behind);
        return new LineShift(behind == 0 ? 0 : 1 + breaks(before, 0, behind - 1), more);
    }

    private static int breaks(String text, int from, int to) {
        int breaks = 0;
        for (int at = text.indexOf('\n', from); at >= 0 && at < to; at = text.indexOf('\n', at + 1)) {
            breaks++;
        }
        return breaks;
    }

    /** The line in the later text. */
    int of(int line) {
        return line > last ? line + delta : line;
    }
}
