package io.verifyrules.verifier.cli;

import java.math.BigDecimal;
import java.time.Duration;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** The option of all commands that read rule scripts by themselves: a script is code, and may never end. */
final class LoadLimit {

    @Option(names = "--load-timeout", order = VerifyCommand.BEFORE_REPORTS, paramLabel = "SECONDS", description = "Wall time for reading one rule script, which is code (default: ${DEFAULT-VALUE}).")
    private BigDecimal seconds;

    /** A limit of so many seconds where none is given. */
    LoadLimit(int seconds) {
        this.seconds = BigDecimal.valueOf(seconds);
    }

    /** The limit; a wrong argument ends the command. */
    Duration within(CommandSpec spec) {
        if (seconds.signum() <= 0) {
            throw new ParameterException(spec.commandLine(),
                    "--load-timeout: expected a number of seconds above 0, found " + seconds);
        }
        return Seconds.duration(seconds);
    }
}
