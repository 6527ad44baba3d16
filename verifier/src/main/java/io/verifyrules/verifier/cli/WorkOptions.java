package io.verifyrules.verifier.cli;

import io.verifyrules.verifier.resultcache.HttpStore;
import io.verifyrules.verifier.resultcache.SharedFolder;
import io.verifyrules.verifier.resultcache.SharedStore;
import io.verifyrules.verifier.resultcache.SharedVerifier;
import io.verifyrules.verifier.solver.choice.SolverChoice;
import io.verifyrules.verifier.work.Admission;
import io.verifyrules.verifier.work.ClusterPlace;
import io.verifyrules.verifier.work.Crew;
import io.verifyrules.verifier.work.LocalProcesses;
import io.verifyrules.verifier.work.WorkLimits;
import io.verifyrules.verifier.work.WorkerJvm;
import io.verifyrules.verifier.work.Workforce;
import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** The options of all commands that may have their work done by other processes. */
final class WorkOptions {

    /** So many tasks wait, so that no worker does. */
    private static final int AHEAD = 2;

    /** So many tasks are under way at least where nobody knows how many workers will come. */
    private static final int IN_CLUSTER = 64;

    /** One of so many results that could be taken over is verified anew. */
    private static final int ONE_OF = 20;

    @Option(names = "--workers", paramLabel = "N", description = "Check in N processes beside this one, so that a crash of native code costs one of them, and what it checked is checked again (default: 0, in this process).")
    private int workers;

    @Mixin
    private ClusterOptions cluster = new ClusterOptions();

    @Option(names = "--shared-cache", paramLabel = "DIR|URL", description = "Take results over from a folder, or from an HTTP cache of the form of Bazel's, and leave results there. Some of those taken over are verified anew.")
    private Optional<String> shared = Optional.empty();

    @Option(names = "--run-page", paramLabel = "FILE", description = "Write a page for browsers that shows how far the run is, anew every two seconds: what is done, how fast, and what each worker checks.")
    private Optional<Path> page = Optional.empty();

    private Optional<ClusterPlace> place = Optional.empty();

    /** Checks the arguments. */
    void check(CommandSpec spec) {
        if (workers < 0) {
            throw new ParameterException(spec.commandLine(),
                    "--workers: expected a number of at least 0, found " + workers);
        }
        place = cluster.place(spec);
        if (place.isPresent() && workers > 0) {
            throw new ParameterException(spec.commandLine(), "--workers and --cluster contradict each other");
        }
        page.flatMap(file -> new TextFile(file).obstacle()).ifPresent(obstacle -> {
            throw new ParameterException(spec.commandLine(), "--run-page " + page.orElseThrow() + ": " + obstacle);
        });
        shared.filter(place -> store(place).isEmpty()).ifPresent(place -> {
            throw new ParameterException(spec.commandLine(),
                    "--shared-cache: expected a folder, or an address that begins with http:// or https://, found "
                            + place);
        });
    }

    /** Whether others do the work. */
    boolean present() {
        return workers > 0 || place.isPresent();
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
    AtWork begin(Surroundings without, int jobs, CommandSpec spec) {
        Surroundings surroundings = page.map(file -> without.withPage(new RunPageFile(file, without.err())))
                .orElse(without);
        if (place.isPresent()) {
            return new AtWork(sharing(surroundings.withWork(cluster(surroundings, place.get(), spec))),
                    Math.max(jobs, IN_CLUSTER));
        }
        return workers > 0
                ? new AtWork(sharing(surroundings.withWork(force(surroundings))), workers + AHEAD)
                : new AtWork(sharing(surroundings), jobs);
    }

    private static Workforce cluster(Surroundings surroundings, ClusterPlace place, CommandSpec spec) {
        try {
            Crew crew = EngineLoader.engine().lead(place);
            tell(surroundings, "waiting for workers at " + place + " (verify-rules worker --cluster " + place
                    + " --cluster-secret ..)");
            return Workforce.of(crew, WorkLimits.USUAL,
                    new Admission(Admission.facts(new SolverChoice().described(), 1)),
                    remark -> tell(surroundings, remark));
        } catch (IOException obstacle) {
            throw new ParameterException(spec.commandLine(), "--cluster: " + obstacle.getMessage());
        }
    }

    private static void tell(Surroundings surroundings, String remark) {
        surroundings.err().lines(List.of("verify-rules: " + remark));
    }

    private Surroundings sharing(Surroundings surroundings) {
        return shared.flatMap(WorkOptions::store)
                .map(store -> surroundings.withVerifier(() -> new SharedVerifier(surroundings.verifier().get(), store,
                        WorkOptions::isSampled, remark -> tell(surroundings, remark))))
                .orElse(surroundings);
    }

    private static boolean isSampled() { return ThreadLocalRandom.current().nextInt(ONE_OF) == 0; }

    private static Optional<SharedStore> store(String place) {
        try {
            return place.matches("(?i)https?://.*")
                    ? Optional.of(new URI(place)).filter(uri -> uri.getHost() != null).map(HttpStore::at)
                    : place.contains("://") || place.isEmpty()
                            ? Optional.empty()
                            : Optional.of(new SharedFolder(Path.of(place).toAbsolutePath()));
        } catch (URISyntaxException | InvalidPathException wrong) {
            return Optional.empty();
        }
    }

    private Workforce force(Surroundings surroundings) {
        return Workforce.of(new LocalProcesses(workers, WorkerJvm.USUAL), WorkLimits.USUAL,
                new Admission(Admission.factsHere()), remark -> tell(surroundings, remark));
    }
}
