package io.verifyrules.verifier.cli;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** The arguments of {@code verify-rules lift}. */
@Command(name = "lift", mixinStandardHelpOptions = true, sortOptions = false, description = {
        "Prints the rule behind a pair of programs, for every size and rank, as a rule file.",
        ""}, exitCodeListHeading = "%nExit codes (the highest that applies):%n", exitCodeList = {
                "0:each result of each function has a rule, which is proved", "1:some have none",
                "2:wrong arguments, a program that cannot be read, or all functions are NOT READ, or one that is named",
                "3:an internal error"})
final class LiftCommand implements Callable<Integer> {

    private final Surroundings surroundings;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Mixin
    private ProgramsToCompare programs = new ProgramsToCompare();

    @Mixin
    private PairOptions options = new PairOptions();

    LiftCommand(Surroundings surroundings) {
        this.surroundings = surroundings;
    }

    @Override
    public Integer call() throws InterruptedException {
        programs.check(spec);
        options.check(spec);
        PairRun run = PairRun.lifting(surroundings, options, options.lift().orElse(Path.of("-")));
        programs.pairs().check(run);
        ExitCode code = run.end();
        return (run.isLifted() ? code : code.and(ExitCode.UNEXPECTED)).number();
    }
}
