package io.verifyrules.verifier.cli;

import io.verifyrules.verifier.ci.PairAnnotations;
import io.verifyrules.verifier.ci.PairTests;
import io.verifyrules.verifier.html.pair.PairsInput;
import io.verifyrules.verifier.html.pair.PairsPage;
import io.verifyrules.verifier.html.pair.ShownPair;
import io.verifyrules.verifier.json.report.PairsReport;
import io.verifyrules.verifier.json.report.PairsSarif;
import io.verifyrules.verifier.lift.LiftedRules;
import io.verifyrules.verifier.pair.report.Judged;
import io.verifyrules.verifier.report.FinishedRun;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * The reports that are asked for of a run over pairs of programs.
 *
 * @param lift    where the rules behind pairs go, if they go anywhere
 * @param results where results go
 * @param output  standard output
 */
record PairReports(PairOptions options, Optional<Path> lift, Display results, Display output) {

    /** Writes all of them; what could not be written is a mistake each. */
    List<Problem> write(List<ShownPair> functions, LiftedRules rules, FinishedRun run) {
        List<Judged> judged = functions.stream().map(ShownPair::judged).toList();
        List<Problem> problems = new ArrayList<>();
        write("--lift", lift, rules::text, problems);
        write("--json", options.json(), () -> PairsReport.write(judged.stream().map(Judged::checked).toList(),
                run.toolVersion(), run.exitCode()), problems);
        write("--junit", options.junit(), () -> PairTests.write(judged, run), problems);
        write("--sarif", options.sarif(), () -> PairsSarif.write(judged, run), problems);
        write("--html", options.page(), () -> PairsPage.write(new PairsInput(functions, run)), problems);
        if (options.github()) {
            results.report(PairAnnotations.write(judged, run.folder()));
        }
        return problems;
    }

    private void write(String option, Optional<Path> asked, Supplier<String> text, List<Problem> problems) {
        asked.ifPresent(file -> {
            try {
                new Destination(file).write(text.get(), output);
            } catch (IOException impossible) {
                problems.add(Problem.of(option + " " + file, "it cannot be written: " + TextFile.reason(impossible)));
            }
        });
    }
}
