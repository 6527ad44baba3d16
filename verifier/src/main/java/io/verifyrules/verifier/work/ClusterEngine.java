package io.verifyrules.verifier.work;

import io.verifyrules.verifier.json.work.WorkerFacts;
import java.io.IOException;
import java.time.Duration;
import java.util.function.Consumer;

/** Connects a run with workers of other machines. Engines are found as services; none is needed without a cluster. */
public interface ClusterEngine {

    /**
     * Begins to listen for workers.
     *
     * @throws IOException if that is impossible, with a reason for the user
     */
    Crew lead(ClusterPlace place) throws IOException;

    /**
     * Works for a run until it ends.
     *
     * @param facts    what this worker says of itself
     * @param runner   checks tasks
     * @param patience how long a run that is not there is waited for
     * @param told     hears what a user should know
     * @throws IOException if there is no run, or none that this worker may work for, with a reason for the user
     */
    void work(ClusterPlace place, WorkerFacts facts, TaskRunner runner, Duration patience, Consumer<String> told)
            throws IOException, InterruptedException;
}
