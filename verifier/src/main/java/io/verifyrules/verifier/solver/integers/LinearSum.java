package io.verifyrules.verifier.solver.integers;

import java.util.Collections;
import java.util.Map;
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
        return by == 1 ? this : LinearSum.of(0).plus(by, this);
    }

    /** This, and another one so many times. */
    LinearSum plus(long times, LinearSum others) {
        if (times == 0) {
            return this;
        }
        SortedMap<Integer, Long> sum = new TreeMap<>(factors);
        for (Map.Entry<Integer, Long> other : others.factors.entrySet()) {
            Long before = sum.get(other.getKey());
            long total = Math.addExact(before == null ? 0 : before, Math.multiplyExact(times, other.getValue()));
            if (total == 0) {
                sum.remove(other.getKey());
            } else {
                sum.put(other.getKey(), total);
            }
        }
        return new LinearSum(sum, Math.addExact(constant, Math.multiplyExact(times, others.constant)));
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
        if (divisor == 1) {
            return this;
        }
        SortedMap<Integer, Long> divided = new TreeMap<>(factors);
        divided.replaceAll((term, factor) -> factor / divisor);
        return new LinearSum(divided, Math.floorDiv(constant, divisor));
    }

    static long gcd(long a, long b) {
        return b == 0 ? a : gcd(b, a % b);
    }
}
