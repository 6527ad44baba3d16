package io.verifyrules.verifier.denotation;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.expr.ReshapeUnit;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.Truth;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Reshape of unit axes: added axes have size 1. It is valid where dropped axes have size 1 on every lane. The element
 * is e[A without the added axes, 0 on the dropped ones].
 */
final class ReshapeUnitDenotation {

    private ReshapeUnitDenotation() {
    }

    static TensorMeaning of(ReshapeUnit reshape, TensorMeaning operand) {
        SortedMap<AggregatedAxis, LaneInt> sizes = new TreeMap<>(operand.sizes());
        List<Truth> validity = new ArrayList<>(operand.validity());
        reshape.dropped().forEach(axis -> {
            validity.add(Truth.fold(axis.rankClass(), LaneBool.equal(operand.size(axis), LaneInt.ONE)));
            sizes.remove(axis);
        });
        reshape.added().forEach(axis -> sizes.put(axis, LaneInt.ONE));
        return new TensorMeaning(sizes, validity, access -> operand.at(Accesses.map(operand.sizes(),
                (axis, size) -> reshape.dropped().contains(axis) ? LaneInt.ZERO : Accesses.index(access, axis))));
    }
}
