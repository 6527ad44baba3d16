package io.verifyrules.verifier.work;

import io.verifyrules.verifier.json.work.WorkMessage;
import io.verifyrules.verifier.json.work.WorkerFacts;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** Workers that a test speaks for. */
final class FakeCrew implements Crew {

    /** What was told to whom. */
    record Told(String worker, WorkMessage message) {}

    static final WorkerFacts FACTS = new WorkerFacts("this build", "25", List.of(), System.currentTimeMillis(), 1);

    private final List<Told> told = Collections.synchronizedList(new ArrayList<>());
    private final List<String> dismissed = Collections.synchronizedList(new ArrayList<>());
    private Optional<Listener> listener = Optional.empty();

    @Override
    public synchronized void open(Listener hearing) {
        listener = Optional.of(hearing);
    }

    @Override
    public void tell(String worker, WorkMessage message) {
        told.add(new Told(worker, message));
    }

    @Override
    public void dismiss(String worker, String reason) {
        dismissed.add(worker + ": " + reason);
    }

    @Override
    public void close() {
        dismissed.add("all");
    }

    synchronized Listener listener() {
        return listener.orElseThrow();
    }

    void comes(String worker) {
        listener().said(worker, new WorkMessage.Hello(FACTS));
    }

    void answers(String worker, long task, String text) {
        listener().said(worker, new WorkMessage.Answer(task, text));
    }

    List<Told> told() {
        return List.copyOf(told);
    }

    List<String> dismissed() {
        return List.copyOf(dismissed);
    }

    /** The number of the task that a worker was asked last, which is waited for. */
    long asked(String worker, int count) throws InterruptedException {
        for (int left = 500; left > 0; left--) {
            List<Long> tasks = told().stream()
                    .filter(each -> each.worker().equals(worker))
                    .flatMap(each -> each.message() instanceof WorkMessage.Ask ask
                            ? java.util.stream.Stream.of(ask.task())
                            : java.util.stream.Stream.empty())
                    .toList();
            if (tasks.size() >= count) {
                return tasks.get(count - 1);
            }
            Thread.sleep(10);
        }
        throw new AssertionError(worker + " was not asked " + count + " times: " + told());
    }
}
