package io.verifyrules.verifier.work;

import io.verifyrules.verifier.json.work.WorkMessage;
import io.verifyrules.verifier.verdict.VerificationFailed;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;

/**
 * Checks tasks in threads of this process, and tells what they came to. What takes all the memory ends the process: nobody knows what
 * became of the other threads.
 */
public final class TaskThreads implements AutoCloseable {

    /** The exit code of a process that needs more memory than it may have. */
    public static final int OUT_OF_MEMORY = 77;

    private static final long STACK_BYTES = 512L << 20;

    private final TaskRunner runner;
    private final Consumer<WorkMessage> told;
    private final ExecutorService threads;

    /** Threads for so many tasks at a time. */
    public TaskThreads(int slots, TaskRunner runner, Consumer<WorkMessage> told) {
        this.runner = runner;
        this.told = told;
        this.threads = Executors.newFixedThreadPool(slots,
                Thread.ofPlatform().daemon().name("task-", 1).stackSize(STACK_BYTES).factory());
    }

    /** Checks a task, and returns at once. */
    public void check(WorkMessage.Ask ask) {
        threads.execute(() -> told.accept(answer(ask)));
    }

    private WorkMessage answer(WorkMessage.Ask ask) {
        try {
            return new WorkMessage.Answer(ask.task(), runner.run(ask.text()));
        } catch (OutOfMemoryError none) {
            Runtime.getRuntime().halt(OUT_OF_MEMORY);
            throw none;
        } catch (VerificationFailed failed) {
            return new WorkMessage.Failed(ask.task(), failed.theory(), String.valueOf(failed.getCause()));
        } catch (RuntimeException | Error mistake) {
            return new WorkMessage.Failed(ask.task(), "", mistake.toString());
        }
    }

    @Override
    public void close() {
        threads.shutdownNow();
    }
}
