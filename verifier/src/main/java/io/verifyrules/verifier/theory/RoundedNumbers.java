package io.verifyrules.verifier.theory;

import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.solver.Sort;
import java.util.List;

/**
 * Sums, products, quotients and square roots of floats: exact where an operand is not a number, infinite or zero, and
 * else rounded. Rounding is one function of magnitudes, as it is to nearest and so the same on both sides of 0. It is
 * unknown but for facts that every format satisfies. They are told of the magnitudes that occur, and of each two of
 * them. Above the greatest number of a format the function goes on, at the number after it, and says that it overflows.
 */
final class RoundedNumbers {

    private static final String ELEMENTS = "magnitudes of floats";
    private static final String EXACT = "magnitudes before they are rounded";
    private static final String SQUARES = "magnitudes of which there are square roots";

    /** With more of a kind than so many, what relates another one to them is not said. */
    private static final int MOST = 16;

    private final Definitions definitions;

    RoundedNumbers(Definitions definitions) {
        this.definitions = definitions;
    }

    /** A sum of numbers that are not 0 together is not rounded to 0, as it is a multiple of the least number. */
    AnyFloat sum(AnyFloat a, AnyFloat b) {
        occur(a, b);
        Formula exact = Formula.plus(a.real(), b.real());
        Formula isZero = Formula.equal(exact, AnyFloat.NOTHING);
        Formula below = Formula.not(Formula.atMost(AnyFloat.NOTHING, exact));
        Formula size = Formula.choose(below, Formula.negative(exact), exact);
        Formula negative = Formula.choose(isZero, AnyFloat.both(a.negative(), b.negative()), below);
        AnyFloat finite = rounded(negative, size);
        definitions.fact(Formula.or(List.of(isZero, Formula.not(Formula.atMost(value(size), AnyFloat.NOTHING)))));
        Formula opposite = Formula
                .and(List.of(a.infinite(), b.infinite(), Formula.not(Formula.equal(a.negative(), b.negative()))));
        return AnyFloat.choose(Formula.or(List.of(a.nan(), b.nan(), opposite)), AnyFloat.NAN,
                AnyFloat.choose(a.infinite(), a, AnyFloat.choose(b.infinite(), b, finite)));
    }

    AnyFloat product(AnyFloat a, AnyFloat b) {
        occur(a, b);
        Formula negative = Formula.not(Formula.equal(a.negative(), b.negative()));
        AnyFloat finite = rounded(negative, Formula.times(a.magnitude(), b.magnitude()));
        Formula none = Formula.or(List.of(a.nan(), b.nan(), AnyFloat.both(a.infinite(), b.isZero()),
                AnyFloat.both(a.isZero(), b.infinite())));
        return AnyFloat.choose(none, AnyFloat.NAN,
                AnyFloat.choose(Formula.or(List.of(a.infinite(), b.infinite())), AnyFloat.infinity(negative), finite));
    }

    AnyFloat quotient(AnyFloat a, AnyFloat b) {
        occur(a, b);
        Formula negative = Formula.not(Formula.equal(a.negative(), b.negative()));
        Formula divisor = Formula.choose(Formula.equal(b.magnitude(), AnyFloat.NOTHING), AnyFloat.ONE, b.magnitude());
        AnyFloat finite = rounded(negative, Formula.divide(a.magnitude(), divisor));
        Formula none = Formula.or(List.of(a.nan(), b.nan(), AnyFloat.both(a.infinite(), b.infinite()),
                AnyFloat.both(a.isZero(), b.isZero())));
        return AnyFloat.choose(none, AnyFloat.NAN,
                AnyFloat.choose(Formula.or(List.of(a.infinite(), b.isZero())), AnyFloat.infinity(negative),
                        AnyFloat.choose(b.infinite(), AnyFloat.finite(negative, AnyFloat.NOTHING), finite)));
    }

