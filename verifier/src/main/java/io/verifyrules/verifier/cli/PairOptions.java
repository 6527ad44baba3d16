package io.verifyrules.verifier.cli;

import io.verifyrules.verifier.json.work.VerificationTask;
import io.verifyrules.verifier.pair.cut.PureOperations;
import io.verifyrules.verifier.resultcache.KnownPairs;
import io.verifyrules.verifier.resultcache.PairSettings;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The options that all commands over pairs of programs have. */
final class PairOptions {

    private static final String PAGE = "index.html";
    private static final int SECONDS = 5;
    private static final Duration CONDITIONS = Duration.ofSeconds(30);

    /** The verdicts that count as success where floats are rounded. */
    enum Floats {
        /** The results are the same bit for bit. */
        EXACT,
        /** The results are the same where floats are real numbers. */
        REALS;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    @Spec(Spec.Target.MIXEE)
    private CommandSpec mixee = CommandSpec.create();

    @Option(names = "--floats", paramLabel = "exact|reals", description = "The claim on floats: the same results bit for bit, or the same ones where floats are real numbers (default: reals).")
    private Floats floats = Floats.REALS;

    @Option(names = "--strict", description = "Also expect that every function is read and decided.")
    private boolean strict;

    @Option(names = {"-j",
            "--jobs"}, paramLabel = "N", description = "Functions checked at a time (default: the cores).")
    private int jobs = Runtime.getRuntime().availableProcessors();

    @Option(names = "--timeout", paramLabel = "SECONDS", description = "Wall time for each obligation (default: "
            + SECONDS + ").")
    private BigDecimal timeout = BigDecimal.valueOf(SECONDS);

    @Option(names = "--no-cache", description = "Check every function again, also what an earlier run of this build has proved, and keep nothing for later ones.")
    private boolean noCache;

    @Option(names = "--json", paramLabel = "FILE", description = "Write what was found in JSON form.")
    private Optional<Path> json = Optional.empty();

    @Option(names = "--junit", paramLabel = "FILE", description = "Write a report in JUnit's XML: a test for each function.")
    private Optional<Path> junit = Optional.empty();

    @Option(names = "--sarif", paramLabel = "FILE", description = "Write what is not as expected in SARIF 2.1.0, with its places.")
    private Optional<Path> sarif = Optional.empty();

    @Option(names = "--html", paramLabel = "DIR", description = "Write a page for browsers, index.html in this folder.")
    private Optional<Path> html = Optional.empty();

    @Option(names = "--github", description = "Print what is not as expected as annotations for GitHub.")
    private boolean github;

    @Option(names = "--conditions", description = "Where programs differ for some indices only, look for the weakest condition on these.")
    private boolean conditions;

    @Option(names = "--unknown-as-functions", description = "Take operations without a meaning for functions of their operands and attributes: called alike, they give the same results.")
    private boolean unknownAsFunctions;

    @Option(names = "--lift", paramLabel = "FILE", description = "Write the rules behind pairs that are equal, for every size and rank, as a rule file.")
    private Optional<Path> lift = Optional.empty();

    @Option(names = "--write-inputs", paramLabel = "DIR", description = "Write both programs of each counterexample with its inputs as constants, to be run elsewhere.")
    private Optional<Path> inputs = Optional.empty();

    @Option(names = "--debug", description = "Show the stack trace of an internal error.")
    private boolean debug;

    /** Checks the arguments. */
    void check(CommandSpec spec) {
        check(spec, jobs >= 1, "--jobs: expected a number of at least 1, found " + jobs);
        check(spec, timeout.signum() > 0, "--timeout: expected a number of seconds above 0, found " + timeout);
        Set<Path> taken = new HashSet<>();
        html.ifPresent(folder -> make(spec, "--html", folder));
        inputs.ifPresent(folder -> make(spec, "--write-inputs", folder));
        Map.of("--html", page(), "--json", json, "--junit", junit, "--lift", lift, "--sarif", sarif)
                .entrySet()
                .stream()
                .sorted(Map.Entry.comparingByKey())
                .forEach(entry -> {
                    check(spec, entry.getKey(), entry.getValue());
                    entry.getValue()
                            .ifPresent(file -> check(spec, taken.add(file),
                                    entry.getKey() + " " + file + ": another report is written there"));
                });
    }

    private static void make(CommandSpec spec, String option, Path folder) {
        try {
            Files.createDirectories(folder);
        } catch (IOException impossible) {
            check(spec, false, option + " " + folder + ": the folder cannot be made: " + TextFile.reason(impossible));
        }
    }

    private static void check(CommandSpec spec, String option, Optional<Path> file) {
        file.flatMap(path -> new Destination(path).obstacle())
                .ifPresent(obstacle -> check(spec, false, option + " " + file.orElseThrow() + ": " + obstacle));
    }

    private static void check(CommandSpec spec, boolean right, String message) {
        if (!right) {
            throw new ParameterException(spec.commandLine(), message);
        }
    }

    /** The wall time for each obligation. */
    Duration timeout() {
        return Duration.ofMillis(
                timeout.movePointRight(3).max(BigDecimal.ONE).min(BigDecimal.valueOf(Integer.MAX_VALUE)).longValue());
    }

    /**
     * The settings that verdicts depend on beside the programs; a condition takes far less time than it may, mostly.
     */
    PairSettings settings() {
        return new PairSettings(PairSettings.options(timeout()),
                unknownAsFunctions ? PureOperations.ALL : PureOperations.KNOWN,
                conditions ? Optional.of(CONDITIONS) : Optional.empty());
    }

    Floats floats() {
        return floats;
    }

    boolean strict() {
        return strict;
    }

    int jobs() {
        return jobs;
    }

    Optional<Path> json() {
        return json;
    }

    /** The page for browsers in its folder. */
    Optional<Path> page() {
        return html.map(folder -> folder.resolve(PAGE));
    }

    /** The folder for the inputs that refute. */
    Optional<Path> inputs() {
        return inputs;
    }

    /** The arguments as the user gave them. */
    List<String> command() {
        return mixee.commandLine().getParseResult().originalArgs();
    }

    Optional<Path> junit() {
        return junit;
    }

    Optional<Path> sarif() {
        return sarif;
    }

    boolean github() {
        return github;
    }

    Optional<Path> lift() {
        return lift;
    }

    /** The surroundings with results beside the mistakes, where standard output has nothing but what is written for others. */
    Surroundings aside(Surroundings surroundings) {
        return surroundings.withResultsAside(Stream.of(json, junit, lift, sarif)
                .flatMap(Optional::stream)
                .map(Destination::new)
                .anyMatch(Destination::isOutput));
    }

    /** The pairs that are known before a run. */
    KnownPairs known(Surroundings surroundings) {
        return new KnownPairs(noCache ? Optional.empty() : surroundings.results());
    }

    boolean debug() {
        return debug;
    }

    /** A function of a test as a task; none where the search for conditions is a part of it. */
    Optional<VerificationTask.OfLitFunction> task(String file, String text, int index) {
        return conditions
                ? Optional.empty()
                : Optional.of(new VerificationTask.OfLitFunction(file, text, index, timeout(), unknownAsFunctions));
    }
}
