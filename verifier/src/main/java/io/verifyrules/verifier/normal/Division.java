package io.verifyrules.verifier.normal;

import io.verifyrules.verifier.term.LaneAtom;
import io.verifyrules.verifier.term.LaneInt;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Division carried out as far as it goes. With {@code s >= 1}:
 * <ul>
 * <li>{@code (q * s + rest) div s} is {@code q + rest div s};
 * <li>that is {@code q} where {@code 0 <= rest < s}, and {@code q - 1} where {@code -s <= rest < 0};
 * <li>{@code (x + y div t) div s} is {@code (x * t + y) div (t * s)}, so that the order in which divisions are nested does not
 * matter;
 * <li>division by a product is division by one factor after the other.
 * </ul>
 *
 * <p>Side condition: the divisor is a positive constant, or a product of variables each of which is proved to be >= 1.
 * In the third step that goes for {@code t} as well. Any other division stays as it is.
 */
record Division(KnownDivisors divisors) {

    LaneInt of(LaneInt dividend, LaneInt divisor) {
        Optional<BigInteger> constant = divisor.constant();
        if (constant.isPresent()) {
            return constant.get().signum() > 0
                    ? finish(Polynomials.split(dividend, constant.get()), divisor)
                    : LaneInt.quotient(dividend, divisor);
        }
        if (divisors.isPositive(divisor) && dividend.equals(divisor)) {
            return LaneInt.ONE;
        }
        Optional<List<LaneInt>> factors = Polynomials.factors(divisor).filter(divisors::arePositive);
        if (factors.isEmpty()) {
            return LaneInt.quotient(dividend, divisor);
        }
        return nested(dividend, divisor).orElseGet(() -> byFactors(dividend, factors.get()));
    }

    /** A division of a division as a division by the product; nothing where the dividend has none at its top. */
    private Optional<LaneInt> nested(LaneInt dividend, LaneInt divisor) {
        return Polynomials.quotientsAlone(dividend)
                .stream()
                .filter(inner -> Polynomials.factors(inner.divisor()).filter(divisors::arePositive).isPresent())
                .findFirst()
                .map(inner -> of(
                        dividend.minus(LaneInt.of((LaneAtom) inner)).times(inner.divisor()).plus(inner.dividend()),
                        inner.divisor().times(divisor)));
    }

    private LaneInt byFactors(LaneInt dividend, List<LaneInt> factors) {
        List<LaneInt> remaining = new ArrayList<>(factors);
        LaneInt quotient = dividend;
        while (!remaining.isEmpty()) {
            // First by a factor that leaves no new remainder, whichever order the product is written in.
            LaneInt current = quotient;
            LaneInt next = remaining.stream()
                    .filter(factor -> divisors.isRemainder(Polynomials.split(current, factor).rest(), factor))
                    .findFirst()
                    .orElse(remaining.getFirst());
            remaining.remove(next);
            quotient = finish(Polynomials.split(quotient, next), next);
        }
        return quotient;
    }

    private LaneInt finish(Polynomials.Split split, LaneInt divisor) {
        if (divisors.isRemainder(split.rest(), divisor)) {
            return split.quotient();
        }
        if (divisors.isBelowZero(split.rest(), divisor)) {
            return split.quotient().minus(1);
        }
        return split.quotient().plus(LaneInt.quotient(split.rest(), divisor));
    }
}
