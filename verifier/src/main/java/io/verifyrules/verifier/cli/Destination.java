package io.verifyrules.verifier.cli;

import io.verifyrules.dsl.diagnostic.VisibleText;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

/**
 * Where the text of a report goes: into a file, or to standard output, which then has nothing else.
 *
 * @param path of the file; {@code -} is standard output
 */
record Destination(Path path) {

    private static final Path OUTPUT = Path.of("-");

    boolean isOutput() { return path.equals(OUTPUT); }

    /** The reason why the text cannot be written, as far as that can be told beforehand. */
    Optional<String> obstacle() {
        return isOutput() ? Optional.empty() : new TextFile(path).obstacle();
    }

    /** Writes the text, of which every character can be seen then; a file is whole or as it was before. */
    void write(String text, Display output) throws IOException {
        if (isOutput()) {
            output.report(text);
        } else {
            new TextFile(path).write(VisibleText.ofLines(text));
        }
    }
}
