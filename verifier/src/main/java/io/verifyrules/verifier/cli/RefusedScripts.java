package io.verifyrules.verifier.cli;

import io.verifyrules.dsl.diagnostic.Diagnostic;
import io.verifyrules.dsl.diagnostic.SourcePosition;
import io.verifyrules.verifier.json.rule.RuleJson;
import io.verifyrules.verifier.script.ScriptResult;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/** Reads no script, not even one that is known: whoever refuses to run code gets rules from data only. */
record RefusedScripts() implements RuleSource {

    /** The option that asks for it. */
    static final String OPTION = "--no-scripts";

    @Override
    public ScriptResult load(Path file) {
        return new ScriptResult.Failed(List.of(new Diagnostic(SourcePosition.ofFile(file.toString()),
                "the file is a script, which is code, and " + OPTION + " allows only data: *" + RuleJson.EXTENSION
                        + "; verify-rules convert makes such a file where scripts are allowed")));
    }

    @Override
    public ScriptResult of(Path name, String text) {
        return load(name);
    }

    @Override
    public RuleSource within(Duration limit) {
        return this;
    }
}
