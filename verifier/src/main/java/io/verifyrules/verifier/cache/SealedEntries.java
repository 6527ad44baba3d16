package io.verifyrules.verifier.cache;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.util.Arrays;
import java.util.Optional;

/**
 * Entries of a directory that begin with a seal of their name and of the rest. So only entries that this user's runs
 * have kept are believed. Where nothing can be written, nothing is kept.
 *
 * @param directory where they are
 * @param kind the kind of the entries, which is part of the sealed text
 * @param seal the seal that marks them
 */
public record SealedEntries(CacheDirectory directory, String kind, Seal seal) {

    /** The entries inside of these. */
    public SealedEntries child(String name) {
        return new SealedEntries(directory.child(name), kind + "/" + name, seal);
    }

    /** The content of an entry that is there and whole; what is damaged, foreign or unreadable is not. */
    public Optional<byte[]> find(String name) {
        try {
            byte[] entry = Files.readAllBytes(directory.entry(name));
            if (entry.length < Seal.BYTES) {
                return Optional.empty();
            }
            byte[] content = Arrays.copyOfRange(entry, Seal.BYTES, entry.length);
            return seal.fits(Arrays.copyOf(entry, Seal.BYTES), place(name), content)
                    ? Optional.of(content)
                    : Optional.empty();
        } catch (IOException absent) {
            return Optional.empty();
        }
    }

    /** Whether anything stands under the name, whoever has written it. */
    public boolean isTaken(String name) {
        return Files.exists(directory.entry(name));
    }

    /** Keeps an entry. */
    public void store(String name, byte[] content) {
        try {
            ByteArrayOutputStream entry = new ByteArrayOutputStream(Seal.BYTES + content.length);
            entry.write(seal.of(place(name), content));
            entry.write(content);
            directory.store(name, new ByteArrayInputStream(entry.toByteArray()));
        } catch (IOException unwritable) {
            // It is made again, which is slower and as good.
            return;
        }
    }

    private String place(String name) {
        return kind + "/" + name;
    }
}
