package io.verifyrules.verifier.theory;

import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.verifier.law.Law;
import io.verifyrules.verifier.solver.Formula;
import java.util.List;
import java.util.stream.Stream;

import static io.verifyrules.dsl.element.UnaryOperator.ERF;
import static io.verifyrules.dsl.element.UnaryOperator.ERFC;
import static io.verifyrules.dsl.element.UnaryOperator.EXP;
import static io.verifyrules.dsl.element.UnaryOperator.EXPM1;
import static io.verifyrules.dsl.element.UnaryOperator.LOGISTIC;
import static io.verifyrules.dsl.element.UnaryOperator.TANH;
import static io.verifyrules.verifier.theory.RealTerms.ONE;
import static io.verifyrules.verifier.theory.RealTerms.and;
import static io.verifyrules.verifier.theory.RealTerms.applied;
import static io.verifyrules.verifier.theory.RealTerms.isZero;
import static io.verifyrules.verifier.theory.RealTerms.number;
import static io.verifyrules.verifier.theory.RealTerms.twice;

/** Axioms of functions that go from one bound to another: logistic, tanh, erf, erfc (DLMF 4.28 to 4.35, 7.2 to 7.4). */
final class SigmoidAxioms {

    static final List<Axiom> ALL = List.of(
            Axiom.one(Law.LOGISTIC_EXP, in -> in.some(EXP, EXPM1) ? in.operands(LOGISTIC) : Stream.of(),
                    a -> Formula.equal(
                            Formula.times(applied(LOGISTIC, a), Formula.plus(ONE, applied(EXP, Formula.negative(a)))),
                            ONE)),
            Axiom.one(Law.LOGISTIC_RANGE, in -> in.operands(LOGISTIC), a -> between(0, applied(LOGISTIC, a))),
            Axiom.one(Law.LOGISTIC_SYMMETRY, in -> in.magnitudes(LOGISTIC),
                    a -> Formula.equal(applied(LOGISTIC, Formula.negative(a)),
                            Formula.minus(ONE, applied(LOGISTIC, a)))),
            grows(Law.LOGISTIC_MONOTONE, LOGISTIC),
            Axiom.one(Law.TANH_EXP, in -> in.some(EXP, EXPM1) ? in.operands(TANH) : Stream.of(), a -> {
                Formula square = applied(EXP, twice(a));
                return Formula.equal(Formula.times(applied(TANH, a), Formula.plus(square, ONE)),
                        Formula.minus(square, ONE));
            }),
            Axiom.one(Law.TANH_LOGISTIC, in -> in.some(LOGISTIC) ? in.operands(TANH) : Stream.of(),
                    a -> Formula.equal(applied(TANH, a), Formula.minus(twice(applied(LOGISTIC, twice(a))), ONE))),
            zero(Law.TANH_ZERO, TANH), odd(Law.TANH_ODD, TANH),
            Axiom.one(Law.TANH_RANGE, in -> in.operands(TANH), a -> between(-1, applied(TANH, a))),
            grows(Law.TANH_MONOTONE, TANH), zero(Law.ERF_ZERO, ERF), odd(Law.ERF_ODD, ERF),
            Axiom.one(Law.ERF_RANGE, in -> in.operands(ERF), a -> between(-1, applied(ERF, a))),
            grows(Law.ERF_MONOTONE, ERF),
            Axiom.one(Law.ERFC_ERF, in -> in.some(ERF) ? in.operands(ERFC) : Stream.of(),
                    a -> Formula.equal(applied(ERFC, a), Formula.minus(ONE, applied(ERF, a)))),
            Axiom.one(Law.ERFC_ZERO, in -> in.operands(ERFC),
                    a -> Formula.implies(isZero(a), Formula.equal(applied(ERFC, a), ONE))),
            Axiom.one(Law.ERFC_RANGE, in -> in.operands(ERFC),
                    a -> and(Formula.lessThan(number(0), applied(ERFC, a)),
                            Formula.lessThan(applied(ERFC, a), number(2)))),
            Axiom.one(Law.ERFC_SYMMETRY, in -> in.magnitudes(ERFC),
                    a -> Formula.equal(applied(ERFC, Formula.negative(a)), Formula.minus(number(2), applied(ERFC, a)))),
            Axiom.two(Law.ERFC_MONOTONE, in -> in.pairs(ERFC), (a, b) -> Formula.implies(Formula.lessThan(a, b),
                    Formula.lessThan(applied(ERFC, b), applied(ERFC, a)))));

    private SigmoidAxioms() {
    }

    /** The fact that a number is above {@code low} and below 1. */
    private static Formula between(int low, Formula number) {
        return and(Formula.lessThan(number(low), number), Formula.lessThan(number, ONE));
    }

    /** The axiom that a function is 0 at 0. */
    static Axiom zero(Law law, UnaryOperator function) {
        return Axiom.one(law, in -> in.operands(function),
                a -> Formula.implies(isZero(a), isZero(applied(function, a))));
    }

    /** The axiom that a function changes its sign with its operand. */
    static Axiom odd(Law law, UnaryOperator function) {
        return Axiom.one(law, in -> in.magnitudes(function),
                a -> Formula.equal(applied(function, Formula.negative(a)), Formula.negative(applied(function, a))));
    }

    /** The axiom that a function grows. */
    static Axiom grows(Law law, UnaryOperator function) {
        return Axiom.two(law, in -> in.pairs(function), (a, b) -> Formula.implies(Formula.lessThan(a, b),
                Formula.lessThan(applied(function, a), applied(function, b))));
    }
}
