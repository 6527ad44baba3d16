package io.verifyrules.verifier.denotation;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.expr.Pad;
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
 * Pad, with size n and step d = interior + 1 on a lane. The dilated size is m = n + max(0, n - 1) * interior and the
 * result's size low + m + high. Valid where interior >= 0 and low + m + high >= 0. Let q = A - low. An element of the
 * operand is read where all lanes satisfy 0 <= q < m and d divides q; else the padding value.
 *
 * <p>The condition is written on the quotient: where d divides q, {@code 0 <= q < m} says {@code 0 <= q / d < n}, for n = 0
 * as well (m = 0 then).
 */
final class PadDenotation {

    private PadDenotation() {
    }

    static TensorMeaning of(Pad pad, TensorMeaning operand, ValueTerms terms, ElementDenotation elements) {
        SortedMap<AggregatedAxis, LaneInt> sizes = new TreeMap<>();
        List<Truth> validity = new ArrayList<>(operand.validity());
        operand.sizes().forEach((axis, n) -> {
            LaneInt interior = LaneDenotation.attribute(pad.interior(), axis, LaneInt.ZERO);
            LaneInt dilated = n.plus(LaneInt.positivePart(n.minus(1)).times(interior));
            LaneInt size = low(pad, axis).plus(dilated).plus(LaneDenotation.attribute(pad.high(), axis, LaneInt.ZERO));
            sizes.put(axis, size);
            validity.add(Truth.fold(axis.rankClass(), LaneBool.nonNegative(interior)));
            validity.add(Truth.fold(axis.rankClass(), LaneBool.nonNegative(size)));
        });
        ValueTerm padding = elements.of(pad.value());
        return new TensorMeaning(sizes, validity, access -> {
            SortedMap<AggregatedAxis, LaneInt> inner = Accesses.map(access,
                    (axis, index) -> LaneInt.quotient(index.minus(low(pad, axis)), step(pad, axis)));
            Truth inside = Accesses.everywhere(access, (axis, index) -> {
                LaneInt quotient = Accesses.index(inner, axis);
                LaneInt remainder = index.minus(low(pad, axis)).minus(quotient.times(step(pad, axis)));
                return LaneBool.allOf(List.of(LaneBool.zero(remainder), LaneBool.nonNegative(quotient),
                        LaneBool.lessThan(quotient, operand.size(axis))));
            });
            return terms.choose(inside, operand.at(inner), padding);
        });
    }

    private static LaneInt low(Pad pad, AggregatedAxis axis) {
        return LaneDenotation.attribute(pad.low(), axis, LaneInt.ZERO);
    }

    private static LaneInt step(Pad pad, AggregatedAxis axis) {
        return LaneDenotation.attribute(pad.interior(), axis, LaneInt.ZERO).plus(1);
    }
}
