package io.verifyrules.bench;

import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Work in a thread with as large a stack as the command has, which is given up when it takes far too long. */
final class Watched {

    private static final long STACK = 512L << 20;
    private static final int SHOWN_FRAMES = 12;

    private Watched() {
    }

    /** The work was given up; the message says where it was. */
    static final class GivenUp extends Exception {

        private static final long serialVersionUID = 1;

        GivenUp(String message) {
            super(message);
        }
    }

    static <T> T within(Duration limit, Callable<T> work) throws GivenUp, InterruptedException {
        FutureTask<T> task = new FutureTask<>(work);
        Thread thread = new Thread(null, task, "measured", STACK);
        thread.setDaemon(true);
        thread.start();
        try {
            return task.get(limit.toMillis(), TimeUnit.MILLISECONDS);
        } catch (TimeoutException tooLong) {
            String frames = Stream.of(thread.getStackTrace())
                    .limit(SHOWN_FRAMES)
                    .map(frame -> "\n          at " + frame)
                    .collect(Collectors.joining());
            thread.interrupt();
            throw new GivenUp("given up after " + limit.toSeconds() + " s" + frames);
        } catch (ExecutionException thrown) {
            throw new GivenUp("failed: " + thrown.getCause());
        }
    }
}
