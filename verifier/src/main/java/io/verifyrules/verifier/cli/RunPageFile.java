package io.verifyrules.verifier.cli;

import io.verifyrules.dsl.diagnostic.VisibleText;
import io.verifyrules.verifier.html.RunPage;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * The file with the page of a run. What cannot be written is said once, and the run goes on.
 *
 * @param path the file, which is whole at any time
 * @param err  hears why it cannot be written
 * @param told whether that was said
 */
record RunPageFile(Path path, Display err, AtomicBoolean told) {

    RunPageFile(Path path, Display err) {
        this(path, err, new AtomicBoolean());
    }

    void write(RunPage page) {
        try {
            new TextFile(path).write(VisibleText.ofLines(page.write()));
        } catch (IOException obstacle) {
            if (!told.getAndSet(true)) {
                err.lines(List.of("verify-rules: the page of the run cannot be written: " + TextFile.reason(obstacle)));
            }
        }
    }
}
