package io.verifyrules.verifier.denotation;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.expr.DynamicSlice;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.Truth;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** Dynamic slice: {@code size} on the named axes, the others unchanged; e[A + effective start], see {@link DynamicStart}. */
final class DynamicSliceDenotation {

    private DynamicSliceDenotation() {
    }

    static TensorMeaning of(DynamicSlice slice, TensorMeaning operand) {
        SortedMap<AggregatedAxis, LaneInt> sizes = new TreeMap<>(operand.sizes());
        SortedMap<AggregatedAxis, LaneInt> starts = new TreeMap<>();
        List<Truth> validity = new ArrayList<>(operand.validity());
        slice.size().forEach((axis, map) -> {
            LaneInt size = LaneDenotation.of(map);
            LaneInt given = LaneDenotation.attribute(slice.start(), axis, LaneInt.ZERO);
            DynamicStart start = DynamicStart.of(slice.startRule(), given, size, operand.size(axis));
            sizes.put(axis, size);
            starts.put(axis, start.effective());
            validity.add(Truth.fold(axis.rankClass(), start.valid()));
        });
        return new TensorMeaning(sizes, validity, access -> operand
                .at(Accesses.map(access, (axis, index) -> index.plus(starts.getOrDefault(axis, LaneInt.ZERO)))));
    }
}
