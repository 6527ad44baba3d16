package io.verifyrules.verifier.lsp;

import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;

/**
 * The results for the content of all open documents, by names for it, so that each is looked for once, wherever it
 * moves. A search that no document needs any more is not begun, and stopped where it is under way. Safe for use by
 * several threads.
 */
final class Wanted<T> {

    private final ExecutorService workers;
    private final int most;
    private final Runnable news;
    private final Map<String, T> known = new LinkedHashMap<>();
    private final Map<String, FutureTask<T>> underWay = new HashMap<>();
    private final Map<String, Set<String>> wanted = new HashMap<>();

    /**
     * Nothing is known yet.
     *
     * @param most how much is known at a time, beside what open documents have
     * @param news is told each time that something is found
     */
    Wanted(ExecutorService workers, int most, Runnable news) {
        this.workers = workers;
        this.most = most;
        this.news = news;
    }

    /** This is what a document has from now on, and how each is found; what is found does not throw. */
    synchronized void want(String document, Map<String, ? extends Callable<T>> asked) {
        wanted.put(document, Set.copyOf(asked.keySet()));
        Set<String> all = all();
        underWay.entrySet().removeIf(task -> !all.contains(task.getKey()) && stopped(task.getValue()));
        asked.forEach((key, search) -> {
            if (!known.containsKey(key) && !underWay.containsKey(key) && !workers.isShutdown()) {
                FutureTask<T> task = task(key, search);
                underWay.put(key, task);
                workers.execute(task);
            }
        });
    }

    /** The document is closed. */
    synchronized void forget(String document) {
        want(document, Map.of());
        wanted.remove(document);
    }

    /** The result for a name by now. */
    synchronized Optional<T> of(String key) {
        return Optional.ofNullable(known.get(key));
    }

    private static boolean stopped(Future<?> task) {
        task.cancel(true);
        return true;
    }

    /** The result of a task that was stopped is nobody's. */
    private FutureTask<T> task(String key, Callable<T> search) {
        return new FutureTask<>(search) {
            @Override
            protected void set(T found) {
                super.set(found);
                if (!isCancelled()) {
                    keep(key, found);
                    news.run();
                }
            }
        };
    }

    private synchronized void keep(String key, T found) {
        underWay.remove(key);
        known.put(key, found);
        if (known.size() > most) {
            known.keySet().retainAll(all());
        }
    }

    private Set<String> all() {
        Set<String> all = new HashSet<>();
        wanted.values().stream().flatMap(Collection::stream).forEach(all::add);
        return all;
    }
}
