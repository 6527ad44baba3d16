package io.verifyrules.verifier.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The arguments of {@code verify-rules pair}. */
@Command(name = "pair", mixinStandardHelpOptions = true, sortOptions = false, description = {
        "Checks whether a second program computes the same as a first one, function by function.",
        ""}, exitCodeListHeading = "%nExit codes (the highest that applies):%n", exitCodeList = {
                "0:all functions compute the same", "1:some do not, or one of the programs is not valid",
                "2:wrong arguments, or a program that cannot be read", "3:an internal error"})
final class PairCommand implements Callable<Integer> {

    private final Surroundings surroundings;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(index = "0", paramLabel = "BEFORE", description = "The first program, in MLIR's text or in HLO's; - is standard input.")
    private Path before = Path.of("");

    @Parameters(index = "1", paramLabel = "AFTER", description = "The second program.")
    private Path after = Path.of("");

    @Option(names = "--function", paramLabel = "NAME", description = "Only the function of this name. Repeatable.")
    private List<String> names = List.of();

    @Mixin
    private PairOptions options = new PairOptions();

    @Mixin
    private WatchOptions watching = new WatchOptions();

    PairCommand(Surroundings surroundings) {
        this.surroundings = surroundings;
    }

    @Override
    public Integer call() throws InterruptedException {
        options.check(spec);
        List<Path> files = List.of(before, after);
        watching.check(spec, files);
        ProgramFiles programs = new ProgramFiles(before, after, names);
        if (watching.watch()) {
            return new PairWatch(surroundings, options, files, watching.turns(), true).run(programs::check);
        }
        PairRun run = new PairRun(surroundings, options, true);
        programs.check(run);
        return run.end().number();
    }
}
