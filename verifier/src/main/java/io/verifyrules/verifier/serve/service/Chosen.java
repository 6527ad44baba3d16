package io.verifyrules.verifier.serve.service;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.ElementTypes;
import io.verifyrules.dsl.expr.Input;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleNames;
import io.verifyrules.verifier.conjecture.Names;
import io.verifyrules.verifier.counterexample.RuleInstances;
import io.verifyrules.verifier.counterexample.SampleInstance;
import io.verifyrules.verifier.interpret.ConcreteTensor;
import io.verifyrules.verifier.interpret.RuleInstance;
import io.verifyrules.verifier.json.message.Received;
import io.verifyrules.verifier.json.text.JsonCursor;
import io.verifyrules.verifier.serve.protocol.Request;
import io.verifyrules.verifier.theory.ElementTheories;
import io.verifyrules.verifier.theory.ElementTheory;
import io.verifyrules.verifier.value.ElementValue;
import io.verifyrules.verifier.value.UndefinedValues;
import io.verifyrules.verifier.value.WrittenElement;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The instance that a page has put together with its sliders. */
final class Chosen {

    private Chosen() {
    }

    /** The instance of a request, made whole; one that teaches something where the request has none. */
    static RuleInstance of(Request request, Rule rule) {
        Optional<ElementType> type = request.optionalText("type").map(word -> type(request, word));
        RuleInstances side = new RuleInstances(rule);
        Optional<RuleInstance> given = request.body().optional("instance").map(at -> Received.instance(at, rule));
        if (given.isEmpty()) {
            ElementType chosen = type.orElseGet(() -> usual(rule));
            RuleInstance sample = SampleInstance.of(side, chosen).orElseGet(() -> nothing(chosen));
            // Elements that are all different show where they go.
            RuleInstance counted = side.adjusted(new RuleInstance(chosen, sample.ranks(), sample.maps(),
                    sample.integers(), sample.parameters(), Map.of(), sample.undefined()));
            return side.replay(counted).comparesElements() ? counted : side.adjusted(sample);
        }
        RuleInstance wish = type.map(other -> among(other, given.get(), rule)).orElse(given.get());
        return withCells(request, rule, side.adjusted(withElements(request, rule, wish)));
    }

    private static ElementType type(Request request, String word) {
        return ElementTheories.named(word)
                .map(ElementTheory::type)
                .orElseThrow(() -> request.body().required("type").expected("an element type"));
    }

    /** The type in which people count best. */
    static ElementType usual(Rule rule) {
        if (rule.openType().isEmpty()) {
            return rule.principalType();
        }
        Set<ElementType> types = rule.elements().getOrDefault(rule.openType().get().name(), ElementTypes.ALL);
        return List.of(ElementType.INT, ElementType.REAL, ElementType.BOOL)
                .stream()
                .filter(types::contains)
                .findFirst()
                .orElseGet(() -> types.stream()
                        .min((one, other) -> one.toString().compareTo(other.toString()))
                        .orElse(ElementType.OPEN));
    }

    private static RuleInstance nothing(ElementType type) {
        return new RuleInstance(type, Map.of(), Map.of(), Map.of(), Map.of(), Map.of(), UndefinedValues.NONE);
    }

    /** The same numbers; elements that the type lacks are chosen anew. */
    private static RuleInstance among(ElementType type, RuleInstance instance, Rule rule) {
        return instance.asElementsOf(type, Names.of(rule).types())
                .orElseGet(() -> new RuleInstance(type, instance.ranks(), instance.maps(), instance.integers(),
                        Map.of(), Map.of(), UndefinedValues.NONE));
    }

    private static RuleInstance withElements(Request request, Rule rule, RuleInstance instance) {
        Optional<JsonCursor> elements = request.body().optional("elements");
        if (elements.isEmpty()) {
            return instance;
        }
        Map<String, ElementType> types = RuleNames.of(rule).parameters();
        Map<String, ElementValue> parameters = new LinkedHashMap<>(instance.parameters());
        elements.get()
                .entries()
                .forEach((name, at) -> parameters.put(name,
                        element(at,
                                Optional.ofNullable(types.get(name))
                                        .orElseThrow(() -> at.expected("an element parameter of the rule")),
                                instance)));
        return new RuleInstance(instance.elementType(), instance.ranks(), instance.maps(), instance.integers(),
                parameters, instance.tensors(), instance.undefined());
    }

    private static ElementValue element(JsonCursor at, ElementType declared, RuleInstance instance) {
        ElementType type = ElementTypes.resolved(declared, instance.elementType());
        return WrittenElement.of(at.text(), type).orElseThrow(() -> at.expected("an element of type " + type));
    }

    private static RuleInstance withCells(Request request, Rule rule, RuleInstance instance) {
        Map<String, ConcreteTensor> tensors = new LinkedHashMap<>(instance.tensors());
        for (JsonCursor cell : request.body().optional("cells").map(JsonCursor::items).orElse(List.of())) {
            String name = cell.required("tensor").text();
            Input input = Optional.ofNullable(RuleNames.of(rule).tensors().get(name))
                    .orElseThrow(() -> cell.expected("a tensor of the rule"));
            ConcreteTensor before = Optional.ofNullable(tensors.get(name))
                    .orElseThrow(() -> cell.expected("a tensor that has elements"));
            int[] index = cell.required("index")
                    .items()
                    .stream()
                    .mapToInt(at -> (int) Math.max(-1, Math.min(at.integer(), Integer.MAX_VALUE)))
                    .toArray();
            if (index.length != before.grid().lanes() || !before.grid().contains(index)) {
                throw cell.required("index").expected("indices in the bounds of " + name);
            }
            ElementValue value = element(cell.required("value"), input.type().element(), instance);
            tensors.put(name, ConcreteTensor.tabulate(before.grid(),
                    access -> Arrays.equals(access, index) ? value : before.at(access)));
        }
        return new RuleInstance(instance.elementType(), instance.ranks(), instance.maps(), instance.integers(),
                instance.parameters(), tensors, instance.undefined());
    }
}
