package io.verifyrules.verifier.solver.process;

import io.verifyrules.verifier.solver.Answer;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.ByteArrayInputStream;
import java.io.DataInput;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;

/** One process that answers questions, as seen by the one that started it. For use by one thread at a time. */
final class ChildProcess {

    private static final Duration STARTING = Duration.ofSeconds(60);

    /** The time that a solver may take beyond its budget before it is stopped: as long as that, within bounds. */
    private static final Duration LEAST_GRACE = Duration.ofMillis(400);

    private static final Duration MOST_GRACE = Duration.ofSeconds(2);

    private final Process process;
    private final InputStream in;
    private final DataOutputStream out;
    private final Frames frames = Frames.random();
    private int asked;

    private ChildProcess(Process process) {
        this.process = process;
        this.in = new BufferedInputStream(process.getInputStream());
        this.out = new DataOutputStream(new BufferedOutputStream(process.getOutputStream()));
    }

    /** Starts a process and waits until it is ready and says what it is. */
    static ChildProcess start(ChildJvm jvm, String name) throws IOException {
        ChildProcess child = new ChildProcess(jvm.builder().start());
        try {
            String found = child.within(STARTING, child::introduced);
            if (!found.equals(name)) {
                throw new IOException("it is " + found);
            }
            return child;
        } catch (IOException failed) {
            child.stop();
            throw failed;
        }
    }

    boolean alive() {
        return process.isAlive();
    }

    private String introduced() throws IOException {
        out.write(frames.keyBytes());
        out.flush();
        return Wire.readText(message());
    }

    Answer ask(Question question) throws IOException {
        Duration budget = question.budget().wallTime();
        return within(budget.plus(grace(budget)), () -> {
            question.write(out);
            out.flush();
            asked++;
            return Wire.readAnswer(message());
        });
    }

    private static Duration grace(Duration budget) {
        Duration enough = budget.compareTo(LEAST_GRACE) < 0 ? LEAST_GRACE : budget;
        return enough.compareTo(MOST_GRACE) < 0 ? enough : MOST_GRACE;
    }

    /** The next message of the process: its name first, then an answer for each question, of the same number. */
    private DataInput message() throws IOException {
        return new DataInputStream(new ByteArrayInputStream(frames.read(in, asked)));
    }

    @FunctionalInterface
    private interface Exchange<T> {
        T run() throws IOException;
    }

    /** A process that is stopped closes its streams, which is what ends a blocked exchange. */
    private <T> T within(Duration limit, Exchange<T> exchange) throws IOException {
        AtomicBoolean over = new AtomicBoolean();
        CompletableFuture<Void> stop = CompletableFuture.runAsync(() -> {
            over.set(true);
            process.destroyForcibly();
        }, CompletableFuture.delayedExecutor(limit.toMillis(), TimeUnit.MILLISECONDS, Runnable::run));
        try {
            return exchange.run();
        } catch (IOException ended) {
            throw over.get()
                    ? new IOException("it did not keep the time limit and was stopped", ended)
                    : new IOException(ending(), ended);
        } finally {
            stop.cancel(false);
        }
    }

    private String ending() {
        try {
            if (!process.waitFor(1, TimeUnit.SECONDS)) {
                return "its answer could not be read";
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            return "its answer was not waited for";
        }
        int code = process.exitValue();
        return code == SolverServer.OUT_OF_MEMORY
                ? "it needed more memory than it may"
                : "its process ended with exit code " + code;
    }

    void stop() {
        process.destroyForcibly();
    }
}