    /** Of a negative number there is none, but for -0, which is its own. A square root neither overflows nor is rounded to 0. */
    AnyFloat squareRoot(AnyFloat a) {
        occur(a);
        Formula square = a.magnitude();
        Formula root = root(square);
        if (isNew(SQUARES, square)) {
            definitions.fact(Formula.atMost(AnyFloat.NOTHING, root));
            definitions.fact(
                    Formula.equal(Formula.atMost(square, AnyFloat.NOTHING), Formula.atMost(root, AnyFloat.NOTHING)));
            for (Formula other : noted(SQUARES)) {
                definitions.fact(inOrder(square, other, root, root(other)));
                definitions.fact(inOrder(other, square, root(other), root));
            }
            noted(ELEMENTS).forEach(known -> rootOfSquare(square, known));
            definitions.note(SQUARES, List.of(square));
            occurs(root);
        }
        Formula none = Formula.or(List.of(a.nan(), AnyFloat.both(a.negative(), Formula.not(a.isZero()))));
        return AnyFloat.choose(none, AnyFloat.NAN, AnyFloat.choose(Formula.or(List.of(a.infinite(), a.isZero())), a,
                AnyFloat.finite(Formula.FALSE, root)));
    }

    /** The square root is monotone, and that of the square of a number is the number. */
    private void rootOfSquare(Formula square, Formula known) {
        Formula squared = Formula.times(known, known);
        definitions.fact(inOrder(square, squared, root(square), known));
        definitions.fact(inOrder(squared, square, known, root(square)));
    }

    private static Formula inOrder(Formula less, Formula greater, Formula first, Formula second) {
        return Formula.implies(Formula.atMost(less, greater), Formula.atMost(first, second));
    }

    private static Formula root(Formula square) {
        return new Formula.Call("square root among floats", List.of(square), Sort.REAL);
    }

    private static Formula value(Formula exact) {
        return new Formula.Call("rounded", List.of(exact), Sort.REAL);
    }

    private static Formula overflows(Formula exact) {
        return new Formula.Call("overflows", List.of(exact), Sort.BOOL);
    }

    /** The rounded value of a magnitude, with a sign. */
    private AnyFloat rounded(Formula negative, Formula exact) {
        Formula result = Formula.choose(overflows(exact), AnyFloat.NOTHING, value(exact));
        if (isNew(EXACT, exact)) {
            definitions.fact(Formula.atMost(AnyFloat.NOTHING, value(exact)));
            for (Formula other : noted(EXACT)) {
                definitions.fact(monotone(exact, other));
                definitions.fact(monotone(other, exact));
            }
            noted(ELEMENTS).forEach(known -> definitions.fact(besideElement(exact, known)));
            definitions.note(EXACT, List.of(exact));
            occurs(result);
        }
        return new AnyFloat(Formula.FALSE, overflows(exact), negative, result);
    }

    private static Formula monotone(Formula less, Formula greater) {
        return Formula.implies(Formula.atMost(less, greater),
                Formula.and(List.of(Formula.atMost(value(less), value(greater)),
                        Formula.implies(overflows(less), overflows(greater)))));
    }

    /** A magnitude that is one of the format is not changed, nor is any moved past it; twice as much is one, or overflows. */
    private static Formula besideElement(Formula exact, Formula known) {
        Formula stays = Formula.implies(Formula.atMost(exact, known),
                Formula.and(List.of(Formula.not(overflows(exact)), Formula.atMost(value(exact), known))));
        Formula doubled = Formula.implies(Formula.equal(exact, Formula.plus(known, known)),
                Formula.or(List.of(overflows(exact), Formula.equal(value(exact), exact))));
        return Formula.and(List.of(stays, inOrder(known, exact, known, value(exact)), doubled));
    }

    private void occur(AnyFloat... numbers) {
        occurs(AnyFloat.NOTHING);
        occurs(AnyFloat.ONE);
        for (AnyFloat number : numbers) {
            occurs(number.magnitude());
        }
    }

    /** A magnitude that is one of the format. */
    private void occurs(Formula magnitude) {
        if (!isNew(ELEMENTS, magnitude)) {
            return;
        }
        noted(EXACT).forEach(exact -> definitions.fact(besideElement(exact, magnitude)));
        noted(SQUARES).forEach(square -> rootOfSquare(square, magnitude));
        definitions.note(ELEMENTS, List.of(magnitude));
    }

    private List<Formula> noted(String heading) {
        return definitions.noted(heading).stream().limit(MOST).map(List::getFirst).toList();
    }

    /** Whether it did not occur before. */
    private boolean isNew(String heading, Formula formula) {
        String name = formula instanceof Formula.RealNumber(var value)
                ? value.toString()
                : definitions.shortName(formula);
        return definitions.define(heading + " " + name);
    }
}
