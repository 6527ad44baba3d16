package io.verifyrules.verifier.lift;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.MapOperator;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;

/** A number in terms of parameters. */
sealed interface Expression {

    /** A parameter. */
    record Of(Parameter parameter) implements Expression {}

    /** An integer that the pair takes as an argument. */
    record Given(AxisMap.Scalar argument) implements Expression {}

    /** A number that stays as it is. */
    record Fixed(long value) implements Expression {}

    /** Two combined. */
    record Arithmetic(MapOperator operator, Expression left, Expression right) implements Expression {}

    /** The value where each parameter has one. */
    default long value(Map<Parameter, Long> values) {
        return switch (this) {
            case Of(Parameter parameter) -> {
                Long value = values.get(parameter);
                if (value == null) {
                    throw new IllegalStateException("no value of " + parameter.role() + " " + parameter.number());
                }
                yield value;
            }
            case Given(AxisMap.Scalar argument) -> throw new IllegalStateException(argument + " has no stated value");
            case Fixed(long value) -> value;
            case Arithmetic(MapOperator operator, Expression left, Expression right) ->
                computed(operator, left.value(values), right.value(values));
        };
    }

    private static long computed(MapOperator operator, long left, long right) {
        return switch (operator) {
            case PLUS -> Math.addExact(left, right);
            case MINUS -> Math.subtractExact(left, right);
            case TIMES -> Math.multiplyExact(left, right);
            case FLOOR_DIV -> right == 0 ? 0 : Math.floorDiv(left, right);
            case FLOOR_MOD -> right == 0 ? left : Math.floorMod(left, right);
            case MIN -> Math.min(left, right);
            case MAX -> Math.max(left, right);
        };
    }

    /** The same as a map of a rule, which has its own maps for parameters and arguments. */
    default AxisMap map(Function<Parameter, AxisMap> maps, Function<String, AxisMap> arguments) {
        return switch (this) {
            case Of(Parameter parameter) -> maps.apply(parameter);
            case Given(AxisMap.Scalar argument) -> arguments.apply(argument.name());
            case Fixed(long value) -> AxisMap.of(value);
            case Arithmetic(MapOperator operator, Expression left, Expression right) ->
                folded(operator, left.map(maps, arguments), right.map(maps, arguments));
        };
    }

    private static AxisMap folded(MapOperator operator, AxisMap left, AxisMap right) {
        return left instanceof AxisMap.Constant(long first) && right instanceof AxisMap.Constant(long second)
                ? AxisMap.of(computed(operator, first, second))
                : new AxisMap.Arithmetic(operator, left, right);
    }

    /** The parameters in it. */
    default Set<Parameter> parameters() {
        Set<Parameter> all = new TreeSet<>();
        switch (this) {
            case Of(Parameter parameter) -> all.add(parameter);
            case Given ignored -> {
            }
            case Fixed ignored -> {
            }
            case Arithmetic(var operator, Expression left, Expression right) -> {
                all.addAll(left.parameters());
                all.addAll(right.parameters());
            }
        }
        return all;
    }

    /** The sum. */
    default Expression plus(Expression other) {
        return new Arithmetic(MapOperator.PLUS, this, other);
    }

    /** The difference. */
    default Expression minus(Expression other) {
        return new Arithmetic(MapOperator.MINUS, this, other);
    }

    /** The product. */
    default Expression times(Expression other) {
        return new Arithmetic(MapOperator.TIMES, this, other);
    }
}
