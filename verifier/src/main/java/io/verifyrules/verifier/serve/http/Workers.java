package io.verifyrules.verifier.serve.http;

import io.verifyrules.verifier.serve.protocol.Service;
import io.verifyrules.verifier.serve.protocol.Task;
import java.time.Duration;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** The threads that find answers. What takes long has threads of its own, so that nobody who moves a slider waits for it. */
final class Workers {

    /** So many wait at most; whoever comes then is told to come again. */
    private static final int MOST_WAITING = 400;

    private final Map<Service.Weight, ExecutorService> threads = new EnumMap<>(Service.Weight.class);
    private final Map<Service.Weight, Duration> limits;

    /**
     * Threads for a number of cores.
     *
     * @param limits how long an answer may take, which does not count the time before it is begun
     */
    Workers(int cores, ThreadFactory made, Map<Service.Weight, Duration> limits) {
        this.limits = new EnumMap<>(limits);
        // One that hangs, or waits for its script to be read, leaves the cores to the others.
        threads.put(Service.Weight.QUICK, pool(8 * cores, made));
        threads.put(Service.Weight.CHECK, pool(4 * cores, made));
        threads.put(Service.Weight.SEARCH, pool(cores, made));
    }

    private static ExecutorService pool(int size, ThreadFactory made) {
        ThreadPoolExecutor pool = new ThreadPoolExecutor(size, size, 1, TimeUnit.MINUTES,
                new LinkedBlockingQueue<>(MOST_WAITING), made);
        pool.allowCoreThreadTimeOut(true);
        return pool;
    }

    void start(Task task, Service.Weight weight) {
        try {
            Optional.ofNullable(threads.get(weight)).orElseThrow().execute(task);
        } catch (RejectedExecutionException full) {
            task.endAs(Task.Ending.REJECTED);
        }
    }

    /** How long an answer may take. */
    Duration limit(Service.Weight weight) {
        return limits.getOrDefault(weight, Duration.ofMinutes(1));
    }

    /** What is under way is interrupted. */
    void end() {
        List.copyOf(threads.values()).forEach(ExecutorService::shutdownNow);
    }
}
