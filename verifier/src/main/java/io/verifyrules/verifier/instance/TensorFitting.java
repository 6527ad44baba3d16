package io.verifyrules.verifier.instance;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.ElementTypes;
import io.verifyrules.dsl.expr.Input;
import io.verifyrules.verifier.interpret.Access;
import io.verifyrules.verifier.interpret.ConcreteTensor;
import io.verifyrules.verifier.interpret.Grid;
import io.verifyrules.verifier.interpret.Interpreter;
import io.verifyrules.verifier.interpret.RuleInstance;
import io.verifyrules.verifier.value.ElementValue;
import java.util.Optional;
import java.util.function.Function;

/** Input tensors of the sizes that their shapes have in an instance. */
public final class TensorFitting {

    /** Where an element stood in a tensor of other sizes; an access that is out of its bounds where it did not. */
    @FunctionalInterface
    interface Formerly {
        int[] at(Grid before, Grid now, int[] access);
    }

    private TensorFitting() {
    }

    /** The sizes that the input's shape has in the instance; empty where one is negative or too large. */
    static Optional<Grid> grid(Input input, RuleInstance instance) {
        return Interpreter.sizes(input.shape(), instance);
    }

    /** The tensor of the input's sizes with the given elements; empty where a size is negative or too large. */
    public static Optional<ConcreteTensor> tabulate(Input input, RuleInstance instance,
            Function<Access, ElementValue> element) {
        return grid(input, instance)
                .map(grid -> ConcreteTensor.tabulate(grid, indices -> element.apply(grid.toAccess(indices))));
    }

    /**
     * The instance's tensor brought to the sizes that its shape has now. An element is the former one at
     * {@code formerly}, or the simplest of its type where there was none.
     */
    static Optional<ConcreteTensor> fit(Input input, RuleInstance instance, Formerly formerly) {
        ElementType declared = input.type().element();
        ElementType type = ElementTypes.resolved(declared, instance.elementType());
        ElementValue simplest = SmallElements.of(type).get(0);
        Optional<ConcreteTensor> former = Optional.ofNullable(instance.tensors().get(input.name()));
        return grid(input, instance).map(now -> former.filter(before -> before.count() > 0)
                .map(before -> ConcreteTensor.tabulate(now, access -> {
                    int[] place = formerly.at(before.grid(), now, access);
                    return place.length == before.grid().lanes() && before.grid().contains(place)
                            ? before.at(place)
                            : simplest;
                }))
                .orElseGet(() -> ConcreteTensor.ofOrdinals(now, i -> simplest)));
    }
}
