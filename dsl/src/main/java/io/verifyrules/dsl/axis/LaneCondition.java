package io.verifyrules.dsl.axis;

import io.verifyrules.dsl.diagnostic.IllFormedException;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A condition on one lane of one rank class. In a precondition it is read "for every lane" unless it is wrapped
 * otherwise; a condition that mentions scalars only belongs to no class and is a plain truth value.
 */
public sealed interface LaneCondition {

    /** A comparison of two maps on the lane. */
    record Comparison(Relation relation, AxisMap left, AxisMap right) implements LaneCondition {
        public Comparison {
            AxisMap.commonClass("'" + relation.symbol() + "'", left, right);
        }
    }

    /** The condition does not hold on the lane. */
    record Not(LaneCondition operand) implements LaneCondition {}

    /** All of the conditions hold on the lane. */
    record AllOf(List<LaneCondition> operands) implements LaneCondition {
        public AllOf {
            operands = List.copyOf(operands);
            requireOneClass(operands);
        }
    }

    /** At least one of the conditions holds on the lane. */
    record AnyOf(List<LaneCondition> operands) implements LaneCondition {
        public AnyOf {
            operands = List.copyOf(operands);
            requireOneClass(operands);
        }
    }

    /** The class whose lanes the condition speaks of; empty when it mentions scalars and constants only. */
    default Optional<RankClass> rankClass() {
        return switch (this) {
            case Comparison c -> c.left().rankClass().or(c.right()::rankClass);
            case Not not -> not.operand().rankClass();
            case AllOf all -> classOf(all.operands());
            case AnyOf any -> classOf(any.operands());
        };
    }

    /** Both conditions, on the same lane. */
    default LaneCondition conjoin(LaneCondition other) {
        return new AllOf(List.of(this, other));
    }

    /** At least one of the two conditions, on the same lane. */
    default LaneCondition disjoin(LaneCondition other) {
        return new AnyOf(List.of(this, other));
    }

    /** The opposite condition on the lane. */
    default LaneCondition not() {
        return new Not(this);
    }

    private static Optional<RankClass> classOf(List<LaneCondition> operands) {
        return operands.stream().flatMap(operand -> operand.rankClass().stream()).findFirst();
    }

    private static void requireOneClass(List<LaneCondition> operands) {
        Stream<RankClass> classes = operands.stream().flatMap(operand -> operand.rankClass().stream()).distinct();
        List<RankClass> distinct = classes.toList();
        if (distinct.size() > 1) {
            throw new IllFormedException("a lane condition speaks of one lane of one rank class, but this one mentions "
                    + distinct + "; wrap each part in everyLane(..) or someLane(..) to combine truth values");
        }
    }
}
