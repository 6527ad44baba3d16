package io.verifyrules.verifier.text;

import java.util.ArrayDeque;
import java.util.Deque;

/** Finds brackets that belong together; those in strings do not count, nor the angle of an arrow or of a relation. */
final class Brackets {

    /** Where a search ended, and whether at what was looked for. */
    record Found(int at, boolean closes) {}

    private Brackets() {
    }

    /** The first place from which the text closes what is open before, or where it cannot be that. */
    static Found closing(String text, int from, int end, String close) {
        Deque<Character> open = new ArrayDeque<>();
        int at = from;
        while (at < end) {
            char c = text.charAt(at);
            boolean sign = isArrowOrRelation(text, at);
            if (open.isEmpty() && !sign && text.startsWith(close, at)) {
                return new Found(at, true);
            }
            if (c == '"') {
                at = string(text, at + 1, end);
                continue;
            }
            int kind = "<([{".indexOf(c);
            if (kind >= 0 && !sign) {
                open.push(">)]}".charAt(kind));
            } else if (">)]}".indexOf(c) >= 0 && !sign && (open.isEmpty() || open.pop() != c)) {
                return new Found(at, false);
            }
            at++;
        }
        return new Found(at, false);
    }

    private static boolean isArrowOrRelation(String text, int at) {
        return (at > 0 && text.startsWith("->", at - 1)) || text.startsWith(">=", at) || text.startsWith("<=", at);
    }

    /** The place behind a string, or behind its line if it does not end there. */
    private static int string(String text, int from, int end) {
        int at = from;
        while (at < end && text.charAt(at) != '"' && text.charAt(at) != '\n') {
            at += text.charAt(at) == '\\' ? 2 : 1;
        }
        return Math.min(end, at + 1);
    }
}
