package io.verifyrules.verifier.script;

import io.verifyrules.dsl.diagnostic.Diagnostic;
import java.util.List;

/** The compiler's result for a rule file. */
public sealed interface Compilation {

    /** The file compiles. */
    record Compiled(ScriptClasses classes) implements Compilation {}

    /** The file does not compile; there is at least one mistake. */
    record Rejected(List<Diagnostic> mistakes) implements Compilation {
        public Rejected {
            mistakes = List.copyOf(mistakes);
        }
    }
}
