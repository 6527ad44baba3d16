package io.verifyrules.verifier.cli;

import io.verifyrules.verifier.report.FinishedRun;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * A report that the user asked for.
 *
 * @param path the file or folder given with the option; empty for a report that goes to standard output
 */
record RequestedReport(ReportFormat format, Optional<Path> path) {

    private static final String PAGE = "index.html";

    /** The file that it becomes; none if it goes to standard output. */
    Optional<TextFile> file() {
        return switch (format.target()) {
            case FILE -> path.map(TextFile::new);
            case FOLDER -> path.map(folder -> new TextFile(folder.resolve(PAGE)));
            case OUTPUT -> Optional.empty();
        };
    }

    /** Why it cannot be written, as far as that can be told beforehand; makes the folder that it goes into. */
    Optional<String> obstacle() {
        if (format.target() == ReportFormat.Target.FOLDER && path.isPresent()) {
            try {
                Files.createDirectories(path.get());
            } catch (IOException impossible) {
                return Optional.of("the folder cannot be made: " + TextFile.reason(impossible));
            }
        }
        return file().flatMap(TextFile::obstacle);
    }

    /** The option as the user wrote it. */
    String argument() {
        return format.option() + path.map(given -> " " + given).orElse("");
    }

    /** Writes the report; a file is whole or as it was before. */
    void write(FinishedRun run, PrintWriter out) throws IOException {
        String text = format.text(run);
        Optional<TextFile> file = file();
        if (file.isPresent()) {
            file.get().write(text);
        } else {
            out.print(text);
            out.flush();
        }
    }
}
