package io.verifyrules.verifier.denotation;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.expr.Merge;
import io.verifyrules.verifier.term.LaneInt;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Merge, with n the size of the inner axis: the size is that of the outer one times n. The element is e[A'] with
 * A'[outer] = A[into] div n and A'[inner] = A[into] mod n.
 */
final class MergeDenotation {

    private MergeDenotation() {
    }

    static TensorMeaning of(Merge merge, TensorMeaning operand) {
        LaneInt width = operand.size(merge.inner());
        SortedMap<AggregatedAxis, LaneInt> sizes = new TreeMap<>(operand.sizes());
        sizes.remove(merge.outer());
        sizes.remove(merge.inner());
        sizes.put(merge.into(), operand.size(merge.outer()).times(width));
        return new TensorMeaning(sizes, operand.validity(), access -> {
            LaneInt index = Accesses.index(access, merge.into());
            LaneInt row = LaneInt.quotient(index, width);
            return operand.at(Accesses.map(operand.sizes(), (axis, ignored) -> axis.equals(merge.outer())
                    ? row
                    : axis.equals(merge.inner()) ? index.minus(width.times(row)) : Accesses.index(access, axis)));
        });
    }
}
