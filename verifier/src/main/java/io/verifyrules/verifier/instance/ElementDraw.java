package io.verifyrules.verifier.instance;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.ElementTypes;
import io.verifyrules.dsl.expr.Input;
import io.verifyrules.dsl.expr.Symmetric;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleNames;
import io.verifyrules.verifier.interpret.ConcreteTensor;
import io.verifyrules.verifier.interpret.Grid;
import io.verifyrules.verifier.interpret.RuleInstance;
import io.verifyrules.verifier.value.ElementKind;
import io.verifyrules.verifier.value.ElementValue;
import io.verifyrules.verifier.value.UndefinedValues;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;

/**
 * Draws elements for an instance whose numbers are chosen: parameters, and tensors that mostly meet what the rule assumes of
 * them. Numbers that the rule mentions occur, as do those beside them.
 */
final class ElementDraw {

    private static final int MOST_PLACES = 200;

    private final Rule rule;
    private final RuleNames names;
    private final ElementType elementType;
    private final AssumedElements assumed;
    private final List<BigInteger> mentioned;
    private final Random random;
    private final boolean equal;

    /**
     * @param equal whether all elements of a tensor are one, but for those of which something is assumed
     */
    ElementDraw(Rule rule, RuleNames names, ElementType elementType, Random random, boolean equal) {
        this.rule = rule;
        this.equal = equal;
        this.names = names;
        this.elementType = elementType;
        this.assumed = new AssumedElements(
                rule.assumptions().stream().filter(each -> !(each instanceof Symmetric)).toList());
        this.mentioned = Stream.concat(names.numbers().stream(), ConversionEdges.of(rule))
                .flatMap(number -> Stream.of(number, number.add(BigInteger.ONE), number.subtract(BigInteger.ONE)))
                .distinct()
                .filter(number -> number.abs().compareTo(BigInteger.TWO) > 0)
                .toList();
        this.random = random;
    }

    /** The instance's numbers with new parameters and tensors; a tensor whose sizes are impossible is left out. */
    RuleInstance parametersAndTensors(RuleInstance numbers) {
        Map<String, ElementValue> parameters = new LinkedHashMap<>();
        names.parameters().forEach((name, type) -> parameters.put(name, constant(type)));
        return tensors(new RuleInstance(elementType, numbers.ranks(), numbers.maps(), numbers.integers(), parameters,
                Map.of(), numbers.undefined()));
    }

    /** The instance with new tensors, its parameters as they are. */
    RuleInstance tensors(RuleInstance instance) {
        Map<String, ConcreteTensor> tensors = new LinkedHashMap<>();
        assumed.draw(instance, this::any, names.numbers(), random).forEach(tensors::put);
        boolean distinct = !equal && random.nextInt(6) == 0;
        DistinctElements counted = new DistinctElements(elementType);
        for (Input input : names.tensors().values()) {
            if (!tensors.containsKey(input.name())) {
                Optional<ConcreteTensor> tensor = TensorFitting.grid(input, instance)
                        .map(grid -> distinct && grid.count() <= MOST_PLACES
                                ? counted.next(grid, input.type().element())
                                : drawn(grid, input));
                tensor.ifPresent(drawn -> tensors.put(input.name(), drawn));
            }
        }
        return SymmetricTensors.of(rule, new RuleInstance(elementType, instance.ranks(), instance.maps(),
                instance.integers(), instance.parameters(), tensors, UndefinedValues.NONE));
    }

    private ConcreteTensor drawn(Grid grid, Input input) {
        List<ElementValue> choices = new ArrayList<>(SmallElements.of(closed(input.type().element()), names.floats()));
        if (random.nextInt(4) == 0) {
            choices.add(any(input.type().element()));
        }
        if (equal) {
            ElementValue element = exceptional(input.type().element())
                    .orElseGet(() -> choices.get(random.nextInt(choices.size())));
            return ConcreteTensor.ofOrdinals(grid, i -> element);
        }
        AccessPattern pattern = AccessPattern.some(grid, choices.size(), names.numbers(), random);
        return ConcreteTensor.tabulate(grid, access -> choices.get(pattern.at(access)));
    }

    private ElementType closed(ElementType type) {
        return ElementTypes.resolved(type, elementType);
    }

    /** An element that a program may write down. */
    private ElementValue constant(ElementType type) {
        ElementValue drawn = any(type);
        while (drawn instanceof ElementValue.Poison) {
            drawn = any(type);
        }
        return drawn;
    }

    /** An element of the type: a small one, or one that the rule mentions. */
    private ElementValue any(ElementType type) {
        Optional<ElementValue> exceptional = equal ? exceptional(type) : Optional.empty();
        if (exceptional.isPresent()) {
            return exceptional.get();
        }
        if (mentioned.isEmpty() || random.nextInt(4) > 0) {
            return small(type);
        }
        BigInteger number = mentioned.get(random.nextInt(mentioned.size()));
        return ElementKind.of(closed(type)).nearest(number).orElseGet(() -> small(type));
    }

    /** Half of the time one of the few elements that many operations treat apart, in types that have these. */
    private Optional<ElementValue> exceptional(ElementType type) {
        List<ElementValue> exceptional = ElementKind.of(closed(type)).exceptional();
        return exceptional.isEmpty() || !random.nextBoolean()
                ? Optional.empty()
                : Optional.of(exceptional.get(random.nextInt(exceptional.size())));
    }

    private ElementValue small(ElementType type) {
        List<ElementValue> pool = SmallElements.of(closed(type), names.floats());
        return pool.get(random.nextInt(pool.size()));
    }
}
