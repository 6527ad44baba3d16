package io.verifyrules.verifier.work;

import io.verifyrules.verifier.json.work.WorkMessage;

/**
 * Workers that come and go, and the way to them. What is told to a worker may get lost where the worker is; that it is gone is
 * always told.
 */
public interface Crew extends AutoCloseable {

    /** Hears of workers, from any thread. */
    interface Listener {

        /** A worker said something. */
        void said(String worker, WorkMessage message);

        /** A worker is gone, and why. */
        void left(String worker, String reason);

        /** No worker will ever come, and why. */
        void hopeless(String reason);
    }

    /** Lets workers come. Called once. */
    void open(Listener listener);

    /** Tells a worker something, without waiting for it. */
    void tell(String worker, WorkMessage message);

    /** Lets go of a worker that cannot be relied on. The listener hears that it left. */
    void dismiss(String worker, String reason);

    /** Lets go of all workers. */
    @Override
    void close();
}
