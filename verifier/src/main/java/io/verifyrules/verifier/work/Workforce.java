package io.verifyrules.verifier.work;

import io.verifyrules.verifier.json.work.VerificationTask;
import io.verifyrules.verifier.json.work.WorkMessage;
import io.verifyrules.verifier.json.work.WorkerFacts;
import io.verifyrules.verifier.verdict.FailedElsewhere;
import io.verifyrules.verifier.verdict.VerificationFailed;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.function.Consumer;

/**
 * Hands tasks to workers, each to one that has nothing else to do. What a lost worker was checking is given to another one, up to
 * a limit. The first answer to a task is its answer; what comes later is passed over. Safe for use by several threads, each of
 * which waits for its own task.
 */
public final class Workforce implements AutoCloseable, Crew.Listener {

    private static final long LOOK_MILLIS = 200;

    private final Crew crew;
    private final WorkLimits limits;
    private final Admission admission;
    private final Consumer<String> told;
    private final Map<String, Worker> workers = new LinkedHashMap<>();
    private final Map<Long, Job> jobs = new HashMap<>();
    private final Deque<Job> waiting = new ArrayDeque<>();
    private Optional<String> hopeless = Optional.empty();
    private long last;
    private boolean closed;

    /** A worker that may work. For use under the lock. */
    private static final class Worker {
        private final WorkerFacts facts;
        /** The tasks that it checks, each with when it began. */
        private final Map<Long, Long> tasks = new HashMap<>();
        private long heard = System.nanoTime();

        Worker(WorkerFacts facts) {
            this.facts = facts;
        }

        int slots() {
            return facts.slots();
        }

        /** Those of its tasks that still want an answer. */
        List<Standing.Running> running(Map<Long, Job> jobs, long now) {
            return tasks.entrySet()
                    .stream()
                    .flatMap(task -> Optional.ofNullable(jobs.get(task.getKey()))
                            .map(job -> new Standing.Running(job.title, Duration.ofNanos(now - task.getValue())))
                            .stream())
                    .toList();
        }
    }

    private Workforce(Crew crew, WorkLimits limits, Admission admission, Consumer<String> told) {
        this.crew = crew;
        this.limits = limits;
        this.admission = admission;
        this.told = told;
    }

    /**
     * Begins to let workers come.
     *
     * @param told hears what a user should know of workers, from any thread
     */
    public static Workforce of(Crew crew, WorkLimits limits, Admission admission, Consumer<String> told) {
        Workforce force = new Workforce(crew, limits, admission, told);
        crew.open(force);
        Thread.ofPlatform().daemon().name("workers").start(force::watch);
        return force;
    }

    /**
     * The answer to a task, when it is there.
     *
     * @throws WorkersLost        if it cost as many workers as it may
     * @throws VerificationFailed if a mistake of the program kept it from being found
     * @throws NoWorkers          if nobody will ever find it
     */
    public String ask(VerificationTask task) throws InterruptedException {
        Job job = begun(task.title(), task.line());
        try {
            return job.answer.get();
        } catch (ExecutionException thrown) {
            throw thrown.getCause() instanceof RuntimeException mistake ? mistake : new IllegalStateException(thrown);
        }
    }

    private synchronized Job begun(String title, String text) {
        Job job = new Job(++last, title, text);
        jobs.put(job.number, job);
        if (hopeless.isPresent() && workers.isEmpty()) {
            end(job, new NoWorkers(hopeless.get()));
        } else {
            waiting.add(job);
            handOut();
        }
        return job;
    }

    /** The progress of the work. */
    public synchronized Standing standing() {
        long now = System.nanoTime();
        return new Standing(workers.entrySet()
                .stream()
                .map(entry -> new Standing.Member(entry.getKey(), entry.getValue().slots(),
                        entry.getValue().running(jobs, now)))
                .toList());
    }

    @Override
    public synchronized void said(String name, WorkMessage message) {
        Optional.ofNullable(workers.get(name)).ifPresent(worker -> worker.heard = System.nanoTime());
        switch (message) {
            case WorkMessage.Hello(WorkerFacts facts) -> came(name, facts);
            case WorkMessage.Answer(long task, String text) -> answered(name, task, text);
            case WorkMessage.Failed(long task, String theory, String mistake) -> failed(name, task, theory, mistake);
            case WorkMessage.Beat ignored -> {
            }
            case WorkMessage.Bye ignored -> left(name, "it was told to end");
            case WorkMessage.Welcome ignored -> {
            }
            case WorkMessage.Refused ignored -> {
            }
            case WorkMessage.Ask ignored -> {
            }
        }
    }

