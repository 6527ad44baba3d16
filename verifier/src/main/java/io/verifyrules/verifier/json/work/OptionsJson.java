package io.verifyrules.verifier.json.work;

import io.verifyrules.verifier.json.text.JsonText;
import io.verifyrules.verifier.verify.VerifyOptions;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** The options of a check as JSON. Files that a check writes, and proofs, stay with the process that asks for them. */
final class OptionsJson {

    private OptionsJson() {
    }

    static ObjectNode write(VerifyOptions options) {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        json.set("elements", JsonText.array(options.elements(), JsonNodeFactory.instance::stringNode));
        return json.put("resources", options.resourceLimit())
                .put("milliseconds", options.timeout().toMillis())
                .put("solver", options.solver())
                .put("proveFirst", options.proveFirst())
                .put("remaining", options.remaining().name());
    }

    static VerifyOptions read(JsonNode json) {
        List<String> elements = new ArrayList<>();
        json.get("elements").forEach(each -> elements.add(each.stringValue()));
        return new VerifyOptions(elements, json.get("resources").longValue(),
                Duration.ofMillis(json.get("milliseconds").longValue()), Optional.empty(),
                json.get("solver").stringValue(), json.get("proveFirst").booleanValue(),
                VerifyOptions.Remaining.valueOf(json.get("remaining").stringValue()), VerifyOptions.Proofs.UNWANTED);
    }
}
