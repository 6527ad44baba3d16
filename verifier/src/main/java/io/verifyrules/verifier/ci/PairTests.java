package io.verifyrules.verifier.ci;

import io.verifyrules.verifier.ci.JUnitCase.Result;
import io.verifyrules.verifier.pair.report.Checked;
import io.verifyrules.verifier.pair.report.Judged;
import io.verifyrules.verifier.pair.report.PairLines;
import io.verifyrules.verifier.report.FinishedRun;
import io.verifyrules.verifier.report.SourceFile;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** A run over pairs of programs as JUnit's XML: a suite for each file, a test for each function. */
public final class PairTests {

    private PairTests() {
    }

    /**
     * The text of the report.
     *
     * @param run the facts about the run beside its functions
     */
    public static String write(List<Judged> functions, FinishedRun run) {
        Map<String, List<JUnitCase>> suites = functions.stream()
                .map(function -> test(function, SourceFile.path(run.folder(), function.checked().place().file())))
                .collect(Collectors.groupingBy(JUnitCase::suite, LinkedHashMap::new, Collectors.toList()));
        return JUnitXml.write(suites, run);
    }

    private static JUnitCase test(Judged function, String file) {
        Checked checked = function.checked();
        List<String> lines = PairLines.of(checked);
        Result result = function.expected()
                ? new Result.Passed()
                : new Result.Failed(kind(checked), lines.getFirst(),
                        lines.stream().skip(1).map(String::strip).toList());
        List<String> output = function.expected() ? lines : List.of();
        return new JUnitCase(file, "@" + checked.name(), file, checked.place().line(), time(checked), result, output);
    }

    private static String kind(Checked checked) {
        return switch (checked) {
            case Checked.Decided decided -> decided.worst().name();
            case Checked.NotPaired ignored -> "NOT_SPELLED";
        };
    }

    private static Duration time(Checked checked) {
        return checked instanceof Checked.Decided decided ? decided.time() : Duration.ZERO;
    }
}
