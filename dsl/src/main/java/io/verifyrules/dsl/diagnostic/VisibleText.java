package io.verifyrules.dsl.diagnostic;

/**
 * Text of which a reader sees every character, in the order in which they stand. Names that the author of a rule
 * chooses are such text, and everything else that is shown is made so. A character that moves the cursor, colours, ends
 * the line or turns the direction of writing could forge output of the program.
 */
public final class VisibleText {

    private static final int ZERO_WIDTH_NON_JOINER = 0x200C;
    private static final int ZERO_WIDTH_JOINER = 0x200D;

    private VisibleText() {
    }

    /** The text in one line, with each character that is not seen written as its number; tabs stay. */
    public static String of(String text) {
        return shown(text, false);
    }

    /** The same for text of several lines, which stay lines. In JSON, such numbers within strings are the characters still. */
    public static String ofLines(String text) {
        return shown(text, true);
    }

    /**
     * The text, if every character of it can be seen.
     *
     * @param what the kind of the text, for the message
     * @throws IllFormedException if one cannot
     */
    public static String require(String what, String text) {
        text.codePoints().filter(point -> point == '\t' || isHidden(point)).findFirst().ifPresent(point -> {
            throw new IllFormedException(what + " holds the character " + number(point)
                    + "; what cannot be seen, such as control characters and line breaks, is not allowed in it");
        });
        return text;
    }

    private static String shown(String text, boolean lines) {
        int seen = 0;
        while (seen < text.length() && isShown(text, seen, lines)) {
            seen += Character.charCount(text.codePointAt(seen));
        }
        if (seen == text.length()) {
            return text;
        }
        StringBuilder shown = new StringBuilder(text.substring(0, seen));
        for (int i = seen; i < text.length(); i += Character.charCount(text.codePointAt(i))) {
            int point = text.codePointAt(i);
            if (isShown(text, i, lines)) {
                shown.appendCodePoint(point);
            } else {
                shown.append(number(point));
            }
        }
        return shown.toString();
    }

    /** Whether the character at a place stays as it is. Reports have millions of them, nearly all of ASCII. */
    private static boolean isShown(String text, int place, boolean lines) {
        char first = text.charAt(place);
        if (' ' <= first && first <= '~') {
            return true;
        }
        boolean ends = first == '\n' || (first == '\r' && text.startsWith("\n", place + 1));
        return (lines && ends) || !isHidden(text.codePointAt(place));
    }

    private static boolean isHidden(int point) {
        return switch (Character.getType(point)) {
            case Character.CONTROL -> point != '\t';
            case Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR, Character.SURROGATE -> true;
            // These two shape the letters beside them, in languages that need them.
            case Character.FORMAT -> point != ZERO_WIDTH_NON_JOINER && point != ZERO_WIDTH_JOINER;
            default -> isNoncharacter(point);
        };
    }

    private static boolean isNoncharacter(int point) {
        return (point & 0xFFFE) == 0xFFFE || (0xFDD0 <= point && point <= 0xFDEF);
    }

    /** As Java and JSON write it. */
    private static String number(int point) {
        StringBuilder number = new StringBuilder();
        for (char unit : Character.toChars(point)) {
            number.append("\\u").append(Integer.toHexString(0x10000 | unit).substring(1));
        }
        return number.toString();
    }
}
