package io.verifyrules.verifier.theory;

import io.verifyrules.verifier.law.Law;
import io.verifyrules.verifier.solver.Formula;
import java.util.List;
import java.util.stream.Stream;

import static io.verifyrules.dsl.element.UnaryOperator.CBRT;
import static io.verifyrules.dsl.element.UnaryOperator.RSQRT;
import static io.verifyrules.dsl.element.UnaryOperator.SQRT;
import static io.verifyrules.verifier.theory.RealTerms.ONE;
import static io.verifyrules.verifier.theory.RealTerms.and;
import static io.verifyrules.verifier.theory.RealTerms.applied;
import static io.verifyrules.verifier.theory.RealTerms.isNotNegative;
import static io.verifyrules.verifier.theory.RealTerms.isPositive;
import static io.verifyrules.verifier.theory.RealTerms.power;

/** The facts about square and cube roots: their powers give the operand (DLMF 1.2, 4.2). */
final class RootAxioms {

    static final List<Axiom> ALL = List.of(
            Axiom.one(Law.SQRT_SQUARE, in -> in.operands(SQRT),
                    a -> Formula.implies(isNotNegative(a), Formula.equal(power(applied(SQRT, a), 2), a))),
            Axiom.one(Law.SQRT_SIGN, in -> in.operands(SQRT),
                    a -> Formula.implies(isNotNegative(a), isNotNegative(applied(SQRT, a)))),
            Axiom.two(Law.SQRT_MUL, in -> in.products(SQRT),
                    (a, b) -> Formula.implies(and(isNotNegative(a), isNotNegative(b)),
                            Formula.equal(applied(SQRT, Formula.times(a, b)),
                                    Formula.times(applied(SQRT, a), applied(SQRT, b))))),
            Axiom.one(Law.RSQRT_SQRT, in -> in.operands(RSQRT),
                    a -> Formula.implies(isPositive(a),
                            Formula.equal(Formula.times(applied(RSQRT, a), applied(SQRT, a)), ONE))),
            Axiom.one(Law.RSQRT_POSITIVE, in -> in.operands(RSQRT),
                    a -> Formula.implies(isPositive(a), isPositive(applied(RSQRT, a)))),
            Axiom.one(Law.CBRT_CUBE, in -> in.operands(CBRT), a -> Formula.equal(power(applied(CBRT, a), 3), a)),
            Axiom.one(Law.CBRT_OF_CUBE, RootAxioms::cubes, a -> Formula.equal(applied(CBRT, power(a, 3)), a)),
            SigmoidAxioms.odd(Law.CBRT_ODD, CBRT));

    private RootAxioms() {
    }

    /** The factors of an operand of a cube root. */
    private static Stream<Formula> cubes(Applications in) {
        return in.products(CBRT).flatMap(List::stream).filter(factor -> Applications.product(factor).isEmpty());
    }
}
