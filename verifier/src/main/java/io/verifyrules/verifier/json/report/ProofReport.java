package io.verifyrules.verifier.json.report;

import io.verifyrules.verifier.json.text.JsonText;
import io.verifyrules.verifier.proof.Proof;
import io.verifyrules.verifier.report.FinishedRun;
import io.verifyrules.verifier.report.RuleOutcome;
import io.verifyrules.verifier.report.RuleTitle;
import io.verifyrules.verifier.verdict.RuleResult;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** The proofs of a run in JSON form; the schema is published with the documentation. */
public final class ProofReport {

    /** The version of the JSON form. */
    public static final int VERSION = 1;

    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

    private ProofReport() {
    }

    /** The text of the report. */
    public static String write(FinishedRun run) {
        return JsonText.write(JSON.objectNode()
                .put("version", VERSION)
                .set("tool",
                        JSON.objectNode()
                                .put("name", "verify-rules")
                                .put("version", run.toolVersion())
                                .put("commit", run.origin().commit()))
                .set("rules", JsonText.array(run.report().outcomes(), ProofReport::rule)));
    }

    private static JsonNode rule(RuleOutcome outcome) {
        List<RuleResult> results = outcome instanceof RuleOutcome.Checked checked ? checked.results() : List.of();
        return JSON.objectNode()
                .put("name", outcome.declaration().name())
                .put("id", RuleTitle.id(outcome.declaration()))
                .set("results", JsonText.array(results, ProofReport::result));
    }

    private static JsonNode result(RuleResult result) {
        ObjectNode json = JSON.objectNode()
                .put("elementType", result.theory())
                .put("verdict", result.verdict().kind().name());
        return json.set("proofs", JsonText.array(result.proofs(), ProofReport::proof));
    }

    /** One proof, with its steps, the places where they hold, and the queries, each of them once. */
    static JsonNode proof(Proof proof) {
        return ProofJson.write(proof);
    }
}
