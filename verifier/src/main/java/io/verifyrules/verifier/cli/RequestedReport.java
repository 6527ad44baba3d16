package io.verifyrules.verifier.cli;

import io.verifyrules.verifier.diff.Baseline;
import io.verifyrules.verifier.report.FinishedRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * A report that the user asked for.
 *
 * @param path   the file or folder given with the option; empty for a report that follows the results
 * @param output standard output
 */
record RequestedReport(ReportFormat format, Optional<Path> path, Display output) {

    private static final String PAGE = "index.html";

    /** Where it goes; empty if it follows the results. */
    Optional<Destination> destination() {
        return switch (format.target()) {
            case FILE -> path.map(Destination::new);
            case FOLDER -> path.map(folder -> new Destination(folder.resolve(PAGE)));
            case OUTPUT -> Optional.empty();
        };
    }

    /**
     * The reason why it cannot be written, as far as that can be told beforehand; makes the folder that it goes into.
     */
    Optional<String> obstacle() {
        if (format.target() == ReportFormat.Target.FOLDER && path.isPresent()) {
            try {
                Files.createDirectories(path.get());
            } catch (IOException impossible) {
                return Optional.of("the folder cannot be made: " + TextFile.reason(impossible));
            }
        }
        return destination().flatMap(Destination::obstacle);
    }

    /** The option as the user wrote it. */
    String argument() {
        return format.option() + path.map(given -> " " + given).orElse("");
    }

    /** Writes the report; a file is whole or as it was before. */
    void write(FinishedRun run, Optional<Baseline> since, Display results) throws IOException {
        String text = format.text(run, since);
        Optional<Destination> destination = destination();
        if (destination.isPresent()) {
            destination.get().write(text, output);
        } else {
            results.report(text);
        }
    }
}
