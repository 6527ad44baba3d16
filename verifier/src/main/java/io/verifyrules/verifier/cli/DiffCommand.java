package io.verifyrules.verifier.cli;

import io.verifyrules.dsl.diagnostic.Diagnostic;
import io.verifyrules.verifier.diff.DiffText;
import io.verifyrules.verifier.diff.RecordedVerdict;
import io.verifyrules.verifier.diff.RunDiff;
import io.verifyrules.verifier.diff.Slower;
import io.verifyrules.verifier.json.report.DiffReport;
import io.verifyrules.verifier.report.DiagnosticText;
import io.verifyrules.verifier.report.Palette;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The arguments of {@code verify-rules diff}. */
@Command(name = "diff", versionProvider = Version.class, mixinStandardHelpOptions = true, sortOptions = false, description = {
        "Compares two reports in JSON form: which verdicts changed.",
        ""}, exitCodeListHeading = "%nExit codes:%n", exitCodeList = {"0:nothing got worse",
                "1:a verdict is gone or not as expected any more, or was VERIFIED and is not, or took longer than --slower allows",
                "2:wrong arguments, or a file that is no such report", "3:an internal error"})
final class DiffCommand implements Callable<Integer> {

    private final Surroundings surroundings;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(index = "0", paramLabel = "OLD.json", description = "The report of the earlier run.")
    private Path before = Path.of("");

    @Parameters(index = "1", paramLabel = "NEW.json", description = "The report of the later run.")
    private Path after = Path.of("");

    @Option(names = "--json", paramLabel = "FILE", description = "Write the changes in JSON form.")
    private Optional<Path> json = Optional.empty();

    @Option(names = "--slower", paramLabel = "FACTOR", description = "Also what took the solvers so many times as much, such as 2x, by their own count, which is the same on every machine.")
    private Optional<String> slower = Optional.empty();

    DiffCommand(Surroundings surroundings) {
        this.surroundings = surroundings;
    }

    @Override
    public Integer call() {
        json.flatMap(file -> new Destination(file).obstacle()).ifPresent(obstacle -> {
            throw new ParameterException(spec.commandLine(), "--json " + json.orElseThrow() + ": " + obstacle);
        });
        Optional<Slower> limit = slower.map(text -> Slower.parse(text)
                .orElseThrow(() -> new ParameterException(spec.commandLine(),
                        "--slower: expected a number above 1, such as 2x, found " + text)));
        Optional<List<RecordedVerdict>> old = read(before);
        Optional<List<RecordedVerdict>> current = read(after);
        if (old.isEmpty() || current.isEmpty()) {
            return ExitCode.UNUSABLE_INPUT.number();
        }
        RunDiff diff = RunDiff.of(old.get(), current.get(), limit);
        Surroundings shown = surroundings
                .withResultsAside(json.map(Destination::new).filter(Destination::isOutput).isPresent());
        shown.out().lines(DiffText.lines(diff, new Palette(shown.colours())));
        ExitCode code = diff.worse() > 0 ? ExitCode.UNEXPECTED : ExitCode.AS_EXPECTED;
        return code
                .and(json.map(file -> write(file, DiffReport.write(diff, Version.number(), code.number())))
                        .orElse(code))
                .number();
    }

    private Optional<List<RecordedVerdict>> read(Path file) {
        return switch (EarlierReport.read(file)) {
            case EarlierReport.Read.Known(EarlierReport known) -> Optional.of(known.verdicts());
            case EarlierReport.Read.Unusable(Diagnostic mistake) -> {
                report(new Problem(mistake, ExitCode.UNUSABLE_INPUT, Optional.empty()));
                yield Optional.empty();
            }
        };
    }

    private ExitCode write(Path file, String text) {
        try {
            new Destination(file).write(text, surroundings.out());
            return ExitCode.AS_EXPECTED;
        } catch (IOException impossible) {
            report(Problem.of("--json " + file, "the changes cannot be written: " + TextFile.reason(impossible)));
            return ExitCode.UNUSABLE_INPUT;
        }
    }

    private void report(Problem problem) {
        surroundings.err().lines(DiagnosticText.lines(problem.diagnostic()));
    }
}
