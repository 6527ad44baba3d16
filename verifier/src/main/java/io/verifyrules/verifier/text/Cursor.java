package io.verifyrules.verifier.text;

import io.verifyrules.dsl.diagnostic.SourcePosition;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.function.Supplier;

/**
 * A place in a text of MLIR or HLO, which moves forward. Whitespace and comments count as nothing between tokens. The
 * kind of a token depends on its place: {@code 2x3xf32} is one word elsewhere, and sizes in a type.
 */
public final class Cursor {

    /** The number of brackets that may be open at a time; each takes some of the stack of a reader. */
    public static final int DEEPEST = 256;

    private final Source source;
    private final String text;
    private final int end;
    private final boolean inlineComments;
    private int at;
    private int depth;

    private Cursor(Source source, int at, int end, boolean inlineComments) {
        this.source = source;
        this.text = source.text();
        this.at = at;
        this.end = end;
        this.inlineComments = inlineComments;
    }

    /** A part of a text, from an offset up to another one. */
    public static Cursor of(Source source, int from, int to) {
        return new Cursor(source, from, to, false);
    }

    /** The same, of a language whose comments may end within a line. */
    public static Cursor withInlineComments(Source source, int from, int to) {
        return new Cursor(source, from, to, true);
    }

    /** Reads what is inside of something, unless it is too deep inside. */
    public <T> T nested(Supplier<T> inside) {
        if (depth == DEEPEST) {
            throw expected("at most " + DEEPEST + " levels, one inside of the other");
        }
        depth++;
        try {
            return inside.get();
        } finally {
            depth--;
        }
    }

    /** Where the next token begins. */
    public SourcePosition place() {
        skip();
        return source.place(at);
    }

    /** A mistake at the next token. */
    public NotRead expected(String what) {
        SourcePosition place = place();
        return new NotRead(place, "expected " + what + ", found " + Shown.of(text, at, end));
    }

    /** Whether nothing else comes. */
    public boolean atEnd() {
        skip();
        return at >= end;
    }

    private void skip() {
        at = Blanks.behind(text, at, end, inlineComments);
    }

    /** Whether the text comes next. */
    public boolean sees(String token) {
        skip();
        return text.startsWith(token, at) && at + token.length() <= end;
    }

    /** Whether the word comes next, and no longer one. */
    public boolean seesWord(String word) {
        return sees(word) && !isWordAt(at + word.length());
    }

    private boolean isWordAt(int index) {
        return index < end && isWord(text.charAt(index));
    }

    /** Goes past the text if it comes next. */
    public boolean accept(String token) {
        if (!sees(token)) {
            return false;
        }
        at += token.length();
        return true;
    }

    /** Goes past the word if it comes next. */
    public boolean acceptWord(String word) {
        if (!seesWord(word)) {
            return false;
        }
        at += word.length();
        return true;
    }

    /** Goes past the text, which must come next. */
    public void expect(String token) {
        if (!accept(token)) {
            throw expected("'" + token + "'");
        }
    }

    /** Goes past the word, which must come next. */
    public void expectWord(String word) {
        if (!acceptWord(word)) {
            throw expected("'" + word + "'");
        }
    }

    /** The next character; 0 at the end. */
    public char peek() {
        skip();
        return at < end ? text.charAt(at) : 0;
    }

    /** The character right here, be it blank; 0 at the end. */
    public char next() {
        return at < end ? text.charAt(at) : 0;
    }

    /** The character so many places after the next one; 0 behind the end. */
    public char peek(int further) {
        skip();
        return at + further < end ? text.charAt(at + further) : 0;
    }

    private static boolean isWord(int c) {
        return c == '_' || c == '$' || c == '.' || Character.isLetterOrDigit(c);
    }

    /** The characters that fit, from the next token on; may be none. */
    public String take(IntPredicate fits) {
        skip();
        int from = at;
        while (at < end && fits.test(text.charAt(at))) {
            at++;
        }
        return text.substring(from, at);
    }

    /** A word: letters, digits, dots, underscores and dollar signs, not beginning with a digit. */
    public Optional<String> word() {
        char first = peek();
        return first == '_' || Character.isLetter(first) ? Optional.of(take(Cursor::isWord)) : Optional.empty();
    }

    /** Whether a word comes next, and a sign of equality behind it. */
    public boolean seesKey() {
        int mark = at;
        boolean key = word().isPresent() && accept("=");
        at = mark;
        return key;
    }

    /** A word, which must come next. */
    public String expectWord() {
        return word().orElseThrow(() -> expected("a word"));
    }

    /** The text behind a sign such as {@code %} or {@code @}: a word, or digits. */
    public String suffix(String of) {
        String name = at < end ? take(c -> isWord(c) || c == '-') : "";
        if (name.isEmpty()) {
            throw expected("a name of " + of);
        }
        return name;
    }

    /** Whether a character stands right here, without anything between. */
    public boolean touches(char c) {
        return at < end && text.charAt(at) == c;
    }

    /** A string between quotes, with what it stands for. */
    public String string() {
        SourcePosition place = place();
        expect("\"");
        int from = at;
        while (!touches('"')) {
            at += touches('\\') ? 2 : 1;
            if (at >= end || text.charAt(at) == '\n') {
                at = Math.min(at, end);
                throw new NotRead(place,
                        "expected a quote at the end of the string that begins here, in the same line");
            }
        }
        String inside = text.substring(from, at);
        at++;
        return Escapes.decode(inside, offset -> source.place(from + offset));
    }

    /** The text between brackets of any kind, the next of which is open; strings inside are passed over. */
    public String balanced(String open, String close) {
        SourcePosition place = place();
        expect(open);
        int from = at;
        Brackets.Found found = Brackets.closing(text, from, end, close);
        at = found.at() + (found.closes() ? close.length() : 0);
        if (found.closes()) {
            return text.substring(from, found.at());
        }
        throw new NotRead(place,
                "expected '" + close + "' for the '" + open + "' that is open here, found " + Shown.of(text, at, end));
    }

    /** Whether nothing but blanks stands before the next token in its line. */
    public boolean beginsLine() {
        skip();
        int before = at - 1;
        while (before >= 0 && (text.charAt(before) == ' ' || text.charAt(before) == '\t')) {
            before--;
        }
        return before < 0 || text.charAt(before) == '\n';
    }

    /** Goes past one character, whatever it is. */
    public void step() {
        skip();
        at = Math.min(end, at + 1);
    }

    /** Goes past all that is left of the line. */
    public void line() {
        int next = text.indexOf('\n', at);
        at = next < 0 || next > end ? end : next;
    }

    /** Where the cursor stands, to come back to. */
    public int mark() {
        return at;
    }

    /** Comes back to a place. */
    public void reset(int mark) {
        at = mark;
    }
}
