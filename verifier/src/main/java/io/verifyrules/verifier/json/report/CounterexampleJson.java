package io.verifyrules.verifier.json.report;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleDeclaration;
import io.verifyrules.verifier.interpret.Access;
import io.verifyrules.verifier.interpret.ConcreteTensor;
import io.verifyrules.verifier.interpret.Outcome;
import io.verifyrules.verifier.interpret.RuleInstance;
import io.verifyrules.verifier.interpret.Tracer;
import io.verifyrules.verifier.json.text.JsonText;
import io.verifyrules.verifier.report.TraceText;
import io.verifyrules.verifier.value.ElementValue;
import io.verifyrules.verifier.verdict.Verdict;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** A counterexample in JSON form: the instance, what it shows, and how the differing element came about. */
final class CounterexampleJson {

    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

    /** Of a larger tensor only elements are written that are not the most frequent one, and of these so many. */
    private static final int MOST_ELEMENTS = 400;
    private static final int MOST_EXCEPTIONS = 100;

    private CounterexampleJson() {
    }

    static JsonNode write(RuleDeclaration declaration, Verdict.Refuted refuted) {
        ObjectNode json = JSON.objectNode()
                .set("instance", instance(refuted.instance()))
                .set("outcome", outcome(refuted.outcome()));
        if (declaration instanceof Rule rule && refuted.outcome() instanceof Outcome.ElementsDiffer differ) {
            Tracer tracer = new Tracer(refuted.instance());
            json.set("trace",
                    JSON.objectNode()
                            .set("left", lines(TraceText.lines(rule, tracer.trace(rule.lhs(), differ.access()))))
                            .set("right", lines(TraceText.lines(rule, tracer.trace(rule.rhs(), differ.access())))));
        }
        return json;
    }

    private static JsonNode lines(List<String> lines) {
        return JsonText.array(lines, JSON::stringNode);
    }

    private static JsonNode instance(RuleInstance instance) {
        ObjectNode tensors = JSON.objectNode();
        instance.tensors().forEach((name, tensor) -> tensors.set(name, tensor(tensor)));
        ObjectNode maps = JSON.objectNode();
        instance.maps().forEach((name, lanes) -> maps.set(name, JsonText.array(lanes, JSON::numberNode)));
        ObjectNode ranks = JSON.objectNode();
        instance.ranks().forEach(ranks::put);
        ObjectNode integers = JSON.objectNode();
        instance.integers().forEach(integers::put);
        return JSON.objectNode()
                .put("elementType",
                        instance.elementType().equals(ElementType.OPEN) ? "any" : instance.elementType().toString())
                .set("ranks", ranks)
                .set("maps", maps)
                .set("integers", integers)
                .set("parameters", texts(instance.parameters()))
                .set("tensors", tensors)
                .set("divisionByZero", texts(divisionByZero(instance)))
                .set("functions", texts(instance.undefined().ofFunctions()))
                .set("monoids", texts(models(instance)))
                .set("undefined", texts(instance.undefined().ofOperations()));
    }

    private static Map<ElementValue, ElementValue> divisionByZero(RuleInstance instance) {
        Map<ElementValue, ElementValue> quotients = new LinkedHashMap<>();
        instance.undefined()
                .values()
                .forEach((application, value) -> application.dividedByZero()
                        .ifPresent(dividend -> quotients.put(dividend, value)));
        return quotients;
    }

    private static Map<String, String> models(RuleInstance instance) {
        Map<String, String> models = new LinkedHashMap<>();
        instance.undefined().models().forEach((name, model) -> models.put(name + "(a, b)", model.text()));
        return models;
    }

    private static ObjectNode texts(Map<?, ?> values) {
        ObjectNode json = JSON.objectNode();
        values.forEach((name, value) -> json.put(name.toString(), value.toString()));
        return json;
    }

    private static JsonNode outcome(Outcome outcome) {
        return switch (outcome) {
            case Outcome.ElementsDiffer differ -> JSON.objectNode()
                    .put("kind", "elementsDiffer")
                    .set("left", tensor(differ.left()))
                    .set("right", tensor(differ.right()))
                    .set("at", lanes(differ.access().indices()))
                    .put("leftValue", differ.leftValue().toString())
                    .put("rightValue", differ.rightValue().toString());
            case Outcome.ShapesDiffer differ -> JSON.objectNode()
                    .put("kind", "shapesDiffer")
                    .set("left", tensor(differ.left()))
                    .set("right", tensor(differ.right()));
            case Outcome.RightInvalid invalid -> JSON.objectNode()
                    .put("kind", "rightInvalid")
                    .set("left", tensor(invalid.left()))
                    .put("reason", invalid.reason());
            case Outcome.RightUndefined undefined -> JSON.objectNode()
                    .put("kind", "rightUndefined")
                    .set("left", tensor(undefined.left()))
                    .put("reason", undefined.reason());
            case Outcome.Agree ignored -> throw new IllegalArgumentException("not a counterexample: " + outcome);
            case Outcome.NotApplicable ignored ->
                throw new IllegalArgumentException("not a counterexample: " + outcome);
        };
    }

    private static JsonNode tensor(ConcreteTensor tensor) {
        Optional<ConcreteTensor.Exceptions> exceptions = tensor.count() > MOST_ELEMENTS
                ? tensor.exceptions(MOST_EXCEPTIONS)
                : Optional.empty();
        Map<Access, ElementValue> shown = exceptions.map(ConcreteTensor.Exceptions::elements)
                .orElseGet(tensor::elements);
        List<JsonNode> elements = shown.entrySet()
                .stream()
                .<JsonNode>map(entry -> JSON.objectNode()
                        .set("at", lanes(entry.getKey().indices()))
                        .put("value", entry.getValue().toString()))
                .toList();
        ObjectNode json = JSON.objectNode()
                .set("sizes", lanes(tensor.sizes()))
                .set("elements", JsonText.array(elements, element -> element));
        exceptions.ifPresent(some -> json.put("otherwise", some.otherwise().toString()).put("omitted", some.omitted()));
        return json;
    }

    private static ObjectNode lanes(Map<AggregatedAxis, List<Integer>> byAxis) {
        ObjectNode json = JSON.objectNode();
        byAxis.forEach((axis, lanes) -> json.set(axis.label(), JsonText.array(lanes, JSON::numberNode)));
        return json;
    }
}
