package io.verifyrules.verifier.solver.process;

import io.verifyrules.verifier.solver.Answer;
import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Supplier;

/**
 * The side of a solver's own process: reads questions from standard input and writes answers to standard output, until
 * the input ends. Then the process ends at once, whatever the solver is doing, so that none outlives the one that
 * started it. Nor does it end before. Ctrl-C reaches all processes of a terminal, and an answer that is missing for it
 * would look like a query that is given up.
 */
public final class SolverServer {

    /** The exit code of a process that needed too much memory. */
    static final int OUT_OF_MEMORY = 77;

    private static final long STACK_BYTES = 512L << 20;

    private final BlockingQueue<Question> questions = new LinkedBlockingQueue<>();

    private SolverServer() {
    }

    /**
     * Serves for the life of the process.
     *
     * @param engine made by the thread that asks it
     */
    public static void serve(Supplier<SolverEngine> engine, long memoryBytes) {
        SolverServer server = new SolverServer();
        OutputStream out = new FileOutputStream(FileDescriptor.out);
        System.setOut(System.err);
        ResidentMemory.watch(memoryBytes, () -> Runtime.getRuntime().halt(OUT_OF_MEMORY));
        Runtime.getRuntime().addShutdownHook(new Thread(SolverServer::goOn, "signal"));
        try (DataInputStream in = new DataInputStream(
                new BufferedInputStream(new FileInputStream(FileDescriptor.in)))) {
            Frames frames = Frames.ofKey(in.readNBytes(Frames.KEY_BYTES));
            Thread answering = new Thread(null, () -> server.answer(engine, frames, out), "answering", STACK_BYTES);
            answering.setDaemon(true);
            answering.start();
            while (true) {
                server.questions.add(Question.read(in));
            }
        } catch (IOException ended) {
            Runtime.getRuntime().halt(0);
        } catch (Throwable mistake) {
            Runtime.getRuntime().halt(1);
        }
    }

    /** The effect of a signal to end: the other threads work on until the input ends. */
    private static void goOn() {
        while (true) {
            LockSupport.park();
        }
    }

    private void answer(Supplier<SolverEngine> maker, Frames frames, OutputStream out) {
        try {
            SolverEngine engine = maker.get();
            frames.write(out, 0, Wire.message(message -> Wire.writeText(message, engine.name())));
            for (int number = 1;; number++) {
                Answer answer = answer(engine, questions.take());
                frames.write(out, number, Wire.message(message -> Wire.writeAnswer(message, answer)));
            }
        } catch (Throwable end) {
            end.printStackTrace();
            Runtime.getRuntime().halt(1);
        }
    }

    private static Answer answer(SolverEngine engine, Question question) {
        try {
            return engine.answer(question);
        } catch (Exception | StackOverflowError mistake) {
            // Native code throws checked exceptions that it does not declare.
            return new Answer.GaveUp(engine.name() + ": " + mistake, 0);
        }
    }
}
