package io.verifyrules.verifier.interpret;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.ElementTypes;
import io.verifyrules.verifier.value.ElementValue;
import io.verifyrules.verifier.value.RefusedInstance;
import io.verifyrules.verifier.value.SameElement;
import io.verifyrules.verifier.value.UndefinedValues;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Concrete values for everything that a rule leaves open.
 *
 * @param elementType the closed type that open element types stand for; {@link ElementType#OPEN} where elements are
 *     tokens of an arbitrary type
 * @param ranks the rank of each rank class, by name
 * @param maps the integer on each lane of each map and of each permutation ({@link LaneOrders}), by name
 * @param integers the integer scalars, by name
 * @param parameters the element parameters, by name
 * @param tensors the input tensors, by name
 * @param undefined its values of undefined applications, such as {@code 1 / 0} among reals
 */
public record RuleInstance(ElementType elementType, Map<String, Integer> ranks, Map<String, List<Integer>> maps,
        Map<String, Integer> integers, Map<String, ElementValue> parameters, Map<String, ConcreteTensor> tensors,
        UndefinedValues undefined) {

    public RuleInstance {
        ranks = FrozenMap.of(ranks);
        maps = FrozenMap.of(maps);
        integers = FrozenMap.of(integers);
        parameters = FrozenMap.of(parameters);
        tensors = FrozenMap.of(tensors);
    }

    /** The same values as elements of another type, which may not have them all; what nothing defines is left open again. */
    public RuleInstance amongElementsOf(ElementType other) {
        return new RuleInstance(other, ranks, maps, integers, parameters, tensors, UndefinedValues.NONE);
    }

    /**
     * The same values as elements of another type, each of its tensor's or parameter's own; empty where the type has no such element.
     *
     * @param declared the types that the rule declares of tensors and parameters, by name
     */
    public Optional<RuleInstance> asElementsOf(ElementType other, Map<String, ElementType> declared) {
        try {
            Map<String, ElementValue> newParameters = new LinkedHashMap<>();
            parameters.forEach(
                    (name, value) -> newParameters.put(name, SameElement.of(value, resolved(declared, name, other))));
            Map<String, ConcreteTensor> newTensors = new LinkedHashMap<>();
            tensors.forEach((name, tensor) -> {
                ElementType type = resolved(declared, name, other);
                newTensors.put(name, ConcreteTensor.ofOrdinals(tensor.grid(), i -> SameElement.of(tensor.at(i), type)));
            });
            return Optional.of(
                    new RuleInstance(other, ranks, maps, integers, newParameters, newTensors, UndefinedValues.NONE));
        } catch (RefusedInstance noElement) {
            return Optional.empty();
        }
    }

    private static ElementType resolved(Map<String, ElementType> declared, String name, ElementType open) {
        return ElementTypes.resolved(declared.getOrDefault(name, ElementType.OPEN), open);
    }

    /** The same, with other integers on the lanes of one map. */
    public RuleInstance withMap(String name, List<Integer> integersOfLanes) {
        return withMaps(FrozenMap.with(maps, name, integersOfLanes));
    }

    /** The same, with another integer. */
    public RuleInstance withInteger(String name, int value) {
        return withIntegers(FrozenMap.with(integers, name, value));
    }

    /** The same, with another tensor. */
    public RuleInstance withTensor(String name, ConcreteTensor tensor) {
        return new RuleInstance(elementType, ranks, maps, integers, parameters, FrozenMap.with(tensors, name, tensor),
                undefined);
    }

    /** The same, with other integers on the lanes. */
    public RuleInstance withMaps(Map<String, List<Integer>> other) {
        return new RuleInstance(elementType, ranks, other, integers, parameters, tensors, undefined);
    }

    /** The same, with other integers of the rule. */
    public RuleInstance withIntegers(Map<String, Integer> other) {
        return new RuleInstance(elementType, ranks, maps, other, parameters, tensors, undefined);
    }

    /** The same, with other values of undefined applications. */
    public RuleInstance withUndefined(UndefinedValues other) {
        return new RuleInstance(elementType, ranks, maps, integers, parameters, tensors, other);
    }
}
