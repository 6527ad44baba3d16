package io.verifyrules.dsl.axis;

import io.verifyrules.dsl.diagnostic.IllFormedException;
import io.verifyrules.dsl.graph.Node;
import io.verifyrules.dsl.graph.SharedNode;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A condition on one lane of one rank class. In a precondition it is read "for every lane" unless it is wrapped
 * otherwise; a condition that mentions scalars only belongs to no class and is a plain truth value.
 */
public sealed interface LaneCondition extends Node {

    /** A comparison of two maps on the lane. */
    final class Comparison extends SharedNode implements LaneCondition {

        private final Relation relation;
        private final AxisMap left;
        private final AxisMap right;
        private final Optional<RankClass> rankClass;

        public Comparison(Relation relation, AxisMap left, AxisMap right) {
            super(relation, List.of(left, right));
            this.relation = relation;
            this.left = left;
            this.right = right;
            this.rankClass = AxisMap.commonClass("'" + relation.symbol() + "'", left, right);
        }

        /** How the two are to be related. */
        public Relation relation() {
            return relation;
        }

        /** The first map. */
        public AxisMap left() {
            return left;
        }

        /** The second map. */
        public AxisMap right() {
            return right;
        }
    }

    /** The condition does not hold on the lane. */
    record Not(LaneCondition operand) implements LaneCondition {

        @Override
        public List<LaneCondition> parts() {
            return List.of(operand);
        }

        @Override
        public String own() {
            return "not";
        }
    }

    /** All of the conditions hold on the lane. */
    final class AllOf extends SharedNode implements LaneCondition {

        private final List<LaneCondition> operands;
        private final Optional<RankClass> rankClass;

        public AllOf(List<LaneCondition> operands) {
            super("and", operands);
            this.operands = List.copyOf(operands);
            this.rankClass = oneClass(operands);
        }

        /** The conditions. */
        public List<LaneCondition> operands() {
            return operands;
        }
    }

    /** At least one of the conditions holds on the lane. */
    final class AnyOf extends SharedNode implements LaneCondition {

        private final List<LaneCondition> operands;
        private final Optional<RankClass> rankClass;

        public AnyOf(List<LaneCondition> operands) {
            super("or", operands);
            this.operands = List.copyOf(operands);
            this.rankClass = oneClass(operands);
        }

        /** The conditions. */
        public List<LaneCondition> operands() {
            return operands;
        }
    }

    /** The class whose lanes the condition speaks of; empty when it mentions scalars and constants only. */
    default Optional<RankClass> rankClass() {
        return switch (this) {
            case Comparison c -> c.rankClass;
            case Not not -> not.operand().rankClass();
            case AllOf all -> all.rankClass;
            case AnyOf any -> any.rankClass;
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

    private static Optional<RankClass> oneClass(List<LaneCondition> operands) {
        Stream<RankClass> classes = operands.stream().flatMap(operand -> operand.rankClass().stream()).distinct();
        List<RankClass> distinct = classes.toList();
        if (distinct.size() > 1) {
            throw new IllFormedException("a lane condition speaks of one lane of one rank class, but this one mentions "
                    + distinct + "; wrap each part in everyLane(..) or someLane(..) to combine truth values");
        }
        return distinct.stream().findFirst();
    }
}
