package io.verifyrules.verifier.cache;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Arrays;

/**
 * Tells the entries that this user's runs have kept from those that anybody else has written. It is a digest that only
 * the holder of a key can make, HMAC-SHA256 (RFC 2104). A reader that is to believe an entry on disk needs one.
 */
public final class Seal {

    /** The length of a seal and of a key. */
    static final int BYTES = 32;

    private static final int BLOCK_BYTES = 64;
    private static final int INNER = 0x36;
    private static final int OUTER = 0x5c;

    private final byte[] inner;
    private final byte[] outer;

    private Seal(byte[] key) {
        this.inner = padded(key, INNER);
        this.outer = padded(key, OUTER);
    }

    static Seal ofKey(byte[] key) {
        if (key.length != BYTES) {
            throw new IllegalArgumentException("a key has " + BYTES + " bytes, not " + key.length);
        }
        return new Seal(key);
    }

    /** A seal that nobody knows again: what it marks is for this process alone. */
    public static Seal random() {
        return ofKey(randomKey());
    }

    static byte[] randomKey() {
        byte[] key = new byte[BYTES];
        new SecureRandom().nextBytes(key);
        return key;
    }

    /**
     * The seal of a content in a place.
     *
     * @param place where it is kept, as what is right there may be wrong elsewhere
     */
    public byte[] of(String place, byte[] content) {
        byte[] name = place.getBytes(StandardCharsets.UTF_8);
        return digest(outer,
                digest(inner, ByteBuffer.allocate(Integer.BYTES).putInt(0, name.length).array(), name, content));
    }

    /** Whether a seal is that of the content. */
    public boolean fits(byte[] seal, String place, byte[] content) {
        return MessageDigest.isEqual(seal, of(place, content));
    }

    /** The classes of {@code javax.crypto} take longer to load than most runs take in all. */
    private static byte[] digest(byte[]... parts) {
        MessageDigest digest = sha256();
        for (byte[] part : parts) {
            digest.update(part);
        }
        return digest.digest();
    }

    private static byte[] padded(byte[] key, int pad) {
        byte[] padded = Arrays.copyOf(key, BLOCK_BYTES);
        for (int i = 0; i < BLOCK_BYTES; i++) {
            padded[i] ^= (byte) pad;
        }
        return padded;
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("every Java platform has SHA-256", impossible);
        }
    }
}
