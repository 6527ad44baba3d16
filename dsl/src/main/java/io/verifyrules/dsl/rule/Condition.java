package io.verifyrules.dsl.rule;

import io.verifyrules.dsl.axis.LaneCondition;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.diagnostic.IllFormedException;
import io.verifyrules.dsl.element.ElementCondition;
import java.util.List;

/**
 * A truth value of the rule's scalars and attributes: what a precondition is. From lanes to a truth value there is one
 * way only, {@link EveryLane}; "on some lane" is the negation of "on every lane not".
 */
public sealed interface Condition {

    /** The condition holds on every lane of the class; true at rank 0. */
    record EveryLane(RankClass rankClass, LaneCondition condition) implements Condition {
        public EveryLane {
            condition.rankClass().filter(found -> !found.equals(rankClass)).ifPresent(found -> {
                throw new IllFormedException("everyLane: the condition speaks of lanes of rank class " + found
                        + ", expected rank class " + rankClass);
            });
        }
    }

    /** A condition over integer scalars alone; it has no lanes. */
    record OnScalars(LaneCondition condition) implements Condition {
        public OnScalars {
            condition.rankClass().ifPresent(found -> {
                throw new IllFormedException("a condition on scalars mentions a map over rank class " + found
                        + "; say everyLane(..) or someLane(..)");
            });
        }
    }

    /** A comparison of two elements that the rule's scalars give. */
    record OnElements(ElementCondition condition) implements Condition {}

    /** The condition does not hold. */
    record Not(Condition operand) implements Condition {}

    /** All of the conditions hold. */
    record AllOf(List<Condition> operands) implements Condition {
        public AllOf {
            operands = List.copyOf(operands);
        }
    }

    /** At least one of the conditions holds. */
    record AnyOf(List<Condition> operands) implements Condition {
        public AnyOf {
            operands = List.copyOf(operands);
        }
    }

    /** "For every lane", or a plain truth value where the condition mentions scalars only. */
    static Condition everyLane(LaneCondition condition) {
        return condition.rankClass().<Condition>map(rankClass -> new EveryLane(rankClass, condition))
                .orElseGet(() -> new OnScalars(condition));
    }

    /** "On at least one lane"; false at rank 0. */
    static Condition someLane(LaneCondition condition) {
        return new Not(everyLane(condition.not()));
    }

    /** Both conditions. */
    default Condition conjoin(Condition other) {
        return new AllOf(List.of(this, other));
    }

    /** At least one of the two conditions. */
    default Condition disjoin(Condition other) {
        return new AnyOf(List.of(this, other));
    }

    /** The opposite truth value. */
    default Condition not() {
        return new Not(this);
    }
}
