package io.verifyrules.verifier.theory;

import io.verifyrules.verifier.law.Law;
import io.verifyrules.verifier.solver.Formula;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BinaryOperator;
import java.util.stream.Stream;

import static io.verifyrules.dsl.element.BinaryOperator.POW;
import static io.verifyrules.dsl.element.UnaryOperator.EXP;
import static io.verifyrules.dsl.element.UnaryOperator.LOG;
import static io.verifyrules.dsl.element.UnaryOperator.RSQRT;
import static io.verifyrules.dsl.element.UnaryOperator.SQRT;
import static io.verifyrules.verifier.theory.RealTerms.ONE;
import static io.verifyrules.verifier.theory.RealTerms.and;
import static io.verifyrules.verifier.theory.RealTerms.applied;
import static io.verifyrules.verifier.theory.RealTerms.isNonZero;
import static io.verifyrules.verifier.theory.RealTerms.isNotNegative;
import static io.verifyrules.verifier.theory.RealTerms.isPositive;
import static io.verifyrules.verifier.theory.RealTerms.isZero;
import static io.verifyrules.verifier.theory.RealTerms.number;
import static io.verifyrules.verifier.theory.RealTerms.power;
import static io.verifyrules.verifier.theory.RealTerms.same;
import static io.verifyrules.verifier.theory.RealTerms.twice;

/** The facts about powers (DLMF 4.2, 4.8). */
final class PowerAxioms {

    private static final int MOST_FACTORS = 4;

    static final List<Axiom> ALL = List.of(
            everywhere(Law.POW_ZERO, (a, b) -> Formula.implies(isZero(b), Formula.equal(applied(POW, a, b), ONE))),
            everywhere(Law.POW_ONE, (a, b) -> Formula.implies(same(b, ONE), Formula.equal(applied(POW, a, b), a))),
            Axiom.two(Law.POW_NUMERAL,
                    in -> in.operands(POW).filter(operands -> operands.getLast() instanceof Formula.RealNumber),
                    PowerAxioms::numerals),
            everywhere(Law.POW_OF_ZERO,
                    (a, b) -> Formula.implies(and(isZero(a), isPositive(b)), isZero(applied(POW, a, b)))),
            everywhere(Law.POW_OF_ONE, (a, b) -> Formula.implies(same(a, ONE), Formula.equal(applied(POW, a, b), ONE))),
            everywhere(Law.POW_POSITIVE, (a, b) -> Formula.implies(isPositive(a), isPositive(applied(POW, a, b)))),
            Axiom.two(Law.POW_HALF, in -> in.some(SQRT) ? in.operands(POW) : Stream.of(),
                    (a, b) -> Formula.implies(and(same(twice(b), ONE), isNotNegative(a)),
                            Formula.equal(applied(POW, a, b), applied(SQRT, a)))),
            Axiom.two(Law.POW_MINUS_HALF, in -> in.some(RSQRT) ? in.operands(POW) : Stream.of(),
                    (a, b) -> Formula.implies(and(same(twice(b), number(-1)), isPositive(a)),
                            Formula.equal(applied(POW, a, b), applied(RSQRT, a)))),
            Axiom.two(Law.POW_EXP, in -> in.some(EXP, LOG) ? in.operands(POW) : Stream.of(),
                    (a, b) -> Formula.implies(isPositive(a),
                            Formula.equal(applied(POW, a, b), applied(EXP, Formula.times(b, applied(LOG, a)))))),
            Axiom.three(Law.POW_ADD, PowerAxioms::ofOneBase,
                    (a, b, c) -> Formula.implies(isPositive(a),
                            Formula.equal(Formula.times(applied(POW, a, b), applied(POW, a, c)),
                                    applied(POW, a, Formula.plus(b, c))))),
            Axiom.three(Law.POW_POW, PowerAxioms::ofPowers,
                    (a, b, c) -> Formula.implies(isPositive(a),
                            Formula.equal(applied(POW, applied(POW, a, b), c), applied(POW, a, Formula.times(b, c))))),
            Axiom.three(Law.POW_MUL, PowerAxioms::ofProducts,
                    (a, b, c) -> Formula.implies(and(isPositive(a), isPositive(b)),
                            Formula.equal(applied(POW, Formula.times(a, b), c),
                                    Formula.times(applied(POW, a, c), applied(POW, b, c))))));

    private PowerAxioms() {
    }

    private static Axiom everywhere(Law law, BinaryOperator<Formula> statement) {
        return Axiom.two(law, in -> in.operands(POW), statement);
    }

    /** The values of powers with small exponents. */
    private static Formula numerals(Formula a, Formula b) {
        List<Formula> all = new ArrayList<>();
        for (int n = 1; n <= MOST_FACTORS; n++) {
            Formula product = power(a, n);
            all.add(Formula.implies(same(b, number(n)), Formula.equal(applied(POW, a, b), product)));
            all.add(Formula.implies(and(same(b, number(-n)), isNonZero(a)),
                    Formula.equal(Formula.times(applied(POW, a, b), product), ONE)));
        }
        return Formula.and(all);
    }

    private static Stream<List<Formula>> ofOneBase(Applications in) {
        List<List<Formula>> all = in.operands(POW).toList();
        List<List<Formula>> found = new ArrayList<>();
        for (int i = 0; i < all.size(); i++) {
            for (int j = 0; j <= i; j++) {
                if (all.get(i).getFirst().equals(all.get(j).getFirst())) {
                    found.add(List.of(all.get(i).getFirst(), all.get(i).getLast(), all.get(j).getLast()));
                }
            }
        }
        return found.size() > MOST_FACTORS * MOST_FACTORS ? Stream.of() : found.stream();
    }

    private static Stream<List<Formula>> ofPowers(Applications in) {
        return in.operands(POW)
                .filter(operands -> operands.getFirst() instanceof Formula.Call inner
                        && inner.function().equals(POW.symbol()))
                .map(operands -> {
                    List<Formula> inner = ((Formula.Call) operands.getFirst()).arguments();
                    return List.of(inner.getFirst(), inner.getLast(), operands.getLast());
                });
    }

    private static Stream<List<Formula>> ofProducts(Applications in) {
        return in.operands(POW)
                .flatMap(operands -> Applications.product(operands.getFirst())
                        .map(factors -> List.of(factors.getFirst(), factors.getLast(), operands.getLast()))
                        .stream());
    }
}
