package io.verifyrules.verifier.cli;

import io.verifyrules.verifier.work.Admission;
import io.verifyrules.verifier.work.LocalProcesses;
import io.verifyrules.verifier.work.WorkLimits;
import io.verifyrules.verifier.work.WorkerJvm;
import io.verifyrules.verifier.work.Workforce;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** The options of all commands that may have their work done by other processes. */
final class WorkOptions {

    /** So many tasks wait, so that no worker does. */
    private static final int AHEAD = 2;

    @Option(names = "--workers", paramLabel = "N", description = "Check in N processes beside this one, so that a crash of native code costs one of them, and what it checked is checked again (default: 0, in this process).")
    private int workers;

    /** Checks the arguments. */
    void check(CommandSpec spec) {
        if (workers < 0) {
            throw new ParameterException(spec.commandLine(),
                    "--workers: expected a number of at least 0, found " + workers);
        }
    }

    /** Whether others do the work. */
    boolean present() {
        return workers > 0;
    }

    /**
     * A run with its workers, or without any.
     *
     * @param surroundings where it runs, with the workers
     * @param jobs         how many tasks are under way at a time
     */
    record AtWork(Surroundings surroundings, int jobs) implements AutoCloseable {
        @Override
        public void close() {
            surroundings.work().ifPresent(Workforce::close);
        }
    }

    /** Begins the work. Workers end when it is closed. */
    AtWork begin(Surroundings surroundings, int jobs) {
        return present()
                ? new AtWork(surroundings.withWork(force(surroundings)), workers + AHEAD)
                : new AtWork(surroundings, jobs);
    }

    private Workforce force(Surroundings surroundings) {
        return Workforce.of(new LocalProcesses(workers, WorkerJvm.USUAL), WorkLimits.USUAL,
                new Admission(Admission.factsHere()),
                remark -> surroundings.err().lines(List.of("verify-rules: " + remark)));
    }
}
