package io.verifyrules.verifier.denotation;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.expr.DynamicUpdateSlice;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerms;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Dynamic update slice: the shape of the operand. The element is u[A - start] where ALL lanes of ALL axes satisfy start
 * <= A < start + size of u, else e[A]. The effective start is {@link DynamicStart}'s.
 */
final class DynamicUpdateSliceDenotation {

    private DynamicUpdateSliceDenotation() {
    }

    static TensorMeaning of(DynamicUpdateSlice slice, TensorMeaning operand, TensorMeaning update, ValueTerms terms) {
        SortedMap<AggregatedAxis, LaneInt> starts = new TreeMap<>();
        List<Truth> validity = new ArrayList<>(operand.validity());
        validity.addAll(update.validity());
        operand.sizes().forEach((axis, n) -> {
            LaneInt given = LaneDenotation.attribute(slice.start(), axis, LaneInt.ZERO);
            DynamicStart start = DynamicStart.of(slice.startRule(), given, update.size(axis), n);
            starts.put(axis, start.effective());
            validity.add(Truth.fold(axis.rankClass(), start.valid()));
        });
        return new TensorMeaning(operand.sizes(), validity, access -> {
            SortedMap<AggregatedAxis, LaneInt> inner = Accesses.map(access,
                    (axis, index) -> index.minus(Accesses.index(starts, axis)));
            Truth inside = Accesses.everywhere(inner, (axis, index) -> LaneBool.and(LaneBool.nonNegative(index),
                    LaneBool.lessThan(index, update.size(axis))));
            return terms.choose(inside, update.at(inner), operand.at(access));
        });
    }
}
