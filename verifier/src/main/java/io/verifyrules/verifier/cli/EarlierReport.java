package io.verifyrules.verifier.cli;

import io.verifyrules.dsl.diagnostic.Diagnostic;
import io.verifyrules.dsl.diagnostic.SourcePosition;
import io.verifyrules.verifier.diff.Baseline;
import io.verifyrules.verifier.diff.RecordedVerdict;
import io.verifyrules.verifier.diff.RunDiff;
import io.verifyrules.verifier.json.report.ReportReader;
import io.verifyrules.verifier.report.RunReport;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * The verdicts that {@code --json} wrote in an earlier run.
 *
 * @param name     how the user calls the file
 * @param verdicts in the order of the report
 */
record EarlierReport(String name, List<RecordedVerdict> verdicts) {

    EarlierReport {
        verdicts = List.copyOf(verdicts);
    }

    /** A file that was to be an earlier report, read. */
    sealed interface Read {

        /** It is one. */
        record Known(EarlierReport report) implements Read {}

        /** It is none, and why. */
        record Unusable(Diagnostic mistake) implements Read {}
    }

    static Read read(Path file) {
        try {
            return switch (ReportReader.read(file.toString(), Files.readString(file))) {
                case ReportReader.Content.Verdicts(List<RecordedVerdict> found) ->
                    new Read.Known(new EarlierReport(file.toString(), found));
                case ReportReader.Content.Unusable(Diagnostic mistake) -> new Read.Unusable(mistake);
            };
        } catch (CharacterCodingException otherEncoding) {
            return unusable(file, "the file is not UTF-8 text");
        } catch (IOException unreadable) {
            return unusable(file, "the file cannot be read: " + TextFile.reason(unreadable));
        }
    }

    private static Read unusable(Path file, String message) {
        return new Read.Unusable(new Diagnostic(SourcePosition.ofFile(file.toString()), message));
    }

    /**
     * The changes since.
     *
     * @param whole whether the later run looked at all rules in all types; otherwise what it lacks is not gone
     */
    Baseline comparedWith(RunReport report, boolean whole) {
        RunDiff diff = RunDiff.of(verdicts, RecordedVerdict.of(report));
        return new Baseline(name, whole ? diff : diff.withoutRemoved());
    }
}
