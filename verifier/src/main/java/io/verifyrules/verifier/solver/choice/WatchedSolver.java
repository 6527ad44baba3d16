package io.verifyrules.verifier.solver.choice;

import io.verifyrules.verifier.solver.Answer;
import io.verifyrules.verifier.solver.Budget;
import io.verifyrules.verifier.solver.Query;
import io.verifyrules.verifier.solver.Solver;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * Does not wait for a solver that ignores its time limit. The work of such a solver in this process cannot be stopped:
 * its thread stays behind until the process ends, with all the memory that it takes. So that there is one such thread
 * and not one for each time that a rule is checked, later queries to this object are put to a solver that can be
 * stopped.
 */
final class WatchedSolver implements Solver {

    private static final long STACK_BYTES = 512L << 20;

    private final Solver solver;
    private final Solver apart;
    private final Duration grace;
    private final ExecutorService threads = Executors
            .newCachedThreadPool(Thread.ofPlatform().daemon().name("solver-", 1).stackSize(STACK_BYTES).factory());

    /** Whether a thread stayed behind. */
    private volatile boolean left;

    /**
     * A solver that is not waited for.
     *
     * @param apart the same solver in a process that can be stopped, asked once a thread stayed behind
     * @param grace how much longer than its budget says the solver is waited for
     */
    WatchedSolver(Solver solver, Solver apart, Duration grace) {
        this.solver = solver;
        this.apart = apart;
        this.grace = grace;
    }

    @Override
    public String name() {
        return solver.name();
    }

    @Override
    public Optional<String> obstacle() {
        return solver.obstacle();
    }

    @Override
    public Answer check(Query query, Budget budget) {
        if (left) {
            return apart.check(query, budget);
        }
        Future<Answer> answer = threads.submit(() -> solver.check(query, budget));
        try {
            return answer.get(budget.wallTime().plus(grace).toMillis(), TimeUnit.MILLISECONDS);
        } catch (TimeoutException ignored) {
            answer.cancel(true);
            left = true;
            return new Answer.GaveUp(solver.name() + " did not keep its time limit", 0);
        } catch (InterruptedException interrupted) {
            answer.cancel(true);
            Thread.currentThread().interrupt();
            return new Answer.GaveUp("interrupted", 0);
        } catch (ExecutionException thrown) {
            if (thrown.getCause() instanceof Error error) {
                throw error;
            }
            throw thrown.getCause() instanceof RuntimeException mistake ? mistake : new IllegalStateException(thrown);
        }
    }
}
