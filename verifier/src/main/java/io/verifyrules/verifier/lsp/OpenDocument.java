package io.verifyrules.verifier.lsp;

import java.net.URI;
import java.nio.file.FileSystemNotFoundException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.eclipse.lsp4j.CodeLens;
import org.eclipse.lsp4j.PublishDiagnosticsParams;

/** A document that an editor has open, saved or not. Safe for use by several threads. */
sealed interface OpenDocument permits RuleDocument, ProgramDocument {

    /** The editor's name for it. */
    String uri();

    /** The file that positions in it name. */
    Path file();

    /** This is its text from now on. */
    void edit(int version, String text);

    /** Reads the text as it is, and asks for verdicts on what is in it; whether that is still its text. */
    boolean read();

    /** Whether the text was read, or the attempt failed; else it was only just typed. */
    boolean isSettled();

    /** The lenses above lines, as far as they are known. */
    List<CodeLens> lenses();

    /** The text shown where the pointer rests in a line, from 1; Markdown. */
    Optional<String> hover(int line);

    /** The findings in it, as far as they are known. */
    PublishDiagnosticsParams findings();

    /** Nothing in it is of interest any more. */
    void close();

    /**
     * The file that positions in a document name. One that is in no file of this machine is called by the last part of
     * its name.
     */
    static Path file(String uri) {
        return local(uri).orElseGet(() -> {
            String name = uri.substring(uri.lastIndexOf('/') + 1).replaceAll("[^\\w.-]+", "_");
            return Path.of(name.isEmpty() ? "untitled" : name);
        });
    }

    /** The file in which a document is saved, if it is on this machine. */
    static Optional<Path> local(String uri) {
        try {
            return Optional.of(Path.of(URI.create(uri)));
        } catch (IllegalArgumentException | FileSystemNotFoundException | SecurityException elsewhere) {
            return Optional.empty();
        }
    }
}
