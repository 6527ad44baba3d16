package io.verifyrules.verifier.documents;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** The documents of the project, which stand in its root and in {@code docs}. */
final class Pages {

    static final Path ROOT = Path.of("..");
    /** The build writes these. */
    private static final Set<String> GENERATED = Set.of("xla.md", "xla-types.md");

    private Pages() {
    }

    static List<Path> all() {
        try (Stream<Path> top = Files.list(ROOT); Stream<Path> docs = Files.walk(ROOT.resolve("docs"))) {
            return Stream.concat(top, docs).filter(path -> path.toString().endsWith(".md")).sorted().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static List<Path> writtenByHand() {
        return all().stream()
                .filter(path -> !GENERATED.contains(path.getFileName().toString())
                        && !path.startsWith(ROOT.resolve("docs").resolve("xla")))
                .toList();
    }

    /** The page without the blocks of code, which are empty lines instead. */
    static List<String> withoutCode(Path page) {
        boolean[] fenced = {false};
        try {
            return Files.readAllLines(page).stream().map(line -> {
                boolean fence = line.strip().startsWith("```");
                boolean code = fence || fenced[0];
                fenced[0] ^= fence;
                return code ? "" : line;
            }).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static String name(Path page) {
        return ROOT.relativize(page).toString().replace('\\', '/');
    }
}
