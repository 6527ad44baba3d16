package io.verifyrules.verifier.isolation;

import io.verifyrules.verifier.solver.process.Frames;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;

/** One process for rule files, as seen by the one that started it. For use by one thread at a time. */
final class ScriptProcess {

    private static final Duration STARTING = Duration.ofSeconds(60);

    /** The process itself keeps the limit of time, unless the file keeps it from that. */
    private static final Duration GRACE = Duration.ofSeconds(5);

    private final Process process;
    private final InputStream in;
    private final DataOutputStream out;
    private final PrintedLines printed;
    private final Frames frames = Frames.random();
    private int messages;

    private ScriptProcess(Process process, ScriptPrinting shown) {
        this.process = process;
        this.printed = new PrintedLines(process.getErrorStream(), shown);
        this.in = new BufferedInputStream(process.getInputStream());
        this.out = new DataOutputStream(new BufferedOutputStream(process.getOutputStream()));
    }

    /** No answer came, and none will come. */
    static final class Ended extends Exception {
        private static final long serialVersionUID = 1;

        private final boolean late;
        private final int exitCode;

        Ended(boolean late, int exitCode, IOException cause) {
            super(late ? "it was stopped" : "it ended with exit code " + exitCode, cause);
            this.late = late;
            this.exitCode = exitCode;
        }

        /** Whether it was stopped as its time was over. */
        boolean late() {
            return late;
        }

        int exitCode() {
            return exitCode;
        }
    }

    /**
     * Starts a process and waits until it says that it is ready.
     *
     * @param shown hears what rule files print there
     */
    static ScriptProcess start(ProcessBuilder builder, ScriptPrinting shown) throws IOException, Ended {
        ScriptProcess process = new ScriptProcess(builder.start(), shown);
        process.within(STARTING, () -> {
            process.out.write(process.frames.keyBytes());
            process.out.flush();
            return process.frames.read(process.in, 0);
        });
        return process;
    }

    boolean alive() {
        return process.isAlive();
    }

    /**
     * Has a rule file run.
     *
     * @param path the file, as what it prints names it
     */
    ScriptAnswer ask(ScriptRequest request, String path) throws Ended {
        printed.begin(path);
        try {
            return within(request.limit().plus(GRACE), () -> {
                request.write(out);
                byte[] announcement = frames.read(in, ++messages);
                return ScriptAnswer.of(announcement, frames.read(in, ++messages));
            });
        } finally {
            // What was printed before the answer is in the pipe by now.
            printed.end();
        }
    }

    @FunctionalInterface
    private interface Exchange<T> {
        T run() throws IOException;
    }

    /** A process that is stopped closes its streams, which is what ends a blocked exchange. */
    private <T> T within(Duration limit, Exchange<T> exchange) throws Ended {
        AtomicBoolean late = new AtomicBoolean();
        CompletableFuture<Void> stop = CompletableFuture.runAsync(() -> {
            late.set(true);
            process.destroyForcibly();
        }, CompletableFuture.delayedExecutor(limit.toMillis(), TimeUnit.MILLISECONDS, Runnable::run));
        try {
            return exchange.run();
        } catch (IOException ended) {
            throw new Ended(late.get(), exitCode(), ended);
        } finally {
            stop.cancel(false);
        }
    }

    private int exitCode() {
        try {
            if (process.waitFor(1, TimeUnit.SECONDS)) {
                return process.exitValue();
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
        process.destroyForcibly();
        return -1;
    }

    void stop() {
        process.destroyForcibly();
    }
}
