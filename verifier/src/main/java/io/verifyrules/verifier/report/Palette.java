package io.verifyrules.verifier.report;

import io.verifyrules.dsl.diagnostic.VisibleText;
import io.verifyrules.dsl.rule.VerdictKind;
import java.util.SplittableRandom;
import java.util.stream.Collectors;

/**
 * Colours by meaning, or none: for terminals only. In a text, a colour is a mark that only this program can write, as
 * it is another one in each run. Marks become escape sequences where the text is printed, and other text that looks
 * like one is shown.
 */
public record Palette(boolean colours) {

    private static final int MARK_LENGTH = 16;

    /** Of characters that stand for nothing and are never shown as themselves. */
    private static final String MARK = new SplittableRandom(System.nanoTime() ^ System.identityHashCode(new Object()))
            .ints(MARK_LENGTH, 0xFDD1, 0xFDF0)
            .mapToObj(Character::toString)
            .collect(Collectors.joining("", "\uFDD0", ""));

    private static final char GOOD = 'g';
    private static final char BAD = 'b';
    private static final char DOUBTFUL = 'd';
    private static final char FAINT = 'f';
    private static final char RESET = 'r';

    String good(String text) {
        return paint(GOOD, text);
    }

    /** Something that must be seen. */
    public String bad(String text) {
        return paint(BAD, text);
    }

    String doubtful(String text) {
        return paint(DOUBTFUL, text);
    }

    String faint(String text) {
        return paint(FAINT, text);
    }

    String verdict(VerdictKind kind, boolean expected, String text) {
        if (!expected) {
            return bad(text);
        }
        return switch (kind) {
            case VERIFIED -> good(text);
            case REFUTED, INVALID, UNKNOWN, VACUOUS, ILL_FORMED -> doubtful(text);
        };
    }

    private String paint(char colour, String text) {
        return colours && !text.isEmpty() ? MARK + colour + text + MARK + RESET : text;
    }

    /** The line as a terminal is to get it: marks as colours, and of everything else each character visible. */
    public static String rendered(String line) {
        StringBuilder rendered = new StringBuilder();
        int from = 0;
        for (int mark = line.indexOf(MARK); mark >= 0; mark = line.indexOf(MARK, from)) {
            rendered.append(VisibleText.of(line.substring(from, mark)));
            from = mark + MARK.length() + 1;
            rendered.append(escapeSequence(line.charAt(from - 1)));
        }
        return rendered.append(VisibleText.of(line.substring(from))).toString();
    }

    /** The text without its colours. */
    static String unpainted(String text) {
        int mark = text.indexOf(MARK);
        return mark < 0 ? text : text.substring(0, mark) + unpainted(text.substring(mark + MARK.length() + 1));
    }

    private static String escapeSequence(char colour) {
        return "\u001b[" + switch (colour) {
            case GOOD -> "32m";
            case BAD -> "1;31m";
            case DOUBTFUL -> "33m";
            case FAINT -> "2m";
            case RESET -> "0m";
            default -> throw new IllegalStateException("no colour: " + colour);
        };
    }
}
