package io.verifyrules.verifier.theory;

import io.verifyrules.verifier.law.Law;
import io.verifyrules.verifier.solver.Formula;
import java.util.List;
import java.util.stream.Stream;

import static io.verifyrules.dsl.element.BinaryOperator.POW;
import static io.verifyrules.dsl.element.UnaryOperator.CBRT;
import static io.verifyrules.dsl.element.UnaryOperator.EXP;
import static io.verifyrules.dsl.element.UnaryOperator.EXPM1;
import static io.verifyrules.dsl.element.UnaryOperator.LOG;
import static io.verifyrules.dsl.element.UnaryOperator.LOG1P;
import static io.verifyrules.dsl.element.UnaryOperator.SQRT;
import static io.verifyrules.verifier.theory.RealTerms.ONE;
import static io.verifyrules.verifier.theory.RealTerms.and;
import static io.verifyrules.verifier.theory.RealTerms.applied;
import static io.verifyrules.verifier.theory.RealTerms.isPositive;
import static io.verifyrules.verifier.theory.RealTerms.isZero;

/** The facts about the exponential function and the logarithm (DLMF 4.2, 4.4, 4.5, 4.8). */
final class ExponentialAxioms {

    static final List<Axiom> ALL = List.of(
            Axiom.one(Law.EXP_POSITIVE, in -> in.operands(EXP), a -> isPositive(applied(EXP, a))),
            Axiom.one(Law.EXP_ZERO, in -> in.operands(EXP),
                    a -> Formula.implies(isZero(a), Formula.equal(applied(EXP, a), ONE))),
            Axiom.two(Law.EXP_ADD, in -> Stream.concat(in.sums(EXP), in.pairs(EXP)),
                    (a, b) -> Formula.equal(applied(EXP, Formula.plus(a, b)),
                            Formula.times(applied(EXP, a), applied(EXP, b)))),
            Axiom.two(Law.EXP_MONOTONE, in -> in.pairs(EXP),
                    (a, b) -> Formula.implies(Formula.lessThan(a, b),
                            Formula.lessThan(applied(EXP, a), applied(EXP, b)))),
            Axiom.one(Law.EXP_TANGENT, in -> in.operands(EXP),
                    a -> Formula.atMost(Formula.plus(ONE, a), applied(EXP, a))),
            Axiom.one(Law.EXPM1_EXP, in -> in.operands(EXPM1),
                    a -> Formula.equal(applied(EXPM1, a), Formula.minus(applied(EXP, a), ONE))),
            Axiom.one(Law.LOG_ONE, in -> in.operands(LOG),
                    a -> Formula.implies(Formula.equal(a, ONE), isZero(applied(LOG, a)))),
            Axiom.one(Law.LOG_EXP, in -> in.some(LOG) ? in.operands(EXP) : Stream.of(),
                    a -> Formula.equal(applied(LOG, applied(EXP, a)), a)),
            Axiom.one(Law.EXP_LOG, in -> in.some(EXP) ? in.operands(LOG) : Stream.of(),
                    a -> Formula.implies(isPositive(a), Formula.equal(applied(EXP, applied(LOG, a)), a))),
            Axiom.two(Law.LOG_MUL, in -> in.products(LOG),
                    (a, b) -> Formula.implies(and(isPositive(a), isPositive(b)),
                            Formula.equal(applied(LOG, Formula.times(a, b)),
                                    Formula.plus(applied(LOG, a), applied(LOG, b))))),
            Axiom.two(Law.LOG_DIV, in -> in.quotients(LOG),
                    (a, b) -> Formula.implies(and(isPositive(a), isPositive(b)),
                            Formula.equal(applied(LOG, Formula.divide(a, b)),
                                    Formula.minus(applied(LOG, a), applied(LOG, b))))),
            Axiom.two(Law.LOG_MONOTONE, in -> in.pairs(LOG),
                    (a, b) -> Formula.implies(and(isPositive(a), Formula.lessThan(a, b)),
                            Formula.lessThan(applied(LOG, a), applied(LOG, b)))),
            Axiom.one(Law.LOG_TANGENT, in -> in.operands(LOG), a -> Formula.implies(isPositive(a),
                    Formula.atMost(applied(LOG, a), Formula.minus(a, ONE)))),
            Axiom.one(Law.LOG_SQRT, in -> in.some(LOG) ? in.operands(SQRT) : Stream.of(),
                    a -> Formula.implies(isPositive(a),
                            Formula.equal(RealTerms.twice(applied(LOG, applied(SQRT, a))), applied(LOG, a)))),
            Axiom.one(Law.LOG_CBRT, in -> in.some(LOG) ? in.operands(CBRT) : Stream.of(),
                    a -> Formula.implies(isPositive(a),
                            Formula.equal(Formula.times(RealTerms.number(3), applied(LOG, applied(CBRT, a))),
                                    applied(LOG, a)))),
            Axiom.two(Law.LOG_POW, in -> in.some(LOG) ? in.operands(POW) : Stream.of(),
                    (a, b) -> Formula.implies(isPositive(a),
                            Formula.equal(applied(LOG, applied(POW, a, b)), Formula.times(b, applied(LOG, a))))),
            Axiom.one(Law.LOG1P_LOG, in -> in.operands(LOG1P),
                    a -> Formula.implies(Formula.lessThan(RealTerms.number(-1), a),
                            Formula.equal(applied(LOG1P, a), applied(LOG, Formula.plus(ONE, a))))));

    private ExponentialAxioms() {
    }
}
