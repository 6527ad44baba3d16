package io.verifyrules.verifier.cli;

import io.verifyrules.verifier.cache.SealedEntries;
import io.verifyrules.verifier.isolation.IsolatedScripts;
import io.verifyrules.verifier.isolation.ScriptLimits;
import io.verifyrules.verifier.script.RuleScripts;
import io.verifyrules.verifier.script.ScriptResult;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;

/**
 * Reads rule files by having them run in a process of their own, which lives until the source is closed.
 *
 * @param isolated the other process
 * @param scripts the scripts that it runs
 * @param kept where what files declared is kept, if it is
 * @param err shows what rule files print
 */
record IsolatedSource(IsolatedScripts isolated, RuleScripts scripts, Optional<SealedEntries> kept,
        Display err) implements RuleSource {

    /**
     * A source of rules.
     *
     * @param kept where what files declared is kept, if it is
     * @param err  shows what rule files print
     */
    static IsolatedSource within(ScriptLimits limits, Optional<SealedEntries> kept, Display err) {
        IsolatedScripts isolated = IsolatedScripts.within(limits, kept,
                (path, text) -> err.line(path + " prints: " + text));
        return new IsolatedSource(isolated, new RuleScripts(isolated), kept, err);
    }

    @Override
    public ScriptResult load(Path file) {
        return scripts.load(file);
    }

    @Override
    public ScriptResult loadAgain(Path file) {
        return scripts.loadAgain(file);
    }

    @Override
    public ScriptResult of(Path name, String text) {
        return scripts.loadEdited(name, text);
    }

    /** The process keeps the limit, and can be stopped. */
    @Override
    public RuleSource within(Duration limit) {
        close();
        return within(ScriptLimits.USUAL.within(limit), kept, err);
    }

    @Override
    public RuleSource anew() {
        close();
        return within(isolated.limits(), Optional.empty(), err);
    }

    @Override
    public Optional<String> remark() {
        return isolated.around().map(walls -> "rule files ran in a process of their own, " + walls.description());
    }

    @Override
    public void close() {
        isolated.close();
    }
}
