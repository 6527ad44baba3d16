package io.verifyrules.verifier.denotation;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.expr.Split;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.Truth;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Split, with t the size of a block and n that of the axis: valid where t >= 1 and t divides n. The sizes are n div t
 * and t, the element is e[A'] with A'[axis] = A[outer] * t + A[inner].
 */
final class SplitDenotation {

    private SplitDenotation() {
    }

    static TensorMeaning of(Split split, TensorMeaning operand) {
        LaneInt block = LaneDenotation.of(split.size());
        LaneInt size = operand.size(split.axis());
        LaneInt blocks = LaneInt.quotient(size, block);
        SortedMap<AggregatedAxis, LaneInt> sizes = new TreeMap<>(operand.sizes());
        sizes.remove(split.axis());
        sizes.put(split.outer(), blocks);
        sizes.put(split.place(), block);
        List<Truth> validity = new ArrayList<>(operand.validity());
        validity.add(Truth.fold(split.axis().rankClass(),
                LaneBool.and(LaneBool.atMost(LaneInt.ONE, block), LaneBool.equal(blocks.times(block), size))));
        return new TensorMeaning(sizes, validity,
                access -> operand.at(Accesses.map(operand.sizes(), (axis, ignored) -> axis.equals(split.axis())
                        ? Accesses.index(access, split.outer()).times(block).plus(Accesses.index(access, split.place()))
                        : Accesses.index(access, axis))));
    }
}
