package io.verifyrules.verifier.json.report;

import io.verifyrules.verifier.generalize.Counts;
import io.verifyrules.verifier.generalize.Finding;
import io.verifyrules.verifier.generalize.Generalization;
import io.verifyrules.verifier.generalize.InstanceLine;
import io.verifyrules.verifier.generalize.Needed;
import io.verifyrules.verifier.interpret.RuleInstance;
import io.verifyrules.verifier.json.text.JsonText;
import io.verifyrules.verifier.kotlin.KotlinText;
import io.verifyrules.verifier.report.RuleTitle;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** The weakest demands that were found, in JSON form; its schema is published with the documentation. */
public final class GeneralizationJson {

    /** The version of the JSON form. */
    public static final int VERSION = 1;

    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

    private GeneralizationJson() {
    }

    /** The text of the report. */
    public static String write(List<Generalization> all, String toolVersion) {
        ObjectNode json = JSON.objectNode()
                .put("version", VERSION)
                .set("tool", JSON.objectNode().put("name", "verify-rules generalize").put("version", toolVersion));
        return JsonText.write(json.set("rules", JsonText.array(all, GeneralizationJson::rule)));
    }

    private static JsonNode rule(Generalization found) {
        ObjectNode json = JSON.objectNode()
                .put("name", found.rule().name())
                .put("id", RuleTitle.id(found.rule()))
                .put("verified", found.verified());
        json.set("elementTypes", JsonText.array(found.theories(), JSON::stringNode));
        json.set("before", JsonText.array(found.before(), demand -> JSON.stringNode(KotlinText.requires(demand))));
        if (!found.fillings().isEmpty()) {
            json.set("fillings", JsonText.array(found.fillings(),
                    filling -> JSON.objectNode().put("hole", filling.hole()).put("kotlin", filling.kotlin())));
        }
        json.set("lifts", JsonText.array(found.lifts(), JSON::stringNode));
        switch (found.finding()) {
            case Finding.AlwaysRight ignored -> json.put("finding", "alwaysRight");
            case Finding.NeverRight never ->
                json.put("finding", "neverRight").set("instance", instance(never.smallest()));
            case Finding.Nothing nothing -> json.put("finding", "nothing").put("reason", nothing.reason());
            case Finding.Found some -> found(json, found, some);
        }
        Counts counts = found.counts();
        json.set("instances",
                JSON.objectNode()
                        .put("valid", counts.cases())
                        .put("right", counts.right())
                        .put("before", counts.before())
                        .put("after", counts.after())
                        .put("lost", counts.lost())
                        .put("completeToRank", counts.complete()));
        return json.put("tried", found.tried())
                .put("cutShort", found.cutShort())
                .put("milliseconds", found.time().toMillis());
    }

    private static void found(ObjectNode json, Generalization all, Finding.Found found) {
        json.put("finding", "found")
                .put("promise", all.promise())
                .put("implied", found.implied().isPresent())
                .put("weakest", found.weakest().isPresent());
        json.set("demands", JsonText.array(found.demands(), GeneralizationJson::demand));
        found.newlyAllowed().ifPresent(instance -> json.set("newlyAllowed", instance(instance)));
        json.set("alternatives", JsonText.array(found.alternatives(),
                other -> JsonText.array(other.conditions(), demand -> JSON.stringNode(KotlinText.requires(demand)))));
    }

    private static JsonNode demand(Needed needed) {
        ObjectNode json = JSON.objectNode().put("kotlin", KotlinText.requires(needed.demand()));
        needed.without().ifPresent(instance -> json.set("wrongWithout", instance(instance)));
        return json;
    }

    private static JsonNode instance(RuleInstance instance) {
        return JSON.stringNode(InstanceLine.of(instance));
    }
}
