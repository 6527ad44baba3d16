package io.verifyrules.verifier.cli;

import io.verifyrules.verifier.diff.DiffText;
import io.verifyrules.verifier.diff.RecordedVerdict;
import io.verifyrules.verifier.diff.RunDiff;
import io.verifyrules.verifier.json.report.DiffReport;
import io.verifyrules.verifier.json.report.ReportReader;
import io.verifyrules.verifier.report.DiagnosticText;
import io.verifyrules.verifier.report.Palette;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
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
                "1:a verdict is gone or not as expected any more, or was VERIFIED and is not",
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

    DiffCommand(Surroundings surroundings) {
        this.surroundings = surroundings;
    }

    @Override
    public Integer call() {
        json.flatMap(file -> new Destination(file).obstacle()).ifPresent(obstacle -> {
            throw new ParameterException(spec.commandLine(), "--json " + json.orElseThrow() + ": " + obstacle);
        });
        Optional<List<RecordedVerdict>> old = read(before);
        Optional<List<RecordedVerdict>> current = read(after);
        if (old.isEmpty() || current.isEmpty()) {
            return ExitCode.UNUSABLE_INPUT.number();
        }
        RunDiff diff = RunDiff.of(old.get(), current.get());
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
        try {
            return switch (ReportReader.read(file.toString(), Files.readString(file))) {
                case ReportReader.Content.Verdicts found -> Optional.of(found.verdicts());
                case ReportReader.Content.Unusable unusable -> {
                    report(new Problem(unusable.mistake(), ExitCode.UNUSABLE_INPUT, Optional.empty()));
                    yield Optional.empty();
                }
            };
        } catch (CharacterCodingException otherEncoding) {
            report(Problem.of(file.toString(), "the file is not UTF-8 text"));
        } catch (IOException unreadable) {
            report(Problem.of(file.toString(), "the file cannot be read: " + TextFile.reason(unreadable)));
        }
        return Optional.empty();
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
