package io.verifyrules.verifier.json.rule;

import io.verifyrules.dsl.expr.Operator;
import io.verifyrules.dsl.expr.Operators;
import io.verifyrules.dsl.expr.Slot;
import io.verifyrules.verifier.json.text.JsonText;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** The JSON Schema of rule files, made of the operators and words that there are, so that it knows the new ones, too. */
final class RuleSchema {

    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

    private RuleSchema() {
    }

    /** The text of the schema. */
    static String write() {
        ObjectNode schema = JSON.objectNode()
                .put("$schema", "https://json-schema.org/draft/2020-12/schema")
                .put("title", "Rules of verify-rules (*.rules.json), version 1");
        schema.setAll(object(fields(RuleJson.SCHEMA, text(), "version",
                JSON.objectNode().put("const", RuleJson.VERSION), "rules", listOf(ref("rule"))), "version", "rules"));
        return JsonText.write(schema.set("$defs", definitions()));
    }

    private static ObjectNode definitions() {
        ObjectNode all = JSON.objectNode();
        all.set("name", text().put("minLength", 1));
        all.set("verdict", oneOf(Symbols.VERDICTS.keySet()));
        all.set("closedType", oneOf(Symbols.CLOSED_TYPES.keySet()));
        all.set("elementType", any(ref("closedType"), text().put("pattern", "^(i[0-9]+|i\\(.+\\)|index)$"),
                only("open", ref("name")), listOf(any(ref("closedType"), only("open", ref("name"))))));
        all.set("rule", rule());
        all.set("definition", definition());
        all.set("use", only("use", ref("name")));
        all.set("shape",
                mapOf(any(ref("map"), object(fields("class", ref("name"), "size", ref("map")), "class", "size"))));
        all.set("maps", mapOf(ref("map")));
        all.set("map", map());
        all.set("laneCondition", laneCondition());
        all.set("condition", condition());
        all.set("element", element());
        all.set("tensor", tensor());
        return all;
    }

    private static ObjectNode rule() {
        Map<String, ObjectNode> fields = new LinkedHashMap<>();
        fields.put("name", ref("name"));
        fields.put("source", object(fields("id", text(), "handlers", listOf(text()), "note", text())));
        fields.put("expect", object(fields("verdict", ref("verdict"), "byElement", mapOf(ref("verdict")), "because",
                text(), "becauseByElement", mapOf(text()), "by", oneOf(Symbols.MISMATCHES.keySet())), "verdict"));
        fields.put("classes",
                listOf(object(fields("name", ref("name"), "ranks", oneOf(List.of("any", "nonEmpty", "singleton"))),
                        "name", "ranks")));
        fields.put("widths", listOf(ref("name")));
        fields.put("maps", mapOf(ref("name")));
        fields.put("permutations", mapOf(ref("name")));
        fields.put("indices", mapOf(ref("name")));
        fields.put("integers", listOf(ref("name")));
        fields.put("holes", listOf(ref("name")));
        fields.put("parameters", mapOf(ref("elementType")));
        fields.put("elementHoles", mapOf(ref("elementType")));
        fields.put("functions",
                mapOf(object(fields("operands", listOf(ref("elementType")), "result", ref("elementType"), "commutative",
                        truth(), "associative", truth(), "identity", ref("element")), "operands", "result")));
        fields.put("let", listOf(ref("definition")));
        fields.put("tensors",
                mapOf(object(fields("element", ref("elementType"), "shape", ref("shape")), "element", "shape")));
        fields.put("lists", listOf(list()));
        fields.put("requires", listOf(ref("condition")));
        fields.put("assumes", listOf(ref("tensor")));
        fields.put("elements", mapOf(listOf(ref("closedType"))));
        fields.put("upTo", listOf(oneOf(Symbols.TOLERANCES.keySet())));
        fields.put("lhs", ref("tensor"));
        fields.put("rhs", ref("tensor"));
        fields.put("operators",
                listOf(object(fields("name", ref("name"), "arguments", listOf(argument()), "tensor", ref("tensor")),
                        "name", "arguments", "tensor")));
        fields.put("match", listOf(object(fields("index", ref("name"), "equals", ref("map")), "index", "equals")));
        return object(fields, "name", "classes", "lhs", "rhs");
    }

