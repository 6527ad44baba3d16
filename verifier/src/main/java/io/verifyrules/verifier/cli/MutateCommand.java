package io.verifyrules.verifier.cli;

import io.verifyrules.verifier.theory.ElementTheories;
import io.verifyrules.verifier.verify.VerifyOptions;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The arguments of {@code verify-rules mutate}. */
@Command(name = "mutate", mixinStandardHelpOptions = true, sortOptions = false, description = {
        "Breaks verified rules in every small way and checks what the verifier says of the mutants.",
        "A mutant that stays verified is compared with the interpreter on small instances.",
        ""}, exitCodeListHeading = "%nExit codes (the highest that applies):%n", exitCodeList = {
                "0:no verdict on a mutant is contradicted by the interpreter",
                "2:wrong arguments, or input that cannot be read or compiled",
                "3:a mutant was wrongly verified, or an internal error"})
final class MutateCommand implements Callable<Integer> {

    private static final long RESOURCES = 1_000_000;
    private static final int SECONDS = 5;

    private final Surroundings surroundings;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(paramLabel = "PATH|CORPUS", arity = "0..*", description = "Rule files, folders or collections, as for verify-rules.")
    private List<String> inputs = List.of();

    @Option(names = "--rule", paramLabel = "GLOB", description = "Only rules whose name or catalogue id matches; * is any text, ? any character. Repeatable.")
    private List<String> globs = List.of();

    @Option(names = "--element", paramLabel = "TYPE", split = ",", completionCandidates = VerifyCommand.ElementTypes.class, description = "Element types for rules that leave theirs open, with commas between them (default: bool, int, real).")
    private List<String> elements = List.of();

    @Option(names = {"-j", "--jobs"}, paramLabel = "N", description = "Mutants checked at a time (default: the cores).")
    private int jobs = Runtime.getRuntime().availableProcessors();

    @Option(names = "--timeout", paramLabel = "SECONDS", description = "Wall time for each obligation (default: "
            + SECONDS + ").")
    private BigDecimal timeout = BigDecimal.valueOf(SECONDS);

    @Option(names = "--resource-limit", paramLabel = "N", description = "The solver's resources for each obligation (default: "
            + RESOURCES + ").")
    private long resources = RESOURCES;

    @Option(names = "--instances", paramLabel = "N", description = "The most instances enumerated for the comparison with the interpreter (default: 20000).")
    private long instances = 20_000;

    @Option(names = "--json", paramLabel = "FILE", description = "Write a report in JSON form.")
    private Optional<Path> json = Optional.empty();

    @Mixin
    private WorkOptions work = new WorkOptions();

    @Option(names = "--debug", description = "Show the stack trace of an internal error.")
    private boolean debug;

    MutateCommand(Surroundings surroundings) {
        this.surroundings = surroundings;
    }

    @Override
    public Integer call() throws InterruptedException {
        check(!inputs.isEmpty(), "name at least one rule file, folder or collection");
        work.check(spec);
        check(jobs >= 1, "--jobs: expected a number of at least 1, found " + jobs);
        check(timeout.signum() > 0, "--timeout: expected a number of seconds above 0, found " + timeout);
        elements.forEach(word -> check(ElementTheories.words().contains(word),
                "--element: expected one of " + String.join(", ", ElementTheories.words()) + ", found " + word));
        check(resources > 0, "--resource-limit: expected a number above 0, found " + resources);
        check(instances > 0, "--instances: expected a number above 0, found " + instances);
        json.flatMap(file -> new Destination(file).obstacle())
                .ifPresent(obstacle -> check(false, "--json " + json.orElseThrow() + ": " + obstacle));
        Duration limit = Seconds.duration(timeout);
        VerifyOptions options = new VerifyOptions(ElementTheories.named(elements), resources, limit, Optional.empty())
                .provingFirst();
        List<RuleGlob> selected = globs.stream().map(RuleGlob::new).toList();
        boolean taken = json.map(Destination::new).filter(Destination::isOutput).isPresent();
        try (WorkOptions.AtWork atWork = work.begin(surroundings.withResultsAside(taken), jobs, spec)) {
            return new MutationRun(atWork.surroundings(), options,
                    new MutationRun.Wishes(selected, atWork.jobs(), instances, json, surroundings.out(), debug))
                    .run(inputs)
                    .number();
        }
    }

    private void check(boolean right, String message) {
        if (!right) {
            throw new ParameterException(spec.commandLine(), message);
        }
    }
}
