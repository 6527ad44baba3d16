package io.verifyrules.verifier.cli;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Function;

/** Runs tasks by several workers and hands their results on in the order of the tasks. */
final class OrderedTasks {

    /** Terms are walked recursively; this is enough for expressions some ten thousand operators deep. */
    private static final long STACK_BYTES = 512L << 20;

    /** Takes results in order. */
    @FunctionalInterface
    interface Receiver<T> {
        void accept(int task, T result);
    }

    private OrderedTasks() {
    }

    /** Runs all tasks; what a task throws is turned into its result by {@code failed}. */
    static <T> void run(int jobs, List<Callable<T>> tasks, Function<Throwable, T> failed, Receiver<T> inOrder)
            throws InterruptedException {
        ExecutorService workers = Executors.newFixedThreadPool(jobs,
                Thread.ofPlatform().daemon().name("verify-", 1).stackSize(STACK_BYTES).factory());
        try {
            // A result that was handed on is not kept: there may be 100,000 of them.
            Deque<Future<T>> futures = new ArrayDeque<>();
            tasks.forEach(task -> futures.add(workers.submit(task)));
            for (int i = 0; !futures.isEmpty(); i++) {
                inOrder.accept(i, result(futures.remove(), failed));
            }
        } finally {
            workers.shutdownNow();
        }
    }

    private static <T> T result(Future<T> future, Function<Throwable, T> failed) throws InterruptedException {
        try {
            return future.get();
        } catch (ExecutionException thrown) {
            return failed.apply(thrown.getCause() == null ? thrown : thrown.getCause());
        }
    }
}
