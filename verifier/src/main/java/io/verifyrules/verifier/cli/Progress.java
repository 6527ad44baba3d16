package io.verifyrules.verifier.cli;

import io.verifyrules.verifier.work.Workforce;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;

/**
 * Prints results, on a terminal above a bar that shows how many rules are done; elsewhere there are lines only. Where workers do the work,
 * it is said how many there are and what takes longest: on the bar, or elsewhere in a line each minute.
 */
final class Progress implements AutoCloseable {

    private static final Duration PAUSE = Duration.ofMinutes(1);
    private static final Duration ON_BAR = Duration.ofSeconds(1);

    private final Display out;
    private final Display err;
    private final Optional<ProgressBar> bar;
    private final int all;
    private final long start = System.nanoTime();
    private final AtomicInteger done = new AtomicInteger();
    private final Optional<Thread> telling;

    private Progress(Surroundings surroundings, Optional<ProgressBar> bar, int all, boolean hidden) {
        this.out = surroundings.out();
        this.err = surroundings.err();
        this.bar = bar;
        this.all = all;
        this.telling = surroundings.work()
                .filter(ignored -> !hidden)
                .map(work -> Thread.ofPlatform().daemon().name("progress").start(() -> tell(work)));
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
        return new Progress(surroundings, bar, rules, false);
    }

    /** Without a bar. */
    static Progress hidden(Surroundings surroundings) {
        return new Progress(surroundings, Optional.empty(), 0, true);
    }

    private void tell(Workforce work) {
        try {
            while (true) {
                Thread.sleep(bar.isPresent() ? ON_BAR : PAUSE);
                String standing = work.standing().toString();
                bar.ifPresentOrElse(shown -> shown.setExtraMessage(" " + standing), () -> err
                        .lines(List.of("verify-rules: " + sofar(System.nanoTime() - start) + "; " + standing)));
            }
        } catch (InterruptedException end) {
            Thread.currentThread().interrupt();
        }
    }

    /** How much is done, how fast, and how long the rest takes at that rate. */
    private String sofar(long nanos) {
        int now = done.get();
        double rate = now / (nanos / 1e9);
        String rest = now == 0
                ? ""
                : String.format(Locale.ROOT, ", %.1f a second, %d s to go", rate, Math.round((all - now) / rate));
        return now + " of " + all + " done" + rest;
    }

    /** One more rule is done; called by any thread. */
    void done() {
        done.incrementAndGet();
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
        telling.ifPresent(Thread::interrupt);
        bar.ifPresent(ProgressBar::close);
    }
}
