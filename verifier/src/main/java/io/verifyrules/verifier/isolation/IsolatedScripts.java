package io.verifyrules.verifier.isolation;

import io.verifyrules.dsl.diagnostic.Diagnostic;

import io.verifyrules.dsl.diagnostic.SourcePosition;
import io.verifyrules.verifier.cache.ContentName;
import io.verifyrules.verifier.cache.SealedEntries;
import io.verifyrules.verifier.json.rule.DeclarationsJson;
import io.verifyrules.verifier.json.rule.RuleDocument;
import io.verifyrules.verifier.json.rule.RuleJson;
import io.verifyrules.verifier.script.BuildFingerprint;
import io.verifyrules.verifier.script.Reach;
import io.verifyrules.verifier.script.ScriptResult;
import io.verifyrules.verifier.script.ScriptRunner;
import io.verifyrules.verifier.script.ScriptText;
import io.verifyrules.verifier.solver.process.PipedProcess;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import kotlin.KotlinVersion;

/**
 * Has rule files compiled and run in a process of their own, from which only their rules come back, as data. The result
 * of a file that {@linkplain Reach declares the same each time} is kept on disk, so that it starts no process when it
 * is known. One process serves many files, one after the other, as long as they are plain. A file that is not, or that
 * ends the process or never ends, has a process for itself.
 */
public final class IsolatedScripts implements ScriptRunner, AutoCloseable {

    private final ScriptJvm jvm;
    private final ScriptLimits limits;
    private final Optional<SealedEntries> entries;
    private final ScriptPrinting printing;
    private final String build;
    private final boolean openly;
    private Walls walls = Walls.ofPlatform();
    /** Read without the lock by whoever stops it. */
    private volatile Optional<ScriptProcess> process = Optional.empty();
    private boolean everStarted;

    private IsolatedScripts(ScriptLimits limits, Optional<SealedEntries> kept, ScriptPrinting printing,
            boolean openly) {
        this.jvm = new ScriptJvm(limits);
        this.limits = limits;
        this.entries = kept;
        this.printing = printing;
        this.build = BuildFingerprint.ofReading();
        this.openly = openly;
    }

    /**
     * With what the platform has against network and files.
     *
     * @param kept     where what came back is kept, if it is
     * @param printing hears what rule files print
     */
    public static IsolatedScripts within(ScriptLimits limits, Optional<SealedEntries> kept, ScriptPrinting printing) {
        return new IsolatedScripts(limits, kept, printing, true);
    }

    /** The same where no rule file runs if there is nothing against network and files. */
    public static IsolatedScripts behindWalls(ScriptLimits limits, ScriptPrinting printing) {
        return new IsolatedScripts(limits, Optional.empty(), printing, false);
    }

    /** The walls around the process in which rule files ran last; empty where none did. */
    public synchronized Optional<Walls> around() {
        return everStarted ? Optional.of(walls) : Optional.empty();
    }

    /** The limits of a rule file. */
    public ScriptLimits limits() {
        return limits;
    }

    /** Whether there is a process. */
    synchronized boolean isRunning() {
        return process.filter(ScriptProcess::alive).isPresent();
    }

    @Override
    public synchronized ScriptResult run(ScriptText script, boolean keep) {
        String key = key(script);
        Optional<ScriptResult> known = known(key, script);
        if (known.isPresent()) {
            return known.get();
        }
        try {
            ScriptAnswer answer = process().ask(new ScriptRequest(script.text(), script.name(), limits.time()),
                    script.path());
            ScriptResult result = result(answer.declarations(), script, answer.reach());
            boolean failed = result instanceof ScriptResult.Failed;
            // What goes wrong while a file runs, such as a lack of memory or time, may not be over.
            if (!answer.reach().isPlain() || (answer.ran() && failed)) {
                close();
            }
            // What may differ the next time is not known by its text.
            if (keep && answer.whole() && answer.reach().isRepeatable() && !failed) {
                entries.ifPresent(all -> all.store(key, answer.declarations().getBytes(StandardCharsets.UTF_8)));
            }
            return result;
        } catch (PipedProcess.Ended ended) {
            close();
            return failed(script, ending(ended));
        } catch (IOException impossible) {
            return failed(script, "there is no process to run it in: " + impossible.getMessage());
        } catch (RuntimeException | StackOverflowError foreign) {
            close();
            return failed(script, "what was handed over is no rule: " + foreign.getMessage());
        }
    }

    /** The rules that were handed over earlier; an entry that cannot be read is not there. */
    private Optional<ScriptResult> known(String key, ScriptText script) {
        try {
            return entries.flatMap(all -> all.find(key))
                    .map(bytes -> new String(bytes, StandardCharsets.UTF_8))
                    .map(declarations -> result(declarations, script, Reach.LANGUAGE));
        } catch (RuntimeException | StackOverflowError foreign) {
            return Optional.empty();
        }
    }

    private static ScriptResult result(String declarations, ScriptText script, Reach reach) {
        if (declarations.length() > RuleJson.MOST_CHARACTERS) {
            return failed(script, "the rule file declares more than the 64 MB that are read");
        }
        RuleDocument document = DeclarationsJson.read(script.path(), declarations);
        return document.diagnostics().isEmpty()
                ? new ScriptResult.Loaded(document.rules(), reach)
                : new ScriptResult.Failed(document.diagnostics());
    }

    private String key(ScriptText script) {
        return ContentName.of(KotlinVersion.CURRENT.toString(), build, script.name(), script.text()) + ".json";
    }

    private ScriptProcess process() throws IOException {
        ScriptProcess running = process.filter(ScriptProcess::alive).isPresent() ? process.get() : started();
        process = Optional.of(running);
        everStarted = true;
        return running;
    }

    /** Where the walls cannot be built, which shows before any rule file runs, there are none. */
    private ScriptProcess started() throws IOException {
        if (walls != Walls.NONE) {
            try {
                return ScriptProcess.start(jvm.builder(walls), printing);
            } catch (IOException | PipedProcess.Ended unknown) {
                walls = Walls.NONE;
            }
        }
        if (!openly) {
            throw new IOException("this system keeps it from neither network nor files");
        }
        try {
            return ScriptProcess.start(jvm.builder(Walls.NONE), printing);
        } catch (PipedProcess.Ended ended) {
            throw new IOException("the Java for it does not start", ended);
        }
    }

    private String ending(PipedProcess.Ended ended) {
        if (ended.late()) {
            return "the rule file was not read within " + limits.time().toMillis() / 1000.0
                    + " s; --load-timeout allows more";
        }
        return ended.exitCode() == ScriptServer.OUT_OF_MEMORY
                ? "the rule file needs more memory than the " + limits.megabytes() + " MB that there are for it"
                : "the rule file ended the process that ran it (exit code " + ended.exitCode()
                        + "); rule files only declare rules";
    }

    private static ScriptResult failed(ScriptText script, String message) {
        return new ScriptResult.Failed(List.of(new Diagnostic(SourcePosition.ofFile(script.path()), message)));
    }

    /** Ends the process, also where a rule file runs in it, which fails then. */
    public void stop() {
        process.ifPresent(ScriptProcess::stop);
    }

    /** Ends the process; the next file that needs one has a new one. */
    @Override
    public synchronized void close() {
        process.ifPresent(ScriptProcess::stop);
        process = Optional.empty();
    }
}
