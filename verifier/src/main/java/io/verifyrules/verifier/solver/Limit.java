package io.verifyrules.verifier.solver;

import java.time.Duration;

/**
 * Whether what a piece of work may cost is spent. A loop without a small bound of its own asks this and stops: what it has by
 * then must be sound to go on with.
 */
@FunctionalInterface
public interface Limit {

    /** For work that nobody waits for, such as that of tests. */
    Limit NONE = () -> false;

    /** A limit that is reached when this much time has passed from now on. */
    static Limit within(Duration time) {
        long begun = System.nanoTime();
        return () -> System.nanoTime() - begun > time.toNanos();
    }

    /** Whether nothing more should be done. Once it is reached it stays so until the next piece of work begins. */
    boolean reached();
}
