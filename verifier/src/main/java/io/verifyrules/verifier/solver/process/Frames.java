package io.verifyrules.verifier.solver.process;

import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.UUID;
import java.util.zip.CRC32;

/**
 * Messages in a stream into which others write, too: native code prints to the same standard output. A message is
 * preceded by a key that only its two ends know, its number, its length and a checksum. Bytes between messages are
 * passed over, and a message with a wrong byte anywhere is none.
 *
 * @param key made anew for each process, so that no text can hold it by chance or on purpose
 */
public record Frames(UUID key) {

    /** The length of a key. */
    public static final int KEY_BYTES = 2 * Long.BYTES;

    private static final int HEAD_BYTES = 2 * Integer.BYTES + Long.BYTES;
    private static final int LONGEST = 256 << 20;
    private static final int MOST_BETWEEN = 1 << 20;

    /** With a new key. */
    public static Frames random() {
        return new Frames(UUID.randomUUID());
    }

    /** The key as it is told to the other end. */
    public byte[] keyBytes() {
        return ByteBuffer.allocate(KEY_BYTES)
                .putLong(key.getMostSignificantBits())
                .putLong(key.getLeastSignificantBits())
                .array();
    }

    /** With the key that the other end tells. */
    public static Frames ofKey(byte[] bytes) {
        ByteBuffer buffer = ByteBuffer.wrap(bytes);
        return new Frames(new UUID(buffer.getLong(), buffer.getLong()));
    }

    /** Writes a message at once. */
    public void write(OutputStream out, int number, byte[] message) throws IOException {
        out.write(ByteBuffer.allocate(KEY_BYTES + HEAD_BYTES + message.length)
                .put(keyBytes())
                .putInt(number)
                .putInt(message.length)
                .putLong(checksum(number, message))
                .put(message)
                .array());
        out.flush();
    }

    /** Reads the next message, which must have the given number. */
    public byte[] read(InputStream in, int number) throws IOException {
        DataInputStream data = new DataInputStream(in);
        skipToKey(data);
        int found = data.readInt();
        int length = data.readInt();
        long checksum = data.readLong();
        if (length < 0 || length > LONGEST) {
            throw new IOException("a message of " + length + " bytes");
        }
        byte[] message = data.readNBytes(length);
        if (message.length < length) {
            throw new EOFException("a message is cut off");
        }
        if (checksum != checksum(found, message)) {
            throw new IOException("a damaged message");
        }
        if (found != number) {
            throw new IOException("message " + found + " instead of " + number);
        }
        return message;
    }

    private void skipToKey(DataInputStream in) throws IOException {
        byte[] wanted = keyBytes();
        byte[] window = new byte[KEY_BYTES];
        in.readFully(window);
        for (int skipped = 0; !Arrays.equals(window, wanted); skipped++) {
            if (skipped == MOST_BETWEEN) {
                throw new IOException("no message within " + MOST_BETWEEN + " bytes");
            }
            System.arraycopy(window, 1, window, 0, KEY_BYTES - 1);
            window[KEY_BYTES - 1] = in.readByte();
        }
    }

    private static long checksum(int number, byte[] message) {
        CRC32 checksum = new CRC32();
        checksum.update(ByteBuffer.allocate(Integer.BYTES).putInt(0, number));
        checksum.update(message);
        return checksum.getValue();
    }
}
