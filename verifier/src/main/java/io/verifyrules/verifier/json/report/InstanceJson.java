package io.verifyrules.verifier.json.report;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.element.ElementFunction;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleNames;
import io.verifyrules.verifier.interpret.Access;
import io.verifyrules.verifier.interpret.ConcreteTensor;
import io.verifyrules.verifier.interpret.RuleInstance;
import io.verifyrules.verifier.json.text.JsonText;
import io.verifyrules.verifier.value.CombiningModel;
import io.verifyrules.verifier.value.ElementValue;
import io.verifyrules.verifier.value.PartialOperation;
import io.verifyrules.verifier.value.UndefinedApplication;
import io.verifyrules.verifier.value.UndefinedValues;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Instances of rules in a form from which they can be read again. */
public final class InstanceJson {

    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

    private final Map<String, RankClass> classes;

    private InstanceJson(Map<String, RankClass> classes) {
        this.classes = classes;
    }

    public static JsonNode write(RuleInstance instance) {
        return JSON.objectNode()
                .put("elementType", instance.elementType().toString())
                .set("ranks", object(instance.ranks(), JSON::numberNode))
                .set("maps", object(instance.maps(), InstanceJson::integers))
                .set("integers", object(instance.integers(), JSON::numberNode))
                .set("parameters", object(instance.parameters(), InstanceJson::element))
                .set("tensors", object(instance.tensors(), InstanceJson::tensor))
                .set("undefined",
                        JsonText.array(List.copyOf(instance.undefined().values().entrySet()), InstanceJson::undefined))
                .set("models", object(instance.undefined().models(), model -> JSON.stringNode(model.name())));
    }

    private static JsonNode undefined(Map.Entry<UndefinedApplication, ElementValue> taken) {
        UndefinedApplication application = taken.getKey();
        ObjectNode json = JSON.objectNode();
        switch (application.kind()) {
            case PartialOperation operation -> json.put("kind", operation.name())
                    .set("operandTypes",
                            JsonText.array(application.operandTypes(), type -> JSON.stringNode(type.toString())));
            case UndefinedApplication.OfFunction of -> json.put("function", of.function().name());
        }
        return json.put("type", application.type().toString())
                .set("operands", JsonText.array(application.operands(), InstanceJson::element))
                .set("value", element(taken.getValue()));
    }

    private static <T> ObjectNode object(Map<String, T> values, Function<T, JsonNode> write) {
        ObjectNode json = JSON.objectNode();
        values.forEach((name, value) -> json.set(name, write.apply(value)));
        return json;
    }

    private static JsonNode element(ElementValue element) {
        return JSON.stringNode(ElementText.write(element));
    }

    private static JsonNode integers(List<Integer> integers) {
        return JsonText.array(integers, JSON::numberNode);
    }

    private static JsonNode tensor(ConcreteTensor tensor) {
        Optional<ConcreteTensor.Exceptions> exceptions = tensor.exceptions(Integer.MAX_VALUE);
        List<Map.Entry<Access, ElementValue>> elements = exceptions.map(some -> List.copyOf(some.elements().entrySet()))
                .orElse(List.of());
        ObjectNode json = JSON.objectNode()
                .set("sizes", lanes(tensor.sizes()))
                .set("elements",
                        JsonText.array(elements,
                                entry -> JSON.objectNode()
                                        .set("at", lanes(entry.getKey().indices()))
                                        .set("value", element(entry.getValue()))));
        exceptions.ifPresent(some -> json.set("otherwise", element(some.otherwise())));
        return json;
    }

    private static JsonNode lanes(SortedMap<AggregatedAxis, List<Integer>> lanes) {
        Map<String, List<Integer>> byName = new LinkedHashMap<>();
        lanes.forEach((axis, indices) -> byName.put(axis.rankClass().name() + "@" + axis.label(), indices));
        return object(byName, InstanceJson::integers);
    }

    /** The instance of the rule that was written; what cannot be read throws some RuntimeException. */
    public static RuleInstance read(JsonNode json, Rule rule) {
        InstanceJson reader = new InstanceJson(RuleNames.of(rule)
                .rankClasses()
                .stream()
                .collect(Collectors.toMap(RankClass::name, Function.identity())));
        Map<UndefinedApplication, ElementValue> undefined = new LinkedHashMap<>();
        ElementType elementType = type(json.get("elementType").stringValue());
        Map<String, ElementFunction> functions = RuleNames.of(rule).functions();
        json.get("undefined")
                .forEach(taken -> undefined.put(application(taken, functions, elementType),
                        element(taken.get("value"))));
        return new RuleInstance(elementType, map(json.get("ranks"), JsonNode::intValue),
                map(json.get("maps"), InstanceJson::integers), map(json.get("integers"), JsonNode::intValue),
                map(json.get("parameters"), InstanceJson::element), map(json.get("tensors"), reader::tensor),
                new UndefinedValues(undefined,
                        map(json.get("models"), model -> CombiningModel.valueOf(model.stringValue()))));
    }

    private static UndefinedApplication application(JsonNode json, Map<String, ElementFunction> functions,
            ElementType elementType) {
        List<ElementValue> operands = new ArrayList<>();
        json.get("operands").forEach(operand -> operands.add(element(operand)));
        if (json.has("function")) {
            String name = json.get("function").stringValue();
            return UndefinedApplication.of(Objects.requireNonNull(functions.get(name), "a function of the rule"),
                    elementType, operands);
        }
        List<ElementType> operandTypes = new ArrayList<>();
        json.get("operandTypes").forEach(type -> operandTypes.add(type(type.stringValue())));
        return new UndefinedApplication(PartialOperation.named(json.get("kind").stringValue()), operandTypes,
                type(json.get("type").stringValue()), operands);
    }

    private static ElementType type(String name) {
        return ElementType.closed(name).orElseGet(() -> new ElementType.Open(name));
    }

    private static <T> Map<String, T> map(JsonNode json, Function<JsonNode, T> read) {
        Map<String, T> values = new LinkedHashMap<>();
        json.properties().forEach(entry -> values.put(entry.getKey(), read.apply(entry.getValue())));
        return values;
    }

    private static ElementValue element(JsonNode json) {
        return ElementText.read(json.stringValue());
    }

    private static List<Integer> integers(JsonNode json) {
        List<Integer> integers = new ArrayList<>();
        json.forEach(each -> integers.add(each.intValue()));
        return integers;
    }

    private ConcreteTensor tensor(JsonNode json) {
        Map<Access, ElementValue> elements = new LinkedHashMap<>();
        json.get("elements")
                .forEach(each -> elements.put(new Access(lanes(each.get("at"))), element(each.get("value"))));
        return new ConcreteTensor(lanes(json.get("sizes")), elements,
                Optional.ofNullable(json.get("otherwise")).map(InstanceJson::element));
    }

    private SortedMap<AggregatedAxis, List<Integer>> lanes(JsonNode json) {
        SortedMap<AggregatedAxis, List<Integer>> lanes = new TreeMap<>();
        map(json, InstanceJson::integers).forEach((name, indices) -> lanes.put(axis(name), indices));
        return lanes;
    }

    private AggregatedAxis axis(String name) {
        int at = name.indexOf('@');
        RankClass rankClass = Objects.requireNonNull(classes.get(name.substring(0, at)), "a class of the rule");
        return rankClass.axis(name.substring(at + 1));
    }
}
