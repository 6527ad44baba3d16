package io.verifyrules.verifier.theory;

import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.solver.Sort;
import java.math.BigInteger;

/** The sign of a number: -1, 0 or 1. */
final class Sign {

    private Sign() {
    }

    /** The sign of a number, as one of the given sort. */
    static Formula of(Formula number, Sort sort) {
        Formula zero = Formula.number(BigInteger.ZERO, number.sort());
        return Formula.choose(Formula.equal(number, zero), Formula.number(BigInteger.ZERO, sort),
                Formula.choose(Formula.atMost(zero, number), Formula.number(BigInteger.ONE, sort),
                        Formula.number(BigInteger.ONE.negate(), sort)));
    }
}
