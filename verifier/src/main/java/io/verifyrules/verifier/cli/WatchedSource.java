package io.verifyrules.verifier.cli;

import io.verifyrules.dsl.diagnostic.Diagnostic;
import io.verifyrules.dsl.diagnostic.SourcePosition;
import io.verifyrules.verifier.script.ScriptResult;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;

/**
 * Reads rule files in this process, which are code and may never end, within a time limit. A file that is not read by then is given
 * up; its thread cannot be stopped and stays behind until the process ends.
 */
record WatchedSource(RuleSource source, Duration limit) implements RuleSource {

    @Override
    public ScriptResult load(Path file) {
        return watched(file, () -> source.load(file));
    }

    @Override
    public ScriptResult loadAgain(Path file) {
        return watched(file, () -> source.loadAgain(file));
    }

    @Override
    public RuleSource within(Duration other) {
        return new WatchedSource(source, other);
    }

    @Override
    public RuleSource anew() {
        return new WatchedSource(source.anew(), limit);
    }

    @Override
    public void close() {
        source.close();
    }

    @Override
    public ScriptResult of(Path name, String text) {
        return watched(name, () -> source.of(name, text));
    }

    private ScriptResult watched(Path file, Callable<ScriptResult> reading) {
        LargeStack.Started<ScriptResult> loading = LargeStack.start("loading " + file, reading);
        try {
            return loading.result().get(limit.toMillis(), TimeUnit.MILLISECONDS);
        } catch (TimeoutException late) {
            SourcePosition place = place(file, loading.thread());
            loading.thread().interrupt();
            return new ScriptResult.Failed(List.of(new Diagnostic(place, "the rule file was not read within "
                    + limit.toMillis() / 1000.0 + " s; --load-timeout allows more")));
        } catch (ExecutionException thrown) {
            throw LargeStack.unchecked(thrown);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted", interrupted);
        }
    }

    private static SourcePosition place(Path file, Thread loading) {
        return Optional.ofNullable(file.getFileName())
                .map(Path::toString)
                .flatMap(name -> Stream.of(loading.getStackTrace())
                        .filter(frame -> name.equals(frame.getFileName()) && frame.getLineNumber() > 0)
                        .findFirst())
                .map(frame -> new SourcePosition(file.toString(), frame.getLineNumber(), 0))
                .orElse(SourcePosition.ofFile(file.toString()));
    }
}
