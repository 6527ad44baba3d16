package io.verifyrules.verifier.solver.process;

import io.verifyrules.verifier.solver.Answer;
import java.io.ByteArrayInputStream;
import java.io.DataInput;
import java.io.DataInputStream;
import java.io.IOException;
import java.time.Duration;

/** One process that answers questions, as seen by the one that started it. For use by one thread at a time. */
final class ChildProcess {

    /** What a solver may take beyond its budget before it is stopped: as long as that, within bounds. */
    private static final Duration LEAST_GRACE = Duration.ofMillis(400);

    private static final Duration MOST_GRACE = Duration.ofSeconds(2);

    private final PipedProcess process;
    private int asked;

    private ChildProcess(PipedProcess process) {
        this.process = process;
    }

    /** Starts a process and waits until it is ready and says what it is. */
    static ChildProcess start(ChildJvm jvm, String name) throws IOException {
        ChildProcess child = new ChildProcess(PipedProcess.start(jvm.builder()));
        try {
            String found = child.within(PipedProcess.STARTING, child::introduced);
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
        return process.alive();
    }

    private String introduced() throws IOException {
        process.tellKey();
        return Wire.readText(message());
    }

    Answer ask(Question question) throws IOException {
        Duration budget = question.budget().wallTime();
        return within(budget.plus(grace(budget)), () -> {
            question.write(process.out());
            process.out().flush();
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
        return new DataInputStream(new ByteArrayInputStream(process.message(asked)));
    }

    private <T> T within(Duration limit, PipedProcess.Exchange<T> exchange) throws IOException {
        try {
            return process.within(limit, exchange);
        } catch (PipedProcess.Ended ended) {
            throw new IOException(reason(ended), ended);
        }
    }

    /** Whether the process was stopped because it took too long. */
    static boolean isLate(IOException failed) {
        return failed.getCause() instanceof PipedProcess.Ended ended && ended.late();
    }

    private static String reason(PipedProcess.Ended ended) {
        if (ended.late()) {
            return "it did not keep the time limit and was stopped";
        }
        return switch (ended.exitCode()) {
            case SolverServer.OUT_OF_MEMORY -> "it needed more memory than it may";
            case -1 -> "its answer could not be read";
            default -> "its process ended with exit code " + ended.exitCode();
        };
    }

    void stop() {
        process.stop();
    }
}
