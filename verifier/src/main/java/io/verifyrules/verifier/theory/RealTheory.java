package io.verifyrules.verifier.theory;

import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.solver.Sort;
import io.verifyrules.verifier.term.Operation;
import java.math.BigInteger;
import java.util.List;

/**
 * The mathematical reals. Division by 0 is an unknown function of the dividend. Of the exponential it is known that it is
 * positive, that exp(0) = 1, and that exp(a) * exp(b) = exp(a + b).
 */
public final class RealTheory extends NumberTheory {

    /** The unknown function that gives x / 0 where all numbers are finite. */
    private static final String DIVISION_BY_ZERO = "division by zero";

    private static final String EXPONENTIAL = "exp";

    RealTheory() {
    }

    @Override
    public String name() {
        return "real";
    }

    @Override
    public ElementType type() {
        return ElementType.REAL;
    }

    @Override
    public Sort sort() {
        return Sort.REAL;
    }

    @Override
    Formula product(Formula a, Formula b) {
        if (a instanceof Formula.Call first && b instanceof Formula.Call second && first.function().equals(EXPONENTIAL)
                && second.function().equals(EXPONENTIAL)) {
            return new Formula.Call(EXPONENTIAL,
                    List.of(Formula.plus(first.arguments().get(0), second.arguments().get(0))), Sort.REAL);
        }
        return super.product(a, b);
    }

    @Override
    Formula quotient(Formula a, Formula b, Definitions definitions) {
        Formula.Call unknown = new Formula.Call(DIVISION_BY_ZERO, List.of(a), Sort.REAL);
        if (b instanceof Formula.RealNumber number && number.value().signum() != 0) {
            return Formula.divide(a, b);
        }
        definitions.watch(new Unspecified(new Operation.OfBinary(BinaryOperator.DIV), type(),
                List.of(Encoded.of(a), Encoded.of(zero())), Encoded.of(unknown)));
        return Formula.choose(Formula.equal(b, zero()), unknown, Formula.divide(a, b));
    }

    @Override
    Formula definedQuotient(Formula a, Formula b, Definitions definitions) {
        return Formula.divide(a, b);
    }

    @Override
    Formula divides(Formula b) {
        return b instanceof Formula.RealNumber number
                ? new Formula.Truth(number.value().signum() != 0)
                : Formula.not(Formula.equal(b, zero()));
    }

    @Override
    Formula remainder(Formula a, Formula b, Definitions definitions) {
        throw notDefined(new Operation.OfBinary(BinaryOperator.REM));
    }

    @Override
    Formula exponential(Formula a, Definitions definitions) {
        Formula result = new Formula.Call(EXPONENTIAL, List.of(a), Sort.REAL);
        if (definitions.define("exp " + definitions.shortName(a))) {
            definitions.fact(Formula.lessThan(zero(), result));
            definitions.fact(Formula.implies(Formula.equal(a, zero()),
                    Formula.equal(result, Formula.number(BigInteger.ONE, Sort.REAL))));
        }
        return result;
    }
}
