package io.verifyrules.verifier.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** The arguments of {@code verify-rules pair}. */
@Command(name = "pair", mixinStandardHelpOptions = true, sortOptions = false, description = {
        "Checks whether a second program computes the same as a first one, function by function.",
        ""}, exitCodeListHeading = "%nExit codes (the highest that applies):%n", exitCodeList = {
                "0:all functions compute the same", "1:some do not, or one of the programs is not valid",
                "2:wrong arguments, a program that cannot be read, or all functions are NOT READ, or one that is named",
                "3:an internal error"})
final class PairCommand implements Callable<Integer> {

    private final Surroundings surroundings;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Mixin
    private ProgramsToCompare programs = new ProgramsToCompare();

    @Mixin
    private PairOptions options = new PairOptions();

    @Mixin
    private WatchOptions watching = new WatchOptions();

    PairCommand(Surroundings surroundings) {
        this.surroundings = surroundings;
    }

    @Override
    public Integer call() throws InterruptedException {
        programs.check(spec);
        options.check(spec);
        watching.check(spec, programs.files());
        if (watching.watch()) {
            return new PairWatch(surroundings, options, programs.files(), watching.turns(), true)
                    .run(programs.pairs()::check);
        }
        PairRun run = new PairRun(surroundings, options, true);
        programs.pairs().check(run);
        return run.end().number();
    }
}
