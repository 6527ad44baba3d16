package io.verifyrules.verifier.program;

import java.nio.charset.StandardCharsets;

/** Strings as MLIR writes them: between quotes, with {@code \\}, {@code \"}, and bytes that are no plain letters in hexadecimal. */
final class Quoted {

    private static final int FIRST_PLAIN = 0x20;
    private static final int LAST_PLAIN = 0x7e;

    private Quoted() {
    }

    static String of(String value) {
        StringBuilder text = new StringBuilder("\"");
        for (byte each : value.getBytes(StandardCharsets.UTF_8)) {
            int code = Byte.toUnsignedInt(each);
            if (code == '"' || code == '\\') {
                text.append('\\').append((char) code);
            } else if (code >= FIRST_PLAIN && code <= LAST_PLAIN) {
                text.append((char) code);
            } else {
                text.append(String.format("\\%02X", code));
            }
        }
        return text.append('"').toString();
    }
}
