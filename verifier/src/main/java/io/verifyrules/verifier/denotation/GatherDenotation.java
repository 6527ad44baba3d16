package io.verifyrules.verifier.denotation;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.expr.Gather;
import io.verifyrules.dsl.expr.StartRule;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerms;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Gather along x: the sizes of the operand without x (with a size, x has that one) and those of the indices. The
 * element at A is e[A with clamped(I[A]) on x], and A[x] is added where x stays. Valid where operand and indices are,
 * where a window of the size (of 1 where x is given up) is, see {@link DynamicStart}. The sizes on common axes but x
 * must agree, too.
 */
final class GatherDenotation {

    private GatherDenotation() {
    }

    static TensorMeaning of(Gather gather, TensorMeaning operand, TensorMeaning indices, ValueTerms terms) {
        AggregatedAxis along = gather.along();
        boolean stays = gather.size().containsKey(along);
        LaneInt size = LaneDenotation.attribute(gather.size(), along, LaneInt.ONE);
        SortedMap<AggregatedAxis, LaneInt> sizes = new TreeMap<>(operand.sizes());
        sizes.remove(along);
        sizes.putAll(indices.sizes());
        if (stays) {
            sizes.put(along, size);
        }
        List<Truth> validity = new ArrayList<>(operand.validity());
        validity.addAll(indices.validity());
        validity.add(Truth.fold(along.rankClass(), start(LaneInt.ZERO, size, operand, along).valid()));
        gather.batch()
                .forEach(axis -> validity
                        .add(Truth.fold(axis.rankClass(), LaneBool.equal(operand.size(axis), indices.size(axis)))));
        return new TensorMeaning(sizes, validity,
                access -> IndexNumber.of(indices.at(Accesses.restricted(access, indices))).element(number -> {
                    LaneInt start = start(number, size, operand, along).effective();
                    SortedMap<AggregatedAxis, LaneInt> inner = new TreeMap<>(Accesses.restricted(access, operand));
                    inner.put(along, stays ? start.plus(Accesses.index(access, along)) : start);
                    return operand.at(inner);
                }, terms));
    }

    private static DynamicStart start(LaneInt number, LaneInt size, TensorMeaning operand, AggregatedAxis along) {
        return DynamicStart.of(StartRule.CLAMPED, number, size, operand.size(along));
    }
}
