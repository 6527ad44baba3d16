package io.verifyrules.verifier.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Whether files have changed, by their times and sizes. Looking often costs less than a millisecond and works on every
 * file system. It sees editors that put a new file in the place of the old one.
 */
final class FileChanges {

    private static final int PAUSE = 40;

    private final List<String> inputs;
    private final Predicate<Path> matters;
    private Map<Path, String> seen;

    /** The rule files of some arguments, which may be folders; names of collections have no files. */
    FileChanges(List<String> inputs) {
        this(inputs, file -> file.toString().contains(".rules."));
    }

    /** The files of some arguments, which may be folders, as far as they matter. */
    FileChanges(List<String> inputs, Predicate<Path> matters) {
        this.inputs = inputs;
        this.matters = matters;
        this.seen = look();
    }

    /** Whether something has changed since the last look. */
    boolean any() {
        return !look().equals(seen);
    }

    /** Waits until something has changed since the last look, and is not changing any more. */
    void await() throws InterruptedException {
        while (look().equals(seen)) {
            Thread.sleep(PAUSE);
        }
        Map<Path, String> now = look();
        do {
            seen = now;
            Thread.sleep(PAUSE);
            now = look();
        } while (!now.equals(seen));
    }

    private Map<Path, String> look() {
        Map<Path, String> state = new TreeMap<>();
        for (String input : inputs) {
            try (Stream<Path> files = Files.walk(Path.of(input))) {
                files.filter(matters).forEach(file -> state.put(file, stamp(file)));
            } catch (IOException | UncheckedIOException | InvalidPathException gone) {
                state.put(Path.of(""), "gone: " + input);
            }
        }
        return state;
    }

    private static String stamp(Path file) {
        try {
            BasicFileAttributes attributes = Files.readAttributes(file, BasicFileAttributes.class);
            return attributes.lastModifiedTime() + " " + attributes.size() + " " + attributes.fileKey();
        } catch (IOException gone) {
            return "gone";
        }
    }
}
