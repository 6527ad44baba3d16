package io.verifyrules.verifier.proof;

import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import java.math.BigInteger;
import java.util.List;
import java.util.stream.Collectors;

/**
 * One term of a combination: {@code coefficient * factor * ..} at each value of the indices that satisfies the guard. Factors are joined
 * by the operation that distributes over the combination, such as {@code *} over sums.
 *
 * @param coefficient 1 unless the combination is a sum
 */
public record Summand(List<ValueTerm.BoundIndex> indices, Truth guard, BigInteger coefficient,
        List<ValueTerm> factors) {

    public Summand {
        indices = List.copyOf(indices);
        factors = List.copyOf(factors);
    }

    /** A plain element. */
    public static Summand of(ValueTerm value) {
        return new Summand(List.of(), Truth.TRUE, BigInteger.ONE, List.of(value));
    }

    /** The summand where a condition holds as well. */
    public Summand where(Truth condition) {
        return new Summand(indices, Truth.allOf(List.of(guard, condition)), coefficient, factors);
    }

    /** The summand so many times. */
    public Summand times(BigInteger number) {
        return new Summand(indices, guard, number, factors);
    }

    /** Such as {@code 2 * X[c: ^j#1] over ^j#1: c where ..}. */
    @Override
    public String toString() {
        String product = factors.stream().map(Object::toString).collect(Collectors.joining(" * "));
        String number = coefficient.equals(BigInteger.ONE) && !factors.isEmpty()
                ? product
                : coefficient + (factors.isEmpty() ? "" : " * " + product);
        return number
                + (indices.isEmpty()
                        ? ""
                        : " over " + indices.stream().map(Object::toString).collect(Collectors.joining(", ")))
                + (guard.equals(Truth.TRUE) ? "" : " where " + guard);
    }
}
