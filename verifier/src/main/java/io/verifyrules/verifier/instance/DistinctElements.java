package io.verifyrules.verifier.instance;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.ElementTypes;
import io.verifyrules.dsl.expr.Input;
import io.verifyrules.dsl.rule.RuleNames;
import io.verifyrules.verifier.interpret.ConcreteTensor;
import io.verifyrules.verifier.interpret.Grid;
import io.verifyrules.verifier.interpret.RuleInstance;
import io.verifyrules.verifier.value.ElementKind;
import io.verifyrules.verifier.value.ElementValue;
import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.Map;

/** Counts the elements of an instance through: all different where the type has that many, so that moved ones show. */
final class DistinctElements {

    private final ElementType elementType;
    private int next;

    DistinctElements(ElementType elementType) {
        this.elementType = elementType;
    }

    /** The instance's numbers with new parameters and tensors; one whose sizes are impossible is left out. */
    static RuleInstance in(RuleInstance numbers, RuleNames names) {
        DistinctElements elements = new DistinctElements(numbers.elementType());
        Map<String, ElementValue> parameters = new LinkedHashMap<>();
        names.parameters().forEach((name, type) -> parameters.put(name, elements.next(type)));
        Map<String, ConcreteTensor> tensors = new LinkedHashMap<>();
        for (Input input : names.tensors().values()) {
            TensorFitting.grid(input, numbers)
                    .ifPresent(grid -> tensors.put(input.name(), elements.next(grid, input.type().element())));
        }
        return new RuleInstance(numbers.elementType(), numbers.ranks(), numbers.maps(), numbers.integers(), parameters,
                tensors, numbers.undefined());
    }

    /** A tensor of the elements that are next. */
    ConcreteTensor next(Grid grid, ElementType declared) {
        return ConcreteTensor.ofOrdinals(grid, i -> next(declared));
    }

    /** The element that is next. */
    ElementValue next(ElementType declared) {
        return ElementKind.of(ElementTypes.resolved(declared, elementType)).counted(BigInteger.valueOf(next++));
    }
}
