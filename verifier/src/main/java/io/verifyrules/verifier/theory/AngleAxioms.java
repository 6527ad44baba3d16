package io.verifyrules.verifier.theory;

import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.verifier.law.Law;
import io.verifyrules.verifier.solver.Formula;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

import static io.verifyrules.dsl.element.BinaryOperator.ATAN2;
import static io.verifyrules.dsl.element.UnaryOperator.COS;
import static io.verifyrules.dsl.element.UnaryOperator.SIN;
import static io.verifyrules.dsl.element.UnaryOperator.TAN;
import static io.verifyrules.verifier.theory.RealTerms.ONE;
import static io.verifyrules.verifier.theory.RealTerms.ZERO;
import static io.verifyrules.verifier.theory.RealTerms.and;
import static io.verifyrules.verifier.theory.RealTerms.applied;
import static io.verifyrules.verifier.theory.RealTerms.isNonZero;
import static io.verifyrules.verifier.theory.RealTerms.isPositive;
import static io.verifyrules.verifier.theory.RealTerms.isZero;
import static io.verifyrules.verifier.theory.RealTerms.number;
import static io.verifyrules.verifier.theory.RealTerms.or;

/** The facts about sine, cosine and tangent, and about the angle of a point (DLMF 1.9, 4.14 to 4.23). */
final class AngleAxioms {

    static final List<Axiom> ALL = List
            .of(SigmoidAxioms.zero(Law.SIN_ZERO, SIN),
                    Axiom.one(Law.COS_ZERO, in -> in.operands(COS),
                            a -> Formula.implies(isZero(a), Formula.equal(applied(COS, a), ONE))),
                    SigmoidAxioms.odd(Law.SIN_ODD, SIN),
                    Axiom.one(Law.COS_EVEN, in -> in.magnitudes(COS),
                            a -> Formula.equal(applied(COS, Formula.negative(a)), applied(COS, a))),
                    Axiom.one(Law.SIN_COS_SQUARES, in -> in.some(SIN) && in.some(COS) ? in.operands(SIN) : Stream.of(),
                            a -> Formula.equal(Formula.plus(RealTerms.power(applied(SIN, a), 2),
                                    RealTerms.power(applied(COS, a), 2)), ONE)),
                    bounded(Law.SIN_RANGE, SIN), bounded(Law.COS_RANGE, COS),
                    Axiom.two(Law.SIN_ADD, in -> in.sums(SIN),
                            (a, b) -> Formula.equal(applied(SIN, Formula.plus(a, b)),
                                    Formula.plus(Formula.times(applied(SIN, a), applied(COS, b)),
                                            Formula.times(applied(COS, a), applied(SIN, b))))),
                    Axiom.two(Law.COS_ADD, in -> in.sums(COS),
                            (a, b) -> Formula.equal(applied(COS, Formula.plus(a, b)),
                                    Formula.minus(Formula.times(applied(COS, a), applied(COS, b)),
                                            Formula.times(applied(SIN, a), applied(SIN, b))))),
                    Axiom.one(Law.TAN_QUOTIENT, in -> in.operands(TAN),
                            a -> Formula.implies(isNonZero(applied(COS, a)),
                                    Formula.equal(Formula.times(applied(TAN, a), applied(COS, a)), applied(SIN, a)))),
                    Axiom.one(
                            Law.ATAN2_ZERO, in -> in.operands(ATAN2).map(List::getLast),
                            a -> Formula.implies(isPositive(a), isZero(applied(ATAN2, ZERO, a)))),
                    Axiom.two(Law.ATAN2_SIGN, in -> in.operands(ATAN2),
                            (a, b) -> and(Formula.implies(isPositive(a), isPositive(applied(ATAN2, a, b))),
                                    Formula.implies(Formula.lessThan(a, ZERO),
                                            Formula.lessThan(applied(ATAN2, a, b), ZERO)))),
                    Axiom.two(Law.ATAN2_RANGE, in -> in.operands(ATAN2),
                            (a, b) -> Formula.implies(RealDomain.of(ATAN2, a, b), isAngle(applied(ATAN2, a, b)))),
                    Axiom.two(Law.ATAN2_ODD, in -> in.operands(ATAN2).map(AngleAxioms::above),
                            (a, b) -> Formula.implies(or(isNonZero(a), isPositive(b)),
                                    Formula.equal(applied(ATAN2, Formula.negative(a), b),
                                            Formula.negative(applied(ATAN2, a, b))))),
                    Axiom.three(Law.ATAN2_SCALE, AngleAxioms::scaled,
                            (a, b, c) -> Formula.implies(and(isPositive(c), RealDomain.of(ATAN2, a, b)),
                                    Formula.equal(applied(ATAN2, Formula.times(c, a), Formula.times(c, b)),
                                            applied(ATAN2, a, b)))),
                    Axiom.two(Law.ATAN2_TAN, in -> in.some(TAN) ? in.operands(ATAN2) : Stream.of(),
                            (a, b) -> Formula.implies(isNonZero(b),
                                    Formula.equal(Formula.times(applied(TAN, applied(ATAN2, a, b)), b), a))));

    private AngleAxioms() {
    }

    private static Axiom bounded(Law law, UnaryOperator function) {
        return Axiom.one(law, in -> in.operands(function),
                a -> and(Formula.atMost(number(-1), applied(function, a)), Formula.atMost(applied(function, a), ONE)));
    }

    /** The fact that an angle is between -3.2 and 3.2, which pi is below. */
    private static Formula isAngle(Formula angle) {
        Formula fivefold = Formula.times(number(5), angle);
        return and(Formula.lessThan(number(-16), fivefold), Formula.lessThan(fivefold, number(16)));
    }

    /** The point, or its image below the axis if its ordinate is plainly an opposite. */
    private static List<Formula> above(List<Formula> point) {
        return List.of(Applications.opposite(point.getFirst()).orElse(point.getFirst()), point.getLast());
    }

    /** Points that are a product with one factor, and this factor. */
    private static Stream<List<Formula>> scaled(Applications in) {
        return in.operands(ATAN2).flatMap(point -> {
            List<Formula> ordinate = Applications.product(point.getFirst()).orElse(List.of());
            List<Formula> abscissa = Applications.product(point.getLast()).orElse(List.of());
            List<List<Formula>> found = new ArrayList<>();
            for (int i = 0; i < ordinate.size(); i++) {
                int common = abscissa.indexOf(ordinate.get(i));
                if (common >= 0) {
                    found.add(List.of(ordinate.get(1 - i), abscissa.get(1 - common), ordinate.get(i)));
                }
            }
            return found.stream();
        });
    }
}
