package io.verifyrules.verifier.theory;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.verifier.law.Law;
import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.solver.Sort;
import java.util.List;
import java.util.Set;

/**
 * The mathematical integers with XLA's division: it truncates, x/0 = -1, x rem 0 = x. A quotient q and remainder r of a
 * by b are defined for b != 0 by a = q*b + r and |r| < |b|. Moreover, r = 0 or the sign of r is that of a.
 */
final class IntTheory extends NumberTheory {

    @Override
    public String name() {
        return "int";
    }

    @Override
    public ElementType type() {
        return ElementType.INT;
    }

    @Override
    public Sort sort() {
        return Sort.INT;
    }

    @Override
    public Set<Law> laws() {
        Set<Law> laws = super.laws();
        laws.add(Law.REM_TWICE);
        return laws;
    }

    @Override
    Formula quotient(Formula a, Formula b, Definitions definitions) {
        return divide(a, b, definitions).quotient();
    }

    @Override
    Formula definedQuotient(Formula a, Formula b, Definitions definitions) {
        return quotient(a, b, definitions);
    }

    @Override
    Formula divides(Formula b) {
        return Formula.TRUE;
    }

    @Override
    Formula remainder(Formula a, Formula b, Definitions definitions) {
        return divide(a, b, definitions).remainder();
    }

    private record Division(Formula dividend, Formula divisor, Formula quotient, Formula remainder) {

        List<Formula> parts() {
            return List.of(dividend, quotient, remainder);
        }
    }

    /**
     * Quotient and remainder are unique. Let the first dividend be the second plus the divisor, not 0, and let the
     * second remainder have a sign that suits the first dividend. Then it is the first remainder too, and the quotients
     * are 1 apart.
     */
    private static Formula oneDivisorApart(Division first, Division second) {
        Formula b = first.divisor();
        Formula apart = Formula.equal(first.dividend(), Formula.plus(second.dividend(), b));
        Formula suits = Formula.and(List.of(
                Formula.implies(Formula.atMost(Formula.ZERO, first.dividend()),
                        Formula.atMost(Formula.ZERO, second.remainder())),
                Formula.implies(Formula.atMost(first.dividend(), Formula.ZERO),
                        Formula.atMost(second.remainder(), Formula.ZERO))));
        return Formula.implies(Formula.and(List.of(Formula.not(Formula.equal(b, Formula.ZERO)), apart, suits)),
                Formula.and(List.of(Formula.equal(first.quotient(), Formula.plus(second.quotient(), Formula.ONE)),
                        Formula.equal(first.remainder(), second.remainder()))));
    }

    private static Division divide(Formula a, Formula b, Definitions definitions) {
        String name = "division " + definitions.shortName(a) + " by " + definitions.shortName(b);
        Formula q = new Formula.Symbol(name + " quotient", Sort.INT);
        Formula r = new Formula.Symbol(name + " remainder", Sort.INT);
        if (definitions.define(name)) {
            Formula zeroDivisor = Formula.equal(b, Formula.ZERO);
            definitions.fact(Formula.implies(zeroDivisor,
                    Formula.and(List.of(Formula.equal(q, Formula.whole(-1)), Formula.equal(r, a)))));
            definitions.fact(Formula.or(List.of(zeroDivisor,
                    Formula.and(List.of(Formula.equal(a, Formula.plus(Formula.times(q, b), r)),
                            Formula.lessThan(magnitude(r), magnitude(b)),
                            Formula.implies(Formula.atMost(Formula.ZERO, a), Formula.atMost(Formula.ZERO, r)),
                            Formula.implies(Formula.atMost(a, Formula.ZERO), Formula.atMost(r, Formula.ZERO)))))));
            // Consequences that save the solver non-linear reasoning.
            definitions.fact(Formula.implies(Formula.lessThan(magnitude(a), magnitude(b)),
                    Formula.and(List.of(Formula.equal(q, Formula.ZERO), Formula.equal(r, a)))));
            Division division = new Division(a, b, q, r);
            for (List<Formula> earlier : definitions.note("divisions by " + definitions.shortName(b),
                    division.parts())) {
                Division other = new Division(earlier.get(0), b, earlier.get(1), earlier.get(2));
                definitions.fact(oneDivisorApart(division, other));
                definitions.fact(oneDivisorApart(other, division));
            }
        }
        return new Division(a, b, q, r);
    }

    private static Formula magnitude(Formula a) {
        return Formula.choose(Formula.atMost(Formula.ZERO, a), a, Formula.negative(a));
    }
}
