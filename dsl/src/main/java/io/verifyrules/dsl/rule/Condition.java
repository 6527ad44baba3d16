package io.verifyrules.dsl.rule;

import io.verifyrules.dsl.axis.LaneCondition;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.diagnostic.IllFormedException;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementCondition;
import io.verifyrules.dsl.element.Width;
import io.verifyrules.dsl.graph.Node;
import io.verifyrules.dsl.graph.SharedNode;
import java.util.List;

/**
 * A truth value of the rule's scalars and attributes: what a precondition is. From lanes to a truth value there is one
 * way only, {@link EveryLane}; "on some lane" is the negation of "on every lane not".
 */
public sealed interface Condition extends Node {

    /** The condition holds on every lane of the class; true at rank 0. */
    record EveryLane(RankClass rankClass, LaneCondition condition) implements Condition {
        public EveryLane {
            if (!condition.isAboutNumbers() && condition.rankClass().filter(rankClass::equals).isEmpty()) {
                throw new IllFormedException("everyLane: the condition speaks of lanes of rank class "
                        + condition.rankClass().orElseThrow() + ", expected rank class " + rankClass);
            }
        }

        @Override
        public List<LaneCondition> parts() {
            return List.of(condition);
        }

        @Override
        public RankClass own() {
            return rankClass;
        }
    }

    /** A condition over numbers that all lanes share, which integer scalars and maps of singletons are; it has no lanes. */
    record OnScalars(LaneCondition condition) implements Condition {
        public OnScalars {
            if (!condition.isAboutNumbers()) {
                throw new IllFormedException("a condition on scalars mentions a map over rank class "
                        + condition.rankClass().orElseThrow() + "; say everyLane(..) or someLane(..)");
            }
        }

        @Override
        public List<LaneCondition> parts() {
            return List.of(condition);
        }

        @Override
        public String own() {
            return "scalars";
        }
    }

    /** A comparison of two elements that the rule's scalars give. */
    record OnElements(ElementCondition condition) implements Condition {

        @Override
        public List<Element> parts() {
            return List.of(condition.left(), condition.right());
        }

        @Override
        public Relation own() {
            return condition.relation();
        }
    }

    /** A number of bits is not negative: at which widths a rule is claimed. A rule demands it by itself, and never "or" something. */
    record OnWidths(Width nonNegative) implements Condition {

        @Override
        public List<Condition> parts() {
            return List.of();
        }

        @Override
        public Width own() {
            return nonNegative;
        }
    }

    private static void requireNoWidths(List<Condition> operands) {
        if (operands.stream().anyMatch(OnWidths.class::isInstance)) {
            throw new IllFormedException(
                    "a condition on widths stands by itself; say requires { .. } for each, without 'and', 'or' and 'not'");
        }
    }

    /** The condition does not hold. */
    record Not(Condition operand) implements Condition {

        public Not {
            requireNoWidths(List.of(operand));
        }

        @Override
        public List<Condition> parts() {
            return List.of(operand);
        }

        @Override
        public String own() {
            return "not";
        }
    }

    /** All of the conditions hold. */
    final class AllOf extends SharedNode implements Condition {

        private final List<Condition> operands;

        public AllOf(List<Condition> operands) {
            super("and", operands);
            requireNoWidths(operands);
            this.operands = List.copyOf(operands);
        }

        /** The conditions. */
        public List<Condition> operands() {
            return operands;
        }
    }

    /** At least one of the conditions holds. */
    final class AnyOf extends SharedNode implements Condition {

        private final List<Condition> operands;

        public AnyOf(List<Condition> operands) {
            super("or", operands);
            requireNoWidths(operands);
            this.operands = List.copyOf(operands);
        }

        /** The conditions. */
        public List<Condition> operands() {
            return operands;
        }
    }

    /** "For every lane", or a plain truth value where the condition mentions scalars only. */
    static Condition everyLane(LaneCondition condition) {
        return condition.rankClass()
                .<Condition>map(rankClass -> new EveryLane(rankClass, condition))
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
