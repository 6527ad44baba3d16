package io.verifyrules.verifier.cache;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Map;
import java.util.Optional;

/**
 * A directory of files that can be made again at any time. Entries appear at once and complete, so that processes which
 * write the same entry at the same time do no harm to each other.
 */
public record CacheDirectory(Path path) {

    /** The system property that overrides the place of all caches. */
    public static final String PROPERTY = "verifyrules.cache";

    /** The environment variable that overrides the place of all caches. */
    public static final String VARIABLE = "VERIFYRULES_CACHE";

    /**
     * The place of all caches: what the system property, the environment variable, {@code XDG_CACHE_HOME} or the user's home directory
     * give, in this order.
     */
    static Path root(Optional<String> property, Map<String, String> environment) {
        return property.or(() -> variable(environment, VARIABLE))
                .map(Path::of)
                .or(() -> variable(environment, "XDG_CACHE_HOME").map(Path::of)
                        .filter(Path::isAbsolute)
                        .map(place -> place.resolve("verify-rules")))
                .orElseGet(() -> Path.of(System.getProperty("user.home", "."), ".cache", "verify-rules"));
    }

    /** Whether the user named the place in the environment. */
    static boolean isNamed(Map<String, String> environment) {
        return variable(environment, VARIABLE).isPresent();
    }

    private static Optional<String> variable(Map<String, String> environment, String name) {
        return Optional.ofNullable(environment.get(name)).filter(value -> !value.isBlank());
    }

    /** A cache inside of this one. */
    public CacheDirectory child(String name) {
        return new CacheDirectory(path.resolve(name));
    }

    /**
     * Makes the directory, for this user alone, where it is not there.
     *
     * @throws IOException if it cannot be made
     */
    public void make() throws IOException {
        FileAccess.makeFolder(path);
    }

    /** The place of an entry, whether it exists or not. */
    public Path entry(String name) {
        return path.resolve(name);
    }

    /**
     * Writes an entry, replacing one that is there.
     *
     * @throws IOException if the directory cannot be written
     */
    public Path store(String name, InputStream content) throws IOException {
        Path target = entry(name);
        Path directory = Optional.ofNullable(target.getParent()).orElse(path);
        FileAccess.makeFolder(directory);
        Path unfinished = Files.createTempFile(directory, "unfinished", ".tmp");
        try {
            // A copy would take its permissions from the mask of the process; a temporary file is this user's alone.
            try (OutputStream out = Files.newOutputStream(unfinished)) {
                content.transferTo(out);
            }
            moveIntoPlace(unfinished, target);
        } finally {
            Files.deleteIfExists(unfinished);
        }
        return target;
    }

    private static void moveIntoPlace(Path unfinished, Path target) throws IOException {
        try {
            Files.move(unfinished, target, StandardCopyOption.ATOMIC_MOVE);
        } catch (AtomicMoveNotSupportedException unsupported) {
            Files.move(unfinished, target, StandardCopyOption.REPLACE_EXISTING);
        }
    }
}
