package io.verifyrules.verifier.cli;

import io.verifyrules.dsl.diagnostic.SourcePosition;
import io.verifyrules.verifier.json.report.PairsReport;
import io.verifyrules.verifier.pair.PairCheck;
import io.verifyrules.verifier.pair.PairVerdict;
import io.verifyrules.verifier.pair.ProgramPair;
import io.verifyrules.verifier.pair.cut.CutCheck;
import io.verifyrules.verifier.pair.report.Checked;
import io.verifyrules.verifier.pair.report.PairLines;
import io.verifyrules.verifier.report.DiagnosticText;
import io.verifyrules.verifier.verify.Pipeline;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;

/** Checks pairs of programs, several at a time, and prints what is found in their order. */
final class PairRun {

    /**
     * One function of the input.
     *
     * @param under the prefix of the lines that spell the second program; empty where it is a program of its own
     * @param place where a finding is shown
     */
    record Task(ProgramPair pair, String under, SourcePosition place) {}

    private final Surroundings surroundings;
    private final PairOptions options;
    private final boolean all;
    private final List<Checked> checked = new ArrayList<>();
    private ExitCode code = ExitCode.AS_EXPECTED;

    /**
     * A run.
     *
     * @param all whether every function has its lines, not findings alone
     */
    PairRun(Surroundings surroundings, PairOptions options, boolean all) {
        this.surroundings = surroundings;
        this.options = options;
        this.all = all;
    }

    /** A mistake in the input, which costs nothing but itself. */
    void problem(Problem problem) {
        surroundings.err().lines(DiagnosticText.lines(problem.diagnostic()));
        code = code.and(problem.exitCode());
    }

    /** A function that is not compared. */
    void add(Checked.NotPaired not) {
        show(not);
    }

    /** Checks all pairs. */
    void check(List<Task> tasks) throws InterruptedException {
        PairCheck check = new PairCheck(new Pipeline(), options.verify());
        List<Callable<Checked>> work = tasks.stream().<Callable<Checked>>map(task -> () -> {
            long start = System.nanoTime();
            List<PairVerdict> verdicts = CutCheck.verdicts(task.pair(), check);
            return new Checked.Decided(task.pair().name(), task.under(), task.place(), verdicts,
                    Duration.ofNanos(System.nanoTime() - start));
        }).toList();
        OrderedTasks.<Object>run(options.jobs(), work.stream().<Callable<Object>>map(each -> each::call).toList(),
                mistake -> mistake, (task, result) -> received(tasks.get(task), result));
    }

    private void received(Task task, Object result) {
        switch (result) {
            case Checked done -> show(done);
            case Throwable mistake -> {
                problem(Problem.internal(task.place().toString(), mistake));
                if (options.debug()) {
                    surroundings.err().trace(mistake);
                }
            }
            default -> throw new IllegalStateException(result.toString());
        }
    }

    private void show(Checked done) {
        checked.add(done);
        code = code.and(code(done));
        if (all || PairLines.isFinding(done)) {
            surroundings.out().lines(PairLines.of(done));
            surroundings.out().flush();
        }
    }

    private ExitCode code(Checked done) {
        boolean expected = switch (done) {
            case Checked.NotPaired ignored -> !options.strict();
            case Checked.Decided decided -> decided.verdicts().stream().allMatch(verdict -> isExpected(verdict.kind()));
        };
        return expected ? ExitCode.AS_EXPECTED : ExitCode.UNEXPECTED;
    }

    private boolean isExpected(PairVerdict.Kind kind) {
        return switch (kind) {
            case EQUAL -> true;
            case EQUAL_OVER_THE_REALS -> options.floats() == PairOptions.Floats.REALS;
            case REFUTED, ALWAYS_UNDEFINED, AFTER_IS_INVALID, BEFORE_IS_INVALID -> false;
            case OTHER_SIGNATURE, UNKNOWN, NOT_READ -> !options.strict();
        };
    }

    /** The summary, the report, and what the run ends with. */
    ExitCode end() {
        if (!checked.isEmpty()) {
            surroundings.out().lines(PairLines.summary(checked));
        }
        if (checked.stream().noneMatch(Checked.Decided.class::isInstance)) {
            problem(Problem.of("verify-rules", "there is no function to compare"));
        }
        options.json().ifPresent(file -> {
            try {
                new Destination(file).write(PairsReport.write(checked, Version.number(), code.number()),
                        surroundings.out());
            } catch (IOException impossible) {
                problem(Problem.of("--json " + file, "the report cannot be written: " + TextFile.reason(impossible)));
            }
        });
        return code;
    }
}
