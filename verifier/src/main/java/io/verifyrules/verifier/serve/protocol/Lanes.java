package io.verifyrules.verifier.serve.protocol;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** The newest request of each page and lane. Safe for use by several threads. */
public final class Lanes {

    private record Lane(String page, String name) {}

    /** What is asked in each lane now. */
    private final Map<Lane, Task> newest = new HashMap<>();

    /** Begins a task, which makes an older one stale; it is stale itself where a newer one is there already. */
    public synchronized void begin(Request request, String lane, Task task) {
        Lane key = new Lane(request.page(), lane);
        Optional<Task> other = Optional.ofNullable(newest.get(key));
        if (other.filter(running -> running.id() > request.id()).isPresent()) {
            task.endAs(Task.Ending.STALE);
        } else {
            newest.put(key, task);
            other.ifPresent(older -> older.endAs(Task.Ending.STALE));
        }
    }

    /** The task has its answer. */
    public synchronized void finished(Request request, String lane, Task task) {
        newest.remove(new Lane(request.page(), lane), task);
    }

    /** The page does not want what is asked in the lane. */
    public synchronized void cancel(String page, String lane) {
        Optional.ofNullable(newest.remove(new Lane(page, lane))).ifPresent(task -> task.endAs(Task.Ending.STALE));
    }

    /** The number of requests of the page that are being answered. */
    public synchronized long count(String page) {
        return newest.keySet().stream().filter(lane -> lane.page().equals(page)).count();
    }

    /** The server ends. */
    public synchronized void endAll() {
        newest.values().forEach(task -> task.endAs(Task.Ending.STOPPED));
        newest.clear();
    }
}
