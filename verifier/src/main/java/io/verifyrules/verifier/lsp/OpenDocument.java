package io.verifyrules.verifier.lsp;

import io.verifyrules.verifier.json.rule.RuleJson;
import java.net.URI;
import java.nio.file.FileSystemNotFoundException;
import java.nio.file.Path;
import java.util.Optional;

/** A document that an editor has open, saved or not. Safe for use by several threads. */
final class OpenDocument {

    private final String uri;
    private final Path file;
    private Reading reading;

    OpenDocument(String uri, int version, String text) {
        this.uri = uri;
        this.file = file(uri);
        this.reading = Reading.opened(version, text);
    }

    String uri() {
        return uri;
    }

    /** What positions in it name. */
    Path file() {
        return file;
    }

    /** Whether it says rules in the language that conditions can be written in. */
    boolean isScript() {
        return !uri.endsWith(RuleJson.EXTENSION);
    }

    /** What is known of the text as it is. */
    synchronized Reading reading() {
        return reading;
    }

    synchronized void edit(int version, String text) {
        reading = reading.edited(version, text);
    }

    /** Takes over what a text was read as, unless it was edited meanwhile. */
    synchronized boolean update(Reading read) {
        boolean current = read.version() == reading.version() && read.text().equals(reading.text());
        if (current) {
            reading = read;
        }
        return current;
    }

    /** A document that is in no file of this machine is called by the last part of its name. */
    private static Path file(String uri) {
        return local(uri).orElseGet(() -> {
            String name = uri.substring(uri.lastIndexOf('/') + 1).replaceAll("[^\\w.-]+", "_");
            return Path.of(name.isEmpty() ? "untitled" : name);
        });
    }

    private static Optional<Path> local(String uri) {
        try {
            return Optional.of(Path.of(URI.create(uri)));
        } catch (IllegalArgumentException | FileSystemNotFoundException | SecurityException elsewhere) {
            return Optional.empty();
        }
    }
}