    private static ObjectNode list() {
        Map<String, ObjectNode> fields = new LinkedHashMap<>(Map.of("name", ref("name")));
        for (String kind : List.of("sizes", "maps", "parameters", "tensors")) {
            fields.put(kind, listOf(ref("name")));
        }
        fields.put("starts", mapOf(ref("name")));
        fields.put("totals", mapOf(ref("name")));
        return object(fields, "name");
    }

    private static ObjectNode argument() {
        return any(only("word", text()), only("map", ref("map")), only("laneCondition", ref("laneCondition")),
                only("element", ref("element")), only("condition", ref("condition")), only("tensor", ref("tensor")));
    }

    private static ObjectNode definition() {
        Map<String, ObjectNode> fields = new LinkedHashMap<>(Map.of("name", ref("name")));
        for (String kind : List.of("map", "laneCondition", "element", "condition", "tensor")) {
            fields.put(kind, ref(kind));
        }
        return object(fields, "name").put("minProperties", 2).put("maxProperties", 2);
    }

    private static ObjectNode map() {
        return any(text(), JSON.objectNode().put("type", "integer"), ref("use"),
                choices(op("choose",
                        fields("condition", ref("laneCondition"), "then", ref("map"), "otherwise", ref("map"))),
                        op("permuted", fields("map", ref("map"), "by", listOf(text()))),
                        binary(Symbols.MAP_OPERATORS.keySet(), "map")));
    }

    private static ObjectNode laneCondition() {
        return any(ref("use"),
                choices(op("not", fields("operand", ref("laneCondition"))),
                        ops(List.of("and", "or"), fields("operands", listOf(ref("laneCondition")))),
                        binary(Symbols.RELATIONS.keySet(), "map")));
    }

    private static ObjectNode condition() {
        return any(ref("use"),
                choices(op("everyLane", fields("class", ref("name"), "condition", ref("laneCondition"))),
                        op("scalars", fields("condition", ref("laneCondition"))),
                        op("elements",
                                fields("relation", oneOf(Symbols.RELATIONS.keySet()), "left", ref("element"), "right",
                                        ref("element"))),
                        op("widths", fields("nonNegative", text())), op("not", fields("operand", ref("condition"))),
                        ops(List.of("and", "or"), fields("operands", listOf(ref("condition"))))));
    }

    private static ObjectNode element() {
        ObjectNode whole = JSON.objectNode().put("type", "integer");
        List<ObjectNode> literals = List.of(literal("infinity", fields("positive", truth())),
                literal("bits", fields("width", text())), literal("extreme", fields("greatest", truth())),
                literal("poison", Map.of()), literal("fraction", fields("numerator", whole, "denominator", whole)),
                literal("minusZero", Map.of()), literal("nan", Map.of()), literal("imaginaryUnit", Map.of()),
                op("number", fields("value", whole, "type", ref("elementType"))));
        List<ObjectNode> operations = List.of(op("counted", fields("map", ref("map"))),
                ops(Symbols.UNARY.keySet(), fields("operand", ref("element"))),
                ops(Symbols.CONVERSIONS.keySet(), fields("operand", ref("element"), "to", ref("elementType"))),
                op("tuple", fields("components", listOf(ref("element")))),
                op("map", fields("function", ref("name"), "operands", listOf(ref("element")))),
                binary(Symbols.BINARY.keySet(), "element"));
        List<ObjectNode> all = new ArrayList<>(literals);
        all.addAll(operations);
        return any(text(), whole, truth(), ref("use"), choices(all.toArray(ObjectNode[]::new)));
    }

    private static ObjectNode literal(String op, Map<String, ObjectNode> fields) {
        ObjectNode literal = op(op, fields);
        ((ObjectNode) literal.path("properties")).set("type", ref("elementType"));
        return literal;
    }

