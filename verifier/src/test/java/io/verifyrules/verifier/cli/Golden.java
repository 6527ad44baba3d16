package io.verifyrules.verifier.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

import static org.assertj.core.api.Assertions.assertThat;

/** Expected texts in files; {@code -Dgolden.update=true} writes what is found instead, to be reviewed as a difference. */
final class Golden {

    private static final Path FOLDER = Path.of("src/test/resources/io/verifyrules/verifier/cli");

    private Golden() {
    }

    static void assertMatches(String name, String found) {
        Path file = FOLDER.resolve(name);
        try {
            if (Boolean.getBoolean("golden.update")) {
                Files.createDirectories(FOLDER);
                Files.writeString(file, found);
            }
            assertThat(found).as(file.toString()).isEqualTo(Files.readString(file));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
