package io.verifyrules.verifier.denotation;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.expr.Concat;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import io.verifyrules.verifier.term.ValueTerms;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Concat along x: the sizes on x are added, valid where the other sizes agree. Let i = A[x], and o_j the sum of the
 * sizes before operand j. The element is e_j[A with i - o_j on x] for the j with o_j <= i < o_j + n_j.
 */
final class ConcatDenotation {

    private ConcatDenotation() {
    }

    static TensorMeaning of(Concat concat, List<TensorMeaning> operands, ValueTerms terms) {
        AggregatedAxis along = concat.along();
        TensorMeaning first = operands.get(0);
        List<Truth> validity = new ArrayList<>();
        LaneInt total = LaneInt.ZERO;
        for (TensorMeaning operand : operands) {
            validity.addAll(operand.validity());
            validity.add(Accesses.everywhere(first.sizes(),
                    (axis, size) -> axis.equals(along) ? LaneBool.TRUE : LaneBool.equal(size, operand.size(axis))));
            total = total.plus(operand.size(along));
        }
        SortedMap<AggregatedAxis, LaneInt> sizes = new TreeMap<>(first.sizes());
        sizes.put(along, total);
        return new TensorMeaning(sizes, validity, access -> element(operands, along, access, terms));
    }

    private static ValueTerm element(List<TensorMeaning> operands, AggregatedAxis along,
            SortedMap<AggregatedAxis, LaneInt> access, ValueTerms terms) {
        TensorMeaning first = operands.get(0);
        ValueTerm here = first.at(access);
        if (operands.size() == 1) {
            return here;
        }
        LaneInt index = Accesses.index(access, along);
        SortedMap<AggregatedAxis, LaneInt> behind = new TreeMap<>(access);
        behind.put(along, index.minus(first.size(along)));
        Truth inFirst = Truth.fold(along.rankClass(), LaneBool.lessThan(index, first.size(along)));
        return terms.choose(inFirst, here, element(operands.subList(1, operands.size()), along, behind, terms));
    }
}
