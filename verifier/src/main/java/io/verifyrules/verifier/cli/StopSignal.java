package io.verifyrules.verifier.cli;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;

/** Ctrl-C as a wish to end soon: the process waits until what is known is printed, as long as a user waits. */
final class StopSignal implements AutoCloseable {

    private static final long PATIENCE_SECONDS = 20;

    private final AtomicBoolean given = new AtomicBoolean();
    private final CountDownLatch finished = new CountDownLatch(1);
    private final Thread hook = new Thread(this::await, "stop signal");

    private final Display err;

    private StopSignal(Display err) {
        this.err = err;
    }

    /** Waits for the signal from now on. */
    static StopSignal watched(Display err) {
        StopSignal signal = new StopSignal(err);
        Runtime.getRuntime().addShutdownHook(signal.hook);
        return signal;
    }

    /** Whether the user wants an end. */
    boolean given() {
        return given.get();
    }

    private void await() {
        given.set(true);
        try {
            if (!finished.await(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                err.line("verify-rules: a question to the solver took too long; what was found of its rule is lost");
            }
        } catch (InterruptedException impatient) {
            Thread.currentThread().interrupt();
        }
    }

    /** Everything that is known is printed. */
    @Override
    public void close() {
        finished.countDown();
        if (!given()) {
            try {
                Runtime.getRuntime().removeShutdownHook(hook);
            } catch (IllegalStateException ending) {
                given.set(true);
            }
        }
    }
}
