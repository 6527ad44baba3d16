package io.verifyrules.verifier.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;

/** Prints results, on a terminal above a bar that shows how many rules are done; elsewhere there are lines only. */
final class Progress implements AutoCloseable {

    private static final String CLEAR_LINE = "\r\u001b[K";

    private final PrintWriter out;
    private final PrintWriter err;
    private final Optional<ProgressBar> bar;

    private Progress(PrintWriter out, PrintWriter err, Optional<ProgressBar> bar) {
        this.out = out;
        this.err = err;
        this.bar = bar;
    }

    static Progress of(Surroundings surroundings, int rules) {
        Optional<ProgressBar> bar = surroundings.terminal() && rules > 1
                ? Optional.of(new ProgressBarBuilder().setTaskName("verifying").setInitialMax(rules)
                        .setStyle(ProgressBarStyle.ASCII).setUpdateIntervalMillis(100).clearDisplayOnFinish()
                        .setConsumer(new ConsoleProgressBarConsumer(System.err)).build())
                : Optional.empty();
        return new Progress(surroundings.out(), surroundings.err(), bar);
    }

    /** One more rule is done; called by any thread. */
    void done() {
        bar.ifPresent(ProgressBar::step);
    }

    void print(List<String> lines) {
        if (bar.isPresent() && !lines.isEmpty()) {
            err.print(CLEAR_LINE);
            err.flush();
        }
        lines.forEach(out::println);
        out.flush();
    }

    @Override
    public void close() {
        bar.ifPresent(ProgressBar::close);
    }
}
