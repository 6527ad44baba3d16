package io.verifyrules.verifier.script;

import io.verifyrules.dsl.diagnostic.Diagnostic;
import io.verifyrules.dsl.rule.RuleFile;
import java.util.List;

/** The result of reading a rule file. */
public sealed interface ScriptResult {

    /**
     * The file was read; single rules in it may be ill-formed.
     *
     * @param reach how far the file reached, on which depends whether it would declare the same again
     */
    record Loaded(RuleFile file, Reach reach) implements ScriptResult {}

    /** The file as a whole cannot be used; there is at least one mistake. */
    record Failed(List<Diagnostic> mistakes) implements ScriptResult {
        public Failed {
            mistakes = List.copyOf(mistakes);
        }
    }
}
