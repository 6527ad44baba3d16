package io.verifyrules.verifier.denotation;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.expr.Input;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.Operation;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;

/**
 * What a rule assumes of a tensor of integers, said of its elements as numbers. An assumption holds at every access in bounds of all that
 * it compares, which has one shape; so where an input is read in bounds, whatever is assumed of it may be taken for granted.
 */
final class IndexFacts {

    private IndexFacts() {
    }

    /** What the assumptions that compare the input with something say of it at a place in bounds; true where they say nothing. */
    static Truth of(List<TensorExpr> assumptions, Input input, SortedMap<AggregatedAxis, LaneInt> place, RankClass on,
            Denotation denotation) {
        List<Truth> facts = new ArrayList<>();
        for (TensorExpr assumption : assumptions) {
            if (AssumptionDenotation.inputs(assumption).contains(input)) {
                facts.add(compared(denotation.property(assumption).at(place), on));
            }
        }
        return Truth.allOf(facts);
    }

    private static Truth compared(ValueTerm property, RankClass on) {
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
