package io.verifyrules.verifier.json.report;

import io.verifyrules.dsl.rule.VerdictKind;
import io.verifyrules.verifier.diff.RecordedVerdict;
import io.verifyrules.verifier.diff.RunDiff;
import io.verifyrules.verifier.diff.VerdictChange;
import io.verifyrules.verifier.json.text.JsonText;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** The comparison of two reports in JSON form; its schema is published with the documentation. */
public final class DiffReport {

    /** The version of the JSON form. */
    public static final int VERSION = 1;

    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

    private DiffReport() {
    }

    /** The text of the comparison. */
    public static String write(RunDiff diff, String toolVersion, int exitCode) {
        ObjectNode json = JSON.objectNode()
                .put("version", VERSION)
                .set("tool", JSON.objectNode().put("name", "verify-rules diff").put("version", toolVersion));
        json.put("exitCode", exitCode)
                .set("summary",
                        JSON.objectNode()
                                .put("before", diff.before())
                                .put("after", diff.after())
                                .put("changed", diff.count(VerdictChange.Changed.class))
                                .put("added", diff.count(VerdictChange.Added.class))
                                .put("removed", diff.count(VerdictChange.Removed.class))
                                .put("renamed", diff.count(VerdictChange.Renamed.class))
                                .put("slower", diff.count(VerdictChange.Slowed.class))
                                .put("worse", diff.worse()));
        return JsonText.write(json.set("changes", JsonText.array(diff.changes(), DiffReport::change)));
    }

    private static JsonNode change(VerdictChange change) {
        ObjectNode json = JSON.objectNode()
                .put("rule", change.known().rule())
                .put("elementType", change.known().elementType())
                .put("worse", change.worse());
        return switch (change) {
            case VerdictChange.Changed(RecordedVerdict before, RecordedVerdict after) ->
                json.set("before", verdict(before)).set("after", verdict(after));
            case VerdictChange.Renamed(RecordedVerdict before, RecordedVerdict after) ->
                json.put("renamedFrom", before.rule()).set("before", verdict(before)).set("after", verdict(after));
            case VerdictChange.Slowed(RecordedVerdict before, RecordedVerdict after) ->
                json.set("before", verdict(before).put("resources", before.resources()))
                        .set("after", verdict(after).put("resources", after.resources()));
            case VerdictChange.Added(RecordedVerdict after) -> json.set("after", verdict(after));
            case VerdictChange.Removed(RecordedVerdict before) -> json.set("before", verdict(before));
        };
    }

    private static ObjectNode verdict(RecordedVerdict verdict) {
        ObjectNode json = JSON.objectNode().put("verdict", verdict.outcome());
        verdict.expected().map(VerdictKind::name).ifPresent(expected -> json.put("expected", expected));
        return json;
    }
}
