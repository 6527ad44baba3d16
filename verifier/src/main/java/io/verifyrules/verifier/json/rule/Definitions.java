package io.verifyrules.verifier.json.rule;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.LaneCondition;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.rule.Condition;
import io.verifyrules.verifier.json.text.JsonCursor;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The terms that a rule gives names to, so that they can be used in several places. Names of definitions are a kind of
 * their own: a definition may be called like a tensor. Each is read when those before it are known, so none uses itself.
 */
record Definitions(Map<String, AxisMap> maps, Map<String, LaneCondition> laneConditions, Map<String, Element> elements,
        Map<String, Condition> conditions, Map<String, TensorExpr> tensors) {

    private static final String USE = "use";
    private static final List<String> KINDS = List.of("map", "laneCondition", "element", "condition", "tensor");

    static Definitions none() {
        return new Definitions(new LinkedHashMap<>(), new LinkedHashMap<>(), new LinkedHashMap<>(),
                new LinkedHashMap<>(), new LinkedHashMap<>());
    }

    /** Whether the value stands for a term that is defined elsewhere. */
    static boolean isUse(JsonCursor json) {
        return json.node().isObject() && json.node().has(USE);
    }

    /** The term that the value stands for. */
    static <T> T used(JsonCursor json, String kind, Map<String, T> defined) {
        json.onlyFields(USE);
        return json.required(USE).named(kind + " of 'let'", defined);
    }

    /** Checks the names and the fields of all definitions. */
    static void check(JsonCursor definitions) {
        Set<String> names = new HashSet<>();
        for (JsonCursor definition : definitions.items()) {
            JsonCursor name = definition.required("name");
            if (!names.add(name.text())) {
                throw name.mistake("'" + name.text() + "' is defined twice");
            }
            definition.onlyFields("name", "map", "laneCondition", "element", "condition", "tensor");
            if (KINDS.stream().filter(definition.node()::has).count() != 1) {
                throw definition.mistake("a definition has one of the fields " + String.join(", ", KINDS));
            }
        }
    }

    /** Reads the definitions that use no tensor, which the shapes of tensors may use. */
    void readTerms(JsonCursor definitions, TermReader terms) {
        for (JsonCursor definition : definitions.items()) {
            String name = definition.required("name").text();
            definition.optional("map").ifPresent(json -> maps.put(name, terms.map(json)));
            definition.optional("laneCondition").ifPresent(json -> laneConditions.put(name, terms.laneCondition(json)));
            definition.optional("element").ifPresent(json -> elements.put(name, terms.element(json)));
            definition.optional("condition").ifPresent(json -> conditions.put(name, terms.condition(json)));
        }
    }

    /** Reads the definitions of tensors. */
    void readTensors(JsonCursor definitions, TensorReader reader) {
        for (JsonCursor definition : definitions.items()) {
            String name = definition.required("name").text();
            definition.optional("tensor").ifPresent(json -> tensors.put(name, reader.tensor(json)));
        }
    }
}
