package io.verifyrules.verifier.cli;

import java.util.List;
import java.util.Optional;
import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;

/** Prints results, on a terminal above a bar that shows how many rules are done; elsewhere there are lines only. */
final class Progress implements AutoCloseable {

    private final Display out;
    private final Display err;
    private final Optional<ProgressBar> bar;

    private Progress(Display out, Display err, Optional<ProgressBar> bar) {
        this.out = out;
        this.err = err;
        this.bar = bar;
    }

    static Progress of(Surroundings surroundings, int rules) {
        Optional<ProgressBar> bar = surroundings.terminal() && rules > 1
                ? Optional.of(new ProgressBarBuilder().setTaskName("verifying")
                        .setInitialMax(rules)
                        .setStyle(ProgressBarStyle.ASCII)
                        .setUpdateIntervalMillis(100)
                        .clearDisplayOnFinish()
                        .setConsumer(new ConsoleProgressBarConsumer(System.err))
                        .build())
                : Optional.empty();
        return new Progress(surroundings.out(), surroundings.err(), bar);
    }

    /** Without a bar. */
    static Progress hidden(Surroundings surroundings) {
        return new Progress(surroundings.out(), surroundings.err(), Optional.empty());
    }

    /** One more rule is done; called by any thread. */
    void done() {
        bar.ifPresent(ProgressBar::step);
    }

    void print(List<String> lines) {
        if (bar.isPresent() && !lines.isEmpty()) {
            err.clearLine();
        }
        out.lines(lines);
    }

    @Override
    public void close() {
        bar.ifPresent(ProgressBar::close);
    }
}
