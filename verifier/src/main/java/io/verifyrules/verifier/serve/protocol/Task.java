package io.verifyrules.verifier.serve.protocol;

import io.verifyrules.dsl.diagnostic.IllFormedException;
import io.verifyrules.verifier.json.message.Message;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** One answer on its way from the thread that finds it to the one that sends it. */
public final class Task implements Answer, Runnable {

    private static final String TYPE = "type";

    private final Request request;
    private final FutureTask<Message> work;
    private final BlockingQueue<Message> lines = new LinkedBlockingQueue<>();
    private boolean ended;

    /** The answer of a service to a request. */
    public Task(Request request, Service service) {
        this.request = request;
        this.work = new FutureTask<>(() -> service.answer(request, this));
    }

    /** The reasons for which an answer ends before it is whole. */
    public enum Ending {
        /** A newer request is there, or the page wants nothing any more. */
        STALE,
        /** It took too long. */
        LATE,
        /** The server ends. */
        STOPPED,
        /** There is no thread to find it. */
        REJECTED
    }

    long id() {
        return request.id();
    }

    @Override
    public synchronized void say(Message line) {
        if (!ended) {
            lines.add(numbered(line));
        }
    }

    @Override
    public synchronized boolean isWanted() { return !ended; }

    /** A line that is on the way, or none within this time. */
    public Optional<Message> next(Duration most) throws InterruptedException {
        return Optional.ofNullable(lines.poll(most.toMillis(), TimeUnit.MILLISECONDS));
    }

    /** Whether a line is the last one. */
    public static boolean isLast(Message line) {
        Object type = line.fields().getOrDefault(TYPE, "");
        return type.equals("done") || type.equals("stale") || type.equals("error");
    }

    /** Ends the answer, unless it is there already, and the work on it. */
    public void endAs(Ending ending) {
        end(switch (ending) {
            case STALE -> Message.of("stale");
            case LATE -> Refusal.message(Refusal.Code.LIMIT, "this took longer than the time that there is for it");
            case STOPPED -> Refusal.message(Refusal.Code.STOPPED, "the server is stopped");
            case REJECTED -> Refusal.message(Refusal.Code.BUSY, "the server has too much to do; try again soon");
        });
        work.cancel(true);
    }

    private synchronized void end(Message last) {
        say(last);
        ended = true;
    }

    private Message numbered(Message line) {
        return Message.EMPTY.with("id", request.id()).and(line);
    }

    @Override
    public void run() {
        work.run();
        try {
            end(Message.of("done").and(work.get()));
        } catch (CancellationException | InterruptedException nobodyWantsIt) {
            end(Message.of("stale"));
        } catch (ExecutionException failed) {
            end(failure(Optional.ofNullable(failed.getCause()).orElse(failed)));
        }
    }

    private static Message failure(Throwable cause) {
        return switch (cause) {
            case Refusal refusal -> refusal.message();
            case IllFormedException mistake -> Refusal.message(Refusal.Code.REQUEST, mistake.explanation());
            case InterruptedException ignored -> Message.of("stale");
            case OutOfMemoryError ignored ->
                Refusal.message(Refusal.Code.LIMIT, "this needs more memory than there is for it");
            case StackOverflowError ignored -> Refusal.message(Refusal.Code.LIMIT, "this is nested too deep");
            default -> Refusal.message(Refusal.Code.INTERNAL, "internal error: " + cause);
        };
    }
}
