package io.verifyrules.verifier.serve.text;

import io.verifyrules.dsl.diagnostic.Diagnostic;
import io.verifyrules.dsl.diagnostic.SourcePosition;
import io.verifyrules.verifier.isolation.IsolatedScripts;
import io.verifyrules.verifier.isolation.ScriptLimits;
import io.verifyrules.verifier.script.ScriptResult;
import io.verifyrules.verifier.script.ScriptRunner;
import io.verifyrules.verifier.script.ScriptText;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingDeque;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Some processes in which the rule files of all pages run. A file that nobody waits for any more is given up, and its process with it
 * if it goes on. Safe for use by several threads.
 */
final class ScriptDesks implements ScriptRunner, AutoCloseable {

    /** What a page's file may cost: it is small, and somebody waits. */
    private static final ScriptLimits LIMITS = new ScriptLimits(Duration.ofSeconds(60), 512);

    private static final long WAITING_SECONDS = 60;
    /** So long a file may go on when nobody waits: a new process has to compile its first file as slowly again. */
    private static final long GRACE_SECONDS = 10;
    private static final int MOST_PRINTED = 20;

    /** One process and what the file in it has printed. */
    private static final class Desk {
        private final IsolatedScripts scripts;
        private final List<String> printed = new ArrayList<>();

        Desk(boolean trusted) {
            this.scripts = trusted
                    ? IsolatedScripts.within(LIMITS, Optional.empty(), (path, line) -> print(line))
                    : IsolatedScripts.behindWalls(LIMITS, (path, line) -> print(line));
        }

        private synchronized void print(String line) {
            if (printed.size() < MOST_PRINTED) {
                printed.add(line);
            }
        }

        private synchronized void leave(AtomicBoolean over) {
            over.set(true);
        }

        /** Stops a file, and no later one. */
        private synchronized void stop(AtomicBoolean over) {
            if (!over.get()) {
                scripts.stop();
            }
        }

        private synchronized List<String> takePrinted() {
            List<String> lines = List.copyOf(printed);
            printed.clear();
            return lines;
        }
    }

    private final List<Desk> desks = new ArrayList<>();
    private final BlockingDeque<Desk> free;

    /**
     * Processes that are started when they are needed.
     *
     * @param trusted whether files run also where nothing keeps them from network and files
     */
    ScriptDesks(int processes, boolean trusted) {
        this.free = new LinkedBlockingDeque<>(processes);
        for (int i = 0; i < processes; i++) {
            Desk desk = new Desk(trusted);
            desks.add(desk);
            free.add(desk);
        }
    }

    /** What a file declares, and what it printed. */
    record Ran(ScriptResult result, List<String> printed) {}

    @Override
    public ScriptResult run(ScriptText script, boolean keep) {
        return run(script).result();
    }

    Ran run(ScriptText script) {
        try {
            Desk desk = free.poll(WAITING_SECONDS, TimeUnit.SECONDS);
            return desk == null
                    ? new Ran(failed(script, "too many rule files are read at the moment; try again soon"), List.of())
                    : run(script, desk);
        } catch (InterruptedException nobodyWaits) {
            Thread.currentThread().interrupt();
            throw new CancellationException();
        }
    }

    private Ran run(ScriptText script, Desk desk) throws InterruptedException {
        AtomicBoolean over = new AtomicBoolean();
        FutureTask<Ran> reading = new FutureTask<>(() -> {
            try {
                return new Ran(desk.scripts.run(script, false), desk.takePrinted());
            } finally {
                desk.leave(over);
                free.addFirst(desk);
            }
        });
        Thread.ofPlatform().daemon().name("rule-file").start(reading);
        try {
            return reading.get();
        } catch (InterruptedException nobodyWaits) {
            CompletableFuture.delayedExecutor(GRACE_SECONDS, TimeUnit.SECONDS).execute(() -> desk.stop(over));
            throw nobodyWaits;
        } catch (ExecutionException mistake) {
            throw new IllegalStateException(mistake.getCause());
        }
    }

    private static ScriptResult failed(ScriptText script, String message) {
        return new ScriptResult.Failed(List.of(new Diagnostic(SourcePosition.ofFile(script.path()), message)));
    }

    @Override
    public void close() {
        desks.forEach(desk -> desk.scripts.stop());
    }
}
