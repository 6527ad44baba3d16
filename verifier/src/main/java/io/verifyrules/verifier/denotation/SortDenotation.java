package io.verifyrules.verifier.denotation;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.expr.Sort;
import io.verifyrules.dsl.expr.StartRule;
import io.verifyrules.dsl.graph.Graph;
import io.verifyrules.verifier.term.LaneAtom;
import io.verifyrules.verifier.term.LaneInt;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Sort along x: the shape of the operand; the element at A is e[A with o[A] on x], where o[A] in 0 .. n-1 is the place from which the element comes. Of
 * this order nothing else is said: it is like an input of integers that the rule does not know, one for each expression that is sorted, as
 * equal tensors have one order. What holds for every order holds for the one by which elements ascend.
 *
 * <p>What is sorted stays as it is when it is sorted once more along the same axis.
 */
final class SortDenotation {

    /** No declared name has a space. */
    private static final String ORDER = "order ";

    private final List<Sort> sorted = new ArrayList<>();
    private int from;

    TensorMeaning of(Sort sort, TensorMeaning operand) {
        if (sort.operand() instanceof Sort inner && inner.along().equals(sort.along())) {
            return operand;
        }
        AggregatedAxis along = sort.along();
        String order = ORDER + number(sort);
        return new TensorMeaning(operand.sizes(), operand.validity(), access -> {
            LaneInt from = LaneInt.of(new LaneAtom.Entry(order, access));
            SortedMap<AggregatedAxis, LaneInt> inner = new TreeMap<>(access);
            inner.put(along, DynamicStart.of(StartRule.CLAMPED, from, LaneInt.ONE, operand.size(along)).effective());
            return operand.at(inner);
        });
    }

    /** From here on what is sorted may be another tensor though it be the same expression, as its operations choose by themselves. */
    void turn() {
        from = sorted.size();
    }

    private int number(Sort sort) {
        for (int i = from; i < sorted.size(); i++) {
            if (Graph.same(sorted.get(i), sort)) {
                return i;
            }
        }
        sorted.add(sort);
        return sorted.size() - 1;
    }
}
