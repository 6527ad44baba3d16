package io.verifyrules.verifier.theory;

import io.verifyrules.dsl.element.FloatFormat;
import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.solver.SmtOperator;
import io.verifyrules.verifier.solver.Sort;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;

/**
 * The reals beside the floats of a format. They are the real that a finite float is, and the float that is nearest to a
 * real, the even one of two. Solvers do not get far with both, so each is an unknown function. At the numbers that
 * occur, facts are stated that hold of all: signs, bounds and the order, and that opposites become opposites. The
 * nearest float of a real that is a float is that float. Of numerals both are known.
 */
record RealFloats(FloatTheory floats, Definitions definitions) {

    /** Under which are noted the floats that became reals, with these, and the reals that became floats, with those. */
    private String toReal() {
        return "real of " + floats.type();
    }

    private String toFloat() {
        return floats.type() + " of real";
    }

    private FloatFormat format() {
        return floats.type().format();
    }

    /** Whether a float is a number, and no infinity. */
    Formula isFinite(Formula number) {
        return Formula.not(Formula.or(List.of(Formula.tested(SmtOperator.FLOAT_IS_NAN, number), isInfinite(number))));
    }

    private static Formula isInfinite(Formula number) {
        return Formula.tested(SmtOperator.FLOAT_IS_INFINITE, number);
    }

    private static Formula isZero(Formula number) {
        return Formula.tested(SmtOperator.FLOAT_IS_ZERO, number);
    }

    private static Formula isNegative(Formula number) {
        return Formula.tested(SmtOperator.FLOAT_IS_NEGATIVE, number);
    }

    private static Formula atMost(Formula a, Formula b) {
        return Formula.compared(SmtOperator.FLOAT_AT_MOST, a, b);
    }

    private static Formula same(Formula a, Formula b) {
        return Formula.and(List.of(Formula.implies(a, b), Formula.implies(b, a)));
    }

    private Formula real(Fraction number) {
        Formula numerator = new Formula.RealNumber(number.numerator());
        return number.denominator().equals(BigInteger.ONE)
                ? numerator
                : Formula.divide(numerator, new Formula.RealNumber(number.denominator()));
    }

    /** The real that a float is, where it is finite. */
    Formula real(Formula number) {
        if (number instanceof Formula.Floating literal && Fraction.of(literal, format()).isPresent()) {
            return real(Fraction.of(literal, format()).get());
        }
        Formula real = new Formula.Call(toReal(), List.of(number), Sort.REAL);
        if (definitions.define(toReal() + definitions.shortName(number))) {
            List<List<Formula>> reals = definitions.note(toReal(), List.of(number, real));
            factsOfReal(number, real);
            reals.forEach(other -> factsOfReals(number, real, other.get(0), other.get(1)));
            definitions.noted(toFloat()).forEach(other -> factsOfBoth(number, real, other.get(0), other.get(1)));
        }
        return real;
    }

    private void factsOfReal(Formula number, Formula real) {
        Formula finite = isFinite(number);
        Formula magnitude = Formula.choose(RealTerms.isNotNegative(real), real, Formula.negative(real));
        fact(finite, same(isZero(number), RealTerms.isZero(real)));
        fact(finite, Formula.atMost(magnitude, real(Fraction.greatest(format()))));
        Formula nonZero = Formula.and(List.of(finite, Formula.not(isZero(number))));
        fact(nonZero, same(isNegative(number), Formula.lessThan(real, RealTerms.ZERO)));
        fact(nonZero, Formula.atMost(real(Fraction.least(format())), magnitude));
        for (int one : List.of(1, -1)) {
            Formula numeral = RealTerms.number(one);
            Formula literal = rounded(numeral);
            fact(finite, same(atMost(number, literal), Formula.atMost(real, numeral)));
            fact(finite, same(atMost(literal, number), Formula.atMost(numeral, real)));
        }
    }

    private void factsOfReals(Formula number, Formula real, Formula other, Formula otherReal) {
        Formula finite = Formula.and(List.of(isFinite(number), isFinite(other)));
        fact(finite, same(atMost(number, other), Formula.atMost(real, otherReal)));
        fact(finite, same(atMost(other, number), Formula.atMost(otherReal, real)));
        fact(Formula.and(List.of(finite, Formula.equal(number, Formula.exact(SmtOperator.FLOAT_NEGATE, other)))),
                Formula.equal(real, Formula.negative(otherReal)));
    }

    /** The float that is nearest to a real. */
    Formula rounded(Formula real) {
        Optional<Fraction> numeral = Fraction.of(real);
        if (numeral.isPresent()) {
            return floats.number(numeral.get().nearest(format()));
        }
        Formula number = new Formula.Call(toFloat(), List.of(real), floats.sort());
        if (definitions.define(toFloat() + definitions.shortName(real))) {
            List<List<Formula>> rounded = definitions.note(toFloat(), List.of(real, number));
            factsOfFloat(real, number);
            rounded.forEach(other -> factsOfFloats(real, number, other.get(0), other.get(1)));
            definitions.noted(toReal()).forEach(other -> factsOfBoth(other.get(0), other.get(1), real, number));
        }
        return number;
    }

    private void factsOfFloat(Formula real, Formula number) {
        Formula magnitude = Formula.choose(RealTerms.isNotNegative(real), real, Formula.negative(real));
        definitions.fact(Formula.not(Formula.tested(SmtOperator.FLOAT_IS_NAN, number)));
        definitions.fact(same(isNegative(number), Formula.lessThan(real, RealTerms.ZERO)));
        definitions.fact(same(isInfinite(number), Formula.atMost(real(Fraction.overflowing(format())), magnitude)));
        definitions.fact(same(isZero(number), Formula.atMost(magnitude, real(Fraction.least(format()).half()))));
    }

    private void factsOfFloats(Formula real, Formula number, Formula other, Formula otherNumber) {
        fact(Formula.atMost(real, other), atMost(number, otherNumber));
        fact(Formula.atMost(other, real), atMost(otherNumber, number));
        fact(Formula.and(List.of(RealTerms.isNonZero(real), Formula.equal(real, Formula.negative(other)))),
                Formula.equal(number, Formula.exact(SmtOperator.FLOAT_NEGATE, otherNumber)));
    }

    /** A float, the real that it is, and another real with the float nearest to it. */
    private void factsOfBoth(Formula some, Formula exact, Formula real, Formula number) {
        fact(Formula.and(List.of(isFinite(some), Formula.atMost(real, exact))), atMost(number, some));
        fact(Formula.and(List.of(isFinite(some), Formula.atMost(exact, real))), atMost(some, number));
    }

    private void fact(Formula condition, Formula then) {
        definitions.fact(Formula.implies(condition, then));
    }
}
