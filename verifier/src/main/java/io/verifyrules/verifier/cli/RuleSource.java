package io.verifyrules.verifier.cli;

import io.verifyrules.verifier.script.ScriptResult;
import java.nio.file.Path;

/** Reads one rule file. */
@FunctionalInterface
public interface RuleSource {

    /** The rules of a text that stands in no file; a name of a file is used in messages. */
    default ScriptResult of(Path name, String text) {
        throw new UnsupportedOperationException("reads files only");
    }

    /** The rules of the file, or why it cannot be used. */
    ScriptResult load(Path file);
}
