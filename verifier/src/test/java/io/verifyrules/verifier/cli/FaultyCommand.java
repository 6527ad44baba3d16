package io.verifyrules.verifier.cli;

import io.verifyrules.verifier.cache.CachePlace;
import io.verifyrules.verifier.isolation.ScriptLimits;
import io.verifyrules.verifier.report.TextStyle;
import io.verifyrules.verifier.verify.Pipeline;
import io.verifyrules.verifier.verify.RuleVerifier;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;

/**
 * The command in a process of its own, with a verifier that crashes the process, or never ends, on rules of certain names
 * as long as the system property {@code faulty} says so.
 */
final class FaultyCommand {

    private FaultyCommand() {
    }

    public static void main(String[] arguments) {
        CachePlace place = CachePlace.ofUser();
        Display err = Display.on(new PrintWriter(System.err, true, StandardCharsets.UTF_8));
        VerifyRules.runAndExit(new Surroundings(FaultyCommand::verifier,
                () -> IsolatedSource.within(ScriptLimits.USUAL, place.entries("declared"), err), List::of,
                Display.on(new PrintWriter(System.out, false, StandardCharsets.UTF_8)), err, false, false,
                TextStyle.USUAL_WIDTH, new EarlyEnd(err), place, place.entries("journal"), Optional.empty(),
                Optional.empty(), Optional.empty(), Optional.empty()), arguments);
    }

    private static RuleVerifier verifier() {
        if (System.getProperty("faulty", "").equals("outside")) {
            throw new OutOfMemoryError("none left");
        }
        Pipeline pipeline = new Pipeline();
        return (rule, options) -> {
            if (Boolean.getBoolean("faulty")) {
                switch (rule.name()) {
                    case "crash" -> crash();
                    case "endless" -> waitForever();
                    case "memory" -> eat();
                    case "stack" -> recur(1);
                    default -> {
                    }
                }
            }
            return pipeline.verify(rule, options);
        };
    }

    /** As a mistake in native code does. */
    private static void crash() {
        try {
            new ProcessBuilder("kill", "-SEGV", Long.toString(ProcessHandle.current().pid())).start();
        } catch (IOException impossible) {
            throw new java.io.UncheckedIOException(impossible);
        }
        waitForever();
    }

    private static void eat() {
        List<long[]> all = new ArrayList<>();
        while (all.size() < Integer.MAX_VALUE) {
            all.add(new long[10_000_000]);
        }
    }

    private static int recur(int depth) {
        return depth < 0 ? depth : 1 + recur(depth + 1);
    }

    private static void waitForever() {
        try {
            new CountDownLatch(1).await();
        } catch (InterruptedException end) {
            Thread.currentThread().interrupt();
        }
    }
}
