package io.verifyrules.verifier.theory;

import io.verifyrules.dsl.element.Literal;
import io.verifyrules.verifier.solver.Formula;
import java.util.List;

/**
 * The predicates and parts of encoded floats, whatever they are encoded as.
 *
 * @param <N> an encoded float
 */
interface FloatWords<N> {

    /** Whether it is not a number. */
    Formula isNaN(N number);

    /** Whether it is one of the infinities. */
    Formula isInfinite(N number);

    /** Whether it is one of the zeros. */
    Formula isZero(N number);

    /** Whether its sign is minus; of what is not a number nothing is said. */
    Formula isNegative(N number);

    /** Whether the first is less than the second, both being numbers. */
    Formula isLess(N first, N second);

    /** The number that a literal stands for. */
    N literal(Literal literal);

    N opposite(N number);

    N choose(Formula condition, N then, N otherwise);

    /** An unknown function of the operands. */
    N unknown(String function, List<N> operands);
}
