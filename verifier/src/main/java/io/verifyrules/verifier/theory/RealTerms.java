package io.verifyrules.verifier.theory;

import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.solver.Sort;
import java.math.BigInteger;
import java.util.List;
import java.util.stream.Stream;

/** Short notation for formulas about reals: functions that a solver does not know, numerals, and comparisons with them. */
final class RealTerms {

    static final Formula ZERO = number(0);
    static final Formula ONE = number(1);

    private RealTerms() {
    }

    static Formula number(long value) {
        return Formula.number(BigInteger.valueOf(value), Sort.REAL);
    }

    /** The function applied; a solver knows of it only that equal operands give equal results. */
    static Formula.Call applied(UnaryOperator function, Formula operand) {
        return new Formula.Call(function.symbol(), List.of(operand), Sort.REAL);
    }

    /** The same with two operands. */
    static Formula.Call applied(BinaryOperator function, Formula left, Formula right) {
        return new Formula.Call(function.symbol(), List.of(left, right), Sort.REAL);
    }

    static Formula and(Formula... parts) {
        return Formula.and(List.of(parts));
    }

    static Formula or(Formula... parts) {
        return Formula.or(List.of(parts));
    }

    static Formula isZero(Formula a) {
        return Formula.equal(a, ZERO);
    }

    static Formula isNonZero(Formula a) {
        return Formula.not(isZero(a));
    }

    static Formula isPositive(Formula a) {
        return Formula.lessThan(ZERO, a);
    }

    static Formula isNotNegative(Formula a) {
        return Formula.atMost(ZERO, a);
    }

    static Formula twice(Formula a) {
        return Formula.times(number(2), a);
    }

    /** The product of so many factors a, at least one. */
    static Formula power(Formula a, int exponent) {
        return Stream.generate(() -> a).limit(exponent).reduce(Formula::times).orElseThrow();
    }

    /** Whether both are equal; at once where both are numerals. */
    static Formula same(Formula a, Formula b) {
        return a instanceof Formula.RealNumber && b instanceof Formula.RealNumber
                ? new Formula.Truth(a.equals(b))
                : Formula.equal(a, b);
    }
}
