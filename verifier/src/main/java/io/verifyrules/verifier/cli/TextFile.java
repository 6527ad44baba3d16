package io.verifyrules.verifier.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import java.util.UUID;

/** A file that is written whole or not at all. */
record TextFile(Path path) {

    /** The reason why the file cannot be written, as far as that can be told beforehand. */
    Optional<String> obstacle() {
        if (Files.isDirectory(path)) {
            return Optional.of("is a folder");
        }
        if (Files.exists(path) && !Files.isRegularFile(path)) {
            return Optional.of("is not a regular file");
        }
        if (!Files.isDirectory(folder())) {
            return Optional.of("there is no folder " + folder());
        }
        return Files.isWritable(folder())
                ? Optional.empty()
                : Optional.of("the folder " + folder() + " is not writable");
    }

    /** Writes a file beside it first, so that readers never see half of it. */
    void write(String text) throws IOException {
        Path temporary = folder().resolve(".verify-rules-" + UUID.randomUUID() + ".tmp");
        try {
            Files.write(temporary, text.getBytes(StandardCharsets.UTF_8), StandardOpenOption.CREATE_NEW,
                    StandardOpenOption.WRITE);
            Files.move(temporary, path, StandardCopyOption.ATOMIC_MOVE);
        } finally {
            Files.deleteIfExists(temporary);
        }
    }

    private Path folder() {
        return Optional.ofNullable(path.toAbsolutePath().getParent()).orElse(path.toAbsolutePath());
    }

    /** The failure, without the names of Java's classes and of files that users have never heard of. */
    static String reason(IOException failure) {
        return switch (failure) {
            case AccessDeniedException ignored -> "permission denied";
            case NoSuchFileException ignored -> "no such file or folder";
            case FileAlreadyExistsException existing -> existing.getFile() + " exists and is no folder";
            case FileSystemException other when other.getReason() != null -> other.getReason();
            default -> failure.getMessage() == null ? failure.getClass().getSimpleName() : failure.getMessage();
        };
    }
}
