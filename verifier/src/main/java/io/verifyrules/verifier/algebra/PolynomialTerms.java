package io.verifyrules.verifier.algebra;

import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Literal;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.verifier.term.Operation;
import io.verifyrules.verifier.term.ValueTerm;
import io.verifyrules.verifier.term.ValueTerms;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/** Polynomials as elements, always in the same form. */
record PolynomialTerms(ValueTerms terms, ElementType type) {

    ValueTerm of(Polynomial polynomial) {
        return polynomial.addends()
                .stream()
                .map(this::of)
                .reduce((sum, next) -> binary(BinaryOperator.ADD, sum, next))
                .orElseGet(() -> number(Ratio.ZERO));
    }

    private ValueTerm of(Addend addend) {
        return terms.choose(addend.guard(), product(addend.coefficient(), addend.powers()), number(Ratio.ZERO));
    }

    ValueTerm number(Ratio ratio) {
        return terms.literal(ratio.literal(), type);
    }

    ValueTerm product(Ratio coefficient, Powers powers) {
        List<ValueTerm> factors = new ArrayList<>();
        if (!coefficient.equals(Ratio.ONE) || powers.isOne()) {
            factors.add(number(coefficient));
        }
        powers.exponents().forEach((atom, exponent) -> factors.addAll(factors(atom, exponent)));
        return factors.stream().reduce((product, next) -> binary(BinaryOperator.MUL, product, next)).orElseThrow();
    }

    private List<ValueTerm> factors(ValueTerm atom, Ratio exponent) {
        if (atom instanceof ValueTerm.Apply apply
                && apply.operation().equals(new Operation.OfUnary(UnaryOperator.EXP))) {
            ValueTerm argument = apply.operands().getFirst();
            return List.of(exponent.equals(Ratio.ONE)
                    ? atom
                    : unary(UnaryOperator.EXP, binary(BinaryOperator.MUL, number(exponent), argument)));
        }
        if (exponent.signum() < 0) {
            return factors(atom, exponent.negated()).stream()
                    .map(factor -> binary(BinaryOperator.DIV, number(Ratio.ONE), factor))
                    .toList();
        }
        BigInteger[] parts = exponent.numerator().divideAndRemainder(exponent.denominator());
        List<ValueTerm> factors = new ArrayList<>();
        for (int i = 0; i < parts[0].intValueExact(); i++) {
            factors.add(atom);
        }
        Ratio rest = new Ratio(parts[1], exponent.denominator());
        if (rest.equals(Ratio.HALF)) {
            factors.add(unary(UnaryOperator.SQRT, atom));
        } else if (rest.signum() != 0) {
            factors.add(binary(BinaryOperator.POW, atom, number(rest)));
        }
        return factors;
    }

    ValueTerm unary(UnaryOperator operator, ValueTerm operand) {
        return terms.apply(new Operation.OfUnary(operator), type, List.of(operand));
    }

    ValueTerm binary(BinaryOperator operator, ValueTerm left, ValueTerm right) {
        return terms.apply(new Operation.OfBinary(operator), type, List.of(left, right));
    }

    /** The number that a literal is. */
    static boolean isNumber(ValueTerm term) {
        return term instanceof ValueTerm.Literal literal
                && (literal.value() instanceof Literal.Whole || literal.value() instanceof Literal.Fraction);
    }
}
