package io.verifyrules.verifier.theory;

import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.solver.Sort;

/**
 * A real made an integer, exactly. Solvers know the greatest integer that is not above a real, and of the nearest one
 * they are told facts that leave it no choice. A real that is plainly an integer stays as it is, as solvers do not get
 * far with such ones.
 */
record Rounding(Definitions definitions) {

    Formula floor(Formula a) {
        return isWhole(a) ? a : Formula.real(Formula.floor(a));
    }

    Formula ceiling(Formula a) {
        return isWhole(a) ? a : Formula.negative(floor(Formula.negative(a)));
    }

    /** The nearest integer; of two the one further from 0. */
    Formula awayFromZero(Formula a) {
        Formula half = Formula.divide(RealTerms.ONE, RealTerms.number(2));
        return isWhole(a)
                ? a
                : Formula.choose(RealTerms.isNotNegative(a), floor(Formula.plus(a, half)),
                        ceiling(Formula.minus(a, half)));
    }

    /** The nearest integer; of two the even one, that is twice another one. */
    Formula toEven(Formula a) {
        if (isWhole(a)) {
            return a;
        }
        String name = "nearest " + definitions.shortName(a);
        Formula result = integer(name);
        if (definitions.define(name)) {
            Formula doubled = RealTerms.twice(Formula.minus(a, result));
            Formula tie = RealTerms.or(Formula.equal(doubled, RealTerms.ONE),
                    Formula.equal(doubled, RealTerms.number(-1)));
            definitions.fact(Formula.atMost(RealTerms.number(-1), doubled));
            definitions.fact(Formula.atMost(doubled, RealTerms.ONE));
            definitions.fact(Formula.implies(tie, Formula.equal(result, RealTerms.twice(integer("half of " + name)))));
        }
        return result;
    }

    private static Formula integer(String name) {
        return Formula.real(new Formula.Symbol(name, Sort.INT));
    }

    private static boolean isWhole(Formula a) {
        return switch (a) {
            case Formula.RealNumber ignored -> true;
            case Formula.Apply apply -> switch (apply.operator()) {
                case REAL -> true;
                case ADD, MULTIPLY -> apply.arguments().stream().allMatch(Rounding::isWhole);
                case CHOOSE -> isWhole(apply.arguments().get(1)) && isWhole(apply.arguments().get(2));
                default -> false;
            };
            default -> false;
        };
    }
}
