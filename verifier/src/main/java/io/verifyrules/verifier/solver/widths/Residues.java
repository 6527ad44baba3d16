package io.verifyrules.verifier.solver.widths;

import io.verifyrules.verifier.solver.Formula;
import java.math.BigInteger;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** Polynomials modulo others: the least natural number that is the same, and what it is with a sign. */
final class Residues {

    private record Key(Polynomial polynomial, Polynomial modulus) {}

    /** An unknown that is a polynomial modulo another. */
    private record Meaning(Polynomial polynomial, Polynomial modulus) {}

    private final Unknowns unknowns;
    private final Divisions divisions;
    private final Map<Key, Polynomial> values = new HashMap<>();
    private final Map<Key, Polynomial> signed = new HashMap<>();
    private final Map<Integer, Meaning> meanings = new HashMap<>();

    /** Words are less than this. */
    private final Map<Integer, Polynomial> ends = new HashMap<>();

    Residues(Unknowns unknowns, Divisions divisions) {
        this.unknowns = unknowns;
        this.divisions = divisions;
    }

    /** Says that a natural number is less than the modulus. */
    void bound(Polynomial number, Polynomial modulus) {
        unknowns.fact(unknowns.less(number, modulus));
        number.single()
                .filter(unknown -> !ends.containsKey(unknown) || ends.get(unknown).by(modulus).rest().isZero())
                .ifPresent(unknown -> ends.put(unknown, modulus));
    }

    /** The polynomial without what is a multiple of the modulus. */
    Polynomial reduced(Polynomial polynomial, Polynomial modulus) {
        Polynomial meant = polynomial.replaced(unknown -> meaning(unknown, modulus));
        return divisions.normal(meant).by(modulus).rest();
    }

    /** The unknown modulo this. */
    private Polynomial meaning(int unknown, Polynomial modulus) {
        Meaning meaning = meanings.get(unknown);
        return meaning != null && meaning.modulus().by(modulus).rest().isZero()
                ? reduced(meaning.polynomial(), modulus)
                : Polynomial.unknown(unknown);
    }

    /** The natural number less than the modulus that is the same as the polynomial. */
    Polynomial value(Polynomial polynomial, Polynomial size) {
        Polynomial reduced = reduced(polynomial, size);
        if (isBelow(polynomial, size)) {
            return polynomial;
        }
        if (isBelow(reduced, size)) {
            return reduced;
        }
        if (reduced.constant().isPresent() && isAtMost(reduced.constant().get().negate(), size)) {
            return reduced.plus(size);
        }
        Polynomial known = values.get(new Key(reduced, size));
        if (known == null) {
            known = computed(reduced, size);
            values.put(new Key(reduced, size), known);
        }
        return known;
    }

    /** Whether it is known to be at least 0 and less than the size. */
    boolean isBelow(Polynomial polynomial, Polynomial size) {
        if (polynomial.constant().isPresent()) {
            BigInteger value = polynomial.constant().get();
            return value.signum() >= 0 && leastOf(size).compareTo(value) > 0;
        }
        Optional<Polynomial> times = unknowns.isPower(polynomial)
                ? divisions.exact(size, polynomial)
                : Optional.empty();
        if (times.isPresent() && leastOf(times.get()).compareTo(BigInteger.ONE) > 0) {
            return true;
        }
        Polynomial next = polynomial.plus(Polynomial.ONE);
        if (unknowns.isPower(next) && divisions.exact(size, next).isPresent()) {
            return true;
        }
        return polynomial.single()
                .flatMap(unknown -> Optional.ofNullable(ends.get(unknown)))
                .filter(end -> size.by(end).rest().isZero())
                .isPresent();
    }

    private boolean isAtMost(BigInteger positive, Polynomial size) {
        return positive.signum() > 0 && positive.compareTo(leastOf(size)) <= 0;
    }

    /** A number that the product of powers of two is never less than. */
    private BigInteger leastOf(Polynomial size) {
        return unknowns.isPower(size) ? size.firstCoefficient() : BigInteger.ONE;
    }

