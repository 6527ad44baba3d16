package io.verifyrules.verifier.dialect;

import io.verifyrules.dsl.axis.AxisMap;
import java.math.BigInteger;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * A number of the rule as a sum of multiples of other numbers, as far as it is one. Each other part of it counts as a
 * number of its own.
 *
 * @param factors  how often each number is in the sum
 * @param constant the addend besides them
 */
record Linear(Map<AxisMap, Long> factors, long constant) {

    Linear {
        factors = Map.copyOf(factors);
    }

    static Linear of(AxisMap number) {
        return switch (number) {
            case AxisMap.Constant(long value) -> new Linear(Map.of(), value);
            case AxisMap.Arithmetic arithmetic -> switch (arithmetic.operator()) {
                case PLUS -> of(arithmetic.left()).plus(of(arithmetic.right()));
                case MINUS -> of(arithmetic.left()).plus(of(arithmetic.right()).times(-1));
                case TIMES -> product(arithmetic);
                default -> new Linear(Map.of(number, 1L), 0);
            };
            default -> new Linear(Map.of(number, 1L), 0);
        };
    }

    private static Linear product(AxisMap.Arithmetic product) {
        Linear left = of(product.left());
        Linear right = of(product.right());
        if (left.factors.isEmpty()) {
            return right.times(left.constant);
        }
        return right.factors.isEmpty() ? left.times(right.constant) : new Linear(Map.of(product, 1L), 0);
    }

    private Linear plus(Linear other) {
        Map<AxisMap, Long> all = new HashMap<>(factors);
        other.factors.forEach((number, factor) -> all.merge(number, factor, Math::addExact));
        all.values().removeIf(factor -> factor == 0);
        return new Linear(all, Math.addExact(constant, other.constant));
    }

    private Linear times(long factor) {
        Map<AxisMap, Long> all = new HashMap<>();
        if (factor != 0) {
            factors.forEach((number, often) -> all.put(number, Math.multiplyExact(often, factor)));
        }
        return new Linear(all, Math.multiplyExact(constant, factor));
    }

    /** Whether it is less than 0, whatever the numbers are. */
    boolean isNegative() {
        return factors.isEmpty() && constant < 0;
    }

    /** Whether it is at least 0, whatever the sizes are: an open size is, and a product of sizes. */
    boolean isNeverNegative() {
        return constant >= 0
                && factors.entrySet().stream().allMatch(each -> each.getValue() > 0 && isSize(each.getKey()));
    }

    /** The least that it may be where sizes are at most so many; empty where it is not made of sizes. */
    Optional<BigInteger> least(BigInteger most) {
        return bound(most, -1);
    }

    /** The greatest that it may be where sizes are at most so many; empty where it is not made of sizes. */
    Optional<BigInteger> greatest(BigInteger most) {
        return bound(most, 1);
    }

    private Optional<BigInteger> bound(BigInteger most, int sign) {
        return factors.keySet().stream().allMatch(AxisMap.Variable.class::isInstance)
                ? Optional.of(factors.values()
                        .stream()
                        .filter(factor -> Long.signum(factor) == sign)
                        .map(factor -> BigInteger.valueOf(factor).multiply(most))
                        .reduce(BigInteger.valueOf(constant), BigInteger::add))
                : Optional.empty();
    }

    /** The same number, where it is one that is written down. */
    AxisMap simplest(AxisMap number) {
        return factors.isEmpty() ? AxisMap.of(constant) : number;
    }

    private static boolean isSize(AxisMap number) {
        return switch (number) {
            case AxisMap.Variable ignored -> true;
            case AxisMap.Constant(long value) -> value >= 0;
            case AxisMap.Arithmetic arithmetic -> switch (arithmetic.operator()) {
                case PLUS, TIMES, MIN, FLOOR_DIV -> isSize(arithmetic.left()) && isSize(arithmetic.right());
                default -> false;
            };
            default -> false;
        };
    }
}