    private void came(String name, WorkerFacts facts) {
        Optional<String> obstacle = admission.obstacle(facts);
        if (obstacle.isPresent()) {
            told.accept("worker " + name + " is refused: " + obstacle.get());
            crew.tell(name, new WorkMessage.Refused(obstacle.get()));
            return;
        }
        Optional<Worker> before = Optional.ofNullable(workers.get(name));
        // Who greets twice goes on with what it has; another process of that name knows nothing of it.
        if (before.isEmpty() || !before.get().facts.equals(facts)) {
            before.ifPresent(gone -> lost(name, gone, "it began anew"));
            workers.put(name, new Worker(facts));
            admission.remark(facts).ifPresent(remark -> told.accept("worker " + name + ": " + remark));
        }
        crew.tell(name, new WorkMessage.Welcome());
        handOut();
    }

    private void answered(String name, long task, String text) {
        free(name, task);
        Optional.ofNullable(jobs.remove(task)).ifPresent(job -> {
            waiting.remove(job);
            job.answer.complete(text);
        });
        handOut();
    }

    private void failed(String name, long task, String theory, String mistake) {
        free(name, task);
        FailedElsewhere cause = new FailedElsewhere(mistake);
        Optional.ofNullable(jobs.get(task))
                .ifPresent(job -> end(job, theory.isEmpty() ? cause : new VerificationFailed(theory, cause)));
        handOut();
    }

    private void free(String name, long task) {
        Optional.ofNullable(workers.get(name)).ifPresent(worker -> worker.tasks.remove(task));
        Optional.ofNullable(jobs.get(task)).ifPresent(job -> job.workers.remove(name));
    }

    private void end(Job job, RuntimeException mistake) {
        jobs.remove(job.number);
        waiting.remove(job);
        job.answer.completeExceptionally(mistake);
    }

    @Override
    public synchronized void left(String name, String reason) {
        Optional.ofNullable(workers.remove(name)).ifPresent(worker -> lost(name, worker, reason));
        hopeless.filter(ignored -> workers.isEmpty()).ifPresent(this::hopeless);
        handOut();
    }

    private void lost(String name, Worker worker, String reason) {
        for (long task : worker.tasks.keySet()) {
            Optional.ofNullable(jobs.get(task)).ifPresent(job -> {
                job.workers.remove(name);
                job.losses.add(reason);
                if (job.losses.size() >= limits.attempts()) {
                    end(job, new WorkersLost(job.losses));
                } else if (job.workers.isEmpty()) {
                    // It comes first, so that the run does not end with waiting for it.
                    waiting.addFirst(job);
                }
            });
        }
    }

    @Override
    public synchronized void hopeless(String reason) {
        if (hopeless.isEmpty()) {
            told.accept(reason + "; this process does the work");
        }
        hopeless = Optional.of(reason);
        // Workers that are still there go on.
        if (!workers.isEmpty()) {
            return;
        }
        List.copyOf(jobs.values()).forEach(job -> end(job, new NoWorkers(reason)));
    }

    private void handOut() {
        for (Map.Entry<String, Worker> entry : workers.entrySet()) {
            while (entry.getValue().tasks.size() < entry.getValue().slots() && !waiting.isEmpty()) {
                give(waiting.remove(), entry.getKey(), entry.getValue());
            }
        }
    }

    private void give(Job job, String name, Worker worker) {
        if (job.workers.isEmpty()) {
            job.begun = System.nanoTime();
        }
        job.workers.add(name);
        worker.tasks.put(job.number, System.nanoTime());
        crew.tell(name, new WorkMessage.Ask(job.number, job.text));
    }

    private void watch() {
        try {
            while (look()) {
                Thread.sleep(LOOK_MILLIS);
            }
        } catch (InterruptedException end) {
            Thread.currentThread().interrupt();
        }
    }

    /** Gives up who is silent or late, and has idle workers race the slowest one. */
    private synchronized boolean look() {
        long now = System.nanoTime();
        for (Map.Entry<String, Worker> entry : Map.copyOf(workers).entrySet()) {
            Worker worker = entry.getValue();
            if (now - worker.heard > limits.silence().toNanos()) {
                giveUp(entry.getKey(), "it did not answer for " + limits.silence().toSeconds() + " s");
            } else if (worker.tasks.values().stream().anyMatch(begun -> now - begun > limits.task().toNanos())) {
                giveUp(entry.getKey(), "it took more than " + limits.task().toSeconds() + " s");
            }
        }
        if (waiting.isEmpty()) {
            race(now);
        }
        return !closed;
    }

    private void giveUp(String name, String reason) {
        crew.dismiss(name, reason);
        left(name, reason);
    }

    private void race(long now) {
        workers.entrySet()
                .stream()
                .filter(entry -> entry.getValue().tasks.isEmpty())
                .findFirst()
                .ifPresent(idle -> jobs.values()
                        .stream()
                        .filter(job -> job.workers.size() == 1 && now - job.begun > limits.race().toNanos())
                        .min(Comparator.comparingLong(job -> job.begun))
                        .ifPresent(job -> give(job, idle.getKey(), idle.getValue())));
    }

    @Override
    public void close() {
        synchronized (this) {
            closed = true;
        }
        crew.close();
    }
}
