package io.verifyrules.verifier.cli;

import io.verifyrules.verifier.script.ScriptResult;
import java.nio.file.Path;

/** Reads one rule file. */
@FunctionalInterface
public interface RuleSource {

    /** The rules of the file, or why it cannot be used. */
    ScriptResult load(Path file);
}
