package io.verifyrules.verifier.cli;

import io.verifyrules.verifier.fuzz.RandomKind;
import io.verifyrules.verifier.verify.VerifyOptions;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The arguments of {@code verify-rules fuzz}. */
@Command(name = "fuzz", mixinStandardHelpOptions = true, sortOptions = false, description = {
        "Verifies random rules, half of them right by construction, and compares the verdicts with the interpreter.",
        ""}, exitCodeListHeading = "%nExit codes:%n", exitCodeList = {"0:no contradiction", "2:wrong arguments",
                "3:a verdict is contradicted by the interpreter or by the way the rule was made, or an internal error"})
final class FuzzCommand implements Callable<Integer> {

    private static final long RESOURCES = 500_000;
    private static final int SECONDS = 3;

    private final Surroundings surroundings;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Option(names = "--rules", paramLabel = "N", description = "How many rules (default: 1000).")
    private int rules = 1000;

    @Option(names = "--kind", paramLabel = "KIND", description = "The subject of the rules: ${COMPLETION-CANDIDATES} (default: mixed, a little of everything).")
    private RandomKind kind = RandomKind.MIXED;

    @Option(names = "--seed", paramLabel = "S", description = "The seed of the first rule; the next ones follow (default: 0). '"
            + FirstSeed.TODAY + "' is another one each day, for runs every night.")
    private String seed = "0";

    @Option(names = {"-j", "--jobs"}, paramLabel = "N", description = "Rules verified at a time (default: the cores).")
    private int jobs = Runtime.getRuntime().availableProcessors();

    @Option(names = "--timeout", paramLabel = "SECONDS", description = "Wall time for each obligation (default: "
            + SECONDS + ").")
    private BigDecimal timeout = BigDecimal.valueOf(SECONDS);

    @Option(names = "--out", paramLabel = "DIR", description = "Where rules that reproduce a contradiction are written (default: here).")
    private Path out = Path.of("");

    @Option(names = "--unknown", description = "List the rules that are neither proved nor refuted, with the reason.")
    private boolean unknown;

    @Mixin
    private WorkOptions work = new WorkOptions();

    @Option(names = "--debug", description = "Show the stack trace of an internal error.")
    private boolean debug;

    FuzzCommand(Surroundings surroundings) {
        this.surroundings = surroundings;
    }

    @Override
    public Integer call() throws InterruptedException {
        check(rules >= 1, "--rules: expected a number of at least 1, found " + rules);
        work.check(spec);
        check(jobs >= 1, "--jobs: expected a number of at least 1, found " + jobs);
        check(timeout.signum() > 0, "--timeout: expected a number of seconds above 0, found " + timeout);
        Optional<FirstSeed> first = FirstSeed.of(seed, LocalDate.now(ZoneOffset.UTC));
        check(first.isPresent(), "--seed: expected a whole number or '" + FirstSeed.TODAY + "', found " + seed);
        check(Files.isDirectory(out.toAbsolutePath()), "--out " + out + ": there is no such folder");
        Duration limit = Duration.ofMillis(timeout.movePointRight(3).max(BigDecimal.ONE).longValue());
        VerifyOptions options = new VerifyOptions(List.of(), RESOURCES, limit, Optional.empty()).provingFirst();
        try (WorkOptions.AtWork atWork = work.begin(surroundings, jobs, spec)) {
            return new FuzzRun(atWork.surroundings(), options, atWork.jobs(), new FuzzRun.Wishes(out, unknown, debug))
                    .run(kind, first.orElseThrow().number(), rules)
                    .number();
        }
    }

    private void check(boolean right, String message) {
        if (!right) {
            throw new ParameterException(spec.commandLine(), message);
        }
    }
}
