package io.verifyrules.verifier.cache;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.Optional;

/**
 * Entries of a directory that begin with a checksum of the rest: one that is damaged, foreign or unreadable counts as absent. Where
 * nothing can be written, nothing is kept.
 */
public record CheckedEntries(CacheDirectory directory) {

    private static final int CHECKSUM_BYTES = 32;

    /** The content of an entry that is there and whole. */
    public Optional<byte[]> find(String name) {
        try {
            byte[] entry = Files.readAllBytes(directory.entry(name));
            return isWhole(entry)
                    ? Optional.of(Arrays.copyOfRange(entry, CHECKSUM_BYTES, entry.length))
                    : Optional.empty();
        } catch (IOException absent) {
            return Optional.empty();
        }
    }

    /** Keeps an entry. */
    public void store(String name, byte[] content) {
        try {
            ByteArrayOutputStream entry = new ByteArrayOutputStream(CHECKSUM_BYTES + content.length);
            entry.write(checksum(content));
            entry.write(content);
            directory.store(name, new ByteArrayInputStream(entry.toByteArray()));
        } catch (IOException unwritable) {
            // It is made again, which is slower and as good.
            return;
        }
    }

    private static boolean isWhole(byte[] entry) {
        if (entry.length < CHECKSUM_BYTES) {
            return false;
        }
        MessageDigest digest = sha256();
        digest.update(entry, CHECKSUM_BYTES, entry.length - CHECKSUM_BYTES);
        return Arrays.equals(digest.digest(), 0, CHECKSUM_BYTES, entry, 0, CHECKSUM_BYTES);
    }

    /** A checksum that nobody meets by chance. */
    public static byte[] checksum(byte[] bytes) {
        return sha256().digest(bytes);
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("every Java platform has SHA-256", impossible);
        }
    }
}
