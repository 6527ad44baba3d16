package io.verifyrules.verifier.limit;

import java.time.Duration;
import java.util.List;

/**
 * Whether what a piece of work may cost is spent. A loop without a small bound of its own asks this and stops: what it has by
 * then must be sound to go on with. An account that is kept of the work notes what ended it, so that an UNKNOWN can say so.
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

    /** Whether so much is more than the allowance. */
    default boolean exceeds(Allowance allowance, long used) {
        return used > allowance.most();
    }

    /** The first of the parts, as many as are allowed. */
    default <T> List<T> atMost(Allowance allowance, List<T> parts) {
        return exceeds(allowance, parts.size()) ? parts.subList(0, Math.toIntExact(allowance.most())) : parts;
    }
}
