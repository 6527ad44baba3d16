package io.verifyrules.verifier.denotation;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.expr.Input;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.Operation;
import io.verifyrules.verifier.term.Origin;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;

/**
 * The assumptions of a rule on a tensor of integers, said of its elements as numbers. An assumption holds at every
 * access in bounds of all that it compares, which has one shape. So where an input is read in bounds, its assumptions
 * may be taken for granted.
 */
final class IndexFacts {

    private IndexFacts() {
    }

    /**
     * The assumptions on the indices at a place in bounds; true where there are none. Indices that are computed of
     * inputs read these at places of their own. These may be out of bounds where a choice keeps others: there nothing
     * is said.
     */
    static Truth of(List<TensorExpr> assumptions, TensorExpr indices, SortedMap<AggregatedAxis, LaneInt> place,
            RankClass on, Denotation denotation) {
        List<Truth> facts = new ArrayList<>();
        if (assumptions.isEmpty()) {
            return Truth.TRUE;
        }
        Map<Origin, Set<SortedMap<AggregatedAxis, LaneInt>>> reads = Reads.places(denotation.of(indices).at(place));
        for (TensorExpr assumption : assumptions) {
            Set<SortedMap<AggregatedAxis, LaneInt>> places = new LinkedHashSet<>();
            AssumptionDenotation.inputs(assumption)
                    .forEach(input -> places.addAll(reads.getOrDefault(new Origin.Input(input.name()), Set.of())));
            for (SortedMap<AggregatedAxis, LaneInt> read : places) {
                TensorMeaning property = denotation.property(assumption);
                Truth fact = compared(property.at(read), on);
                facts.add(read.equals(place) && indices instanceof Input
                        ? fact
                        : Truth.anyOf(List.of(Truth.not(Accesses.inBounds(read, property.sizes())), fact)));
            }
        }
        return Truth.allOf(facts);
    }

    private static Truth compared(ValueTerm property, RankClass on) {
        if (property instanceof ValueTerm.Apply both
                && both.operation() instanceof Operation.OfBinary(BinaryOperator operator)
                && operator == BinaryOperator.AND && both.type().equals(ElementType.BOOL)) {
            return Truth.allOf(both.operands().stream().map(operand -> compared(operand, on)).toList());
        }
        if (!(property instanceof ValueTerm.Apply apply
                && apply.operation() instanceof Operation.OfRelation(var relation)
                && apply.operands().stream().allMatch(operand -> operand.type().equals(ElementType.INT)))) {
            return Truth.TRUE;
        }
        try {
            IndexNumber right = IndexNumber.of(apply.operands().get(1));
            return IndexNumber.of(apply.operands().get(0))
                    .truth(left -> right.truth(other -> Truth.fold(on, LaneBool.compare(relation, left, other))));
        } catch (IndexUnknown unknown) {
            return Truth.TRUE;
        }
    }
}
