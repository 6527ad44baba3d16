package io.verifyrules.verifier.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Reader;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** Lines that are typed while something else goes on. Where nobody types, none come. */
final class TypedLines {

    private final BlockingQueue<String> lines = new LinkedBlockingQueue<>();

    private TypedLines() {
    }

    /** The lines of a reader, from now on. */
    static TypedLines of(Reader reader) {
        TypedLines typed = new TypedLines();
        Thread.ofPlatform().daemon().name("typed lines").start(() -> typed.read(new BufferedReader(reader)));
        return typed;
    }

    /** The next line, if there is one within so many milliseconds. */
    Optional<String> within(int milliseconds) throws InterruptedException {
        return Optional.ofNullable(lines.poll(milliseconds, TimeUnit.MILLISECONDS));
    }

    private void read(BufferedReader reader) {
        try {
            reader.lines().forEach(lines::add);
            reader.close();
        } catch (IOException | java.io.UncheckedIOException gone) {
            // Files are watched all the same.
            return;
        }
    }
}
