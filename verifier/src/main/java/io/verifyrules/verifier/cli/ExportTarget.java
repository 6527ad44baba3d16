package io.verifyrules.verifier.cli;

import io.verifyrules.verifier.export.ExportFormat;
import io.verifyrules.verifier.export.ExportedRule;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Where exported rules go. */
sealed interface ExportTarget {

    /** The rules alone, to one file or to standard output. */
    record OneFile(Destination destination) implements ExportTarget {}

    /** The rules, their tests and what they need, to a folder. */
    record Folder(Path path) implements ExportTarget {}

    /**
     * The target that the name asks for. It is a file if it ends as those of the format do, and standard output for
     * {@code -} or where none is given.
     */
    static ExportTarget of(Optional<Path> output, ExportFormat format) {
        Path path = output.orElse(Path.of("-"));
        boolean file = path.toString().equals("-") || path.toString().endsWith("." + format.extension());
        return file ? new OneFile(new Destination(path)) : new Folder(path);
    }

    default boolean isOutput() { return this instanceof OneFile(Destination destination) && destination.isOutput(); }

    /** Whether tests are written, too. */
    default boolean hasTests() {
        return this instanceof Folder;
    }

    /** The reason why nothing can be written, as far as that can be told beforehand. */
    default Optional<String> obstacle() {
        return switch (this) {
            case OneFile(Destination destination) -> destination.obstacle();
            case Folder(Path path) -> Files.exists(path) && !Files.isDirectory(path)
                    ? Optional.of("a file of that name is there already, and it does not end like one of the format")
                    : Optional.empty();
        };
    }

    /** Writes the rules. */
    default void write(ExportFormat format, List<ExportedRule.Written> rules, Display output) throws IOException {
        String text = rules.stream()
                .map(ExportedRule.Written::text)
                .collect(Collectors.joining("\n", format.prelude(), ""));
        switch (this) {
            case OneFile(Destination destination) -> destination.write(text, output);
            case Folder(Path path) -> {
                Map<String, String> files = new TreeMap<>(
                        format.companions(rules.stream().map(ExportedRule.Written::name).toList()));
                files.put("rules." + format.extension(), text);
                rules.forEach(rule -> files.putAll(rule.tests()));
                Files.createDirectories(path);
                for (Map.Entry<String, String> file : files.entrySet()) {
                    new Destination(path.resolve(file.getKey())).write(file.getValue(), output);
                }
            }
        }
    }
}
