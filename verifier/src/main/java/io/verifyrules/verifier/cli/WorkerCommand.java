package io.verifyrules.verifier.cli;

import io.verifyrules.verifier.solver.choice.SolverChoice;
import io.verifyrules.verifier.verify.Pipeline;
import io.verifyrules.verifier.work.Admission;
import io.verifyrules.verifier.work.ClusterPlace;
import io.verifyrules.verifier.work.Verification;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The arguments of {@code verify-rules worker}. */
@Command(name = "worker", mixinStandardHelpOptions = true, sortOptions = false, description = {
        "Works for a run on another machine that was started with --cluster, until the run ends.",
        ""}, exitCodeListHeading = "%nExit codes:%n", exitCodeList = {"0:the run is over",
                "2:wrong arguments, there is no run, or this worker may not work for it", "3:an internal error"})
final class WorkerCommand implements Callable<Integer> {

    private final Surroundings surroundings;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Mixin
    private ClusterOptions cluster = new ClusterOptions();

    @Option(names = {"-j", "--jobs"}, paramLabel = "N", description = "Tasks checked at a time (default: the cores).")
    private int jobs = Runtime.getRuntime().availableProcessors();

    @Option(names = "--patience", paramLabel = "SECONDS", description = "How long a run that is not there is waited for (default: 60).")
    private int patience = 60;

    WorkerCommand(Surroundings surroundings) {
        this.surroundings = surroundings;
    }

    @Override
    public Integer call() throws InterruptedException {
        check(jobs >= 1, "--jobs: expected a number of at least 1, found " + jobs);
        check(patience >= 0, "--patience: expected a number of at least 0, found " + patience);
        ClusterPlace place = cluster.place(spec)
                .orElseThrow(() -> new ParameterException(spec.commandLine(), "name the run with --cluster HOST:PORT"));
        try {
            EngineLoader.engine()
                    .work(place, Admission.facts(new SolverChoice().described(), jobs),
                            new Verification(new Pipeline()), Duration.ofSeconds(patience), this::tell);
            return ExitCode.AS_EXPECTED.number();
        } catch (IOException obstacle) {
            tell(String.valueOf(obstacle.getMessage()));
            return ExitCode.UNUSABLE_INPUT.number();
        }
    }

    private void tell(String text) {
        surroundings.err().lines(List.of("verify-rules worker: " + text));
    }

    private void check(boolean right, String message) {
        if (!right) {
            throw new ParameterException(spec.commandLine(), message);
        }
    }
}
