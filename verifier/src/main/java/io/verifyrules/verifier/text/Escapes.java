package io.verifyrules.verifier.text;

import io.verifyrules.dsl.diagnostic.SourcePosition;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.function.IntFunction;

/**
 * The escapes behind a backslash in a string: a letter for a character, the character itself, or a byte in hexadecimal
 * digits.
 */
final class Escapes {

    private Escapes() {
    }

    /** The string that is meant by what stands between quotes. */
    static String decode(String inside, IntFunction<SourcePosition> places) {
        if (inside.indexOf('\\') < 0) {
            return inside;
        }
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        int from = 0;
        int backslash = inside.indexOf('\\');
        while (backslash >= 0) {
            bytes.writeBytes(inside.substring(from, backslash).getBytes(StandardCharsets.UTF_8));
            from = escaped(inside, backslash + 1, bytes, places);
            backslash = inside.indexOf('\\', from);
        }
        bytes.writeBytes(inside.substring(from).getBytes(StandardCharsets.UTF_8));
        return bytes.toString(StandardCharsets.UTF_8);
    }

    /** Adds what is meant, and returns where the text goes on. */
    private static int escaped(String inside, int at, ByteArrayOutputStream bytes, IntFunction<SourcePosition> places) {
        char c = at < inside.length() ? inside.charAt(at) : 0;
        switch (c) {
            case 'n' -> bytes.write('\n');
            case 't' -> bytes.write('\t');
            case '"', '\\', '\'' -> bytes.write(c);
            default -> {
                if (at + 2 > inside.length() || !HexFormat.isHexDigit(c)
                        || !HexFormat.isHexDigit(inside.charAt(at + 1))) {
                    throw new NotRead(places.apply(at),
                            "expected two hexadecimal digits, a quote, 'n', 't' or a backslash behind a backslash");
                }
                bytes.write(HexFormat.fromHexDigits(inside, at, at + 2));
                return at + 2;
            }
        }
        return at + 1;
    }
}
