package io.verifyrules.verifier.theory;

import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.solver.Sort;
import java.util.List;

/**
 * A real made an integer, exactly: the greatest integer that is not above a real is a symbol with the facts that define it, from
 * which solvers get further than from a function of their own.
 */
record Rounding(Definitions definitions) {

    Formula floor(Formula a) {
        Formula result = Formula.real(new Formula.Call("floor", List.of(a), Sort.INT));
        if (definitions.define("floor " + definitions.shortName(a))) {
            definitions.fact(Formula.atMost(result, a));
            definitions.fact(Formula.lessThan(a, Formula.plus(result, RealTerms.ONE)));
        }
        return result;
    }

    Formula ceiling(Formula a) {
        return Formula.negative(floor(Formula.negative(a)));
    }

    private static Formula half(Formula a) {
        return Formula.divide(a, RealTerms.number(2));
    }

    /** The nearest integer; of two the one further from 0. */
    Formula awayFromZero(Formula a) {
        Formula half = half(RealTerms.ONE);
        return Formula.choose(RealTerms.isNotNegative(a), floor(Formula.plus(a, half)), ceiling(Formula.minus(a, half)));
    }

    /** The nearest integer; of two the even one, that is twice another one. */
    Formula toEven(Formula a) {
        Formula result = Formula.real(new Formula.Call("nearest even", List.of(a), Sort.INT));
        if (definitions.define("nearest even " + definitions.shortName(a))) {
            Formula doubled = RealTerms.twice(Formula.minus(a, result));
            Formula tie = RealTerms.or(Formula.equal(doubled, RealTerms.ONE),
                    Formula.equal(doubled, RealTerms.number(-1)));
            Formula other = Formula.real(new Formula.Call("half of nearest even", List.of(a), Sort.INT));
            definitions.fact(Formula.atMost(RealTerms.number(-1), doubled));
            definitions.fact(Formula.atMost(doubled, RealTerms.ONE));
            definitions.fact(Formula.implies(tie, Formula.equal(result, RealTerms.twice(other))));
        }
        return result;
    }
}
