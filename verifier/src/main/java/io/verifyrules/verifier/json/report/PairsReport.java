package io.verifyrules.verifier.json.report;

import io.verifyrules.dsl.diagnostic.Diagnostic;
import io.verifyrules.dsl.diagnostic.SourcePosition;
import io.verifyrules.verifier.json.text.JsonText;
import io.verifyrules.verifier.pair.PairDifference;
import io.verifyrules.verifier.pair.PairVerdict;
import io.verifyrules.verifier.pair.report.Checked;
import io.verifyrules.verifier.verdict.RuleResult;
import io.verifyrules.verifier.verdict.Verdict;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** A run over pairs of programs in JSON form; its schema is published with the documentation. */
public final class PairsReport {

    /** The version of the JSON form. */
    public static final int VERSION = 1;

    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

    private PairsReport() {
    }

    /** The text of the report. */
    public static String write(List<Checked> functions, String toolVersion, int exitCode) {
        ObjectNode json = JSON.objectNode()
                .put("version", VERSION)
                .set("tool", JSON.objectNode().put("name", "verify-rules").put("version", toolVersion));
        json.put("exitCode", exitCode);
        return JsonText.write(json.set("functions", JsonText.array(functions, PairsReport::function)));
    }

    private static JsonNode function(Checked checked) {
        ObjectNode json = JSON.objectNode().put("function", checked.name()).set("place", place(checked.place()));
        return switch (checked) {
            case Checked.Decided decided -> {
                if (!decided.under().isEmpty()) {
                    json.put("prefix", decided.under());
                }
                yield json.put("verdict", decided.worst().name())
                        .put("milliseconds", decided.time().toMillis())
                        .set("results", JsonText.array(decided.verdicts(), PairsReport::verdict));
            }
            case Checked.NotPaired not ->
                json.put("verdict", "NOT_SPELLED").put("reason", not.reason()).put("message", not.why().message());
        };
    }

    private static JsonNode verdict(PairVerdict verdict) {
        ObjectNode json = JSON.objectNode().put("verdict", verdict.kind().name());
        return switch (verdict) {
            case PairVerdict.Equal ignored -> json;
            case PairVerdict.EqualOverTheReals ignored -> json;
            case PairVerdict.EqualAsKept ignored -> json;
            case PairVerdict.EqualByParts equal -> json.put("parts", equal.parts());
            case PairVerdict.Refuted refuted -> json.set("counterexample", difference(refuted.difference()));
            case PairVerdict.EqualIf equal -> json.put("condition", equal.condition())
                    .put("weakest", equal.weakest())
                    .set("counterexample", difference(equal.difference()));
            case PairVerdict.RefutedUnlessAssumed refuted ->
                json.put("assumption", refuted.assumption()).set("counterexample", difference(refuted.difference()));
            case PairVerdict.AlwaysUndefined undefined -> reason(json, undefined.result());
            case PairVerdict.Unknown unknown -> reason(json, unknown.result());
            case PairVerdict.PartUnknown unknown -> diagnostic(json, unknown.diagnostic());
            case PairVerdict.Invalid invalid -> diagnostic(json, invalid.diagnostic());
            case PairVerdict.OtherSignature other -> diagnostic(json, other.diagnostic());
            case PairVerdict.NotRead notRead -> diagnostic(json.put("what", notRead.what()), notRead.diagnostic());
        };
    }

    private static ObjectNode reason(ObjectNode json, RuleResult result) {
        return switch (result.verdict()) {
            case Verdict.Unknown unknown -> json.put("reason", unknown.reason());
            case Verdict.Vacuous vacuous -> json.put("reason", vacuous.reason());
            default -> json;
        };
    }

    private static ObjectNode diagnostic(ObjectNode json, Diagnostic diagnostic) {
        return json.put("message", diagnostic.message()).set("place", place(diagnostic.position()));
    }

    private static ObjectNode place(SourcePosition place) {
        return JSON.objectNode().put("file", place.file()).put("line", place.line()).put("column", place.column());
    }

    private static ObjectNode difference(PairDifference difference) {
        ObjectNode json = JSON.objectNode().set("inputs", JsonText.array(difference.inputs(), PairsReport::tensor));
        difference.before().ifPresent(before -> json.set("before", tensor(before)));
        difference.after().ifPresent(after -> json.set("after", tensor(after)));
        difference.index().ifPresent(index -> json.set("index", JsonText.array(index, JSON::numberNode)));
        difference.onlyBefore().ifPresent(value -> json.set("beginsBefore", tensor(value)));
        difference.onlyAfter().ifPresent(value -> json.set("beginsAfter", tensor(value)));
        return json;
    }

    private static ObjectNode tensor(PairDifference.Elements tensor) {
        return JSON.objectNode()
                .put("name", tensor.name())
                .put("type", tensor.type().toString())
                .set("elements", JsonText.array(tensor.elements(), each -> JSON.stringNode(each.toString())))
                .set("place", place(tensor.place()));
    }
}
