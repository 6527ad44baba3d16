package io.verifyrules.verifier.interpret;

import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.expr.Sort;
import io.verifyrules.verifier.value.ElementOrder;
import io.verifyrules.verifier.value.ElementValue;
import io.verifyrules.verifier.value.ElementValue.Complex;
import io.verifyrules.verifier.value.ElementValue.Floating;
import io.verifyrules.verifier.value.ElementValue.Token;
import io.verifyrules.verifier.value.FloatNumber;
import io.verifyrules.verifier.value.FloatValues;
import io.verifyrules.verifier.value.RefusedInstance;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * Lines put in order, each as a whole. Numbers ascend, NaN comes after them, and elements that compare as equal, such
 * as the zeros, keep their order. Where it is not certain how two elements compare, nothing follows.
 */
final class SortEvaluation {

    private SortEvaluation() {
    }

    /**
     * @param value the value by which an element is compared
     */
    static <T> Tensor<T> of(Sort sort, Tensor<T> operand, Function<T, ElementValue> value) {
        Grid grid = operand.grid();
        int along = grid.first(sort.along());
        DenseTensor<T> sorted = DenseTensor.copyOf(operand);
        grid.forEach(access -> {
            if (access[along] == 0) {
                sortLine(access.clone(), along, sorted, value);
            }
        });
        return sorted;
    }

    private static <T> void sortLine(int[] place, int along, DenseTensor<T> sorted, Function<T, ElementValue> value) {
        List<T> line = new ArrayList<>();
        for (int i = 0; i < sorted.grid().size(along); i++) {
            place[along] = i;
            line.add(sorted.at(place));
        }
        line.sort((left, right) -> order(key(value.apply(left)), key(value.apply(right))));
        for (int i = 0; i < line.size(); i++) {
            place[along] = i;
            sorted.put(place, line.get(i));
        }
    }

    /** Tuples are put in order by their first component. */
    private static ElementValue key(ElementValue element) {
        return element instanceof ElementValue.Tuple(List<ElementValue> components) ? components.getFirst() : element;
    }

    private static int order(ElementValue left, ElementValue right) {
        if (left instanceof Floating a && right instanceof Floating b) {
            return order(a.number(), b.number());
        }
        if (left instanceof Token || left instanceof Complex) {
            throw new RefusedInstance("expected an element that has an order, found " + left);
        }
        return ElementOrder.compare(left, right)
                .orElseThrow(() -> new RefusedInstance(
                        "sort of " + left + " and " + right + ", whose order is not certain"));
    }

    private static int order(FloatNumber left, FloatNumber right) {
        if (FloatValues.related(Relation.LT, left, right)) {
            return -1;
        }
        return FloatValues.related(Relation.LT, right, left)
                ? 1
                : Boolean.compare(FloatValues.related(Relation.NE, left, left),
                        FloatValues.related(Relation.NE, right, right));
    }
}
