package io.verifyrules.verifier.solver.process;

import io.verifyrules.verifier.solver.Answer;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Supplier;

/**
 * The side of a solver's own process: reads questions from standard input and writes answers to standard output, until the
 * input ends. Then the process ends at once, whatever the solver is doing, so that none outlives the one that started it.
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
        // Answers have standard output for themselves: what anybody prints goes elsewhere.
        DataOutputStream out = new DataOutputStream(new BufferedOutputStream(new FileOutputStream(FileDescriptor.out)));
        System.setOut(System.err);
        ResidentMemory.watch(memoryBytes, () -> Runtime.getRuntime().halt(OUT_OF_MEMORY));
        Thread answering = new Thread(null, () -> server.answer(engine, out), "answering", STACK_BYTES);
        answering.setDaemon(true);
        answering.start();
        try (DataInputStream in = new DataInputStream(new BufferedInputStream(new FileInputStream(
                FileDescriptor.in)))) {
            while (true) {
                server.questions.add(Question.read(in));
            }
        } catch (IOException ended) {
            Runtime.getRuntime().halt(0);
        }
    }

    private void answer(Supplier<SolverEngine> maker, DataOutputStream out) {
        try {
            SolverEngine engine = maker.get();
            Wire.writeText(out, engine.name());
            out.flush();
            while (true) {
                Wire.writeAnswer(out, answer(engine, questions.take()));
                out.flush();
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
