package io.verifyrules.verifier.cli;

import io.verifyrules.verifier.cache.SealedEntries;
import io.verifyrules.verifier.isolation.ScriptLimits;
import io.verifyrules.verifier.script.InProcess;
import io.verifyrules.verifier.script.RuleScripts;
import io.verifyrules.verifier.script.ScriptResult;
import java.nio.file.Path;
import java.util.Optional;

/**
 * The program as the launcher runs it once, to see which classes an archive of loaded classes is to hold. The process for rule files
 * starts from the same archive, so what happens there happens here, too.
 */
public final class ArchiveTraining {

    private ArchiveTraining() {
    }

    /** Runs the command. */
    public static void main(String[] arguments) {
        VerifyRules.runAndExit(VerifyRules.surroundings(Both::with), arguments);
    }

    /** Reads a file in both ways. */
    private record Both(RuleSource here, RuleSource there) implements RuleSource {

        static Both with(Optional<SealedEntries> kept, Display err) {
            return new Both(new ScriptSource(new RuleScripts(InProcess.forgetful())),
                    IsolatedSource.within(ScriptLimits.USUAL, kept, err));
        }

        @Override
        public ScriptResult load(Path file) {
            here.load(file);
            return there.load(file);
        }

        @Override
        public void close() {
            there.close();
        }
    }
}
