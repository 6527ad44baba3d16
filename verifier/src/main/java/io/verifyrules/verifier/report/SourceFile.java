package io.verifyrules.verifier.report;

import io.verifyrules.dsl.diagnostic.SourcePosition;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;

/** A source file as other programs want it named: relative to a folder where it lies below it. */
public final class SourceFile {

    private SourceFile() {
    }

    /** The path from the folder, with {@code /} between its names; absolute if the file lies elsewhere. */
    public static String path(Path folder, String file) {
        return resolved(folder, file).map(path -> slashes(below(folder, path).orElse(path))).orElse(file);
    }

    /** The same as a URI reference. */
    public static String uri(Path folder, String file) {
        Optional<Path> path = resolved(folder, file);
        Optional<Path> below = path.flatMap(found -> below(folder, found));
        if (path.isPresent() && below.isEmpty()) {
            return "file://" + escaped(slashes(path.get()));
        }
        return escaped("/" + below.map(SourceFile::slashes).orElse(file)).substring(1);
    }

    /** Whether {@link #uri} is relative to the folder. */
    public static boolean isRelative(Path folder, String file) {
        return resolved(folder, file).flatMap(path -> below(folder, path)).isPresent();
    }

    /** The line that a place is in, where it can be read. */
    public static Optional<String> line(SourcePosition place) {
        if (place.line() <= 0) {
            return Optional.empty();
        }
        try (Stream<String> lines = Files.lines(Path.of(place.file()))) {
            return lines.skip(place.line() - 1L).findFirst();
        } catch (IOException | UncheckedIOException | InvalidPathException unreadable) {
            return Optional.empty();
        }
    }

    private static Optional<Path> resolved(Path folder, String file) {
        try {
            return Optional.of(folder.toAbsolutePath().resolve(file).normalize());
        } catch (InvalidPathException noPath) {
            return Optional.empty();
        }
    }

    private static Optional<Path> below(Path folder, Path file) {
        Path root = folder.toAbsolutePath().normalize();
        return file.startsWith(root) && !file.equals(root) ? Optional.of(root.relativize(file)) : Optional.empty();
    }

    private static String slashes(Path path) {
        return path.toString().replace('\\', '/');
    }

    private static String escaped(String absolutePath) {
        try {
            return new URI(null, null, absolutePath.startsWith("/") ? absolutePath : "/" + absolutePath, null)
                    .toASCIIString();
        } catch (URISyntaxException impossible) {
            throw new IllegalArgumentException(impossible);
        }
    }
}
