package io.verifyrules.verifier.lift;

import io.verifyrules.dsl.axis.MapOperator;
import io.verifyrules.dsl.axis.Relation;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The relations that hold among the numbers of a pair. A number is expressed by those that come before it; one that only the right side
 * has, by those of the left side.
 */
final class NumberRelations {

    /** More parameters than this give no sums of three. */
    private static final int MOST_FOR_TRIPLES = 14;

    private static final int AT_LEAST_ZERO = 2;
    private static final int NOT_EMPTY = 3;
    private static final int ORDER = 4;
    private static final int STRICT_ORDER = 5;
    private static final int ORDER_OF_SUM = 6;
    private static final int SAME = 3;
    private static final int NEXT = 6;
    private static final int SUM = 5;
    private static final int PRODUCT = 9;
    private static final int SUM_OF_THREE = 10;
    private static final int PRODUCT_AND_SUM = 13;
    private static final int SPECIAL = 12;
    private static final int FIXED = 20;
    private static final int OTHER_STRAND = 3;

    private final Map<Parameter, Long> stated;
    private final List<NumberRelation> all = new ArrayList<>();

    private NumberRelations(Map<Parameter, Long> stated) {
        this.stated = stated;
    }

    /** All that hold, the cheapest first. */
    static List<NumberRelation> of(List<Parameter> parameters, Map<Parameter, Long> stated) {
        NumberRelations relations = new NumberRelations(stated);
        for (Parameter parameter : parameters) {
            List<Parameter> others = parameters.stream()
                    .filter(other -> other.ofLeft() && (!parameter.ofLeft() || other.compareTo(parameter) < 0))
                    .toList();
            relations.equations(parameter, others);
        }
        List<Parameter> ofLeft = parameters.stream().filter(Parameter::ofLeft).toList();
        relations.comparisons(ofLeft);
        return relations.all.stream().sorted((a, b) -> Integer.compare(a.cost(), b.cost())).toList();
    }

    private void equations(Parameter parameter, List<Parameter> others) {
        long value = parameter.value();
        equation(parameter, new Expression.Fixed(value), value == 0 || value == 1 ? SPECIAL : FIXED);
        for (Parameter first : others) {
            Expression one = new Expression.Of(first);
            equation(parameter, one, SAME);
            equation(parameter, one.plus(new Expression.Fixed(1)), NEXT);
            equation(parameter, one.minus(new Expression.Fixed(1)), NEXT);
            equation(parameter, one.times(new Expression.Fixed(2)), PRODUCT);
            for (Parameter second : others) {
                Expression two = new Expression.Of(second);
                if (first.compareTo(second) <= 0) {
                    equation(parameter, one.plus(two), SUM);
                    equation(parameter, one.times(two), PRODUCT);
                }
                if (!first.equals(second)) {
                    equation(parameter, one.minus(two), SUM);
                    if (second.value() > 1 && first.value() % second.value() == 0) {
                        equation(parameter, new Expression.Arithmetic(MapOperator.FLOOR_DIV, one, two), PRODUCT);
                    }
                    if (others.size() <= MOST_FOR_TRIPLES) {
                        triples(parameter, others, first, second);
                    }
                }
            }
        }
    }

    private void triples(Parameter parameter, List<Parameter> others, Parameter first, Parameter second) {
        Expression one = new Expression.Of(first);
        Expression two = new Expression.Of(second);
        for (Parameter third : others) {
            Expression three = new Expression.Of(third);
            if (first.compareTo(second) < 0 && second.compareTo(third) < 0) {
                equation(parameter, one.plus(two).plus(three), SUM_OF_THREE);
            }
            if (first.compareTo(second) < 0 && !third.equals(first) && !third.equals(second)) {
                equation(parameter, one.plus(two).minus(three), SUM_OF_THREE);
            }
            if (third.value() > 1 && second.compareTo(third) != 0) {
                equation(parameter, one.plus(two.times(three)), PRODUCT_AND_SUM);
                equation(parameter,
                        one.plus(two.minus(new Expression.Fixed(1)).times(three)).plus(new Expression.Fixed(1)),
                        PRODUCT_AND_SUM);
            }
            if (second.compareTo(third) < 0 && !first.equals(third)) {
                equation(parameter, one.minus(two).minus(three), SUM_OF_THREE);
            }
        }
    }

    private void equation(Parameter parameter, Expression is, int cost) {
        add(new NumberRelation.Equation(parameter, is, cost + distance(parameter, is)));
    }

    private static int distance(Parameter parameter, Expression is) {
        return (int) is.parameters().stream().filter(other -> areApart(parameter, other)).count() * OTHER_STRAND;
    }

    /** An element belongs to no strand, so it is near all. */
    private static boolean areApart(Parameter one, Parameter other) {
        return one.strand().isPresent() && other.strand().isPresent() && !one.strand().equals(other.strand());
    }

    private void comparisons(List<Parameter> parameters) {
        Expression zero = new Expression.Fixed(0);
        Expression unit = new Expression.Fixed(1);
        for (Parameter first : parameters) {
            Expression one = new Expression.Of(first);
            if (!first.isSize()) {
                add(new NumberRelation.Comparison(Relation.GE, one, zero, AT_LEAST_ZERO));
                add(new NumberRelation.Comparison(Relation.LE, one, zero, ORDER));
            }
            add(new NumberRelation.Comparison(Relation.GE, one, unit, NOT_EMPTY));
            for (Parameter second : parameters) {
                if (!first.equals(second)) {
                    Expression two = new Expression.Of(second);
                    int far = areApart(first, second) ? OTHER_STRAND : 0;
                    add(new NumberRelation.Comparison(Relation.LE, one, two, ORDER + far));
                    add(new NumberRelation.Comparison(Relation.LT, one, two, STRICT_ORDER + far));
                    if (first.compareTo(second) < 0 && far == 0) {
                        sums(first, second, parameters);
                    }
                }
            }
        }
    }

    private void sums(Parameter first, Parameter second, List<Parameter> parameters) {
        Expression sum = new Expression.Of(first).plus(new Expression.Of(second));
        for (Parameter third : parameters) {
            if (!third.equals(first) && !third.equals(second) && !areApart(first, third)) {
                Expression three = new Expression.Of(third);
                add(new NumberRelation.Comparison(Relation.LE, sum, three, ORDER_OF_SUM));
                add(new NumberRelation.Comparison(Relation.GE, sum, three, ORDER_OF_SUM));
            }
        }
    }

    private void add(NumberRelation relation) {
        if (relation.holds(stated)) {
            all.add(relation);
        }
    }
}
