package io.verifyrules.verifier.interpret;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Instances with simpler elements: whole tensors made uniform, single elements, parameters, and what is taken for undefined applications. */
final class SimplerElements {

    private SimplerElements() {
    }

    /** The candidates, boldest first. */
    static Stream<RuleInstance> candidates(RuleInstance instance) {
        InstanceWeight weight = InstanceWeight.of(instance);
        return Stream.of(undefined(instance), parameters(instance), uniform(instance), single(instance))
                .flatMap(candidates -> candidates)
                .filter(candidate -> InstanceWeight.of(candidate).compareTo(weight) < 0);
    }

    private static Stream<RuleInstance> undefined(RuleInstance instance) {
        UndefinedValues now = instance.undefined();
        Stream<UndefinedValues> none = Stream.of(UndefinedValues.NONE);
        Stream<UndefinedValues> oneLess = now.values().keySet().stream().map(now::without);
        Stream<UndefinedValues> simpler = now.values().entrySet().stream()
                .flatMap(entry -> SmallElements.like(entry.getValue()).stream().map(value -> now.with(entry.getKey(),
                        value)));
        return Stream.of(none, oneLess, simpler).flatMap(values -> values).map(instance::withUndefined);
    }

    private static Stream<RuleInstance> parameters(RuleInstance instance) {
        return instance.parameters().entrySet().stream().flatMap(entry -> SmallElements.like(entry.getValue()).stream()
                .map(value -> InstanceEdit.withParameter(instance, entry.getKey(), value)));
    }

    private static Stream<RuleInstance> uniform(RuleInstance instance) {
        return instance.tensors().entrySet().stream().flatMap(entry -> {
            List<ElementValue> elements = List.copyOf(entry.getValue().elements().values());
            return elements.isEmpty()
                    ? Stream.of()
                    : SmallElements.like(elements.get(0)).stream().limit(2).map(value -> {
                        Map<Access, ElementValue> filled = new LinkedHashMap<>(entry.getValue().elements());
                        filled.replaceAll((access, before) -> value);
                        return InstanceEdit.withTensor(instance, entry.getKey(), new ConcreteTensor(entry.getValue()
                                .sizes(), filled));
                    });
        });
    }

    private static Stream<RuleInstance> single(RuleInstance instance) {
        return instance.tensors().entrySet().stream().flatMap(tensor -> tensor.getValue().elements().entrySet().stream()
                .flatMap(element -> simplerThan(element.getValue()).map(value -> {
                    Map<Access, ElementValue> changed = new LinkedHashMap<>(tensor.getValue().elements());
                    changed.put(element.getKey(), value);
                    return InstanceEdit.withTensor(instance, tensor.getKey(), new ConcreteTensor(tensor.getValue()
                            .sizes(), changed));
                })));
    }

    private static Stream<ElementValue> simplerThan(ElementValue element) {
        return SmallElements.like(element).stream()
                .filter(value -> InstanceWeight.of(value).compareTo(InstanceWeight.of(element)) < 0);
    }
}
