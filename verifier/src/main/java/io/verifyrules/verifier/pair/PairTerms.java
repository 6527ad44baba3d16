package io.verifyrules.verifier.pair;

import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.verifier.dialect.Defined;
import io.verifyrules.verifier.dialect.Denoted;
import io.verifyrules.verifier.dialect.Positions;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The values of both programs of a pair with their meanings.
 *
 * @param arguments the arguments that both functions take
 * @param before the values that the first function defines, in order
 * @param after those of the second function
 * @param result the result that the second function returns
 * @param missing where it is undefined or has no element, if that may be anywhere
 */
public record PairTerms(Positions positions, List<Denoted> arguments, List<Defined> before, List<Defined> after,
        Denoted result, Optional<TensorExpr> missing) {
    public PairTerms {
        arguments = List.copyOf(arguments);
        before = List.copyOf(before);
        after = List.copyOf(after);
    }

    /** The number of elements that both programs take and compute, of values whose sizes are known. */
    long elements() {
        return Stream.concat(arguments.stream(), Stream.concat(before.stream(), after.stream()).map(Defined::denoted))
                .filter(value -> value.dimensions().isKnown())
                .mapToDouble(
                        value -> value.sizes().stream().mapToDouble(Integer::doubleValue).reduce(1, (a, b) -> a * b))
                .mapToLong(Math::round)
                .reduce(0, (a, b) -> Math.min(Long.MAX_VALUE / 4, a) + Math.min(Long.MAX_VALUE / 4, b));
    }
}
