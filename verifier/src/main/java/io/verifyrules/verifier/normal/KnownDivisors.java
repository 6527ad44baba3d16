package io.verifyrules.verifier.normal;

import io.verifyrules.verifier.term.LaneInt;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The divisors that are proved to be >= 1, and the variables that are remainders by them. */
final class KnownDivisors {

    private final Set<LaneInt> positive = new LinkedHashSet<>();
    private final Map<LaneInt, LaneInt> divisorOfRemainder = new HashMap<>();

    /** Records that {@code divisor >= 1} on every lane. */
    void provedPositive(LaneInt divisor) {
        positive.add(divisor);
    }

    boolean isPositive(LaneInt divisor) {
        return positive.contains(divisor);
    }

    boolean arePositive(List<LaneInt> factors) {
        return factors.stream().allMatch(this::isPositive);
    }

    /** The single variables and entries that are proved to be >= 1. */
    List<LaneInt> positiveVariables() {
        return positive.stream().filter(factor -> Polynomials.singleFactor(factor).isPresent()).toList();
    }

    /** Records that {@code 0 <= remainder < divisor} on every lane. */
    void remainder(LaneInt remainder, LaneInt divisor) {
        divisorOfRemainder.put(remainder, divisor);
    }

    /** Whether the term is 0, or a remainder by the divisor: it is in {@code 0 .. divisor-1}. */
    boolean isRemainder(LaneInt term, LaneInt divisor) {
        return term.equals(LaneInt.ZERO)
                || Optional.ofNullable(divisorOfRemainder.get(term)).filter(divisor::equals).isPresent();
    }

    /** Whether {@code -term-1} is 0 or a remainder by the divisor: the term is in {@code -divisor .. -1}. */
    boolean isBelowZero(LaneInt term, LaneInt divisor) {
        return isRemainder(term.negate().minus(1), divisor);
    }
}
