package io.verifyrules.verifier.cli;

import io.verifyrules.dsl.diagnostic.Diagnostic;
import io.verifyrules.verifier.html.pair.ShownPair;
import io.verifyrules.verifier.json.work.VerificationTask;
import io.verifyrules.verifier.lift.Lifted;
import io.verifyrules.verifier.lift.LiftedRules;
import io.verifyrules.verifier.lift.Lifting;
import io.verifyrules.verifier.pair.PairVerdict;
import io.verifyrules.verifier.pair.ProgramPair;
import io.verifyrules.verifier.pair.report.Checked;
import io.verifyrules.verifier.pair.report.Judged;
import io.verifyrules.verifier.pair.report.Posed;
import io.verifyrules.verifier.report.FinishedRun;
import io.verifyrules.verifier.report.RunReport;
import io.verifyrules.verifier.resultcache.CachedPairCheck;
import io.verifyrules.verifier.resultcache.KnownPairs;
import io.verifyrules.verifier.verify.Pipeline;
import io.verifyrules.verifier.work.LitFunctions;
import io.verifyrules.verifier.work.WorkersLost;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Supplier;

/** Checks pairs of programs, several at a time, and prints what is found in their order. */
final class PairRun {

    private static final Path FOLDER = Path.of("");

    /** The findings on a pair, and behind it. */
    private record Done(Checked.Decided checked, List<Lifted> lifted, Optional<Throwable> mistake) {}

    private final Surroundings surroundings;
    private final Instant started = Instant.now();
    private final Display output;
    private final PairOptions options;
    private final PairTelling telling;
    private final KnownPairs known;
    private final List<ShownPair> functions = new ArrayList<>();
    private final List<Diagnostic> problems = new ArrayList<>();
    private final Optional<WitnessFiles> witnesses;
    private int jobs;
    private final IdentityHashMap<Posed, VerificationTask.OfLitFunction> elsewhere = new IdentityHashMap<>();
    private final LiftedRules rules = new LiftedRules();
    private final Optional<Path> lift;
    private ExitCode code = ExitCode.AS_EXPECTED;

    /**
     * A run.
     *
     * @param all whether every function has its lines, not findings alone
     */
    PairRun(Surroundings surroundings, PairOptions options, boolean all) {
        this(surroundings, options, options.known(surroundings), all);
    }

    private PairRun(Surroundings surroundings, PairOptions options, KnownPairs known, boolean all) {
        this(surroundings, options, known, PairTelling.once(options.aside(surroundings), known, all));
    }

    /** A run that knows what others have found, and says what it is told to. */
    PairRun(Surroundings surroundings, PairOptions options, KnownPairs known, PairTelling telling) {
        this(surroundings, options.aside(surroundings), options, options.lift(), known, telling);
    }

    /** A run that lifts, whatever the options say. */
    static PairRun lifting(Surroundings surroundings, PairOptions options, Path rules) {
        Surroundings aside = options.aside(surroundings).withResultsAside(new Destination(rules).isOutput());
        KnownPairs known = options.known(surroundings);
        return new PairRun(surroundings, aside, options, Optional.of(rules), known,
                PairTelling.once(aside, known, false));
    }

    private PairRun(Surroundings surroundings, Surroundings aside, PairOptions options, Optional<Path> lift,
            KnownPairs known, PairTelling telling) {
        this.surroundings = aside;
        this.jobs = options.jobs();
        this.output = surroundings.out();
        this.options = options;
        this.lift = lift;
        this.witnesses = options.inputs().map(WitnessFiles::new);
        this.known = known;
        this.telling = telling;
    }

    /** A mistake in the input, which costs nothing but itself. */
    void problem(Problem problem) {
        telling.problem(problem);
        problems.add(problem.diagnostic());
        code = code.and(problem.exitCode());
    }

    /** A function that is not compared. */
    void add(Checked.NotPaired not) {
        show(not, Optional.empty(), "");
    }

    /** How many functions are under way at a time. */
    void atATime(int count) {
        jobs = count;
    }

    /** A pair that may be proved elsewhere, where others do the work. */
    void mayBeProved(Posed posed, VerificationTask.OfLitFunction task) {
        elsewhere.put(posed, task);
    }

    /** A pair that costs too many workers is not decided; this process does not try it, too. */
    private List<PairVerdict> verdicts(Posed task, CachedPairCheck check) {
        Optional<Supplier<Optional<String>>> proved = surroundings.work()
                .flatMap(work -> Optional.ofNullable(elsewhere.get(task))
                        .map(function -> () -> new LitFunctions(work).proved(function)));
        try {
            return check.verdicts(task.pair(), proved.orElse(Optional::empty));
        } catch (WorkersLost lost) {
            return Collections.nCopies(task.pair().before().function().type().results().size(),
                    new PairVerdict.PartUnknown(new Diagnostic(task.place(), lost.reason())));
        }
    }

