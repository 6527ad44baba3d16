package io.verifyrules.verifier.denotation;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.expr.Tile;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.Truth;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** Tile: valid where times >= 0; sizes n * times; e[A'] with A'[x] = A[x] mod n on the named axes. */
final class TileDenotation {

    private TileDenotation() {
    }

    static TensorMeaning of(Tile tile, TensorMeaning operand) {
        SortedMap<AggregatedAxis, LaneInt> sizes = new TreeMap<>(operand.sizes());
        List<Truth> validity = new ArrayList<>(operand.validity());
        tile.times().forEach((axis, times) -> {
            LaneInt copies = LaneDenotation.of(times);
            sizes.put(axis, operand.size(axis).times(copies));
            validity.add(Truth.fold(axis.rankClass(), LaneBool.nonNegative(copies)));
        });
        return new TensorMeaning(sizes, validity, access -> operand.at(Accesses.map(access,
                (axis, index) -> tile.times().containsKey(axis) ? remainder(index, operand.size(axis)) : index)));
    }

    private static LaneInt remainder(LaneInt index, LaneInt size) {
        return index.minus(size.times(LaneInt.quotient(index, size)));
    }
}
