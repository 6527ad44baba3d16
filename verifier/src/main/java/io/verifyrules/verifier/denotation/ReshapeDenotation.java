package io.verifyrules.verifier.denotation;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.expr.Reshape;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.RowMajor;
import io.verifyrules.verifier.term.Truth;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Reshape of x, of size n, into y, of size m. It is valid where there are as many places along both and m >= 0. The
 * element is e[A'] with A'[x] = place(number(A[y]; m); n), and A' as A on all other axes.
 */
final class ReshapeDenotation {

    private ReshapeDenotation() {
    }

    static TensorMeaning of(Reshape reshape, TensorMeaning operand) {
        RankClass from = reshape.axis().rankClass();
        RankClass to = reshape.result().rankClass();
        LaneInt before = operand.size(reshape.axis());
        LaneInt after = LaneDenotation.of(reshape.size());
        SortedMap<AggregatedAxis, LaneInt> sizes = new TreeMap<>(operand.sizes());
        sizes.remove(reshape.axis());
        sizes.put(reshape.result(), after);
        List<Truth> validity = new ArrayList<>(operand.validity());
        validity.add(Truth.fold(to, LaneBool.nonNegative(after)));
        validity.add(Truth.onNumbers(LaneBool.equal(RowMajor.count(from, before), RowMajor.count(to, after))));
        return new TensorMeaning(sizes, validity, access -> {
            LaneInt number = RowMajor.number(to, Accesses.index(access, reshape.result()), after);
            return operand.at(Accesses.map(operand.sizes(),
                    (axis, ignored) -> axis.equals(reshape.axis())
                            ? RowMajor.place(from, number, before)
                            : Accesses.index(access, axis)));
        });
    }
}
