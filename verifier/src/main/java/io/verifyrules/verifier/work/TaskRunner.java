package io.verifyrules.verifier.work;

/** Finds out what a task asks. Safe for use by as many threads as there are slots. */
@FunctionalInterface
public interface TaskRunner {

    /**
     * The answer to the text of a task.
     *
     * @throws IllegalArgumentException if the text is none of a task
     */
    String run(String task);
}
