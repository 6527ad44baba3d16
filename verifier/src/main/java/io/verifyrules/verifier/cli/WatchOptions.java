package io.verifyrules.verifier.cli;

import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** Whether programs are checked once, or each time that they are saved. */
final class WatchOptions {

    @Option(names = "--watch", description = "Check again each time that a file is saved: only functions that have changed, and say what is new. q ends.")
    private boolean watch;

    @Option(names = "--turns", paramLabel = "N", description = "With --watch: end after so many times (default: never).")
    private int turns = Integer.MAX_VALUE;

    /** Checks the arguments. */
    void check(CommandSpec spec, List<Path> files) {
        check(spec, turns >= 1, "--turns: expected a number of at least 1, found " + turns);
        check(spec, turns == Integer.MAX_VALUE || watch, "--turns: expected together with --watch");
        check(spec, !watch || files.stream().noneMatch(file -> file.toString().equals("-")),
                "--watch: standard input cannot be watched");
    }

    private static void check(CommandSpec spec, boolean right, String message) {
        if (!right) {
            throw new ParameterException(spec.commandLine(), message);
        }
    }

    boolean watch() {
        return watch;
    }

    int turns() {
        return turns;
    }
}
