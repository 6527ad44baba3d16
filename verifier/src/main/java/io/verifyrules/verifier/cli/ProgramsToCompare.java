package io.verifyrules.verifier.cli;

import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;

/** The arguments of commands that take a program before and a program after. */
final class ProgramsToCompare {

    private static final Path OUTSIDE = Path.of("-");

    @Parameters(index = "0", paramLabel = "BEFORE", description = "The first program, in MLIR's text or in HLO's; - is standard input.")
    private Path before = Path.of("");

    @Parameters(index = "1", paramLabel = "AFTER", description = "The second program.")
    private Path after = Path.of("");

    @Option(names = "--function", paramLabel = "NAME", description = "Only the function of this name. Repeatable.")
    private List<String> names = List.of();

    /** Checks the arguments: standard input can be read once. */
    void check(CommandSpec spec) {
        if (before.equals(OUTSIDE) && after.equals(OUTSIDE)) {
            throw new ParameterException(spec.commandLine(), "expected a file beside -, found - twice");
        }
    }

    /** Both files. */
    List<Path> files() {
        return List.of(before, after);
    }

    /** The programs to compare among them. */
    ProgramFiles pairs() {
        return new ProgramFiles(before, after, names);
    }
}