    /** Checks all pairs. */
    void check(List<Posed> tasks) throws InterruptedException {
        Pipeline pipeline = new Pipeline();
        CachedPairCheck check = new CachedPairCheck(pipeline, options.settings(), known);
        Optional<Lifting> lifting = lift.map(ignored -> Lifting.within(pipeline, options.timeout()));
        try (Progress progress = Progress.hidden(surroundings, tasks.size())) {
            List<Callable<Object>> work = tasks.stream().<Callable<Object>>map(task -> () -> {
                try {
                    return done(task, check, lifting);
                } finally {
                    progress.done();
                }
            }).toList();
            OrderedTasks.<Object>run(jobs, work, mistake -> mistake,
                    (task, result) -> received(tasks.get(task), result));
        }
    }

    private Done done(Posed task, CachedPairCheck check, Optional<Lifting> lifting) {
        long start = System.nanoTime();
        List<PairVerdict> verdicts = verdicts(task, check);
        Duration time = Duration.ofNanos(System.nanoTime() - start);
        return lifted(new Checked.Decided(task.pair().name(), task.under(), task.place(), verdicts, time), task,
                lifting);
    }

    /** A mistake while lifting does not cost the verdict. */
    private static Done lifted(Checked.Decided checked, Posed task, Optional<Lifting> lifting) {
        try {
            return new Done(checked,
                    lifting.map(each -> each.of(task.pair(), checked.verdicts(), task.rule())).orElse(List.of()),
                    Optional.empty());
        } catch (RuntimeException | StackOverflowError mistake) {
            return new Done(checked, List.of(), Optional.of(mistake));
        }
    }

    private void received(Posed task, Object result) {
        switch (result) {
            case Done done -> {
                LiftedRules own = new LiftedRules();
                done.lifted().forEach(each -> {
                    rules.add(task.origin(), each);
                    own.add(task.origin(), each);
                });
                show(done.checked(), Optional.of(task.pair()), own.text());
                done.mistake().ifPresent(mistake -> internal(task, mistake));
                witnesses.ifPresent(files -> files.write(task, done.checked().verdicts()).forEach(this::problem));
            }
            case Throwable mistake -> internal(task, mistake);
            default -> throw new IllegalStateException(result.toString());
        }
    }

    private void internal(Posed task, Throwable mistake) {
        problem(Problem.internal(task.place().toString(), mistake));
        if (options.debug()) {
            surroundings.err().trace(mistake);
        }
    }

    private void show(Checked done, Optional<ProgramPair> pair, String lifted) {
        Judged judged = new Judged(done, isExpected(done));
        functions.add(new ShownPair(judged, pair, lifted));
        code = code.and(judged.expected() ? ExitCode.AS_EXPECTED : ExitCode.UNEXPECTED);
        telling.function(judged);
    }

    private boolean isExpected(Checked done) {
        return switch (done) {
            case Checked.NotPaired ignored -> !options.strict();
            case Checked.Decided decided -> decided.verdicts().stream().allMatch(verdict -> isExpected(verdict.kind()));
        };
    }

    private boolean isExpected(PairVerdict.Kind kind) {
        return switch (kind) {
            case EQUAL -> true;
            case EQUAL_OVER_THE_REALS -> options.floats() == PairOptions.Floats.REALS;
            case EQUAL_IF, REFUTED, ALWAYS_UNDEFINED, AFTER_IS_INVALID, BEFORE_IS_INVALID -> false;
            case OTHER_SIGNATURE, UNKNOWN, NOT_READ -> !options.strict();
        };
    }

    /** Functions that the user names have to be read. */
    void expectRead(List<String> names) {
        functions.stream()
                .map(each -> each.judged().checked())
                .filter(PairRun::isNotRead)
                .filter(each -> names.contains(each.name()))
                .forEach(each -> problem(
                        Problem.of("--function " + each.name(), "it is NOT READ, so it is not compared")));
    }

    /** Whether nothing is known of any result, since a program is not read. */
    private static boolean isNotRead(Checked checked) {
        return checked instanceof Checked.Decided decided && !decided.verdicts().isEmpty()
                && decided.verdicts().stream().allMatch(verdict -> verdict.kind() == PairVerdict.Kind.NOT_READ);
    }

    /** The summary, the report, and what the run ends with. */
    ExitCode end() {
        List<Judged> judged = functions.stream().map(ShownPair::judged).toList();
        if (judged.stream().map(Judged::checked).noneMatch(Checked.Decided.class::isInstance)) {
            problem(Problem.of("verify-rules", "there is no function to compare"));
        } else if (judged.stream()
                .map(Judged::checked)
                .filter(Checked.Decided.class::isInstance)
                .allMatch(PairRun::isNotRead)) {
            problem(Problem.of("verify-rules", "no function is compared: all are NOT READ"));
        }
        telling.end(judged);
        witnesses.ifPresent(files -> surroundings.out().line(files.summary()));
        lift.ifPresent(ignored -> surroundings.out().line(rules.summary()));
        new PairReports(options, lift, surroundings.out(), output).write(functions, rules, facts())
                .forEach(this::problem);
        return code;
    }

    private FinishedRun facts() {
        Duration time = Duration.between(started, Instant.now());
        return new FinishedRun(new RunReport(problems, List.of(), time), Version.number(),
                Version.origin(options.command(), started), code.number(), FOLDER);
    }

    /** Whether each result was lifted. */
    boolean isLifted() { return rules.isWhole(); }
}
