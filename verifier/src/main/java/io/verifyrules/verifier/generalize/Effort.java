package io.verifyrules.verifier.generalize;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;

/**
 * The allowed amount of a search. Its steps are counted, so that it ends at the same place on any machine. The clock
 * ends it only where that takes far longer than it should, or the user does.
 */
final class Effort {

    /** So many steps are done for each millisecond that is allowed: what a machine does in a third of it, if it does nothing else. */
    private static final long STEPS = 330;

    /** The steps that a question to the verifier counts. */
    static final long QUESTION = 60_000;

    private final long end;
    private final BooleanSupplier stopped;
    private final AtomicLong left;
    private final Optional<Effort> whole;
    private boolean late;

    private Effort(long end, long left, BooleanSupplier stopped, Optional<Effort> whole) {
        this.whole = whole;
        this.end = end;
        this.left = new AtomicLong(left);
        this.stopped = stopped;
    }

    /**
     * The effort that is spent in about a third of the time, and no longer than the time.
     *
     * @param stopped whether the user wants an end
     */
    static Effort of(Duration time, BooleanSupplier stopped) {
        return new Effort(System.nanoTime() + time.toNanos(), time.toMillis() * STEPS, stopped, Optional.empty());
    }

    /**
     * A part of it, which is over when so many steps are done, or when all is. Steps that are entered there are entered
     * here as well.
     */
    Effort part(long most) {
        return new Effort(end, most, stopped, Optional.of(this));
    }

    /** The number of the steps left. */
    long left() {
        return Math.max(0, left.get());
    }

    /** Enters steps that were done: about one for each microsecond. */
    void enter(long steps) {
        left.addAndGet(-steps);
        whole.ifPresent(all -> all.enter(steps));
    }

    /** Whether nothing more is to be done. */
    boolean over() {
        return left.get() <= 0 || cutShort();
    }

    /** Whether the user wants an end, so that no more questions are asked. */
    boolean stopped() {
        return stopped.getAsBoolean();
    }

    /** Whether the clock or the user ends the search now, whatever the count. */
    boolean cutShort() {
        late = late || stopped.getAsBoolean() || System.nanoTime() - end > 0;
        whole.filter(ignored -> late).ifPresent(all -> all.late = true);
        return late;
    }

    /** Whether something was left undone that on another machine, or without the user, would have been done. */
    boolean wasCutShort() {
        return late;
    }
}
