package io.verifyrules.verifier.ci;

import io.verifyrules.dsl.diagnostic.Diagnostic;
import io.verifyrules.dsl.diagnostic.SourcePosition;
import io.verifyrules.dsl.rule.RuleDeclaration;
import io.verifyrules.verifier.ci.JUnitCase.Result;
import io.verifyrules.verifier.report.Evidence;
import io.verifyrules.verifier.report.FinishedRun;
import io.verifyrules.verifier.report.RuleOutcome;
import io.verifyrules.verifier.report.RuleTitle;
import io.verifyrules.verifier.report.SourceFile;
import io.verifyrules.verifier.verdict.RuleResult;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The report of a run as JUnit's XML: a suite for each rule file, a test for each rule and element type. A test passes if the
 * verdict is the expected one; mistakes in the input and of this program are errors.
 */
public final class JUnitReport {

    private static final String INPUT = "input";

    private final Path folder;

    private JUnitReport(Path folder) {
        this.folder = folder;
    }

    /** The text of the report. */
    public static String write(FinishedRun run) {
        JUnitReport report = new JUnitReport(run.folder());
        Map<String, List<JUnitCase>> suites = Stream
                .concat(run.report().diagnostics().stream().map(report::diagnostic),
                        run.report().outcomes().stream().flatMap(report::outcome))
                .collect(Collectors.groupingBy(JUnitCase::suite, LinkedHashMap::new, Collectors.toList()));
        return JUnitXml.write(suites, run);
    }

    private JUnitCase diagnostic(Diagnostic diagnostic) {
        SourcePosition place = diagnostic.position();
        return new JUnitCase(INPUT, place.toString(), place.line() > 0 ? file(place) : "", place.line(), Duration.ZERO,
                new Result.Broken("input", diagnostic.message(), List.of(diagnostic.toString())), List.of());
    }

    private Stream<JUnitCase> outcome(RuleOutcome outcome) {
        SourcePosition place = outcome.declaration().position();
        String title = RuleTitle.of(outcome.declaration());
        return switch (outcome) {
            case RuleOutcome.Checked checked -> checked.results()
                    .stream()
                    .map(result -> new JUnitCase(file(place), title + " [" + result.theory() + "]", file(place),
                            place.line(), result.time(), result(result), output(result)));
            case RuleOutcome.Failed failed -> Stream.of(new JUnitCase(file(place), title, file(place), place.line(),
                    Duration.ZERO, new Result.Broken("internal error", failed.error(), List.of(failed.error())),
                    warnings(failed.declaration()).toList()));
        };
    }

    private static Result result(RuleResult result) {
        return result.asExpected()
                ? new Result.Passed()
                : new Result.Failed(result.verdict().kind().name(), Evidence.surprise(result), Stream
                        .concat(Evidence.lines(result).stream(), Stream.of("at " + result.declaration().position()))
                        .toList());
    }

    private static List<String> output(RuleResult result) {
        Stream<String> expected = result.because().isEmpty() || !result.asExpected()
                ? Stream.of()
                : Stream.of(result.verdict().kind() + ", as expected, because: " + result.because());
        return Stream.concat(expected, warnings(result.declaration())).toList();
    }

    private static Stream<String> warnings(RuleDeclaration rule) {
        return rule.warnings().stream().map(warning -> "warning: " + warning);
    }

    private String file(SourcePosition place) {
        return SourceFile.path(folder, place.file());
    }
}
