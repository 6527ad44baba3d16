package io.verifyrules.verifier.denotation;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.expr.Expand;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.Truth;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** Expand: the operand's shape with the new axes; valid where the new sizes are >= 0; e[A restricted to e's axes]. */
final class ExpandDenotation {

    private ExpandDenotation() {
    }

    static TensorMeaning of(Expand expand, TensorMeaning operand) {
        SortedMap<AggregatedAxis, LaneInt> sizes = new TreeMap<>(operand.sizes());
        sizes.putAll(LaneDenotation.of(expand.added()));
        List<Truth> validity = new ArrayList<>(operand.validity());
        validity.addAll(SourceDenotation.sizesNotNegative(expand.added()));
        return new TensorMeaning(sizes, validity, access -> {
            SortedMap<AggregatedAxis, LaneInt> restricted = new TreeMap<>(access);
            restricted.keySet().retainAll(operand.sizes().keySet());
            return operand.at(restricted);
        });
    }
}
