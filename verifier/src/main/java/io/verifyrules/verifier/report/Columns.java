package io.verifyrules.verifier.report;

/**
 * The number of columns of a terminal that a text takes. It is two for the wide characters of East Asia and for
 * pictures, none for marks that stand above another character, and none for colours.
 */
final class Columns {

    private Columns() {
    }

    /** The columns of a text. */
    static int of(String text) {
        return Palette.unpainted(text).codePoints().map(Columns::of).sum();
    }

    /** The text with blanks behind it, up to a number of columns. */
    static String filled(String text, int columns) {
        return text + " ".repeat(Math.max(0, columns - of(text)));
    }

    /** The last place in a text, which has no colours, up to which it takes no more than so many columns. */
    static int fitting(String text, int columns) {
        int at = 0;
        int taken = 0;
        while (at < text.length()) {
            int point = text.codePointAt(at);
            taken += of(point);
            if (taken > columns) {
                return at;
            }
            at += Character.charCount(point);
        }
        return at;
    }

    private static int of(int point) {
        return switch (Character.getType(point)) {
            case Character.NON_SPACING_MARK, Character.ENCLOSING_MARK, Character.FORMAT -> 0;
            default -> isWide(point) ? 2 : 1;
        };
    }

    private static boolean isWide(int point) {
        if (point < 0x1100) {
            return false;
        }
        if (Character.isIdeographic(point) || Character.isEmojiPresentation(point)) {
            return true;
        }
        boolean wideForm = (point >= 0xFF01 && point <= 0xFF60) || (point >= 0xFFE0 && point <= 0xFFE6);
        return wideForm || (point >= 0x3000 && point <= 0x303E) || switch (Character.UnicodeScript.of(point)) {
            case HIRAGANA, KATAKANA, BOPOMOFO, YI -> point < 0xFF61 || point > 0xFF9F;
            case HANGUL -> point <= 0x115F || point >= 0x3130;
            default -> false;
        };
    }
}
