package io.verifyrules.verifier.text.mlir;

import io.verifyrules.verifier.program.Literal;
import io.verifyrules.verifier.text.Cursor;
import java.math.BigInteger;

/** Reads numbers and truth values. */
record NumberReader(Cursor cursor) {

    /** More digits than any element of a tensor has, and few enough to be read in no time. */
    private static final int MOST_DIGITS = 10_000;

    /** A number, or a truth value. */
    Literal number() {
        if (cursor.acceptWord("true")) {
            return new Literal.Truth(true);
        }
        if (cursor.acceptWord("false")) {
            return new Literal.Truth(false);
        }
        int mark = cursor.mark();
        String sign = cursor.accept("-") ? "-" : "";
        if (cursor.sees("0x") && isHexadecimal(cursor.peek(2))) {
            if (!sign.isEmpty()) {
                throw cursor.expected("decimal digits behind a sign");
            }
            cursor.expect("0x");
            return new Literal.Bits(cursor.take(NumberReader::isHexadecimal));
        }
        String digits = cursor.take(NumberReader::isDigit);
        if (digits.isEmpty() || digits.length() > MOST_DIGITS) {
            cursor.reset(mark);
            throw cursor.expected(digits.isEmpty() ? "a number" : "a number of at most " + MOST_DIGITS + " digits");
        }
        if (!cursor.touches('.')) {
            return new Literal.Whole(new BigInteger(sign + digits));
        }
        cursor.expect(".");
        String fraction = cursor.take(NumberReader::isDigit);
        return new Literal.Decimal(sign + digits + "." + fraction + exponent());
    }

    private String exponent() {
        if (!cursor.touches('e') && !cursor.touches('E')) {
            return "";
        }
        cursor.take(c -> c == 'e' || c == 'E');
        String sign = cursor.touches('-') || cursor.touches('+') ? cursor.take(c -> c == '-' || c == '+') : "";
        return "e" + sign + cursor.take(NumberReader::isDigit);
    }

    /** Digits of other scripts are none. */
    static boolean isDigit(int c) {
        return c >= '0' && c <= '9';
    }

    private static boolean isHexadecimal(int c) {
        return c < 128 && Character.digit(c, 16) >= 0;
    }
}
