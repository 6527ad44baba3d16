package io.verifyrules.verifier.ci;

import io.verifyrules.dsl.diagnostic.SourcePosition;
import io.verifyrules.dsl.diagnostic.VisibleText;
import io.verifyrules.verifier.report.SourceFile;
import java.nio.file.Path;

/**
 * A message that GitHub shows beside a line of the source.
 *
 * @param severity {@code error} or {@code warning}
 */
record WorkflowCommand(String severity, SourcePosition place, String title, String message) {

    /** The command, with places as seen from a folder. */
    String text(Path folder) {
        String where = place.line() > 0
                ? "file=" + property(SourceFile.path(folder, place.file())) + ",line=" + place.line()
                        + (place.column() > 0 ? ",col=" + place.column() : "") + ","
                : "";
        return "::" + severity + " " + where + "title=" + property(title) + "::" + data(message);
    }

    private static String data(String text) {
        return VisibleText.ofLines(text).replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A");
    }

    private static String property(String text) {
        return data(text).replace(":", "%3A").replace(",", "%2C");
    }
}
