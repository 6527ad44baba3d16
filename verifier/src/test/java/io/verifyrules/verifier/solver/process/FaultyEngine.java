package io.verifyrules.verifier.solver.process;

import io.verifyrules.verifier.solver.Answer;
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
            default -> {
            }
        }
        answered++;
        return new Answer.Unsatisfiable(answered);
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
