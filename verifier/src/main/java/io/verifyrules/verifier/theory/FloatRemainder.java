package io.verifyrules.verifier.theory;

import io.verifyrules.dsl.element.Literal;
import io.verifyrules.verifier.solver.Formula;
import java.math.BigInteger;
import java.util.List;

/**
 * The rest of a quotient of floats, when it is cut towards 0: exact, with the sign of the dividend. SMT-LIB's
 * {@code fp.rem} is another one, which rounds the quotient to nearest, and solvers do not get far with it. So it is an
 * unknown function of both magnitudes where the dividend is not the lesser one. Its value is known to be not negative,
 * and less than the divisor.
 */
record FloatRemainder<N>(FloatWords<N> in) {

    N of(N dividend, N divisor) {
        N a = magnitude(dividend);
        N b = magnitude(divisor);
        N zero = in.literal(new Literal.Whole(BigInteger.ZERO));
        N unknown = in.unknown("rest", List.of(a, b));
        Formula mayBe = Formula.and(
                List.of(Formula.not(in.isNaN(unknown)), Formula.not(in.isNegative(unknown)), in.isLess(unknown, b)));
        N rest = in.choose(in.isLess(a, b), a, in.choose(mayBe, unknown, zero));
        Formula none = Formula
                .or(List.of(in.isNaN(dividend), in.isNaN(divisor), in.isInfinite(dividend), in.isZero(divisor)));
        return in.choose(none, in.literal(new Literal.NotANumber()),
                in.choose(in.isNegative(dividend), in.opposite(rest), rest));
    }

    private N magnitude(N number) {
        return in.choose(in.isNegative(number), in.opposite(number), number);
    }
}
