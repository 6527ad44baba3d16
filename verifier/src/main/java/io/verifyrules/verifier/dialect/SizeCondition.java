package io.verifyrules.verifier.dialect;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.LaneCondition;
import io.verifyrules.dsl.axis.Relation;

/**
 * A fact about the sizes wherever a program is defined. Where it does not hold, the program has undefined behaviour.
 */
public sealed interface SizeCondition {

    /** Two sizes are the same. */
    record Same(Size one, Size other) implements SizeCondition {
        @Override
        public LaneCondition holds() {
            return one.map().compare(Relation.EQ, other.map());
        }
    }

    /** A number is at least 0. */
    record NotNegative(AxisMap number) implements SizeCondition {
        @Override
        public LaneCondition holds() {
            return number.compare(Relation.GE, AxisMap.of(0));
        }
    }

    /** The condition as one of the rule. */
    LaneCondition holds();
}
