package io.verifyrules.verifier.cli;

import io.verifyrules.dsl.diagnostic.Diagnostic;
import io.verifyrules.verifier.solver.choice.SolverChoice;
import io.verifyrules.verifier.theory.ElementTheories;
import io.verifyrules.verifier.verify.VerifyOptions;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicBoolean;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;

/** The arguments of {@code verify-rules}. */
@Command(name = "verify-rules", versionProvider = Version.class, mixinStandardHelpOptions = true, sortOptions = false, subcommands = AutoComplete.GenerateCompletion.class, description = {
        "Proves or refutes rewrite rules for every rank and every size.",
        ""}, exitCodeListHeading = "%nExit codes (the highest that applies):%n", exitCodeList = {
                "0:all rules got the verdicts they are expected to get", "1:some rules did not",
                "2:wrong arguments, or input that cannot be read or compiled or holds no rules", "3:an internal error"})
final class VerifyCommand implements Callable<Integer> {

    static final int BEFORE_REPORTS = -3;
    private static final int REPORTS = -2;

    private final Surroundings surroundings;
    private final AtomicBoolean scriptsRefused;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(paramLabel = "PATH|CORPUS", arity = "0..*", description = "Rule files (*.rules.kts, *.rules.json), folders searched for them, or names of collections "
            + "that ship with this program (xla, mlir, enzyme).")
    private List<String> inputs = List.of();

    @Option(names = "--rule", order = BEFORE_REPORTS, paramLabel = "GLOB", description = "Only rules whose name or catalogue id matches; * is any text, ? any character. Repeatable.")
    private List<String> globs = List.of();

    @Option(names = "--element", order = BEFORE_REPORTS, paramLabel = "TYPE", split = ",", completionCandidates = ElementTypes.class, description = "Only these element types, with commas between them: ${COMPLETION-CANDIDATES}; signed, unsigned and floats are those of machines; signless, i24 and the like are of MLIR.")
    private List<String> elements = List.of();

    @Option(names = {"-j",
            "--jobs"}, order = BEFORE_REPORTS, paramLabel = "N", description = "Rules verified at a time (default: one more than the cores).")
    // A worker waits for solvers in other processes, and one more worker uses its core meanwhile.
    private int jobs = Runtime.getRuntime().availableProcessors() + 1;

    @Option(names = "--timeout", order = BEFORE_REPORTS, paramLabel = "SECONDS", description = "Wall time for each obligation (default: 20).")
    private BigDecimal timeout = BigDecimal.valueOf(VerifyOptions.DEFAULT.timeout().toSeconds());

    @Mixin
    private LoadLimit loading = new LoadLimit(60);

    @Option(names = "--resume", order = BEFORE_REPORTS, description = "Take over the finished results of a run with the same arguments that was interrupted or crashed.")
    private boolean resume;

    @Option(names = "--no-cache", order = BEFORE_REPORTS, description = "Check every rule again, also what an earlier run of this build has checked, and keep nothing for later ones.")
    private boolean noCache;

    @Option(names = "--solver", order = BEFORE_REPORTS, paramLabel = "NAME", completionCandidates = Solvers.class, description = "Who decides obligations: ${COMPLETION-CANDIDATES} (default: z3). "
            + "A question that one gives up is tried by the other; with both, each is asked twice and answers are compared.")
    private String solver = SolverChoice.usual();

    @Option(names = "--baseline", paramLabel = "OLD.json", description = "Compare with a report of an earlier run that --json wrote: how much changed, and on the page what.")
    private Optional<Path> baseline = Optional.empty();

    @Option(names = "--explain", description = "Show the ranks that were checked, why they suffice, every obligation, and the steps of each proof.")
    private boolean explain;

    @Option(names = "--show", description = "Show counterexamples in full also where a refutation is expected "
            + "(as is done for up to 3 rules).")
    private boolean show;

    @Option(names = "--instances", paramLabel = "N", description = "Show up to N counterexamples of each refuted rule, in full (default: 1).")
    private int instances = 1;

    @Option(names = {"-v",
            "--verbose"}, description = "Show a line for every rule (as is done for up to 20 rules); else what is as expected has a line for each file.")
    private boolean verbose;

