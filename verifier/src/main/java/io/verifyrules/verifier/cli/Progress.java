package io.verifyrules.verifier.cli;

import io.verifyrules.verifier.html.RunPage;
import io.verifyrules.verifier.work.Workforce;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;

/**
 * Prints results, on a terminal above a bar that shows how many rules are done; elsewhere there are lines only. Where workers do the work,
 * it is said how many there are and what takes longest: on the bar, or elsewhere in a line each minute. A page shows the same, if somebody
 * wants it.
 */
final class Progress implements AutoCloseable {

    private static final Duration PAUSE = Duration.ofMinutes(1);
    private static final Duration ON_BAR = Duration.ofSeconds(1);
    private static final Duration ON_PAGE = Duration.ofSeconds(2);

    private final Display out;
    private final Display err;
    private final Optional<ProgressBar> bar;
    private final int all;
    private final long start = System.nanoTime();
    private final AtomicInteger done = new AtomicInteger();
    private final Surroundings surroundings;
    private final List<Thread> telling = new ArrayList<>();

    private Progress(Surroundings surroundings, Optional<ProgressBar> bar, int all, boolean hidden) {
        this.out = surroundings.out();
        this.err = surroundings.err();
        this.bar = bar;
        this.all = all;
        this.surroundings = surroundings;
        surroundings.work()
                .filter(ignored -> !hidden)
                .ifPresent(work -> every(bar.isPresent() ? ON_BAR : PAUSE, () -> tell(work)));
        surroundings.page().ifPresent(page -> {
            page.write(standing(false));
            every(ON_PAGE, () -> page.write(standing(false)));
        });
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
    static Progress hidden(Surroundings surroundings, int rules) {
        return new Progress(surroundings, Optional.empty(), rules, true);
    }

    private void every(Duration pause, Runnable action) {
        telling.add(Thread.ofPlatform().daemon().name("progress").start(() -> {
            try {
                while (true) {
                    Thread.sleep(pause);
                    action.run();
                }
            } catch (InterruptedException end) {
                Thread.currentThread().interrupt();
            }
        }));
    }

    private void tell(Workforce work) {
        String members = work.standing().toString();
        bar.ifPresentOrElse(shown -> shown.setExtraMessage(" " + members),
                () -> err.lines(List.of("verify-rules: " + standing(false).soFar() + "; " + members)));
    }

    private RunPage standing(boolean ended) {
        return new RunPage(done.get(), all, Duration.ofNanos(System.nanoTime() - start), ended,
                surroundings.work().map(Workforce::standing));
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
        telling.forEach(Thread::interrupt);
        try {
            for (Thread thread : telling) {
                thread.join();
            }
        } catch (InterruptedException end) {
            Thread.currentThread().interrupt();
        }
        surroundings.page().ifPresent(page -> page.write(standing(true)));
        bar.ifPresent(ProgressBar::close);
    }
}
