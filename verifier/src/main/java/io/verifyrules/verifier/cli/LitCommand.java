package io.verifyrules.verifier.cli;

import io.verifyrules.dsl.diagnostic.Diagnostic;
import io.verifyrules.dsl.diagnostic.SourcePosition;
import io.verifyrules.verifier.lit.LitTest;
import io.verifyrules.verifier.pair.lit.LitFunction;
import io.verifyrules.verifier.pair.report.Posed;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The arguments of {@code verify-rules lit}. */
@Command(name = "lit", mixinStandardHelpOptions = true, sortOptions = false, description = {
        "Checks tests of MLIR passes: whether what the CHECK lines spell computes the same as the function that goes in.",
        ""}, exitCodeListHeading = "%nExit codes (the highest that applies):%n", exitCodeList = {
                "0:no function is changed by what its CHECK lines spell",
                "1:some function is, or is always undefined, or an expected output is no valid program",
                "2:wrong arguments, or no function that can be compared, as when all are NOT READ",
                "3:an internal error"})
final class LitCommand implements Callable<Integer> {

    private final Surroundings surroundings;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(paramLabel = "PATH", arity = "1..*", description = "Tests (*.mlir), and folders searched for them.")
    private List<Path> paths = List.of();

    @Option(names = {"-v", "--verbose"}, description = "Show every function, not findings alone.")
    private boolean verbose;

    @Mixin
    private PairOptions options = new PairOptions();

    @Mixin
    private WorkOptions work = new WorkOptions();

    @Mixin
    private WatchOptions watching = new WatchOptions();

    LitCommand(Surroundings surroundings) {
        this.surroundings = surroundings;
    }

    @Override
    public Integer call() throws InterruptedException {
        options.check(spec);
        watching.check(spec, paths);
        work.check(spec);
        if (watching.watch() && work.present()) {
            throw new ParameterException(spec.commandLine(), "--watch contradicts --workers and --cluster");
        }
        if (watching.watch()) {
            return new PairWatch(surroundings, options, paths, watching.turns(), verbose).run(this::check);
        }
        try (WorkOptions.AtWork atWork = work.begin(surroundings, options.jobs(), spec)) {
            PairRun run = new PairRun(atWork.surroundings(), options, verbose);
            run.atATime(atWork.jobs());
            check(run);
            return run.end().number();
        }
    }

    private void check(PairRun run) throws InterruptedException {
        for (Path path : paths) {
            List<Posed> tasks = new ArrayList<>();
            for (Path file : files(path, run)) {
                switch (ProgramText.read(file)) {
                    case ProgramText.Known(String text) -> add(LitTest.of(file.toString(), text), text, tasks, run);
                    case ProgramText.Unusable(Problem problem) -> run.problem(problem);
                }
            }
            run.check(tasks);
        }
    }

    private static List<Path> files(Path path, PairRun run) {
        if (!Files.isDirectory(path)) {
            return List.of(path);
        }
        FolderSearch search = FolderSearch.of(path, file -> file.toString().endsWith(".mlir"));
        search.unreadable().forEach((place, reason) -> run.problem(Problem.of(place.toString(), reason)));
        if (search.files().isEmpty()) {
            run.problem(Problem.of(path.toString(), "there is no *.mlir in this folder"));
        }
        return search.files();
    }

    private void add(LitTest test, String text, List<Posed> tasks, PairRun run) {
        if (test.pairs().isEmpty()) {
            run.problem(Problem.of(new Diagnostic(SourcePosition.ofFile(test.file()),
                    "expected functions and lines RUN: .. | FileCheck .., found no functions, and "
                            + test.runs().stream().filter(each -> each.place().line() > 0).count() + " such lines")));
        }
        int index = 0;
        for (LitFunction function : LitFunction.of(test)) {
            switch (function) {
                case LitFunction.Paired paired -> {
                    tasks.add(paired.posed());
                    options.task(test.file(), text, index++).ifPresent(task -> run.mayBeProved(paired.posed(), task));
                }
                case LitFunction.Alone alone -> run.add(alone.not());
                case LitFunction.NotRead not -> run.add(not.not());
            }
        }
    }
}
