package io.verifyrules.verifier.cli;

import io.verifyrules.dsl.diagnostic.VisibleText;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Map;
import java.util.Optional;

/**
 * The summary of a step on GitHub. It is a file to which each program of the step adds its part of the page of the run.
 *
 * @param file of the summary
 */
record StepSummary(Path file) {

    private static final String VARIABLE = "GITHUB_STEP_SUMMARY";

    /** The summary of the step in which the program runs, if it runs in one. */
    static Optional<StepSummary> of(Map<String, String> environment) {
        try {
            return Optional.ofNullable(environment.get(VARIABLE))
                    .filter(name -> !name.isBlank())
                    .map(name -> new StepSummary(Path.of(name)));
        } catch (InvalidPathException noPath) {
            return Optional.empty();
        }
    }

    /** Adds Markdown at the end. */
    void add(String markdown) throws IOException {
        Files.writeString(file, VisibleText.ofLines(markdown), StandardCharsets.UTF_8, StandardOpenOption.CREATE,
                StandardOpenOption.APPEND);
    }
}