    @Option(names = {"-q",
            "--quiet"}, description = "Print mistakes and what is not as expected, and nothing where there is none.")
    private boolean quiet;

    @Option(names = "--smt-dump", paramLabel = "DIR", description = "Write each obligation to this folder as an SMT-LIB 2 file.")
    private Optional<Path> smtDump = Optional.empty();

    @Option(names = "--no-times", description = "Leave out what differs between runs that find the same: times, dates, arguments and the solver's counts.")
    private boolean timeless;

    @Mixin
    private WorkOptions work = new WorkOptions();

    @Option(names = "--debug", description = "Show the stack trace of an internal error.")
    private boolean debug;

    private VerifyCommand(Surroundings surroundings, AtomicBoolean scriptsRefused) {
        this.surroundings = surroundings;
        this.scriptsRefused = scriptsRefused;
    }

    /** Of this command and of all below it. */
    @Option(names = RefusedScripts.OPTION, order = BEFORE_REPORTS, scope = ScopeType.INHERIT, description = "Run no rule file that is a script: read only *.rules.json, and the collections.")
    void refuseScripts(boolean refused) {
        scriptsRefused.set(refused);
    }

    /** The command with an option for each form of report. */
    static CommandLine of(Surroundings given) {
        AtomicBoolean scriptsRefused = new AtomicBoolean();
        Surroundings surroundings = given
                .withScripts(() -> scriptsRefused.get() ? new RefusedScripts() : given.scripts().get());
        CommandLine command = new CommandLine(new VerifyCommand(surroundings, scriptsRefused));
        for (ReportFormat format : ReportFormat.values()) {
            OptionSpec.Builder option = OptionSpec.builder(format.option())
                    .order(REPORTS)
                    .description(format.description());
            command.getCommandSpec()
                    .addOption(format.target() == ReportFormat.Target.OUTPUT
                            ? option.type(boolean.class).arity("0").build()
                            : option.type(Path.class).arity("1").paramLabel(format.target().label()).build());
        }
        return command.addSubcommand(new ListCommand(surroundings))
                .addSubcommand(new ConvertCommand(surroundings))
                .addSubcommand(new DiffCommand(surroundings))
                .addSubcommand(new MutateCommand(surroundings))
                .addSubcommand(new GeneralizeCommand(surroundings))
                .addSubcommand(new ExportCommand(surroundings))
                .addSubcommand(new PairCommand(surroundings))
                .addSubcommand(new LitCommand(surroundings))
                .addSubcommand(new LiftCommand(surroundings))
                .addSubcommand(new FuzzCommand(surroundings))
                .addSubcommand(new WorkerCommand(surroundings))
                .addSubcommand(new WatchCommand(surroundings))
                .addSubcommand(new LspCommand(surroundings))
                .addSubcommand(new ServeCommand(surroundings));
    }

