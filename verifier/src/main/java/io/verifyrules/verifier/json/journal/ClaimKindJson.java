package io.verifyrules.verifier.json.journal;

import io.verifyrules.verifier.verdict.ClaimKind;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** The kind of a claim as JSON, from which it is read again. */
final class ClaimKindJson {

    private ClaimKindJson() {
    }

    static ObjectNode write(ClaimKind claim) {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        return switch (claim) {
            case ClaimKind.Applies ignored -> json.put("kind", "applies");
            case ClaimKind.ValidRight(String condition) -> json.put("kind", "valid").put("condition", condition);
            case ClaimKind.SameSize(String axis) -> json.put("kind", "size").put("axis", axis);
            case ClaimKind.Defined(String operation) -> json.put("kind", "defined").put("operation", operation);
            case ClaimKind.SameElements ignored -> json.put("kind", "elements");
            case ClaimKind.AsAssumed(ClaimKind same) -> json.put("kind", "assumed").set("claim", write(same));
            case ClaimKind.Step(String text) -> json.put("kind", "step").put("text", text);
        };
    }

    static ClaimKind read(JsonNode json) {
        String kind = json.get("kind").stringValue();
        return switch (kind) {
            case "applies" -> new ClaimKind.Applies();
            case "valid" -> new ClaimKind.ValidRight(json.get("condition").stringValue());
            case "size" -> new ClaimKind.SameSize(json.get("axis").stringValue());
            case "defined" -> new ClaimKind.Defined(json.get("operation").stringValue());
            case "elements" -> new ClaimKind.SameElements();
            case "assumed" -> new ClaimKind.AsAssumed(read(json.get("claim")));
            case "step" -> new ClaimKind.Step(json.get("text").stringValue());
            default -> throw new IllegalArgumentException("no kind of claim: " + kind);
        };
    }
}
