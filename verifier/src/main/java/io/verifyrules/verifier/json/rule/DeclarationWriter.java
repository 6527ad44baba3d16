package io.verifyrules.verifier.json.rule;

import io.verifyrules.dsl.diagnostic.Diagnostic;
import io.verifyrules.dsl.diagnostic.SourcePosition;
import io.verifyrules.dsl.rule.IllFormedRule;
import io.verifyrules.dsl.rule.ListRule;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleDeclaration;
import io.verifyrules.dsl.rule.Sketch;
import io.verifyrules.dsl.rule.Variant;
import io.verifyrules.verifier.json.text.JsonText;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Writes one declaration of a script for another process. */
final class DeclarationWriter {

    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

    private DeclarationWriter() {
    }

    static JsonNode write(RuleDeclaration declaration) {
        return switch (declaration) {
            case Rule rule -> {
                ObjectNode json = JSON.objectNode().set("rule", RuleWriter.write(rule));
                beside(json, rule);
                yield json.set("at", place(rule.position()));
            }
            case ListRule list -> {
                ObjectNode json = JSON.objectNode().set("rule", RuleWriter.write(list));
                beside(json, list.pattern());
                yield json.set("at", place(list.position()));
            }
            case IllFormedRule wrong -> {
                ObjectNode json = JSON.objectNode()
                        .put("name", wrong.name())
                        .set("expect", RuleWriter.write(wrong.expectation()))
                        .set("mistake", write(wrong.diagnostic()));
                wrong.sketch().ifPresent(sketch -> {
                    json.set("sketch", write(sketch));
                    beside(json, sketch.rule());
                });
                yield json.set("at", place(wrong.position()));
            }
        };
    }

    static JsonNode write(Diagnostic diagnostic) {
        return JSON.objectNode().put("message", diagnostic.message()).set("at", place(diagnostic.position()));
    }

    private static JsonNode place(SourcePosition position) {
        return JSON.arrayNode().add(position.line()).add(position.column());
    }

    private static void beside(ObjectNode json, Rule rule) {
        List<Integer> stated = rule.stated();
        if (!stated.isEmpty()) {
            json.set("stated", JsonText.array(stated, JSON::numberNode));
        }
        if (!rule.warnings().isEmpty()) {
            json.set("warnings", JsonText.array(rule.warnings(), DeclarationWriter::write));
        }
        rule.variant().ifPresent(variant -> json.set("variant", write(variant)));
    }

    private static JsonNode write(Variant variant) {
        ObjectNode json = JSON.objectNode().put("base", variant.base()).put("kind", variant.kind().word());
        variant.changed()
                .ifPresent(changed -> json.put("changes", changed.number()).put("leavesOut", changed.leftOut()));
        return json;
    }

    /** A hole to be found is declared as such, not as a number or an element that a rule is about. */
    private static JsonNode write(Sketch sketch) {
        ObjectNode json = RuleWriter.write(sketch.rule());
        List<String> maps = sketch.maps().stream().map(hole -> hole.name()).toList();
        List<JsonNode> integers = json.get("integers").valueStream().toList();
        json.set("integers", JsonText
                .array(integers.stream().filter(name -> !maps.contains(name.stringValue())).toList(), name -> name));
        json.set("holes", JsonText.array(maps, JSON::stringNode));
        ObjectNode elements = JSON.objectNode();
        ObjectNode parameters = (ObjectNode) json.get("parameters");
        sketch.elements().forEach(hole -> elements.set(hole.name(), parameters.remove(hole.name())));
        return json.set("elementHoles", elements);
    }
}
