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

/** The arguments of {@code verify-rules lift}. */
@Command(name = "lift", mixinStandardHelpOptions = true, sortOptions = false, description = {
        "Prints the rule behind a pair of programs, for every size and rank, as a rule file.",
        ""}, exitCodeListHeading = "%nExit codes (the highest that applies):%n", exitCodeList = {
                "0:each result of each function has a rule, which is proved", "1:some have none",
                "2:wrong arguments, or a program that cannot be read", "3:an internal error"})
final class LiftCommand implements Callable<Integer> {

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

    LiftCommand(Surroundings surroundings) {
        this.surroundings = surroundings;
    }

    @Override
    public Integer call() throws InterruptedException {
        options.check(spec);
        PairRun run = PairRun.lifting(surroundings, options, options.lift().orElse(Path.of("-")));
        new ProgramFiles(before, after, names).check(run);
        ExitCode code = run.end();
        return (run.isLifted() ? code : code.and(ExitCode.UNEXPECTED)).number();
    }
}
