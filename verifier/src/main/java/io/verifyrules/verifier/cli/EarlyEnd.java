package io.verifyrules.verifier.cli;

import io.verifyrules.verifier.journal.Journal;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;

/** The message and the state where the process ends before the run does: by a signal. */
final class EarlyEnd {

    private final Display err;
    private final AtomicBoolean over = new AtomicBoolean();
    private volatile Optional<Journal> journal = Optional.empty();
    private volatile Supplier<List<String>> sofar = List::of;

    EarlyEnd(Display err) {
        this.err = err;
    }

    /** Watches until the end of the process. */
    void watch() {
        Runtime.getRuntime().addShutdownHook(new Thread(this::report, "early end"));
    }

    /** The journal of the run. */
    void keeping(Optional<Journal> results) {
        journal = results;
    }

    /** The lines that tell how far the run has come. */
    void telling(Supplier<List<String>> lines) {
        sofar = lines;
    }

    /** The run is over, so that the end of the process is not early. */
    void notAnyMore() {
        over.set(true);
    }

    private void report() {
        if (over.get()) {
            return;
        }
        journal.ifPresent(Journal::interrupted);
        if (journal.isPresent() && journal.get().kept() == 0) {
            journal.get().close();
        }
        int kept = journal.map(Journal::kept).orElse(0);
        err.line("verify-rules: interrupted" + (kept == 0
                ? ""
                : "; the results of " + kept + (kept == 1 ? " rule" : " rules")
                        + " are kept: the same command with --resume goes on from there"));
        sofar.get().forEach(err::line);
        err.flush();
    }
}
