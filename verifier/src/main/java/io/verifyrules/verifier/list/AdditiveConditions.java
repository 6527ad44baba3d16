package io.verifyrules.verifier.list;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.LaneCondition;
import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.rule.Condition;
import java.math.BigInteger;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Conditions on the sizes of a part that hold of sums if they hold of what is added. Such is {@code a * n + b * m + k >= 0}
 * with a number {@code k} that is not above 0: of the sum it is twice the number that is at most itself.
 *
 * @param sizes the names of the sizes of a part
 */
record AdditiveConditions(Set<String> sizes) {

    /** A sum of sizes with factors, and of a number. */
    private record Linear(Map<String, BigInteger> factors, BigInteger constant) {

        static Linear of(BigInteger constant) {
            return new Linear(Map.of(), constant);
        }

        Linear plus(Linear other, BigInteger times) {
            Map<String, BigInteger> sum = new HashMap<>(factors);
            other.factors.forEach((name, factor) -> sum.merge(name, factor.multiply(times), BigInteger::add));
            return new Linear(sum, constant.add(other.constant.multiply(times)));
        }

        Linear times(BigInteger factor) {
            return of(BigInteger.ZERO).plus(this, factor);
        }
    }

    /** Whether the condition is known to hold of sums; a condition of another form may, and is not known to. */
    boolean holdOfSums(Condition condition) {
        return switch (condition) {
            case Condition.EveryLane every -> holdOfSums(every.condition());
            case Condition.OnScalars scalars -> holdOfSums(scalars.condition());
            case Condition.AllOf all -> all.operands().stream().allMatch(this::holdOfSums);
            case Condition.AnyOf ignored -> false;
            case Condition.Not ignored -> false;
            case Condition.OnElements ignored -> false;
            case Condition.OnWidths ignored -> false;
        };
    }

    private boolean holdOfSums(LaneCondition condition) {
        return switch (condition) {
            case LaneCondition.AllOf all -> all.operands().stream().allMatch(this::holdOfSums);
            case LaneCondition.AnyOf ignored -> false;
            case LaneCondition.Not ignored -> false;
            case LaneCondition.Comparison compared -> linear(compared.left()).flatMap(
                    left -> linear(compared.right()).map(right -> holdsOfSums(compared.relation(), left, right)))
                    .orElse(false);
        };
    }

    private static boolean holdsOfSums(Relation relation, Linear left, Linear right) {
        BigInteger more = left.constant().subtract(right.constant());
        return switch (relation) {
            case EQ -> more.signum() == 0;
            case NE -> false;
            case GE -> more.signum() <= 0;
            case GT -> more.subtract(BigInteger.ONE).signum() <= 0;
            case LE -> more.signum() >= 0;
            case LT -> more.add(BigInteger.ONE).signum() >= 0;
        };
    }

    private Optional<Linear> linear(AxisMap map) {
        return switch (map) {
            case AxisMap.Variable variable -> sizes.contains(variable.name())
                    ? Optional.of(new Linear(Map.of(variable.name(), BigInteger.ONE), BigInteger.ZERO))
                    : Optional.empty();
            case AxisMap.Constant constant -> Optional.of(Linear.of(BigInteger.valueOf(constant.value())));
            case AxisMap.Arithmetic both ->
                linear(both.left()).flatMap(left -> linear(both.right()).flatMap(right -> combined(both, left, right)));
            case AxisMap.Scalar ignored -> Optional.empty();
            case AxisMap.Choice ignored -> Optional.empty();
            case AxisMap.Permuted ignored -> Optional.empty();
        };
    }

    private static Optional<Linear> combined(AxisMap.Arithmetic both, Linear left, Linear right) {
        return switch (both.operator()) {
            case PLUS -> Optional.of(left.plus(right, BigInteger.ONE));
            case MINUS -> Optional.of(left.plus(right, BigInteger.ONE.negate()));
            case TIMES -> left.factors().isEmpty()
                    ? Optional.of(right.times(left.constant()))
                    : right.factors().isEmpty() ? Optional.of(left.times(right.constant())) : Optional.empty();
            default -> Optional.empty();
        };
    }
}
