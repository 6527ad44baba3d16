package io.verifyrules.verifier.json.report;

import io.verifyrules.dsl.diagnostic.Diagnostic;
import io.verifyrules.dsl.diagnostic.SourcePosition;
import io.verifyrules.verifier.json.text.JsonText;
import io.verifyrules.verifier.report.FinishedRun;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** A SARIF report in the making: what went wrong in a run, and what is known of the run and of the program. */
final class SarifLog {

    private static final String SCHEMA = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";
    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

    private final FinishedRun run;
    private final List<SarifRule> rules;
    private final Fingerprint fingerprint = new Fingerprint();
    private final List<JsonNode> results = new ArrayList<>();
    private final List<JsonNode> notifications = new ArrayList<>();

    /**
     * A report without results.
     *
     * @param rules all kinds that a report of this form may tell
     */
    SarifLog(FinishedRun run, List<? extends SarifRule> rules) {
        this.run = run;
        this.rules = List.copyOf(rules);
    }

    /** The text of the report. */
    String text() {
        ObjectNode driver = JSON.objectNode().put("name", "verify-rules").put("version", run.toolVersion());
        driver.set("properties",
                JSON.objectNode()
                        .put("commit", run.origin().commit())
                        .set("solvers", JsonText.array(run.origin().solvers(), JSON::stringNode))
                        .put("java", run.origin().java()));
        driver.set("rules",
                JsonText.array(rules,
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
        return JsonText.write(JSON.objectNode()
                .put("$schema", SCHEMA)
                .put("version", "2.1.0")
                .set("runs", JsonText.array(List.of(content), node -> node)));
    }

    /** A mistake that has no place in a file. */
    void notify(Diagnostic diagnostic) {
        notifications.add(JSON.objectNode().put("level", "error").set("message", message(diagnostic.toString())));
    }

    /** Adds a result that later runs know again by its kind and these words. */
    ObjectNode add(SarifRule kind, String message, SourcePosition place, String... words) {
        String name = fingerprint.of(Stream.concat(Stream.of(kind.id()), Stream.of(words)).toArray(String[]::new));
        ObjectNode result = JSON.objectNode()
                .put("ruleId", kind.id())
                .put("level", kind.level())
                .set("message", message(message))
                .set("locations", JsonText.array(List.of(place), at -> SarifPlace.write(run.folder(), at)))
                // The second is the one that GitHub takes; without it findings on several types of a rule would be one.
                .set("fingerprints", JSON.objectNode().put("verifyRules/v1", name))
                .set("partialFingerprints", JSON.objectNode().put("primaryLocationLineHash", name));
        results.add(result);
        return result;
    }

    static ObjectNode message(String text) {
        return JSON.objectNode().put("text", text);
    }
}
