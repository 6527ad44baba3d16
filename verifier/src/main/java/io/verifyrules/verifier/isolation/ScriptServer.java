package io.verifyrules.verifier.isolation;

import io.verifyrules.dsl.diagnostic.Diagnostic;
import io.verifyrules.dsl.diagnostic.SourcePosition;
import io.verifyrules.verifier.script.InProcess;
import io.verifyrules.verifier.script.ScriptResult;
import io.verifyrules.verifier.script.ScriptText;
import io.verifyrules.verifier.solver.process.Frames;
import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;

/**
 * The process in which rule files are compiled and run: reads texts from standard input and hands over what they declare, until the
 * input ends. Then it ends at once, whatever a file is doing, so that none outlives the process that asked.
 */
public final class ScriptServer {

    /** The exit code of a process that needs more memory than it may have. */
    static final int OUT_OF_MEMORY = 77;

    private static final long STACK_BYTES = 512L << 20;

    private final Frames frames;
    private final OutputStream out;
    private final Printing printing;
    private final InProcess scripts = InProcess.forgetful();
    private final BlockingQueue<ScriptRequest> requests = new LinkedBlockingQueue<>();
    private volatile Optional<Running> running = Optional.empty();
    private boolean announced;
    private int messages;

    private record Running(ScriptRequest request, Thread thread) {}

    private ScriptServer(Frames frames, OutputStream out, Printing printing) {
        this.frames = frames;
        this.out = out;
        this.printing = printing;
    }

    /** Serves for the life of the process. */
    public static void main(String[] arguments) {
        OutputStream out = new FileOutputStream(FileDescriptor.out);
        // What a rule file prints is no word of the answer, and the questions are none of its business.
        Printing printing = new Printing(new FileOutputStream(FileDescriptor.err));
        PrintStream printed = new PrintStream(printing, true, StandardCharsets.UTF_8);
        System.setOut(printed);
        System.setErr(printed);
        System.setIn(InputStream.nullInputStream());
        try (DataInputStream in = new DataInputStream(
                new BufferedInputStream(new FileInputStream(FileDescriptor.in)))) {
            ScriptServer server = new ScriptServer(Frames.ofKey(in.readNBytes(Frames.KEY_BYTES)), out, printing);
            Runtime.getRuntime().addShutdownHook(new Thread(server::ended, "end"));
            server.frames.write(out, 0, new byte[0]);
            Thread.ofPlatform().daemon().name("answering").start(server::serve);
            while (true) {
                server.requests.add(ScriptRequest.read(in));
            }
        } catch (IOException over) {
            Runtime.getRuntime().halt(0);
        } catch (OutOfMemoryError none) {
            Runtime.getRuntime().halt(OUT_OF_MEMORY);
        }
    }

    private void serve() {
        try {
            while (true) {
                ScriptRequest request = requests.take();
                announced = false;
                hand(result(request), request);
            }
        } catch (OutOfMemoryError none) {
            Runtime.getRuntime().halt(OUT_OF_MEMORY);
        } catch (Throwable end) {
            Runtime.getRuntime().halt(1);
        }
    }

    /** The facts about a file are said before anything of it runs, which could say anything. */
    private synchronized void announce(byte[] announcement) {
        try {
            frames.write(out, ++messages, announcement);
            announced = true;
        } catch (IOException nobody) {
            throw new UncheckedIOException(nobody);
        }
    }

    private synchronized void hand(ScriptResult result, ScriptRequest request) throws IOException {
        if (!announced) {
            announce(ScriptAnswer.notRun(running.isEmpty()));
        }
        frames.write(out, ++messages, ScriptAnswer.declarations(result, request.name()));
    }

    private ScriptResult result(ScriptRequest request) throws InterruptedException {
        printing.begin();
        ScriptText script = new ScriptText(request.text(), request.name(), request.name());
        FutureTask<ScriptResult> reading = new FutureTask<>(
                () -> scripts.run(script, false, (whole, reach) -> announce(ScriptAnswer.aboutToRun(whole, reach))));
        Thread thread = new Thread(null, reading, "rule file", STACK_BYTES);
        thread.setDaemon(true);
        running = Optional.of(new Running(request, thread));
        thread.start();
        try {
            ScriptResult result = reading.get(request.limit().toMillis(), TimeUnit.MILLISECONDS);
            running = Optional.empty();
            return result;
        } catch (TimeoutException late) {
            return failed(place(request, thread), "the rule file was not read within "
                    + request.limit().toMillis() / 1000.0 + " s; --load-timeout allows more");
        } catch (ExecutionException thrown) {
            return failed(SourcePosition.ofFile(request.name()), "internal error: " + thrown.getCause());
        }
    }

    /** A file that ends the process is told of, with its line. */
    private void ended() {
        running.filter(each -> Stream.of(each.thread().getStackTrace())
                .anyMatch(frame -> frame.getClassName().equals("java.lang.Shutdown"))).ifPresent(each -> {
                    try {
                        hand(failed(place(each.request(), each.thread()),
                                "the rule file ends the program (System.exit); rule files only declare rules"),
                                each.request());
                    } catch (IOException nobody) {
                        throw new UncheckedIOException(nobody);
                    }
                });
    }

    private static ScriptResult failed(SourcePosition place, String message) {
        return new ScriptResult.Failed(List.of(new Diagnostic(place, message)));
    }

    /** Where in the file its thread is. */
    private static SourcePosition place(ScriptRequest request, Thread thread) {
        return Stream.of(thread.getStackTrace())
                .filter(frame -> request.name().equals(frame.getFileName()) && frame.getLineNumber() > 0)
                .findFirst()
                .map(frame -> new SourcePosition(request.name(), frame.getLineNumber(), 0))
                .orElse(SourcePosition.ofFile(request.name()));
    }
}
