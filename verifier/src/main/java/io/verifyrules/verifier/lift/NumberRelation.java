package io.verifyrules.verifier.lift;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.LaneCondition;
import io.verifyrules.dsl.axis.Relation;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;

/** A relation that holds of the numbers of a pair, and may be one that its rule rests on. */
sealed interface NumberRelation {

    /** The price at which a rule has it: the less a relation demands, and the simpler it is, the less it costs. */
    int cost();

    /** Whether it holds of these numbers; a number beyond 64 bits does not count. */
    boolean holds(Map<Parameter, Long> values);

    /** The parameters in it. */
    Set<Parameter> parameters();

    /** A parameter is an expression over others, in whose place it can stand. */
    record Equation(Parameter parameter, Expression is, int cost) implements NumberRelation {

        @Override
        public boolean holds(Map<Parameter, Long> values) {
            try {
                return new Expression.Of(parameter).value(values) == is.value(values);
            } catch (ArithmeticException large) {
                return false;
            }
        }

        @Override
        public Set<Parameter> parameters() {
            Set<Parameter> all = new TreeSet<>(is.parameters());
            all.add(parameter);
            return all;
        }
    }

    /** One expression is compared with another one. */
    record Comparison(Relation relation, Expression left, Expression right, int cost) implements NumberRelation {

        @Override
        public boolean holds(Map<Parameter, Long> values) {
            try {
                long first = left.value(values);
                long second = right.value(values);
                return switch (relation) {
                    case EQ -> first == second;
                    case NE -> first != second;
                    case LT -> first < second;
                    case LE -> first <= second;
                    case GT -> first > second;
                    case GE -> first >= second;
                };
            } catch (ArithmeticException large) {
                return false;
            }
        }

        @Override
        public Set<Parameter> parameters() {
            Set<Parameter> all = new TreeSet<>(left.parameters());
            all.addAll(right.parameters());
            return all;
        }

        /** The same as a condition of a rule. */
        LaneCondition condition(Function<Expression, AxisMap> maps) {
            return maps.apply(left).compare(relation, maps.apply(right));
        }
    }
}
