package io.verifyrules.verifier.ci;

import io.verifyrules.verifier.pair.report.Checked;
import io.verifyrules.verifier.pair.report.Judged;
import io.verifyrules.verifier.pair.report.PairLines;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;

/** Functions that are not as expected, as workflow commands, which GitHub shows beside the lines of a test. */
public final class PairAnnotations {

    private PairAnnotations() {
    }

    /** One command a line; nothing where everything is as expected. */
    public static String write(List<Judged> functions, Path folder) {
        return functions.stream()
                .filter(function -> !function.expected())
                .map(function -> command(function.checked()).text(folder) + "\n")
                .collect(Collectors.joining());
    }

    private static WorkflowCommand command(Checked checked) {
        List<String> lines = PairLines.of(checked);
        return new WorkflowCommand("error", checked.place(), title(checked) + " @" + checked.name(),
                lines.stream().skip(1).map(String::strip).collect(Collectors.joining("\n")));
    }

    private static String title(Checked checked) {
        return switch (checked) {
            case Checked.Decided decided -> decided.worst().toString();
            case Checked.NotPaired ignored -> "NOT SPELLED";
        };
    }
}
