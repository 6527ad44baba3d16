package io.verifyrules.verifier.isolation;

import io.verifyrules.verifier.solver.process.PipedProcess;
import java.io.IOException;
import java.time.Duration;

/** One process for rule files, as seen by the one that started it. For use by one thread at a time. */
final class ScriptProcess {

    /** The process itself keeps the limit of time, unless the file keeps it from that. */
    private static final Duration GRACE = Duration.ofSeconds(5);

    private final PipedProcess process;
    private final PrintedLines printed;
    private int messages;

    private ScriptProcess(PipedProcess process, ScriptPrinting shown) {
        this.process = process;
        this.printed = new PrintedLines(process.printed(), shown);
    }

    /**
     * Starts a process and waits until it says that it is ready.
     *
     * @param shown hears what rule files print there
     */
    static ScriptProcess start(ProcessBuilder builder, ScriptPrinting shown) throws IOException, PipedProcess.Ended {
        PipedProcess process = PipedProcess.start(builder);
        ScriptProcess scripts = new ScriptProcess(process, shown);
        process.within(PipedProcess.STARTING, () -> {
            process.tellKey();
            return process.message(0);
        });
        return scripts;
    }

    boolean alive() {
        return process.alive();
    }

    /**
     * Has a rule file run.
     *
     * @param path the file, as what it prints names it
     */
    ScriptAnswer ask(ScriptRequest request, String path) throws PipedProcess.Ended {
        printed.begin(path);
        try {
            return process.within(request.limit().plus(GRACE), () -> {
                request.write(process.out());
                byte[] announcement = process.message(++messages);
                return ScriptAnswer.of(announcement, process.message(++messages));
            });
        } finally {
            // What was printed before the answer is in the pipe by now.
            printed.end();
        }
    }

    void stop() {
        process.stop();
    }
}
