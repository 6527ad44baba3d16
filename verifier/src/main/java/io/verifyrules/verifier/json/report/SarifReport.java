package io.verifyrules.verifier.json.report;

import io.verifyrules.dsl.diagnostic.Diagnostic;
import io.verifyrules.dsl.diagnostic.SourcePosition;
import io.verifyrules.dsl.element.ElementFamily;
import io.verifyrules.verifier.json.text.JsonText;
import io.verifyrules.verifier.report.Agreement;
import io.verifyrules.verifier.report.Evidence;
import io.verifyrules.verifier.report.FinishedRun;
import io.verifyrules.verifier.report.RuleOutcome;
import io.verifyrules.verifier.report.RuleTitle;
import io.verifyrules.verifier.report.SourceFile;
import io.verifyrules.verifier.verdict.RuleResult;
import io.verifyrules.verifier.verdict.Verdict;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * What went wrong in a run as SARIF 2.1.0, the form in which code scanners report: unexpected verdicts, ill-formed rules and
 * mistakes in the input with their places, and as warnings what is hardly meant. What has no place in a file is a notification of the run.
 */
public final class SarifReport {

    private static final String SCHEMA = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";
    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

    private final FinishedRun run;
    private final Fingerprint fingerprint = new Fingerprint();
    private final List<JsonNode> results = new ArrayList<>();
    private final List<JsonNode> notifications = new ArrayList<>();

    private SarifReport(FinishedRun run) {
        this.run = run;
    }

    /** The text of the report. */
    public static String write(FinishedRun run) {
        SarifReport report = new SarifReport(run);
        run.report().diagnostics().forEach(report::diagnostic);
        run.report().outcomes().forEach(report::outcome);
        return JsonText.write(report.log());
    }

    private JsonNode log() {
        ObjectNode driver = JSON.objectNode().put("name", "verify-rules").put("version", run.toolVersion());
        driver.set("properties",
                JSON.objectNode()
                        .put("commit", run.origin().commit())
                        .set("solvers", JsonText.array(run.origin().solvers(), JSON::stringNode))
                        .put("java", run.origin().java()));
        driver.set("rules",
                JsonText.array(List.of(SarifKind.values()),
                        kind -> JSON.objectNode()
                                .put("id", kind.id())
                                .set("shortDescription", message(kind.description()))
                                .set("help", message(kind.help()).put("markdown", kind.help()))
                                .set("defaultConfiguration", JSON.objectNode().put("level", kind.level()))));
        Instant started = run.origin().started();
        JsonNode invocation = JSON.objectNode()
                .put("commandLine", run.origin().commandLine())
                .put("startTimeUtc", started.toString())
                .put("endTimeUtc", started.plus(run.report().time()).toString())
                .put("executionSuccessful", run.exitCode() < 2)
                .put("exitCode", run.exitCode())
                .set("toolExecutionNotifications", JsonText.array(notifications, node -> node));
        ObjectNode content = JSON.objectNode();
        content.set("tool", JSON.objectNode().set("driver", driver));
        content.set("invocations", JsonText.array(List.of(invocation), node -> node));
        content.put("columnKind", "utf16CodeUnits");
        content.set("results", JsonText.array(results, node -> node));
        return JSON.objectNode()
                .put("$schema", SCHEMA)
                .put("version", "2.1.0")
                .set("runs", JsonText.array(List.of(content), node -> node));
    }

    private void diagnostic(Diagnostic diagnostic) {
        if (diagnostic.position().line() > 0) {
            results.add(result(SarifKind.INPUT, diagnostic.message(), diagnostic.position(),
                    SourceFile.path(run.folder(), diagnostic.position().file()), diagnostic.message()));
        } else {
            notifications.add(JSON.objectNode().put("level", "error").set("message", message(diagnostic.toString())));
        }
    }

    private void outcome(RuleOutcome outcome) {
        String title = RuleTitle.of(outcome.declaration());
        outcome.declaration()
                .warnings()
                .forEach(warning -> results.add(result(SarifKind.DOUBTFUL, title + ": " + warning.message(),
                        warning.position(), title, warning.message())));
        switch (outcome) {
            case RuleOutcome.Checked checked -> Agreement.unexpected(checked.results()).forEach(this::results);
            case RuleOutcome.Failed failed -> results.add(result(SarifKind.INTERNAL_ERROR,
                    title + ": internal error: " + failed.error(), failed.declaration().position(), title));
        }
    }

    /** One result for the element types that are reported together. */
    private void results(Agreement agreement) {
        RuleResult result = agreement.first();
        String title = RuleTitle.of(result.declaration());
        ObjectNode json = result.verdict() instanceof Verdict.IllFormed wrong
                ? result(SarifKind.of(result.verdict().kind()), title + ": " + wrong.diagnostic().message(),
                        wrong.diagnostic().position(), title)
                : result(SarifKind.of(result.verdict().kind()),
                        title + " (" + agreement.theories() + "): " + Evidence.surprise(agreement),
                        result.declaration().position(), title, agreement.theories());
        ObjectNode properties = JSON.objectNode()
                .put("rule", result.declaration().name())
                .put("elementType", agreement.theories())
                .put("family",
                        agreement.results()
                                .stream()
                                .flatMap(each -> each.family().stream())
                                .map(ElementFamily::label)
                                .distinct()
                                .collect(Collectors.joining(", ")))
                .put("verdict", result.verdict().kind().name())
                .put("expected", result.expected().map(expected -> result.expectedText()).orElse(""));
        if (!result.because().isEmpty()) {
            properties.put("because", result.because());
        }
        results.add(json.set("properties", properties));
    }

    /** A result that later runs know again by its kind and these words. */
    private ObjectNode result(SarifKind kind, String message, SourcePosition place, String... words) {
        String name = fingerprint.of(Stream.concat(Stream.of(kind.id()), Stream.of(words)).toArray(String[]::new));
        return JSON.objectNode()
                .put("ruleId", kind.id())
                .put("level", kind.level())
                .set("message", message(message))
                .set("locations", JsonText.array(List.of(place), at -> SarifPlace.write(run.folder(), at)))
                // The second is the one that GitHub takes; without it findings on several types of a rule would be one.
                .set("fingerprints", JSON.objectNode().put("verifyRules/v1", name))
                .set("partialFingerprints", JSON.objectNode().put("primaryLocationLineHash", name));
    }

    private static ObjectNode message(String text) {
        return JSON.objectNode().put("text", text);
    }
}
