package io.verifyrules.verifier.cli;

import io.verifyrules.verifier.script.RuleScripts;
import io.verifyrules.verifier.script.ScriptResult;
import java.nio.file.Path;

/** Reads rule files by running them in this process. */
record ScriptSource(RuleScripts scripts) implements RuleSource {

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
}
