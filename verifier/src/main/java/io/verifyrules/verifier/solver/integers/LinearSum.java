package io.verifyrules.verifier.solver.integers;

import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A sum of multiples of terms, and a number. All operations throw ArithmeticException where a number needs more than 64
 * bits.
 *
 * @param factors the factor of each term that is there, none of them 0
 */
record LinearSum(SortedMap<Integer, Long> factors, long constant) {

    static LinearSum of(long constant) {
        return new LinearSum(Collections.emptySortedMap(), constant);
    }

    /** One term. */
    static LinearSum term(int term) {
        SortedMap<Integer, Long> factors = new TreeMap<>();
        factors.put(term, 1L);
        return new LinearSum(factors, 0);
    }

    boolean isNumber() { return factors.isEmpty(); }

    /** The factor of a term, 0 where it is not there. */
    long factor(int term) {
        Long factor = factors.get(term);
        return factor == null ? 0 : factor;
    }

    LinearSum plus(LinearSum other) {
        return plus(1, other);
    }

    LinearSum minus(LinearSum other) {
        return plus(-1, other);
    }

    LinearSum plus(long number) {
        return new LinearSum(factors, Math.addExact(constant, number));
    }

    LinearSum times(long by) {
        return LinearSum.of(0).plus(by, this);
    }

    /** This, and another one so many times. */
    LinearSum plus(long times, LinearSum other) {
        if (times == 0) {
            return this;
        }
        SortedMap<Integer, Long> sum = new TreeMap<>(factors);
        other.factors.forEach((term, factor) -> {
            long total = Math.addExact(sum.getOrDefault(term, 0L), Math.multiplyExact(times, factor));
            if (total == 0) {
                sum.remove(term);
            } else {
                sum.put(term, total);
            }
        });
        return new LinearSum(sum, Math.addExact(constant, Math.multiplyExact(times, other.constant)));
    }

    /** The greatest number that divides all factors; 0 where there are none. */
    long divisor() {
        long divisor = 0;
        for (long factor : factors.values()) {
            divisor = gcd(divisor, Math.absExact(factor));
        }
        return divisor;
    }

    /** The sum whose factors are divided by what divides them all, with its constant rounded down. */
    LinearSum dividedDown(long divisor) {
        SortedMap<Integer, Long> divided = new TreeMap<>();
        factors.forEach((term, factor) -> divided.put(term, factor / divisor));
        return new LinearSum(divided, Math.floorDiv(constant, divisor));
    }

    static long gcd(long a, long b) {
        return b == 0 ? a : gcd(b, a % b);
    }
}
