package io.verifyrules.verifier.work;

import io.verifyrules.verifier.json.work.WorkMessage;
import io.verifyrules.verifier.solver.process.Frames;
import io.verifyrules.verifier.verify.Pipeline;
import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Supplier;

/**
 * The side of a worker that is a process of the same machine: reads tasks from standard input and writes answers to standard
 * output. When the input ends the process ends at once, so that none outlives the run. A signal does not end it, as Ctrl-C reaches
 * all processes of a terminal.
 */
public final class WorkerServer {

    private static final long BEAT_MILLIS = 1000;

    private final OutputStream out;
    private final Frames frames;
    private int messages;

    private WorkerServer(OutputStream out, Frames frames) {
        this.out = out;
        this.frames = frames;
    }

    /** Serves for the life of the process. */
    public static void main(String[] arguments) {
        serve(() -> new Verification(new Pipeline()));
    }

    /** Serves for the life of the process, with tasks answered by the runner that is made. */
    public static void serve(Supplier<TaskRunner> runner) {
        OutputStream out = new FileOutputStream(FileDescriptor.out);
        System.setOut(System.err);
        Runtime.getRuntime().addShutdownHook(new Thread(WorkerServer::goOn, "signal"));
        try (DataInputStream in = new DataInputStream(
                new BufferedInputStream(new FileInputStream(FileDescriptor.in)))) {
            WorkerServer server = new WorkerServer(out, Frames.ofKey(in.readNBytes(Frames.KEY_BYTES)));
            server.say(new WorkMessage.Hello(Admission.factsHere()));
            TaskThreads threads = new TaskThreads(1, runner.get(), server::say);
            Thread.ofPlatform().daemon().name("beat").start(server::beat);
            while (true) {
                if (WorkMessage.of(read(in)).orElseThrow() instanceof WorkMessage.Ask ask) {
                    threads.check(ask);
                }
            }
        } catch (IOException over) {
            Runtime.getRuntime().halt(0);
        } catch (Throwable mistake) {
            mistake.printStackTrace();
            Runtime.getRuntime().halt(1);
        }
    }

    private static String read(DataInputStream in) throws IOException {
        byte[] bytes = new byte[in.readInt()];
        in.readFully(bytes);
        return new String(bytes, StandardCharsets.UTF_8);
    }

    private static void goOn() {
        while (true) {
            LockSupport.park();
        }
    }

    private void beat() {
        try {
            while (true) {
                Thread.sleep(BEAT_MILLIS);
                say(new WorkMessage.Beat());
            }
        } catch (InterruptedException end) {
            Thread.currentThread().interrupt();
        }
    }

    private synchronized void say(WorkMessage message) {
        try {
            frames.write(out, messages++, message.line().getBytes(StandardCharsets.UTF_8));
        } catch (IOException nobody) {
            Runtime.getRuntime().halt(0);
        }
    }
}
