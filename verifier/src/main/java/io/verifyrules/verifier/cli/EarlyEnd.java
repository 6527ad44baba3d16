package io.verifyrules.verifier.cli;

import io.verifyrules.verifier.journal.Journal;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;

/** What is said and kept where the process ends before the run does: by a signal, or because a rule file ended it. */
final class EarlyEnd {

    /** How the names of threads that read a rule file begin; the file follows. */
    static final String LOADING = "loading ";

    private final Display err;
    private final AtomicBoolean over = new AtomicBoolean();
    private volatile Optional<Journal> journal = Optional.empty();

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

    /** The run is over, so that the end of the process is not early. */
    void notAnyMore() {
        over.set(true);
    }

    private void report() {
        if (over.get()) {
            return;
        }
        Optional<String> culprit = culprit(Thread.getAllStackTraces());
        journal.ifPresent(Journal::interrupted);
        if (culprit.isPresent()) {
            err.line(culprit.get() + ": the rule file ends the program (System.exit); rule files only declare rules");
            err.flush();
            // The exit code that the file chose says nothing about the rules.
            ExitStatus.halt(ExitCode.UNUSABLE_INPUT);
        }
        if (journal.isPresent() && journal.get().kept() == 0) {
            journal.get().close();
        }
        int kept = journal.map(Journal::kept).orElse(0);
        err.line("verify-rules: interrupted" + (kept == 0
                ? ""
                : "; the results of " + kept + (kept == 1 ? " rule" : " rules")
                        + " are kept: the same command with --resume goes on from there"));
        err.flush();
    }

    /** The rule file, with its line, that is asking for the end of the process. */
    private static Optional<String> culprit(Map<Thread, StackTraceElement[]> stacks) {
        return stacks.entrySet()
                .stream()
                .filter(each -> each.getKey().getName().startsWith(LOADING) && Stream.of(each.getValue())
                        .anyMatch(frame -> frame.getClassName().equals("java.lang.Shutdown")))
                .map(each -> {
                    String file = each.getKey().getName().substring(LOADING.length());
                    return file + Stream.of(each.getValue())
                            .filter(frame -> Optional.ofNullable(frame.getFileName())
                                    .filter(name -> !name.isEmpty() && file.endsWith(name))
                                    .isPresent())
                            .findFirst()
                            .map(frame -> ":" + frame.getLineNumber())
                            .orElse("");
                })
                .findFirst();
    }
}
