package io.verifyrules.verifier.report;

import java.nio.file.Path;

/**
 * A run that is over, and what reports for other programs say beside its results.
 *
 * @param report the findings of the run
 * @param toolVersion the version of this program
 * @param origin where it comes from
 * @param exitCode how it ended; 2 instead if a report could not be written
 * @param folder where it was started: places in reports are relative to it
 */
public record FinishedRun(RunReport report, String toolVersion, RunOrigin origin, int exitCode, Path folder) {

    /** A run about which nothing is noted but its version. */
    public FinishedRun(RunReport report, String toolVersion, int exitCode, Path folder) {
        this(report, toolVersion, RunOrigin.UNKNOWN, exitCode, folder);
    }
}
