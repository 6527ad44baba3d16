package io.verifyrules.verifier.cache;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Map;
import java.util.Optional;

/**
 * The file that holds the key of this user's seal. It stands apart from all caches, so that who gives somebody a cache cannot give the
 * key to it.
 */
record SealKey(Path file) {

    /** The system property that overrides the folder of the key. */
    static final String PROPERTY = "verifyrules.config";

    /** A seal, or why there is none. */
    sealed interface Found {
        record Usable(Seal seal) implements Found {}
        record None(String reason) implements Found {}
    }

    static SealKey ofUser(Optional<String> property, Map<String, String> environment) {
        Path folder = property.map(Path::of)
                .or(() -> Optional.ofNullable(environment.get("XDG_CONFIG_HOME"))
                        .filter(value -> !value.isBlank())
                        .map(Path::of)
                        .filter(Path::isAbsolute)
                        .map(place -> place.resolve("verify-rules")))
                .orElseGet(() -> Path.of(System.getProperty("user.home", "."), ".config", "verify-rules"));
        return new SealKey(folder.resolve("key"));
    }

    /** The seal with the key, which is made if there is none. */
    Found seal() {
        Path folder = Optional.ofNullable(file.toAbsolutePath().getParent()).orElse(file.toAbsolutePath());
        Optional<String> obstacle = PrivateFolder.obstacle(folder);
        if (obstacle.isPresent()) {
            return new Found.None(obstacle.get());
        }
        try {
            if (!Files.exists(file)) {
                make(folder);
            }
            Optional<FileAccess> access = FileAccess.of(file);
            Optional<String> readable = access.isEmpty() ? Optional.empty() : access.get().obstacleToSecret();
            if (readable.isPresent()) {
                return new Found.None(file + " " + readable.get());
            }
            byte[] key = Files.readAllBytes(file);
            return key.length == Seal.BYTES
                    ? new Found.Usable(Seal.ofKey(key))
                    : new Found.None(file + " is not a key of " + Seal.BYTES + " bytes");
        } catch (IOException impossible) {
            return new Found.None(file + " cannot be " + (Files.exists(file) ? "read" : "written"));
        }
    }

    /** Appears at once and complete; of two processes that make one, the first prevails. */
    private void make(Path folder) throws IOException {
        FileAccess.makeFolder(folder);
        Path unfinished = Files.createTempFile(folder, "key", ".tmp");
        try {
            Files.write(unfinished, Seal.randomKey());
            try {
                Files.createLink(file, unfinished);
            } catch (UnsupportedOperationException noLinks) {
                Files.move(unfinished, file, StandardCopyOption.ATOMIC_MOVE);
            }
        } catch (FileAlreadyExistsException another) {
            // Its key is as good.
            return;
        } finally {
            Files.deleteIfExists(unfinished);
        }
    }
}
