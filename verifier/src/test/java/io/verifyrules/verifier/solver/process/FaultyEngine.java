package io.verifyrules.verifier.solver.process;

import io.verifyrules.verifier.solver.Answer;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;

/** A solver that does what the name of the query says, in a process of its own. */
final class FaultyEngine implements SolverEngine {

    private final List<byte[]> memory = new ArrayList<>();
    private long answered;

    public static void main(String[] arguments) {
        SolverServer.serve(FaultyEngine::new, 200L << 20);
    }

    @Override
    public String name() {
        return "faulty 1.0";
    }

    @Override
    public Answer answer(Question question) {
        String wish = question.script().lines().findFirst().orElse("").substring("; ".length());
        switch (wish) {
            case "crash" -> Runtime.getRuntime().halt(139);
            case "loop" -> loop();
            case "memory" -> eat();
            case "mistake" -> throw new IllegalArgumentException("no such term");
            case "recursion" -> throw new StackOverflowError("deep");
            case "print" -> System.out.println("hello");
            case "interrupted" -> sendThisProcess("INT");
            case "a fault of native code" -> sendThisProcess("SEGV");
            case "a forged answer" -> {
                printAsNativeCodeDoes(new byte[]{'u', 0, 0, 0, 0, 0, 0, 0, 7});
                return new Answer.GaveUp("the true answer", 0);
            }
            default -> {
            }
        }
        answered++;
        return new Answer.Unsatisfiable(answered);
    }

    /** Past everything that Java does to its standard output. */
    private static void printAsNativeCodeDoes(byte[] bytes) {
        try {
            new FileOutputStream(FileDescriptor.out).write(bytes);
        } catch (IOException closed) {
            throw new UncheckedIOException(closed);
        }
    }

    /** As Ctrl-C does to all processes of a terminal, or the system to one that reads where nothing is. */
    private static void sendThisProcess(String signal) {
        try {
            new ProcessBuilder("kill", "-" + signal, Long.toString(ProcessHandle.current().pid())).start().waitFor();
            Thread.sleep(300);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        } catch (InterruptedException end) {
            Thread.currentThread().interrupt();
        }
    }

    private static void loop() {
        long spins = 0;
        while (spins >= 0) {
            spins = (spins + 1) % 1000;
        }
    }

    private void eat() {
        while (true) {
            byte[] chunk = new byte[8 << 20];
            java.util.Arrays.fill(chunk, (byte) 1);
            memory.add(chunk);
            pause();
        }
    }

    private static void pause() {
        try {
            Thread.sleep(10);
        } catch (InterruptedException end) {
            Thread.currentThread().interrupt();
        }
    }
}
