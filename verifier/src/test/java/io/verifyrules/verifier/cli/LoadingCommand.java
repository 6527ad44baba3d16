package io.verifyrules.verifier.cli;

import io.verifyrules.verifier.script.InProcess;
import io.verifyrules.verifier.script.RuleScripts;

/** The command with scripts in its own process, so that an archive of the classes that it loads has those of the compiler as well. */
final class LoadingCommand {

    private LoadingCommand() {
    }

    public static void main(String[] arguments) {
        VerifyRules.runAndExit(
                VerifyRules.surroundings((kept, err) -> new ScriptSource(new RuleScripts(InProcess.forgetful()))),
                arguments);
    }
}
