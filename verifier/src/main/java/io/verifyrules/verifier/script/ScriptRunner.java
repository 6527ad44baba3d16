package io.verifyrules.verifier.script;

/** Makes rules of the text of a rule file, which is code: somewhere it is compiled and run. Safe for threads. */
@FunctionalInterface
public interface ScriptRunner {

    /**
     * Runs a rule file.
     *
     * @param keep whether what is made of it is worth keeping for later runs of the program
     */
    ScriptResult run(ScriptText script, boolean keep);
}