    private static ObjectNode tensor() {
        // Operators with the same fields are one case, so that the schema stays readable.
        Map<JsonNode, List<String>> alike = new LinkedHashMap<>();
        Operators.byName()
                .forEach((name, operator) -> alike.computeIfAbsent(fields(operator), same -> new ArrayList<>())
                        .add(name));
        ObjectNode[] cases = alike.entrySet().stream().map(same -> {
            ObjectNode operator = (ObjectNode) same.getKey().deepCopy();
            ((ObjectNode) operator.path("properties")).set("op", oneOf(same.getValue()));
            return operator;
        }).toArray(ObjectNode[]::new);
        return any(text(), ref("use"), choices(cases));
    }

    private static JsonNode fields(Operator<?> operator) {
        Map<String, ObjectNode> fields = new LinkedHashMap<>();
        fields.put("op", text());
        List<String> required = new ArrayList<>(List.of("op"));
        SlotSchemas.of(operator).forEach((slot, schema) -> {
            fields.put(slot.label(), schema);
            if (slot.presence() == Slot.Presence.REQUIRED) {
                required.add(slot.label());
            }
        });
        return object(fields, required.toArray(String[]::new));
    }

    private static ObjectNode binary(Collection<String> ops, String operand) {
        return ops(ops, fields("left", ref(operand), "right", ref(operand)));
    }

    private static ObjectNode op(String op, Map<String, ObjectNode> fields) {
        return ops(List.of(op), fields);
    }

    private static ObjectNode ops(Collection<String> ops, Map<String, ObjectNode> fields) {
        Map<String, ObjectNode> all = new LinkedHashMap<>();
        all.put("op", oneOf(ops));
        all.putAll(fields);
        return object(all, all.keySet().toArray(String[]::new));
    }

    private static Map<String, ObjectNode> fields(Object... namesAndSchemas) {
        Map<String, ObjectNode> fields = new LinkedHashMap<>();
        for (int i = 0; i < namesAndSchemas.length; i += 2) {
            fields.put((String) namesAndSchemas[i], (ObjectNode) namesAndSchemas[i + 1]);
        }
        return fields;
    }

    private static ObjectNode object(Map<String, ObjectNode> fields, String... required) {
        ObjectNode properties = JSON.objectNode();
        fields.forEach(properties::set);
        ObjectNode object = JSON.objectNode().put("type", "object").set("properties", properties);
        if (required.length > 0) {
            object.set("required", JsonText.array(List.of(required), JSON::stringNode));
        }
        return object.put("additionalProperties", false);
    }

    private static ObjectNode only(String field, ObjectNode schema) {
        return object(Map.of(field, schema), field);
    }

    private static ObjectNode any(ObjectNode... schemas) {
        return JSON.objectNode().set("anyOf", JsonText.array(Arrays.asList(schemas), each -> each));
    }

    /** Of operators one, which its name selects: were each tried, the parts of a term would be looked at again for each. */
    private static ObjectNode choices(ObjectNode... operators) {
        ArrayNode names = JSON.arrayNode();
        ArrayNode cases = JSON.arrayNode();
        for (ObjectNode operator : operators) {
            JsonNode words = operator.at("/properties/op/enum");
            names.addAll((ArrayNode) words);
            ObjectNode named = JSON.objectNode();
            named.putObject("properties").putObject("op").set("enum", words);
            cases.add(JSON.objectNode().set("if", named).set("then", operator));
        }
        ObjectNode choices = JSON.objectNode().put("type", "object");
        choices.putObject("properties").putObject("op").set("enum", names);
        return choices.set("required", JSON.arrayNode().add("op")).set("allOf", cases);
    }

    static ObjectNode ref(String definition) {
        return JSON.objectNode().put("$ref", "#/$defs/" + definition);
    }

    static ObjectNode text() {
        return JSON.objectNode().put("type", "string");
    }

    private static ObjectNode truth() {
        return JSON.objectNode().put("type", "boolean");
    }

    static ObjectNode oneOf(Collection<String> words) {
        return JSON.objectNode().set("enum", JsonText.array(List.copyOf(words), JSON::stringNode));
    }

    static ObjectNode listOf(ObjectNode items) {
        return JSON.objectNode().put("type", "array").set("items", items);
    }

    static ObjectNode mapOf(ObjectNode values) {
        return JSON.objectNode().put("type", "object").set("additionalProperties", values);
    }
}
