package io.verifyrules.verifier.cli;

import io.verifyrules.dsl.diagnostic.Diagnostic;
import io.verifyrules.dsl.diagnostic.SourcePosition;
import java.util.Optional;

/**
 * The reason why some of the input gives no rules.
 *
 * @param diagnostic the mistake; its file is the argument where no file is at fault
 * @param exitCode the exit code that it gives the run
 * @param cause the exception, where the mistake is in this program
 */
record Problem(Diagnostic diagnostic, ExitCode exitCode, Optional<Throwable> cause) {

    /** A report without a problem says nothing where there is no rule, however that came about. */
    static final Problem NOTHING = of("verify-rules", "there is no rule to verify");

    static Problem of(Diagnostic diagnostic) {
        return new Problem(diagnostic, ExitCode.UNUSABLE_INPUT, Optional.empty());
    }

    static Problem of(String argument, String message) {
        return of(new Diagnostic(SourcePosition.ofFile(argument), message));
    }

    static Problem internal(String argument, Throwable cause) {
        return new Problem(new Diagnostic(SourcePosition.ofFile(argument), "internal error: " + cause),
                ExitCode.INTERNAL_ERROR, Optional.of(cause));
    }
}
