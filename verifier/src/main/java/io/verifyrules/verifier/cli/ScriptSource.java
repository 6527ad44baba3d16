package io.verifyrules.verifier.cli;

import io.verifyrules.verifier.script.RuleScripts;
import io.verifyrules.verifier.script.ScriptResult;
import java.nio.file.Path;

/** Reads rule files that are scripts, by the compiler. */
record ScriptSource(RuleScripts scripts) implements RuleSource {

    @Override
    public ScriptResult load(Path file) {
        return scripts.load(file);
    }

    @Override
    public ScriptResult of(Path name, String text) {
        return scripts.loadEdited(name, text);
    }
}
