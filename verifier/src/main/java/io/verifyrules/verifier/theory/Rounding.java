package io.verifyrules.verifier.theory;

import io.verifyrules.verifier.solver.Formula;

/** A real made an integer: exactly, as solvers know the greatest integer that is not above a real. */
final class Rounding {

    private Rounding() {
    }

    static Formula floor(Formula a) {
        return Formula.real(Formula.floor(a));
    }

    static Formula ceiling(Formula a) {
        return Formula.negative(floor(Formula.negative(a)));
    }

    private static Formula half(Formula a) {
        return Formula.divide(a, RealTerms.number(2));
    }

    /** The nearest integer; of two the one further from 0. */
    static Formula awayFromZero(Formula a) {
        Formula half = half(RealTerms.ONE);
        return Formula.choose(RealTerms.isNotNegative(a), floor(Formula.plus(a, half)), ceiling(Formula.minus(a, half)));
    }

    /** The nearest integer; of two the even one. */
    static Formula toEven(Formula a) {
        Formula shifted = Formula.plus(a, half(RealTerms.ONE));
        Formula above = floor(shifted);
        Formula tie = Formula.equal(shifted, above);
        Formula even = Formula.equal(RealTerms.twice(floor(half(above))), above);
        return Formula.choose(RealTerms.and(tie, Formula.not(even)), Formula.minus(above, RealTerms.ONE), above);
    }
}
