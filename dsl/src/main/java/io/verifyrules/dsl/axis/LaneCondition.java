package io.verifyrules.dsl.axis;

import io.verifyrules.dsl.diagnostic.IllFormedException;
import io.verifyrules.dsl.graph.Node;
import io.verifyrules.dsl.graph.SharedNode;
import java.util.List;
import java.util.Optional;

/**
 * A condition on one lane of one rank class. In a precondition it is read "for every lane" unless it is wrapped
 * otherwise. A condition that mentions scalars or several singletons only belongs to no class and is a plain truth
 * value.
 */
public sealed interface LaneCondition extends Node {

    /** A comparison of two maps on the lane. */
    final class Comparison extends SharedNode implements LaneCondition {

        private final Relation relation;
        private final AxisMap left;
        private final AxisMap right;
        final LaneClasses classes;

        public Comparison(Relation relation, AxisMap left, AxisMap right) {
            super(relation, List.of(left, right));
            this.relation = relation;
            this.left = left;
            this.right = right;
            this.classes = LaneClasses.of(left).and("'" + relation.symbol() + "'", LaneClasses.of(right));
        }

        /** The relation of the two. */
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
        final LaneClasses classes;

        public AllOf(List<LaneCondition> operands) {
            super("and", operands);
            this.operands = List.copyOf(operands);
            this.classes = oneClass(operands);
        }

        /** The conditions. */
        public List<LaneCondition> operands() {
            return operands;
        }
    }

    /** At least one of the conditions holds on the lane. */
    final class AnyOf extends SharedNode implements LaneCondition {

        private final List<LaneCondition> operands;
        final LaneClasses classes;

        public AnyOf(List<LaneCondition> operands) {
            super("or", operands);
            this.operands = List.copyOf(operands);
            this.classes = oneClass(operands);
        }

        /** The conditions. */
        public List<LaneCondition> operands() {
            return operands;
        }
    }

    /** The class whose lanes the condition speaks of; empty when it mentions scalars and constants only, or several singletons. */
    default Optional<RankClass> rankClass() {
        return LaneClasses.of(this).ranged();
    }

    /** Whether it is one truth value, the same for all lanes of all classes: it mentions no class but singletons. */
    default boolean isAboutNumbers() {
        return LaneClasses.of(this).isNumber();
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

    private static LaneClasses oneClass(List<LaneCondition> operands) {
        List<LaneClasses> classes = operands.stream().map(LaneClasses::of).toList();
        List<RankClass> distinct = classes.stream().flatMap(each -> each.many().stream()).distinct().toList();
        if (distinct.size() > 1) {
            throw new IllFormedException("a lane condition speaks of one lane of one rank class, but this one mentions "
                    + distinct + "; wrap each part in everyLane(..) or someLane(..) to combine truth values");
        }
        return classes.stream().reduce(LaneClasses.NONE, (a, b) -> a.and("a lane condition", b));
    }
}
