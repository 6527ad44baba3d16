package io.verifyrules.verifier.pair;

import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.verifier.dialect.Defined;
import io.verifyrules.verifier.dialect.Denoted;
import io.verifyrules.verifier.dialect.Positions;
import java.util.List;
import java.util.Optional;

/**
 * The values of both programs of a pair with their meanings.
 *
 * @param arguments what both functions take
 * @param before    the values that the first function defines, in order
 * @param after     those of the second function
 * @param result    what the second function returns
 * @param missing   where it is undefined or has no element, if that may be anywhere
 */
public record PairTerms(Positions positions, List<Denoted> arguments, List<Defined> before, List<Defined> after,
        Denoted result, Optional<TensorExpr> missing) {
    public PairTerms {
        arguments = List.copyOf(arguments);
        before = List.copyOf(before);
        after = List.copyOf(after);
    }
}
