package io.verifyrules.verifier.denotation;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.expr.InsertSlice;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerms;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;

/**
 * Insert slice: the shape of the operand. Let m be the size of the update u on a lane, and q = A - start. The element
 * is u[q / stride] where ALL lanes of ALL axes satisfy that stride divides q and 0 <= q / stride < m, else e[A]. Valid
 * where start >= 0, stride >= 1 and start + max(0, (m - 1) * stride + 1) <= n.
 */
final class InsertSliceDenotation {

    private InsertSliceDenotation() {
    }

    static TensorMeaning of(InsertSlice slice, TensorMeaning operand, TensorMeaning update, ValueTerms terms) {
        List<Truth> validity = new ArrayList<>(operand.validity());
        validity.addAll(update.validity());
        operand.sizes().forEach((axis, n) -> {
            LaneInt start = start(slice, axis);
            LaneInt stride = stride(slice, axis);
            LaneInt reach = LaneInt.positivePart(update.size(axis).minus(1).times(stride).plus(1));
            validity.add(Truth.fold(axis.rankClass(), LaneBool.allOf(List.of(LaneBool.nonNegative(start),
                    LaneBool.atMost(LaneInt.ONE, stride), LaneBool.atMost(start.plus(reach), n)))));
        });
        return new TensorMeaning(operand.sizes(), validity, access -> {
            SortedMap<AggregatedAxis, LaneInt> inner = Accesses.map(access,
                    (axis, index) -> LaneInt.quotient(index.minus(start(slice, axis)), stride(slice, axis)));
            Truth inside = Accesses.everywhere(access, (axis, index) -> {
                LaneInt quotient = Accesses.index(inner, axis);
                LaneInt remainder = index.minus(start(slice, axis)).minus(quotient.times(stride(slice, axis)));
                return LaneBool.allOf(List.of(LaneBool.zero(remainder), LaneBool.nonNegative(quotient),
                        LaneBool.lessThan(quotient, update.size(axis))));
            });
            return terms.choose(inside, update.at(inner), operand.at(access));
        });
    }

    private static LaneInt start(InsertSlice slice, AggregatedAxis axis) {
        return LaneDenotation.attribute(slice.start(), axis, LaneInt.ZERO);
    }

    private static LaneInt stride(InsertSlice slice, AggregatedAxis axis) {
        return LaneDenotation.attribute(slice.stride(), axis, LaneInt.ONE);
    }
}
