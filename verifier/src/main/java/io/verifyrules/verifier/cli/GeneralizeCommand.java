package io.verifyrules.verifier.cli;

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

/** The arguments of {@code verify-rules generalize}. */
@Command(name = "generalize", mixinStandardHelpOptions = true, sortOptions = false, description = {
        "Looks for the weakest conditions under which each rule is right, and proves that they are enough.", "",
        ""}, exitCodeListHeading = "%nExit codes (the highest that applies):%n", exitCodeList = {
                "0:conditions were found for every rule, or none are needed", "1:none were found for some rule",
                "2:wrong arguments, or input that cannot be read, compiled or changed", "3:an internal error"})
final class GeneralizeCommand implements Callable<Integer> {

    private static final int SECONDS = 30;

    private final Surroundings surroundings;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(paramLabel = "PATH|CORPUS", arity = "0..*", description = "Rule files, folders or collections, as for verify-rules.")
    private List<String> inputs = List.of();

    @Option(names = "--rule", paramLabel = "GLOB", description = "Only rules whose name or catalogue id matches; * is any text, ? any character. Repeatable.")
    private List<String> globs = List.of();

    @Option(names = "--budget", paramLabel = "SECONDS", description = "About how long one rule may take at most (default: "
            + SECONDS + ").")
    private BigDecimal budget = BigDecimal.valueOf(SECONDS);

    @Option(names = "--from-nothing", description = "Forget the conditions of each rule first, and say at the end how what is found compares with them.")
    private boolean fromNothing;

    @Option(names = "--apply", description = "Write what is found into the rule files, where it is proved that the conditions there imply it.")
    private boolean apply;

    @Option(names = {"-j", "--jobs"}, paramLabel = "N", description = "Rules looked at at a time (default: the cores).")
    private int jobs = Runtime.getRuntime().availableProcessors();

    @Option(names = "--json", paramLabel = "FILE", description = "Write a report in JSON form.")
    private Optional<Path> json = Optional.empty();

    @Option(names = "--html", paramLabel = "DIR", description = "Write a page for browsers, index.html, to this folder.")
    private Optional<Path> html = Optional.empty();

    @Mixin
    private WorkOptions work = new WorkOptions();

    @Option(names = "--debug", description = "Show the stack trace of an internal error.")
    private boolean debug;

    GeneralizeCommand(Surroundings surroundings) {
        this.surroundings = surroundings;
    }

    @Override
    public Integer call() throws InterruptedException {
        check(!inputs.isEmpty(), "name at least one rule file, folder or collection");
        work.check(spec);
        check(jobs >= 1, "--jobs: expected a number of at least 1, found " + jobs);
        check(budget.signum() > 0, "--budget: expected a number of seconds above 0, found " + budget);
        check(!(apply && fromNothing),
                "--apply and --from-nothing: what is found without a rule's conditions is not written");
        json.flatMap(file -> new Destination(file).obstacle())
                .ifPresent(obstacle -> check(false, "--json " + json.orElseThrow() + ": " + obstacle));
        Duration limit = Duration.ofMillis(
                budget.movePointRight(3).max(BigDecimal.ONE).min(BigDecimal.valueOf(Integer.MAX_VALUE)).longValue());
        VerifyOptions options = new VerifyOptions(List.of(), VerifyOptions.DEFAULT.resourceLimit(),
                limit.dividedBy(4).plusMillis(1), Optional.empty());
        boolean taken = json.map(Destination::new).filter(Destination::isOutput).isPresent();
        try (WorkOptions.AtWork atWork = work.begin(surroundings.withResultsAside(taken), jobs, spec)) {
            return new GeneralizationRun(atWork.surroundings(), options,
                    new GeneralizationRun.Wishes(globs.stream().map(RuleGlob::new).toList(), atWork.jobs(), limit,
                            fromNothing, apply, json, html, surroundings.out(), debug))
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
