package io.verifyrules.verifier.work;

import io.verifyrules.verifier.json.work.WorkMessage;
import io.verifyrules.verifier.solver.process.PipedProcess;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;

/** Workers that are processes of this machine: always as many, as a new one takes the place of one that ended. */
public final class LocalProcesses implements Crew {

    /** So many processes in a row that end before they say a word are no accident. */
    private static final int VAIN_STARTS = 3;

    private final int count;
    private final WorkerJvm jvm;
    private final Map<String, Member> members = new ConcurrentHashMap<>();
    private volatile boolean closed;

    /** So many processes, which start when the crew is opened. */
    public LocalProcesses(int count, WorkerJvm jvm) {
        this.count = count;
        this.jvm = jvm;
    }

    /** A process, and what it is told one after the other. */
    private record Member(PipedProcess process, ExecutorService telling) {}

    @Override
    public void open(Listener listener) {
        for (int place = 1; place <= count; place++) {
            int number = place;
            Thread.ofPlatform().daemon().name("worker " + number).start(() -> serve(number, listener));
        }
    }

    /** The processes of the workers that are there. */
    public Iterable<ProcessHandle> processes() {
        return members.values().stream().map(member -> member.process().handle()).toList();
    }

    private void serve(int place, Listener listener) {
        int vain = 0;
        for (int life = 1; !closed && vain < VAIN_STARTS; life++) {
            String name = place + (life == 1 ? "" : "." + life);
            try {
                vain = hear(name, listener) ? 0 : vain + 1;
            } catch (IOException impossible) {
                listener.hopeless("no worker can be started: " + impossible.getMessage());
                return;
            }
        }
        if (!closed) {
            listener.hopeless("workers end before they say a word (" + VAIN_STARTS + " in a row)");
        }
    }

    /** Hears a process to its end; returns whether it said anything. */
    private boolean hear(String name, Listener listener) throws IOException {
        PipedProcess process = PipedProcess.start(jvm.builder());
        Member member = new Member(process,
                Executors.newSingleThreadExecutor(Thread.ofPlatform().daemon().name("to worker " + name).factory()));
        members.put(name, member);
        if (closed) {
            process.stop();
        }
        int heard = 0;
        try {
            process.tellKey();
            while (true) {
                String text = new String(process.message(heard), StandardCharsets.UTF_8);
                Optional<WorkMessage> message = WorkMessage.of(text);
                heard++;
                message.ifPresent(said -> listener.said(name, said));
            }
        } catch (IOException ended) {
            members.remove(name);
            member.telling().shutdownNow();
            if (!closed) {
                listener.left(name, reason(process.exitCode()));
            }
            return heard > 0;
        }
    }

    private static String reason(int exitCode) {
        return switch (exitCode) {
            case TaskThreads.OUT_OF_MEMORY -> "its process needed more memory than it may";
            case -1 -> "its process could not be understood";
            default -> "its process ended with exit code " + exitCode;
        };
    }

    @Override
    public void tell(String worker, WorkMessage message) {
        Optional.ofNullable(members.get(worker)).ifPresent(member -> {
            try {
                member.telling().execute(() -> write(member.process(), message.line()));
            } catch (RejectedExecutionException ended) {
                // Its end is being told.
                return;
            }
        });
    }

    /** A process that cannot be written to is about to end, which is heard. */
    private static void write(PipedProcess process, String text) {
        try {
            byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
            DataOutputStream out = process.out();
            out.writeInt(bytes.length);
            out.write(bytes);
            out.flush();
        } catch (IOException ending) {
            process.stop();
        }
    }

    @Override
    public void dismiss(String worker, String reason) {
        Optional.ofNullable(members.get(worker)).ifPresent(member -> member.process().stop());
    }

    @Override
    public void close() {
        closed = true;
        members.values().forEach(member -> member.process().stop());
    }
}
