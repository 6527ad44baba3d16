package io.verifyrules.verifier.json.report;

import io.verifyrules.dsl.diagnostic.Diagnostic;
import io.verifyrules.verifier.json.text.JsonText;
import io.verifyrules.verifier.pair.PairDifference;
import io.verifyrules.verifier.pair.PairDifference.Elements;
import io.verifyrules.verifier.pair.PairVerdict;
import io.verifyrules.verifier.pair.report.Checked;
import io.verifyrules.verifier.pair.report.Judged;
import io.verifyrules.verifier.pair.report.PairLines;
import io.verifyrules.verifier.report.FinishedRun;
import io.verifyrules.verifier.report.SourceFile;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * The unexpected results of a run over pairs of programs, as SARIF 2.1.0. Each function is told at its place, which is
 * that of its CHECK lines in a test. Related places are those where a difference begins.
 */
public final class PairsSarif {

    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

    private final FinishedRun run;
    private final SarifLog log;

    private PairsSarif(FinishedRun run) {
        this.run = run;
        this.log = new SarifLog(run, List.of(PairSarifKind.values()));
    }

    /** The text of the report. */
    public static String write(List<Judged> functions, FinishedRun run) {
        PairsSarif report = new PairsSarif(run);
        run.report().diagnostics().forEach(report::diagnostic);
        functions.stream().filter(function -> !function.expected()).map(Judged::checked).forEach(report::function);
        return report.log.text();
    }

    private void diagnostic(Diagnostic diagnostic) {
        if (diagnostic.position().line() > 0) {
            log.add(PairSarifKind.INPUT, diagnostic.message(), diagnostic.position(),
                    SourceFile.path(run.folder(), diagnostic.position().file()), diagnostic.message());
        } else {
            log.notify(diagnostic);
        }
    }

    private void function(Checked checked) {
        String file = SourceFile.path(run.folder(), checked.place().file());
        String details = PairLines.of(checked).stream().skip(1).map(String::strip).collect(Collectors.joining("\n"));
        switch (checked) {
            case Checked.NotPaired not -> log.add(PairSarifKind.NOT_SPELLED,
                    "@" + not.name() + ": " + not.reason() + "\n" + details, not.place(), file, not.name());
            case Checked.Decided decided -> {
                ObjectNode result = log.add(PairSarifKind.of(decided.worst()),
                        "@" + decided.name() + ": " + decided.worst() + (details.isEmpty() ? "" : "\n" + details),
                        decided.place(), file, decided.name(), decided.under());
                List<JsonNode> related = related(decided);
                if (!related.isEmpty()) {
                    result.set("relatedLocations", JsonText.array(related, node -> node));
                }
                result.set("properties",
                        JSON.objectNode()
                                .put("function", decided.name())
                                .put("prefix", decided.under())
                                .put("verdict", decided.worst().name()));
            }
        }
    }

    /** Where the difference of each result begins. */
    private List<JsonNode> related(Checked.Decided decided) {
        List<JsonNode> places = new ArrayList<>();
        for (PairVerdict verdict : decided.verdicts()) {
            difference(verdict).ifPresent(found -> {
                found.onlyBefore().ifPresent(value -> places.add(place(value, "begins before", places.size())));
                found.onlyAfter().ifPresent(value -> places.add(place(value, "begins after", places.size())));
            });
        }
        return places;
    }

    private static Optional<PairDifference> difference(PairVerdict verdict) {
        return switch (verdict) {
            case PairVerdict.Refuted refuted -> Optional.of(refuted.difference());
            case PairVerdict.EqualIf equal -> Optional.of(equal.difference());
            case PairVerdict.RefutedUnlessAssumed refuted -> Optional.of(refuted.difference());
            default -> Optional.empty();
        };
    }

    private JsonNode place(Elements value, String what, int number) {
        return ((ObjectNode) SarifPlace.write(run.folder(), value.place())).put("id", number)
                .set("message", SarifLog.message("the difference " + what + " at " + value.name()));
    }
}
