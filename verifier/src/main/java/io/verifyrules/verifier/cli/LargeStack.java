package io.verifyrules.verifier.cli;

import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

/** Threads for what walks terms recursively; their stack is enough for expressions some ten thousand operators deep. */
final class LargeStack {

    static final long BYTES = 512L << 20;

    private LargeStack() {
    }

    /** Starts to compute in a thread of the given name, which keeps no process from ending. */
    static <T> Started<T> start(String name, Callable<T> computation) {
        FutureTask<T> task = new FutureTask<>(computation);
        Thread thread = new Thread(null, task, name, BYTES);
        thread.setDaemon(true);
        thread.start();
        return new Started<>(thread, task);
    }

    /** A computation under way. */
    record Started<T>(Thread thread, FutureTask<T> result) {}

    /** The result of the computation, or the unchecked exception that was thrown instead. */
    static <T> T call(String name, Callable<T> computation) {
        Started<T> started = start(name, computation);
        try {
            return started.result().get();
        } catch (ExecutionException thrown) {
            throw unchecked(thrown);
        } catch (InterruptedException interrupted) {
            started.thread().interrupt();
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted", interrupted);
        }
    }

    /** The exception that a computation threw, to be thrown again. */
    static RuntimeException unchecked(ExecutionException thrown) {
        return switch (thrown.getCause()) {
            case RuntimeException mistake -> mistake;
            case Error error -> throw error;
            case null, default -> new IllegalStateException(thrown.getCause());
        };
    }
}
