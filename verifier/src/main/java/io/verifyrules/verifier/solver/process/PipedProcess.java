package io.verifyrules.verifier.solver.process;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * A process that is asked through its standard input and answers in {@link Frames} on its standard output. It ends when its input
 * does, so that none outlives the process that started it.
 */
public final class PipedProcess {

    /** The time that a process may take until it says that it is ready. */
    public static final Duration STARTING = Duration.ofSeconds(60);

    private final Process process;
    private final InputStream in;
    private final DataOutputStream out;
    private final Frames frames = Frames.random();

    private PipedProcess(Process process) {
        this.process = process;
        this.in = new BufferedInputStream(process.getInputStream());
        this.out = new DataOutputStream(new BufferedOutputStream(process.getOutputStream()));
    }

    /** No answer came, and none will come. */
    public static final class Ended extends Exception {
        private static final long serialVersionUID = 1;

        private final boolean late;
        private final int exitCode;

        Ended(boolean late, int exitCode, IOException cause) {
            super(late ? "it was stopped" : "it ended with exit code " + exitCode, cause);
            this.late = late;
            this.exitCode = exitCode;
        }

        /** Whether it was stopped as its time was over. */
        public boolean late() {
            return late;
        }

        /** The exit code, or -1 where the process did not end by itself. */
        public int exitCode() {
            return exitCode;
        }
    }

    /** Starts a process. */
    public static PipedProcess start(ProcessBuilder builder) throws IOException {
        return new PipedProcess(builder.start());
    }

    /** Tells the process the key of its messages, which is the first that it reads. */
    public void tellKey() throws IOException {
        out.write(frames.keyBytes());
        out.flush();
    }

    /** Where questions are written. */
    public DataOutputStream out() {
        return out;
    }

    /** The output of the process on standard error. */
    public InputStream printed() {
        return process.getErrorStream();
    }

    /** The next message, which must have this number. */
    public byte[] message(int number) throws IOException {
        return frames.read(in, number);
    }

    /** Whether the process is there. */
    public boolean alive() {
        return process.isAlive();
    }

    /** The process of the system. */
    public ProcessHandle handle() {
        return process.toHandle();
    }

    /** An exchange of question and answer. */
    @FunctionalInterface
    public interface Exchange<T> {
        /** Asks and reads the answer. */
        T run() throws IOException;
    }

    /** Runs an exchange. A process that is stopped closes its streams, which is what ends a blocked exchange. */
    public <T> T within(Duration limit, Exchange<T> exchange) throws Ended {
        AtomicBoolean late = new AtomicBoolean();
        CompletableFuture<Void> stop = CompletableFuture.runAsync(() -> {
            late.set(true);
            stop();
        }, CompletableFuture.delayedExecutor(limit.toMillis(), TimeUnit.MILLISECONDS, Runnable::run));
        try {
            return exchange.run();
        } catch (IOException ended) {
            throw new Ended(late.get(), exitCode(), ended);
        } finally {
            stop.cancel(false);
        }
    }

    /** The exit code of a process that closed its streams, or -1 where it is still there and is stopped for it. */
    public int exitCode() {
        try {
            if (process.waitFor(1, TimeUnit.SECONDS)) {
                return process.exitValue();
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
        stop();
        return -1;
    }

    /** Ends the process. */
    public void stop() {
        process.destroyForcibly();
    }
}
