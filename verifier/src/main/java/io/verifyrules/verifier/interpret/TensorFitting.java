package io.verifyrules.verifier.interpret;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.expr.Input;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/** Input tensors of the sizes that their shapes have in an instance. */
public final class TensorFitting {

    private TensorFitting() {
    }

    /** The sizes that the input's shape has in the instance; empty where one is negative or too large. */
    static Optional<SortedMap<AggregatedAxis, List<Integer>>> sizes(Input input, RuleInstance instance) {
        try {
            return Optional.of(new Interpreter(instance).grid(input.shape()).toSizes());
        } catch (InvalidTensor | RefusedInstance impossible) {
            return Optional.empty();
        }
    }

    /** The tensor of the input's sizes with the given elements; empty where a size is negative or too large. */
    public static Optional<ConcreteTensor> tabulate(Input input, RuleInstance instance,
            Function<Access, ElementValue> element) {
        try {
            Grid grid = new Interpreter(instance).grid(input.shape());
            Map<Access, ElementValue> elements = new LinkedHashMap<>();
            grid.forEach(indices -> {
                Access access = grid.toAccess(indices);
                elements.put(access, element.apply(access));
            });
            return Optional.of(new ConcreteTensor(grid.toSizes(), elements));
        } catch (InvalidTensor | RefusedInstance impossible) {
            return Optional.empty();
        }
    }

    /**
     * The instance's tensor brought to the sizes that its shape has now. The element at an access is the former one at
     * {@code formerly(access)}, or the simplest of its type where there was none.
     */
    static Optional<ConcreteTensor> fit(Input input, RuleInstance instance, UnaryOperator<Access> formerly) {
        ConcreteTensor former = instance.tensors().get(input.name());
        ElementType declared = input.type().element();
        ElementType type = declared instanceof ElementType.Open ? instance.elementType() : declared;
        ElementValue simplest = SmallElements.of(type).get(0);
        return tabulate(input, instance, access -> former == null
                ? simplest
                : former.elements().getOrDefault(formerly.apply(access), simplest));
    }
}
