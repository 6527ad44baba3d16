package io.verifyrules.verifier.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;

/** A file that is written whole or not at all. */
record TextFile(Path path) {

    /** Why the file cannot be written, as far as that can be told beforehand. */
    Optional<String> obstacle() {
        if (Files.isDirectory(path)) {
            return Optional.of("is a folder");
        }
        return Files.isDirectory(folder()) ? Optional.empty() : Optional.of("there is no folder " + folder());
    }

    /** Writes a file beside it first, so that readers never see half of it. */
    void write(String text) throws IOException {
        Path temporary = Files.createTempFile(folder(), ".verify-rules", ".tmp");
        try {
            Files.writeString(temporary, text);
            Files.move(temporary, path, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(temporary);
        }
    }

    private Path folder() {
        return Optional.ofNullable(path.toAbsolutePath().getParent()).orElse(path.toAbsolutePath());
    }
}
