package io.verifyrules.verifier.json.report;

import io.verifyrules.verifier.json.rule.RuleJson;
import io.verifyrules.verifier.json.text.JsonText;
import io.verifyrules.verifier.mutation.MutantOutcome;
import io.verifyrules.verifier.mutation.MutantResult;
import io.verifyrules.verifier.mutation.MutatedRule;
import io.verifyrules.verifier.mutation.MutationReport;
import io.verifyrules.verifier.mutation.SmallScope;
import io.verifyrules.verifier.report.RulePrinter;
import io.verifyrules.verifier.report.RuleTitle;
import java.util.Locale;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** The report on mutants in JSON form; its schema is published with the documentation. */
public final class MutationJson {

    /** The version of the JSON form. */
    public static final int VERSION = 1;

    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

    private MutationJson() {
    }

    /** The text of the report. */
    public static String write(MutationReport report, String toolVersion) {
        ObjectNode summary = JSON.objectNode()
                .put("rules", report.rules().size())
                .put("passedOver", report.passedOver())
                .put("mutants", report.mutants())
                .put("checks", report.checks());
        for (MutantOutcome.Kind kind : MutantOutcome.Kind.values()) {
            summary.put(name(kind), report.count(kind));
        }
        summary.put("illFormed", report.illFormed()).put("milliseconds", report.time().toMillis());
        ObjectNode json = JSON.objectNode()
                .put("version", VERSION)
                .set("tool", JSON.objectNode().put("name", "verify-rules mutate").put("version", toolVersion));
        json.set("summary", summary);
        return JsonText.write(json.set("rules", JsonText.array(report.rules(), MutationJson::rule)));
    }

    private static String name(MutantOutcome.Kind kind) {
        return switch (kind) {
            case WRONGLY_VERIFIED -> "wronglyVerified";
            default -> kind.name().toLowerCase(Locale.ROOT);
        };
    }

    private static JsonNode rule(MutatedRule rule) {
        return JSON.objectNode()
                .put("name", rule.rule().name())
                .put("id", RuleTitle.id(rule.rule()))
                .put("illFormed", rule.illFormed())
                .set("mutants", JsonText.array(rule.results(), MutationJson::result));
    }

    private static JsonNode result(MutantResult result) {
        ObjectNode json = JSON.objectNode()
                .put("change", result.mutant().change())
                .put("elementType", result.theory())
                .put("outcome", name(result.outcome().kind()))
                .put("milliseconds", result.time().toMillis());
        switch (result.outcome()) {
            case MutantOutcome.Refuted ignored -> {
            }
            case MutantOutcome.Vacuous ignored -> {
            }
            case MutantOutcome.Unknown unknown -> json.put("reason", unknown.reason());
            case MutantOutcome.Equivalent same -> survey(json, result, same.survey());
            case MutantOutcome.Generalization more -> survey(json, result, more.survey());
            case MutantOutcome.Contradicted wrong -> json.put("verdict", wrong.verdict().name())
                    .put("instance", wrong.finding().instance().toString())
                    .set("rule", RuleJson.write(result.mutant().rule()));
            case MutantOutcome.Failed failed -> json.put("error", failed.cause().toString());
        }
        return json;
    }

    private static void survey(ObjectNode json, MutantResult result, SmallScope.Survey survey) {
        json.put("rewrite", RulePrinter.print(result.mutant().rule()));
        json.set("conditions",
                JsonText.array(RulePrinter.conditions(result.mutant().rule()).toList(), JSON::stringNode));
        json.put("instances", survey.tried()).put("applied", survey.applied()).put("allInstances", survey.complete());
    }
}
