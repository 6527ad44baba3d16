package io.verifyrules.verifier.isolation;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;

/**
 * The request to the process for rule files: to run a text. The folder of the file is not told.
 *
 * @param name  the file's name without its folder
 * @param limit how long it may take
 */
record ScriptRequest(String text, String name, Duration limit) {

    void write(DataOutputStream out) throws IOException {
        writeText(out, text);
        writeText(out, name);
        out.writeLong(limit.toMillis());
        out.flush();
    }

    static ScriptRequest read(DataInputStream in) throws IOException {
        return new ScriptRequest(readText(in), readText(in), Duration.ofMillis(in.readLong()));
    }

    private static void writeText(DataOutputStream out, String text) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        out.writeInt(bytes.length);
        out.write(bytes);
    }

    private static String readText(DataInputStream in) throws IOException {
        int length = in.readInt();
        byte[] bytes = in.readNBytes(length);
        if (bytes.length < length) {
            throw new EOFException("a text is cut off");
        }
        return new String(bytes, StandardCharsets.UTF_8);
    }
}
