package io.verifyrules.verifier.denotation;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.expr.Relabel;
import io.verifyrules.verifier.term.LaneInt;
import java.util.SortedMap;
import java.util.TreeMap;

/** Relabel: sizes move with their axes; valid where the operand is; e[A'] with A'[x] = A[new name of x]. */
final class RelabelDenotation {

    private RelabelDenotation() {
    }

    static TensorMeaning of(Relabel relabel, TensorMeaning operand) {
        SortedMap<AggregatedAxis, LaneInt> sizes = new TreeMap<>();
        operand.sizes().forEach((axis, size) -> sizes.put(relabel.renaming().getOrDefault(axis, axis), size));
        return new TensorMeaning(sizes, operand.validity(), access -> operand.at(Accesses.map(operand.sizes(),
                (axis, size) -> Accesses.index(access, relabel.renaming().getOrDefault(axis, axis)))));
    }
}
