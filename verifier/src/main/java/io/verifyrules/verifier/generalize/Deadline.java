package io.verifyrules.verifier.generalize;

import java.time.Duration;

/**
 * When the work has to end.
 *
 * @param nanoTime on the clock of {@link System#nanoTime}
 */
record Deadline(long nanoTime) {

    static Deadline after(Duration time) {
        return new Deadline(System.nanoTime() + time.toNanos());
    }

    boolean over() {
        return !left().isPositive();
    }

    /** The time that is left. */
    Duration left() {
        return Duration.ofNanos(nanoTime - System.nanoTime());
    }
}
