package io.verifyrules.verifier.theory;

import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.verifier.solver.Formula;
import java.math.BigInteger;

/** Where functions of reals are defined; everywhere else they are unknown functions of their operands. */
final class RealDomain {

    private RealDomain() {
    }

    /** Whether the function has a value at the operand. */
    static Formula of(UnaryOperator function, Formula a) {
        return switch (function) {
            case LOG, RSQRT -> RealTerms.isPositive(a);
            case LOG1P -> Formula.lessThan(RealTerms.number(-1), a);
            case SQRT -> RealTerms.isNotNegative(a);
            case TAN -> RealTerms.isNonZero(RealTerms.applied(UnaryOperator.COS, a));
            default -> Formula.TRUE;
        };
    }

    /** The same of two operands: a negative number has integer powers only, and 0 none that are negative. */
    static Formula of(BinaryOperator function, Formula a, Formula b) {
        return switch (function) {
            case POW -> hasPower(a, b);
            case ATAN2 -> RealTerms.or(RealTerms.isNonZero(a), RealTerms.isNonZero(b));
            default -> Formula.TRUE;
        };
    }

    private static Formula hasPower(Formula a, Formula b) {
        if (b instanceof Formula.RealNumber(BigInteger exponent)) {
            return exponent.signum() < 0 ? RealTerms.isNonZero(a) : Formula.TRUE;
        }
        return Formula.choose(RealTerms.isZero(a), RealTerms.isNotNegative(b),
                RealTerms.or(RealTerms.isPositive(a), Formula.equal(b, Formula.real(Formula.floor(b)))));
    }
}
