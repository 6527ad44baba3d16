package io.verifyrules.verifier.script;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;

/** The part of a source text that the arguments and the lambda of one call take up, from {@code start} to before {@code end}. */
record CallExtent(int start, int end) {

    private static final Pattern RULE = Pattern.compile("rule\\s*\\(");

    boolean contains(int offset) {
        return start <= offset && offset < end;
    }

    /** The call whose name ends at an offset, if it has a lambda. */
    static Optional<CallExtent> withLambda(String text, int nameEnd) {
        int next = afterBlanks(text, nameEnd);
        if (startsWith(text, next, "(")) {
            next = afterBlanks(text, afterBracket(text, next));
        }
        return startsWith(text, next, "{")
                ? Optional.of(new CallExtent(nameEnd, afterBracket(text, next)))
                : Optional.empty();
    }

    /** The arguments of the call whose name ends at an offset, with their brackets. */
    static Optional<CallExtent> arguments(String text, int nameEnd) {
        int open = afterBlanks(text, nameEnd);
        return startsWith(text, open, "(")
                ? Optional.of(new CallExtent(open, afterBracket(text, open)))
                : Optional.empty();
    }

    /** The line of an offset, from 1. */
    static int line(String text, int offset) {
        return (int) text.substring(0, offset).chars().filter(character -> character == '\n').count() + 1;
    }

    /**
     * The curly bracket that lacks its partner before an offset, if one does. Every one may have found a partner that
     * was meant for another; lines tell. A closing bracket that begins its line begins it as far to the right as the
     * line of the opening bracket. A rule begins in no other one.
     */
    static OptionalInt unclosedBrace(String text, int offset) {
        Deque<Integer> open = new ArrayDeque<>();
        int at = 0;
        while (at < offset) {
            int next = afterToken(text, at);
            char token = text.charAt(at);
            boolean begins = at == 0 || text.charAt(at - 1) == '\n';
            Integer innermost = open.peek();
            if (innermost != null && begins && RULE.matcher(text).region(at, text.length()).lookingAt()) {
                return OptionalInt.of(innermost);
            }
            if (next == at + 1 && token == '{') {
                open.push(at);
            } else if (next == at + 1 && token == '}' && innermost != null) {
                if (beginsLine(text, at) && indentation(text, at) < indentation(text, innermost)) {
                    return OptionalInt.of(innermost);
                }
                open.pop();
            }
            at = next;
        }
        Integer innermost = open.peek();
        return innermost == null ? OptionalInt.empty() : OptionalInt.of(innermost);
    }

    private static boolean beginsLine(String text, int at) {
        return text.substring(lineStart(text, at), at).isBlank();
    }

    private static int indentation(String text, int at) {
        int start = lineStart(text, at);
        return afterBlanks(text, start) - start;
    }

    private static int lineStart(String text, int at) {
        return text.lastIndexOf('\n', at - 1) + 1;
    }

    /** The innermost round bracket that is open at an offset, unless a bracket of another kind was opened after it. */
    static OptionalInt openBracket(String text, int offset) {
        Deque<Integer> open = new ArrayDeque<>();
        int at = 0;
        while (at < offset) {
            int next = afterToken(text, at);
            char token = text.charAt(at);
            if (next == at + 1 && "([{".indexOf(token) >= 0) {
                open.push(at);
            } else if (next == at + 1 && ")]}".indexOf(token) >= 0) {
                open.poll();
            }
            at = next;
        }
        Integer innermost = open.peek();
        return innermost != null && text.charAt(innermost) == '(' ? OptionalInt.of(innermost) : OptionalInt.empty();
    }

    private static int afterBlanks(String text, int from) {
        int at = from;
        while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
            at++;
        }
        return at;
    }

    /** Where the bracket that opens at an offset is closed, or the end of the text. */
    private static int afterBracket(String text, int open) {
        int depth = 0;
        int at = open;
        while (at < text.length()) {
            int next = afterToken(text, at);
            if (next == at + 1) {
                char token = text.charAt(at);
                depth += "([{".indexOf(token) >= 0 ? 1 : ")]}".indexOf(token) >= 0 ? -1 : 0;
                if (depth == 0) {
                    return next;
                }
            }
            at = next;
        }
        return at;
    }

    /** Where the comment or string that begins at an offset ends; else the next character. */
    private static int afterToken(String text, int at) {
        if (startsWith(text, at, "//")) {
            return after(text, "\n", at);
        }
        if (startsWith(text, at, "/*")) {
            return after(text, "*/", at + 2);
        }
        if (startsWith(text, at, "\"\"\"")) {
            return after(text, "\"\"\"", at + 3);
        }
        return startsWith(text, at, "\"") ? afterString(text, at + 1) : at + 1;
    }

    private static int afterString(String text, int from) {
        int at = from;
        while (at < text.length() && text.charAt(at) != '"' && text.charAt(at) != '\n') {
            at += text.charAt(at) == '\\' ? 2 : 1;
        }
        return Math.min(at + 1, text.length());
    }

    private static int after(String text, String end, int from) {
        int found = text.indexOf(end, from);
        return found < 0 ? text.length() : found + end.length();
    }

    private static boolean startsWith(String text, int at, String prefix) {
        return text.startsWith(prefix, at);
    }
}
