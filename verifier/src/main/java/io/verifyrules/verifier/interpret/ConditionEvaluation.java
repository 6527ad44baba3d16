package io.verifyrules.verifier.interpret;

import io.verifyrules.dsl.axis.LaneCondition;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.ElementCondition;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.dsl.element.Width;
import io.verifyrules.dsl.rule.Condition;
import io.verifyrules.verifier.value.ElementArithmetic;
import io.verifyrules.verifier.value.ElementValue;
import io.verifyrules.verifier.value.RefusedInstance;
import java.util.IdentityHashMap;
import java.util.List;

/** Preconditions on an instance: true, false, or undefined where a comparison of elements is not certain. */
final class ConditionEvaluation {

    private final LaneEvaluation lanes;
    private final ElementEvaluation elements;
    private final IdentityHashMap<Condition, ElementValue> known = new IdentityHashMap<>();

    ConditionEvaluation(LaneEvaluation lanes, ElementEvaluation elements) {
        this.lanes = lanes;
        this.elements = elements;
    }

    /** Whether the condition certainly holds. */
    boolean holds(Condition condition) {
        return value(condition).equals(ElementArithmetic.truth(true));
    }

    private ElementValue value(Condition condition) {
        ElementValue value = known.get(condition);
        if (value == null) {
            value = compute(condition);
            known.put(condition, value);
        }
        return value;
    }

    private ElementValue compute(Condition condition) {
        ElementArithmetic arithmetic = elements.arithmetic();
        return switch (condition) {
            case Condition.EveryLane every -> ElementArithmetic.truth(everyLane(every.rankClass(), every.condition()));
            case Condition.OnScalars scalars -> ElementArithmetic.truth(lanes.holds(scalars.condition(), 0));
            case Condition.OnElements onElements -> compare(onElements.condition());
            case Condition.OnWidths(Width width) -> ElementArithmetic.truth(
                    width.fixed().orElseThrow(() -> new RefusedInstance("the width " + width + " is open")) >= 0);
            case Condition.Not not -> arithmetic.apply(UnaryOperator.NOT, value(not.operand()));
            case Condition.AllOf all -> joined(BinaryOperator.AND, true, all.operands());
            case Condition.AnyOf any -> joined(BinaryOperator.OR, false, any.operands());
        };
    }

    private boolean everyLane(RankClass rankClass, LaneCondition condition) {
        int rank = lanes.rank(rankClass);
        for (int lane = 0; lane < rank; lane++) {
            if (!lanes.holds(condition, lane)) {
                return false;
            }
        }
        return true;
    }

    private ElementValue joined(BinaryOperator operator, boolean neutral, List<Condition> operands) {
        ElementValue joined = ElementArithmetic.truth(neutral);
        for (Condition operand : operands) {
            joined = elements.arithmetic().apply(operator, joined, value(operand));
        }
        return joined;
    }

    private ElementValue compare(ElementCondition condition) {
        return elements.arithmetic()
                .compare(condition.relation(), elements.value(condition.left()), elements.value(condition.right()));
    }
}