    @Override
    public Integer call() throws InterruptedException {
        check(!inputs.isEmpty(), "name at least one rule file, folder or collection");
        Misspelt.of(spec.subcommands().keySet(), surroundings.books().get())
                .obstacle(inputs)
                .ifPresent(obstacle -> check(false, obstacle));
        check(!quiet || !verbose, "--quiet and --verbose contradict each other");
        check(jobs >= 1, "--jobs: expected a number of at least 1, found " + jobs);
        check(instances >= 1, "--instances: expected a number of at least 1, found " + instances);
        check(timeout.signum() > 0, "--timeout: expected a number of seconds above 0, found " + timeout);
        Duration patience = loading.within(spec);
        List<String> words = ElementTheories.words();
        elements.forEach(word -> check(ElementTheories.isWord(word),
                "--element: expected one of " + String.join(", ", words) + ", found " + word));
        check(SolverChoice.names().contains(solver),
                "--solver: expected one of " + String.join(", ", SolverChoice.names()) + ", found " + solver);
        new SolverChoice().obstacle(solver)
                .ifPresent(obstacle -> check(false,
                        "--solver " + solver + ": " + obstacle + "; --solver " + SolverChoice.usual() + " works"));
        List<RequestedReport> reports = reports();
        check(reports);
        check(!resume || proofs(reports) != VerifyOptions.Proofs.ALWAYS,
                "--proof and --resume contradict each other: a result that is taken over has no proof");
        work.check(spec);
        check(!work.present() || (proofs(reports) == VerifyOptions.Proofs.UNWANTED && smtDump.isEmpty()),
                "--workers and --cluster contradict --explain, --proof and --smt-dump: proofs and obligations stay in the process that has them");
        smtDump.ifPresent(this::makeFolder);
        Optional<EarlierReport> since = baseline.map(this::earlier);
        Duration limit = Seconds.duration(timeout);
        VerifyOptions options = new VerifyOptions(ElementTheories.named(elements),
                VerifyOptions.DEFAULT.resourceLimit(), limit, smtDump, solver, false).with(proofs(reports));
        List<RuleGlob> selected = globs.stream().map(RuleGlob::new).toList();
        boolean taken = reports.stream()
                .flatMap(report -> report.destination().stream())
                .anyMatch(Destination::isOutput);
        Surroundings limited = surroundings.withResultsAside(taken)
                .withScripts(() -> surroundings.scripts().get().within(patience));
        List<String> arguments = spec.commandLine().getParseResult().originalArgs();
        try (WorkOptions.AtWork atWork = work.begin(limited, jobs, spec)) {
            Run.Wishes wishes = new Run.Wishes(selected, atWork.jobs(), reports, explain, show || instances > 1,
                    detail(), debug, arguments, since, instances, timeless);
            return JournaledRun.of(atWork.surroundings(), arguments, resume)
                    .call(guarded -> new Run((noCache ? guarded.anew() : guarded).withKnownResults(), options, wishes)
                            .run(inputs))
                    .number();
        }
    }

    private VerifyOptions.Proofs proofs(List<RequestedReport> reports) {
        return reports.stream().anyMatch(report -> report.format() == ReportFormat.PROOF)
                ? VerifyOptions.Proofs.ALWAYS
                : explain ? VerifyOptions.Proofs.WHERE_FOUND : VerifyOptions.Proofs.UNWANTED;
    }

    private Optional<Detail> detail() {
        return quiet ? Optional.of(Detail.QUIET) : verbose ? Optional.of(Detail.BY_RULE) : Optional.empty();
    }

    private List<RequestedReport> reports() {
        List<RequestedReport> reports = new ArrayList<>();
        for (ReportFormat format : ReportFormat.values()) {
            if (spec.commandLine().getParseResult().hasMatchedOption(format.option())) {
                Object value = spec.findOption(format.option()).getValue();
                reports.add(new RequestedReport(format,
                        value instanceof Path path ? Optional.of(path) : Optional.empty(), surroundings.out()));
            }
        }
        return reports;
    }

    private void check(List<RequestedReport> reports) {
        Map<Path, String> options = new HashMap<>();
        for (RequestedReport report : reports) {
            report.obstacle().ifPresent(obstacle -> check(false, report.argument() + ": " + obstacle));
            report.destination().ifPresent(destination -> {
                String other = options.putIfAbsent(destination.path().toAbsolutePath().normalize(),
                        report.format().option());
                check(other == null,
                        report.argument() + ": "
                                + (destination.isOutput() ? "standard output is taken by " : "this file is written by ")
                                + other + " already");
            });
        }
    }

    private EarlierReport earlier(Path file) {
        return switch (EarlierReport.read(file)) {
            case EarlierReport.Read.Known(EarlierReport known) -> known;
            case EarlierReport.Read.Unusable(Diagnostic mistake) ->
                throw new ParameterException(spec.commandLine(), "--baseline " + mistake);
        };
    }

    private void makeFolder(Path folder) {
        try {
            Files.createDirectories(folder);
        } catch (IOException impossible) {
            check(false, "--smt-dump " + folder + ": the folder cannot be made: " + TextFile.reason(impossible));
        }
    }

    private void check(boolean right, String message) {
        if (!right) {
            throw new ParameterException(spec.commandLine(), message);
        }
    }

    /** For shell completion. */
    static final class ElementTypes implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return ElementTheories.words().iterator();
        }
    }

    /** For shell completion. */
    static final class Solvers implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return SolverChoice.names().iterator();
        }
    }
}
