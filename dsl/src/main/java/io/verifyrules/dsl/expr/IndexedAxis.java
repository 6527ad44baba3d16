package io.verifyrules.dsl.expr;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.diagnostic.IllFormedException;
import io.verifyrules.dsl.element.CommonType;
import io.verifyrules.dsl.element.ElementType;
import java.util.Collections;
import java.util.SortedSet;
import java.util.TreeSet;

/** The demands of looking up an axis by the elements of a tensor on both. */
final class IndexedAxis {

    private IndexedAxis() {
    }

    static void require(String operator, TensorExpr operand, TensorExpr indices, AggregatedAxis along) {
        AxisAttributes.requireAxis(operator + ": 'along'", operand.type(), along);
        Iota.requireSingleton(operator, along);
        ElementType found = indices.type().element();
        boolean integers = found.equals(ElementType.INT)
                || (found instanceof ElementType.Undecided literal && CommonType.takes(literal, ElementType.INT));
        if (!integers) {
            throw new IllFormedException(
                    operator + ": the indices must be integers, a tensor(int, ..), but are of type " + found);
        }
    }

    /** The axes but the one looked up that the operand has as well as the indices. */
    static SortedSet<AggregatedAxis> batch(TensorExpr operand, TensorExpr indices, AggregatedAxis along) {
        SortedSet<AggregatedAxis> batch = new TreeSet<>(operand.type().axes());
        batch.retainAll(indices.type().axes());
        batch.remove(along);
        return Collections.unmodifiableSortedSet(batch);
    }
}
