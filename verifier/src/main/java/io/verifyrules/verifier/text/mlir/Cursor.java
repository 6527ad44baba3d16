package io.verifyrules.verifier.text.mlir;

import io.verifyrules.dsl.diagnostic.SourcePosition;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/**
 * A place in a text of MLIR, which moves forward. Whitespace and comments count as nothing between tokens; what a token is depends on
 * where it stands: {@code 2x3xf32} is one word elsewhere, and sizes in a type.
 */
final class Cursor {

    private static final int SHOWN = 20;

    private final String file;
    private final String text;
    private final int[] lines;
    private final int end;
    private int at;

    private Cursor(String file, String text, int at, int end) {
        this.file = file;
        this.text = text;
        this.lines = IntStream
                .concat(IntStream.of(0), IntStream.range(0, end).filter(i -> text.charAt(i) == '\n').map(i -> i + 1))
                .toArray();
        this.at = at;
        this.end = end;
    }

    /** A part of a text, from an offset up to another one; places count lines from the beginning of the whole. */
    static Cursor of(String file, String text, int from, int to) {
        return new Cursor(file, text, from, to);
    }

    /** Where the next token begins. */
    SourcePosition place() {
        skip();
        int found = Arrays.binarySearch(lines, at);
        int line = found >= 0 ? found : -found - 2;
        return new SourcePosition(file, line + 1, at - lines[line] + 1);
    }

    /** A mistake at the next token. */
    NotRead expected(String what) {
        SourcePosition place = place();
        return new NotRead(place, "expected " + what + ", found " + shown());
    }

    private String shown() {
        if (atEnd()) {
            return "the end";
        }
        int to = at;
        while (to < end && to - at < SHOWN && text.charAt(to) != '\n') {
            to++;
        }
        return "'" + text.substring(at, to).strip() + "'";
    }

    boolean atEnd() {
        skip();
        return at >= end;
    }

    private void skip() {
        while (at < end) {
            if (Character.isWhitespace(text.charAt(at))) {
                at++;
            } else if (text.startsWith("//", at)) {
                int line = text.indexOf('\n', at);
                at = line < 0 || line > end ? end : line;
            } else {
                return;
            }
        }
    }

    /** Whether the text comes next. */
    boolean sees(String token) {
        skip();
        return text.startsWith(token, at) && at + token.length() <= end;
    }

    /** Whether the word comes next, and no longer one. */
    boolean seesWord(String word) {
        return sees(word) && !isWordAt(at + word.length());
    }

    private boolean isWordAt(int index) {
        return index < end && isWord(text.charAt(index));
    }

    /** Goes past the text if it comes next. */
    boolean accept(String token) {
        if (!sees(token)) {
            return false;
        }
        at += token.length();
        return true;
    }

    /** Goes past the word if it comes next. */
    boolean acceptWord(String word) {
        if (!seesWord(word)) {
            return false;
        }
        at += word.length();
        return true;
    }

    void expect(String token) {
        if (!accept(token)) {
            throw expected("'" + token + "'");
        }
    }

    void expectWord(String word) {
        if (!acceptWord(word)) {
            throw expected("'" + word + "'");
        }
    }

    /** The next character; 0 at the end. */
    char peek() {
        skip();
        return at < end ? text.charAt(at) : 0;
    }

    /** The character so many places after the next one; 0 behind the end. */
    char peek(int further) {
        skip();
        return at + further < end ? text.charAt(at + further) : 0;
    }

    private static boolean isWord(int c) {
        return c == '_' || c == '$' || c == '.' || Character.isLetterOrDigit(c);
    }

    /** The characters that fit, from the next token on; may be none. */
    String take(IntPredicate fits) {
        skip();
        int from = at;
        while (at < end && fits.test(text.charAt(at))) {
            at++;
        }
        return text.substring(from, at);
    }

    /** A word: letters, digits, dots, underscores and dollar signs, not beginning with a digit. */
    Optional<String> word() {
        char first = peek();
        return first == '_' || Character.isLetter(first) ? Optional.of(take(Cursor::isWord)) : Optional.empty();
    }

    String expectWord() {
        return word().orElseThrow(() -> expected("a word"));
    }

    /** What follows a sign such as {@code %} or {@code @}: a word, or digits. */
    String suffix(String of) {
        String name = at < end ? take(c -> isWord(c) || c == '-') : "";
        if (name.isEmpty()) {
            throw expected("a name of " + of);
        }
        return name;
    }

    /** Whether a character stands right here, without anything between. */
    boolean touches(char c) {
        return at < end && text.charAt(at) == c;
    }

    /** A string between quotes, with what it stands for. */
    String string() {
        expect("\"");
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        StringBuilder plain = new StringBuilder();
        while (at < end && text.charAt(at) != '"') {
            char c = text.charAt(at++);
            if (c != '\\') {
                plain.append(c);
                continue;
            }
            flush(plain, bytes);
            escaped(bytes);
        }
        flush(plain, bytes);
        expect("\"");
        return bytes.toString(StandardCharsets.UTF_8);
    }

    private static void flush(StringBuilder plain, ByteArrayOutputStream bytes) {
        bytes.writeBytes(plain.toString().getBytes(StandardCharsets.UTF_8));
        plain.setLength(0);
    }

    private void escaped(ByteArrayOutputStream bytes) {
        char c = at < end ? text.charAt(at) : 0;
        switch (c) {
            case 'n' -> one('\n', bytes);
            case 't' -> one('\t', bytes);
            case '"', '\\' -> one(c, bytes);
            default -> {
                String digits = text.substring(at, Math.min(end, at + 2));
                try {
                    bytes.write(Integer.parseInt(digits, 16));
                } catch (NumberFormatException none) {
                    throw expected("two hexadecimal digits, a quote, 'n', 't' or a backslash behind a backslash");
                }
                at += 2;
            }
        }
    }

    private void one(char meant, ByteArrayOutputStream bytes) {
        bytes.write(meant);
        at++;
    }

    /** The text between brackets of any kind, the next of which is open; strings inside are passed over. */
    String balanced(String open, String close) {
        expect(open);
        int from = at;
        int depth = 0;
        while (at < end) {
            char c = text.charAt(at);
            if (c == '"') {
                string();
                continue;
            }
            boolean arrow = c == '>' && at > from && text.charAt(at - 1) == '-';
            if (depth == 0 && !arrow && text.startsWith(close, at)) {
                String inside = text.substring(from, at);
                at += close.length();
                return inside;
            }
            if ("<([{".indexOf(c) >= 0) {
                depth++;
            } else if (">)]}".indexOf(c) >= 0 && !arrow) {
                depth--;
            }
            at++;
        }
        throw expected("'" + close + "' for an open '" + open + "'");
    }

    /** Where the cursor stands, to come back to. */
    int mark() {
        return at;
    }

    void reset(int mark) {
        at = mark;
    }
}
