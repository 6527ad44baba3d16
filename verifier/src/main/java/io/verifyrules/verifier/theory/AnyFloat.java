package io.verifyrules.verifier.theory;

import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.solver.Sort;
import java.math.BigInteger;
import java.util.List;

/**
 * A floating-point number of no particular format. Equal numbers have equal parts. NaN is not infinite and has no sign,
 * and it and an infinity have the magnitude 0.
 *
 * @param nan       whether it is not a number
 * @param infinite  whether it is one of the infinities
 * @param negative  whether its sign is minus, of a zero too
 * @param magnitude a real number that is not negative
 */
record AnyFloat(Formula nan, Formula infinite, Formula negative, Formula magnitude) {

    static final Formula NOTHING = new Formula.RealNumber(BigInteger.ZERO);
    static final Formula ONE = new Formula.RealNumber(BigInteger.ONE);
    static final AnyFloat NAN = new AnyFloat(Formula.TRUE, Formula.FALSE, Formula.FALSE, NOTHING);

    /** An element that may be any number: the parts of a symbol are unknown functions of it. */
    static AnyFloat of(Formula symbol) {
        Formula nan = part("is nan", symbol, Sort.BOOL);
        Formula infinite = both(Formula.not(nan), part("is infinite", symbol, Sort.BOOL));
        Formula size = part("magnitude", symbol, Sort.REAL);
        return new AnyFloat(nan, infinite, both(Formula.not(nan), part("is negative", symbol, Sort.BOOL)),
                Formula.choose(Formula.or(List.of(nan, infinite, Formula.atMost(size, NOTHING))), NOTHING, size));
    }

    private static Formula part(String function, Formula symbol, Sort sort) {
        return new Formula.Call(function, List.of(symbol), sort);
    }

    static AnyFloat of(Encoded encoded) {
        List<Formula> parts = encoded.parts();
        return new AnyFloat(parts.get(0), parts.get(1), parts.get(2), parts.get(3));
    }

    Encoded encoded() {
        return new Encoded(List.of(nan, infinite, negative, magnitude));
    }

    static AnyFloat infinity(Formula negative) {
        return new AnyFloat(Formula.FALSE, Formula.TRUE, negative, NOTHING);
    }

    static AnyFloat finite(Formula negative, Formula magnitude) {
        return new AnyFloat(Formula.FALSE, Formula.FALSE, negative, magnitude);
    }

    static AnyFloat choose(Formula condition, AnyFloat then, AnyFloat otherwise) {
        return of(Encoded.choose(condition, then.encoded(), otherwise.encoded()));
    }

    static Formula both(Formula one, Formula other) {
        return Formula.and(List.of(one, other));
    }

    private static Formula either(Formula one, Formula other) {
        return Formula.or(List.of(one, other));
    }

    AnyFloat opposite() {
        return new AnyFloat(nan, infinite, both(Formula.not(nan), Formula.not(negative)), magnitude);
    }

    AnyFloat magnitudeOf() {
        return new AnyFloat(nan, infinite, Formula.FALSE, magnitude);
    }

    /** One with its sign; zeros, and what is not a number, are their own. */
    AnyFloat sign() {
        return choose(either(nan, isZero()), this, finite(negative, ONE));
    }

    Formula isFinite() { return Formula.not(either(nan, infinite)); }

    Formula isZero() { return Formula.and(List.of(isFinite(), Formula.equal(magnitude, NOTHING))); }

    /** The real number that it is, where it is {@link #isFinite}. */
    Formula real() {
        return Formula.choose(negative, Formula.negative(magnitude), magnitude);
    }

    /** Whether both are the same number, as which zeros count. */
    Formula equalTo(AnyFloat other) {
        Formula infinities = Formula.and(List.of(infinite, other.infinite, Formula.equal(negative, other.negative)));
        return either(infinities,
                Formula.and(List.of(isFinite(), other.isFinite(), Formula.equal(real(), other.real()))));
    }

    Formula lessThan(AnyFloat other) {
        Formula belowAll = Formula.and(
                List.of(infinite, negative, Formula.not(other.nan), Formula.not(both(other.infinite, other.negative))));
        Formula aboveAll = Formula.and(List.of(other.infinite, Formula.not(other.negative), Formula.not(nan),
                Formula.not(both(infinite, Formula.not(negative)))));
        return Formula.or(List.of(belowAll, aboveAll,
                Formula.and(List.of(isFinite(), other.isFinite(), Formula.lessThan(real(), other.real())))));
    }

    /** Whether it comes first in the order in which -0 comes before 0. */
    Formula precedes(AnyFloat other) {
        return either(lessThan(other), both(equalTo(other), negative));
    }
}
