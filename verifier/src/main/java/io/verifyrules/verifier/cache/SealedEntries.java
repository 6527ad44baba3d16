package io.verifyrules.verifier.cache;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.util.Arrays;
import java.util.Optional;

/**
 * Entries of a directory that begin with a seal of their name and of the rest, so that only what this user's runs have kept is
 * believed. Where nothing can be written, nothing is kept.
 *
 * @param directory where they are
 * @param kind      what they are, which is part of what is sealed
 * @param seal      what marks them
 */
public record SealedEntries(CacheDirectory directory, String kind, Seal seal) {

    /** What stands under a name. */
    public sealed interface Entry {

        /** What was kept. */
        record Whole(byte[] content) implements Entry {

            @Override
            public String toString() {
                return content.length + " bytes";
            }
        }

        /** Nothing. */
        record Absent() implements Entry {}

        /** What is damaged, foreign or unreadable. */
        record Damaged() implements Entry {}
    }

    /** The entries inside of these. */
    public SealedEntries child(String name) {
        return new SealedEntries(directory.child(name), kind + "/" + name, seal);
    }

    /** What stands under the name. */
    public Entry look(String name) {
        try {
            byte[] entry = Files.readAllBytes(directory.entry(name));
            if (entry.length < Seal.BYTES) {
                return new Entry.Damaged();
            }
            byte[] content = Arrays.copyOfRange(entry, Seal.BYTES, entry.length);
            return seal.fits(Arrays.copyOf(entry, Seal.BYTES), place(name), content)
                    ? new Entry.Whole(content)
                    : new Entry.Damaged();
        } catch (NoSuchFileException absent) {
            return new Entry.Absent();
        } catch (IOException unreadable) {
            return new Entry.Damaged();
        }
    }

    /** The content of an entry that is there and whole. */
    public Optional<byte[]> find(String name) {
        return look(name) instanceof Entry.Whole(byte[] content) ? Optional.of(content) : Optional.empty();
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
