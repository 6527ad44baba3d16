package io.verifyrules.verifier.cli;

import io.verifyrules.verifier.export.ExportFormat;
import io.verifyrules.verifier.theory.ElementTheories;
import io.verifyrules.verifier.verify.VerifyOptions;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The arguments of {@code verify-rules export}. */
@Command(name = "export", mixinStandardHelpOptions = true, sortOptions = false, description = {
        "Verifies rules, and writes those that are right as patterns for a compiler or an e-graph.",
        ""}, exitCodeListHeading = "%nExit codes (the highest that applies):%n", exitCodeList = {
                "0:at least one rule was exported", "1:no rule was exported",
                "2:wrong arguments, or input that cannot be read or compiled, or output that cannot be written",
                "3:an internal error"})
final class ExportCommand implements Callable<Integer> {

    private final Surroundings surroundings;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(paramLabel = "PATH|CORPUS", arity = "0..*", description = "Rule files, folders or collections, as for verify-rules.")
    private List<String> inputs = List.of();

    @Option(names = "--format", paramLabel = "FORMAT", required = true, completionCandidates = Formats.class, description = "The form to write: ${COMPLETION-CANDIDATES}.")
    private String format = "";

    @Option(names = "--rule", paramLabel = "GLOB", description = "Only rules whose name or catalogue id matches; * is any text, ? any character. Repeatable.")
    private List<String> globs = List.of();

    @Option(names = "--element", paramLabel = "TYPE", split = ",", completionCandidates = VerifyCommand.ElementTypes.class, description = "Only for these element types, with commas between them (default: all for which a rule is right).")
    private List<String> elements = List.of();

    @Option(names = {"-o",
            "--output"}, paramLabel = "DIR|FILE", description = "A folder, which gets the rules, a test for each and what they need. Or one file for the rules alone, "
                    + "if the name ends like that of one (default: standard output).")
    private Optional<Path> output = Optional.empty();

    @Option(names = {"-j", "--jobs"}, paramLabel = "N", description = "Rules verified at a time (default: the cores).")
    private int jobs = Runtime.getRuntime().availableProcessors();

    @Option(names = "--timeout", paramLabel = "SECONDS", description = "Wall time for each obligation (default: 20).")
    private BigDecimal timeout = BigDecimal.valueOf(VerifyOptions.DEFAULT.timeout().toSeconds());

    @Option(names = "--no-cache", description = "Check every rule again, also what an earlier run of this build has checked, and keep nothing for later ones.")
    private boolean noCache;

    @Option(names = "--debug", description = "Show the stack trace of an internal error.")
    private boolean debug;

    ExportCommand(Surroundings surroundings) {
        this.surroundings = surroundings;
    }

    @Override
    public Integer call() throws InterruptedException {
        check(!inputs.isEmpty(), "name at least one rule file, folder or collection");
        check(jobs >= 1, "--jobs: expected a number of at least 1, found " + jobs);
        check(timeout.signum() > 0, "--timeout: expected a number of seconds above 0, found " + timeout);
        ExportFormat wanted = Stream.of(ExportFormat.values())
                .filter(each -> each.word().equals(format))
                .findFirst()
                .orElseThrow(() -> new ParameterException(spec.commandLine(), "--format: expected one of "
                        + Stream.of(ExportFormat.values()).map(ExportFormat::word).collect(Collectors.joining(", "))
                        + ", found " + format));
        elements.forEach(word -> check(ElementTheories.isWord(word),
                "--element: expected one of " + String.join(", ", ElementTheories.words()) + ", found " + word));
        ExportTarget target = ExportTarget.of(output, wanted);
        target.obstacle()
                .ifPresent(obstacle -> check(false, "--output " + output.orElse(Path.of("-")) + ": " + obstacle));
        Duration limit = Seconds.duration(timeout);
        VerifyOptions options = new VerifyOptions(ElementTheories.named(elements),
                VerifyOptions.DEFAULT.resourceLimit(), limit, Optional.empty());
        Surroundings known = (noCache ? surroundings.anew() : surroundings).withKnownResults();
        return new ExportRun(known.withResultsAside(target.isOutput()), options, new ExportRun.Wishes(wanted,
                globs.stream().map(RuleGlob::new).toList(), jobs, target, surroundings.out(), debug)).run(inputs)
                .number();
    }

    private void check(boolean right, String message) {
        if (!right) {
            throw new ParameterException(spec.commandLine(), message);
        }
    }

    /** For shell completion. */
    static final class Formats implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return Stream.of(ExportFormat.values()).map(ExportFormat::word).iterator();
        }
    }
}