    private Polynomial computed(Polynomial polynomial, Polynomial size) {
        for (Divisions.Factor factor : divisions.factors()) {
            Optional<Polynomial> part = divisions.exact(polynomial, factor.low());
            Optional<Polynomial> rest = divisions.exact(size, factor.low());
            if (!factor.low().equals(Polynomial.ONE) && part.isPresent() && rest.isPresent()) {
                return factor.low().times(value(part.get(), rest.get()));
            }
        }
        if (polynomial.single().filter(unknowns::isNatural).isPresent()) {
            Polynomial rest = divisions.of(polynomial, size).rest();
            rest.single().ifPresent(unknown -> know(unknown, polynomial, size));
            return rest;
        }
        return general(polynomial, size);
    }

    private Polynomial general(Polynomial polynomial, Polynomial size) {
        Polynomial value = unknowns.natural("residue");
        Polynomial times = unknowns.integer("times");
        unknowns.fact(unknowns.equal(polynomial, value.plus(times.times(size))));
        know(value.single().orElseThrow(), polynomial, size);
        bound(value, size);
        for (int multiple = -2; multiple <= 2; multiple++) {
            Polynomial shift = size.times(Polynomial.of(multiple));
            unknowns.fact(Formula.implies(unknowns.within(shift, polynomial, shift.plus(size)),
                    unknowns.equal(value, polynomial.minus(shift))));
        }
        return value;
    }

    private void know(int unknown, Polynomial polynomial, Polynomial modulus) {
        meanings.put(unknown, new Meaning(polynomial, modulus));
        ends.put(unknown, modulus);
    }

    /** The value as a number with a sign: from minus the half of the modulus to the half. */
    Polynomial signed(Polynomial value, Moduli.Modulus modulus) {
        Polynomial size = modulus.size();
        if (value.constant().isPresent() && value.constant().get().compareTo(leastOf(modulus.half())) < 0) {
            return value;
        }
        Polynomial below = value.minus(size);
        if (below.constant().isPresent() && below.constant().get().negate().compareTo(leastOf(modulus.half())) <= 0) {
            return below;
        }
        Polynomial known = signed.get(new Key(value, size));
        if (known == null) {
            known = unknowns.integer("signed");
            signed.put(new Key(value, size), known);
            explain(known, value, modulus);
        }
        return known;
    }

    private void explain(Polynomial number, Polynomial value, Moduli.Modulus modulus) {
        unknowns.fact(Formula.choose(isNegative(value, modulus), unknowns.equal(number, value.minus(modulus.size())),
                unknowns.equal(number, value)));
        unknowns.fact(unknowns.within(modulus.half().times(Polynomial.of(-1)), number, modulus.half()));
        value.single().ifPresent(single -> explain(number, single, modulus));
        meanings.put(number.single().orElseThrow(), new Meaning(value, modulus.size()));
    }

    /** Where what the value means is in the range of numbers with a sign, it is that number. */
    private void explain(Polynomial number, int value, Moduli.Modulus modulus) {
        Meaning meaning = meanings.get(value);
        if (meaning != null && meaning.modulus().equals(modulus.size())) {
            Polynomial least = modulus.half().times(Polynomial.of(-1));
            unknowns.fact(Formula.implies(unknowns.within(least, meaning.polynomial(), modulus.half()),
                    unknowns.equal(number, meaning.polynomial())));
        }
    }

    /** The choice of the one or the other, each less than the number of words where it is chosen. */
    Polynomial choice(Formula condition, Polynomial then, Polynomial otherwise, Polynomial size) {
        if (then.equals(otherwise)) {
            return then;
        }
        if (condition instanceof Formula.Truth truth) {
            Polynomial chosen = truth.value() ? then : otherwise;
            bound(chosen, size);
            return chosen;
        }
        Polynomial chosen = unknowns.natural("choice");
        bound(chosen, size);
        unknowns.fact(Formula.choose(condition, unknowns.equal(chosen, then), unknowns.equal(chosen, otherwise)));
        return chosen;
    }

    /** Whether the value is negative, taken with a sign. */
    Formula isNegative(Polynomial value, Moduli.Modulus modulus) {
        for (Divisions.Factor factor : divisions.factors()) {
            Optional<Polynomial> part = divisions.exact(value, factor.low());
            Optional<Polynomial> half = divisions.exact(modulus.half(), factor.low());
            if (!factor.low().equals(Polynomial.ONE) && part.isPresent() && half.isPresent()) {
                return unknowns.atMost(half.get(), part.get());
            }
        }
        return unknowns.atMost(modulus.half(), value);
    }
}
