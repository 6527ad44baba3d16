package io.verifyrules.verifier.interpret;

import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.expr.Sort;
import io.verifyrules.verifier.interpret.ElementValue.Complex;
import io.verifyrules.verifier.interpret.ElementValue.Floating;
import io.verifyrules.verifier.interpret.ElementValue.Token;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** Lines put in order, one by one. Where the order is not certain, or leaves a choice that can be seen, nothing follows. */
final class SortEvaluation {

    private SortEvaluation() {
    }

    /** @param value what an element is compared by */
    static <T> Tensor<T> of(Sort sort, Tensor<T> operand, Function<T, ElementValue> value) {
        Grid grid = operand.grid();
        int along = grid.first(sort.along());
        return Tensor.tabulate(grid, access -> {
            List<T> line = new ArrayList<>();
            int[] place = access.clone();
            for (int i = 0; i < grid.size(along); i++) {
                place[along] = i;
                line.add(operand.at(place));
            }
            line.sort((a, b) -> order(value.apply(a), value.apply(b)));
            return line.get(access[along]);
        });
    }

    private static int order(ElementValue left, ElementValue right) {
        if (left instanceof Floating a && right instanceof Floating b) {
            if (FloatValues.related(Relation.LT, a.number(), b.number())) {
                return -1;
            }
            if (FloatValues.related(Relation.GT, a.number(), b.number())) {
                return 1;
            }
            if (left.equals(right) && FloatValues.related(Relation.EQ, a.number(), b.number())) {
                return 0;
            }
            throw new RefusedInstance("sort of " + left + " and " + right + ", which have no order");
        }
        if (left instanceof Token || left instanceof Complex) {
            throw new RefusedInstance("expected an element that has an order, found " + left);
        }
        return ElementOrder.compare(left, right)
                .orElseThrow(() -> new RefusedInstance(
                        "sort of " + left + " and " + right + ", whose order is not certain"));
    }
}
