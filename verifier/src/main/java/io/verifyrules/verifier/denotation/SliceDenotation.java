package io.verifyrules.verifier.denotation;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.expr.Slice;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.Truth;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Slice: on each lane the size is ceil((end - start) / stride); valid where 0 <= start <= end <= n and stride >= 1;
 * e[start + A * stride].
 */
final class SliceDenotation {

    private SliceDenotation() {
    }

    static TensorMeaning of(Slice slice, TensorMeaning operand) {
        SortedMap<AggregatedAxis, LaneInt> sizes = new TreeMap<>();
        List<Truth> validity = new ArrayList<>(operand.validity());
        operand.sizes().forEach((axis, n) -> {
            LaneInt start = LaneDenotation.attribute(slice.start(), axis, LaneInt.ZERO);
            LaneInt end = LaneDenotation.attribute(slice.end(), axis, n);
            LaneInt stride = LaneDenotation.attribute(slice.stride(), axis, LaneInt.ONE);
            sizes.put(axis, LaneInt.quotient(end.minus(start).plus(stride).minus(1), stride));
            validity.add(Truth.fold(axis.rankClass(), LaneBool.allOf(List.of(LaneBool.nonNegative(start),
                    LaneBool.atMost(start, end), LaneBool.atMost(end, n), LaneBool.atMost(LaneInt.ONE, stride)))));
        });
        return new TensorMeaning(sizes, validity,
                access -> operand.at(Accesses.map(access,
                        (axis, index) -> LaneDenotation.attribute(slice.start(), axis, LaneInt.ZERO)
                                .plus(index.times(LaneDenotation.attribute(slice.stride(), axis, LaneInt.ONE))))));
    }
}
