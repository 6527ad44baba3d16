package io.verifyrules.verifier.normal;

import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.LaneInt;

/**
 * Comparisons with 0 written on quotients. With {@code s >= 1} and {@code term = q * s + rest}, {@code term >= 0} says
 * {@code q >= 0} where {@code 0 <= rest < s}, and {@code q >= 1} where {@code -s <= rest < 0}; {@code term == 0} says
 * {@code q == 0} where rest is 0.
 *
 * <p>Side condition: {@code s} is a variable that is proved to be >= 1, and occurs in the term. All other comparisons stay as they
 * are.
 */
record QuotientComparisons(KnownDivisors divisors) {

    /** {@code term >= 0}. */
    LaneBool nonNegative(LaneInt term) {
        for (LaneInt factor : divisors.positiveVariables()) {
            Polynomials.Split split = Polynomials.split(term, factor);
            if (split.quotient().equals(LaneInt.ZERO)) {
                continue;
            }
            if (divisors.isRemainder(split.rest(), factor)) {
                return nonNegative(split.quotient());
            }
            if (divisors.isBelowZero(split.rest(), factor)) {
                return nonNegative(split.quotient().minus(1));
            }
        }
        return LaneBool.nonNegative(term);
    }

    /** {@code term == 0}. */
    LaneBool zero(LaneInt term) {
        for (LaneInt factor : divisors.positiveVariables()) {
            Polynomials.Split split = Polynomials.split(term, factor);
            if (split.rest().equals(LaneInt.ZERO) && !split.quotient().equals(LaneInt.ZERO)) {
                return zero(split.quotient());
            }
        }
        return LaneBool.zero(term);
    }
}
