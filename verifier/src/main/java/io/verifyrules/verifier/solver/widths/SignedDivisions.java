package io.verifyrules.verifier.solver.widths;

import io.verifyrules.verifier.solver.Formula;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Division of words with a sign, which truncates, by that of their absolute values. A quotient times its divisor is the dividend without the rest. */
final class SignedDivisions {

    private record Key(Polynomial value, Polynomial size) {}

    /** The word that is divided, and by which. */
    private record Words(Polynomial dividend, Polynomial divisor, Moduli.Modulus modulus) {}

    /** A product of two words that is exact as one of numbers with a sign, where that is so. */
    private record Product(Polynomial value, Polynomial one, Polynomial other, Formula exact, Polynomial size) {}

    private final Unknowns unknowns;
    private final Divisions divisions;
    private final Residues residues;
    private final KnownProducts products;
    private final Map<Key, Polynomial> absolutes = new HashMap<>();
    private final Map<Words, Polynomial> rests = new HashMap<>();
    private final Map<Words, Polynomial> quotients = new LinkedHashMap<>();
    private final List<Product> exactProducts = new ArrayList<>();

    SignedDivisions(Unknowns unknowns, Divisions divisions, Residues residues, KnownProducts products) {
        this.unknowns = unknowns;
        this.divisions = divisions;
        this.residues = residues;
        this.products = products;
    }

    /** The absolute value of a word. That of a power of two is itself: it is half of all words at most. */
    private Polynomial absolute(Polynomial value, Moduli.Modulus modulus) {
        if (unknowns.isPower(value)) {
            return value;
        }
        Polynomial number = residues.signed(value, modulus);
        if (number.constant().isPresent()) {
            return Polynomial.of(number.constant().get().abs());
        }
        Key key = new Key(value, modulus.size());
        Polynomial known = absolutes.get(key);
        if (known == null) {
            known = unknown(value, modulus);
            absolutes.put(key, known);
        }
        return known;
    }

    private Polynomial unknown(Polynomial value, Moduli.Modulus modulus) {
        Polynomial absolute = unknowns.natural("absolute");
        residues.bound(absolute, modulus.size());
        unknowns.fact(Formula.choose(residues.isNegative(value, modulus),
                unknowns.equal(absolute, modulus.size().minus(value)), unknowns.equal(absolute, value)));
        return absolute;
    }

    /**
     * The quotient; by 0 it is 1 of what is negative, and -1 of all else. Times the divisor it is the dividend without
     * the rest, for all words. A quotient by 0 is multiplied by 0, and the least word by -1 is itself.
     */
    Polynomial quotient(Polynomial a, Polynomial b, Moduli.Modulus modulus) {
        Polynomial divisor = absolute(b, modulus);
        Polynomial absolute = absolutes(a, divisor, modulus).quotient();
        Polynomial some = withSign(different(a, b, modulus), absolute, modulus);
        Polynomial none = withSign(residues.isNegative(a, modulus), modulus.size().minus(Polynomial.ONE), modulus);
        Polynomial quotient = residues.choice(unknowns.equal(divisor, Polynomial.ZERO), none, some, modulus.size());
        products.note(quotient, residues.reduced(b, modulus.size()), modulus.size(),
                () -> a.minus(rest(a, b, modulus)));
        Words words = new Words(a, b, modulus);
        if (quotients.putIfAbsent(words, quotient) == null) {
            exactProducts.forEach(product -> relate(words, quotient, product));
        }
        return quotient;
    }

    /** Says where a product of words is that of the numbers with a sign. There it is a multiple of each factor, and the other one is the quotient. */
    void exact(Polynomial product, Polynomial one, Polynomial other, Formula where, Moduli.Modulus modulus) {
        Product exact = new Product(product, one, other, where, modulus.size());
        exactProducts.add(exact);
        quotients.forEach((words, quotient) -> relate(words, quotient, exact));
    }

    private void relate(Words words, Polynomial quotient, Product product) {
        if (words.dividend().equals(product.value()) && words.modulus().size().equals(product.size())) {
            Formula divides = Formula
                    .and(List.of(product.exact(), Formula.not(unknowns.equal(words.divisor(), Polynomial.ZERO))));
            if (words.divisor().equals(product.other())) {
                unknowns.fact(Formula.implies(divides, unknowns.equal(quotient, product.one())));
            }
            if (words.divisor().equals(product.one())) {
                unknowns.fact(Formula.implies(divides, unknowns.equal(quotient, product.other())));
            }
        }
    }

    /** The rest; by 0 it is the dividend. */
    Polynomial rest(Polynomial a, Polynomial b, Moduli.Modulus modulus) {
        Words words = new Words(a, b, modulus);
        Polynomial known = rests.get(words);
        if (known == null) {
            Polynomial divisor = absolute(b, modulus);
            Polynomial absolute = absolutes(a, divisor, modulus).rest();
            Polynomial some = withSign(residues.isNegative(a, modulus), absolute, modulus);
            known = residues.choice(unknowns.equal(divisor, Polynomial.ZERO), a, some, modulus.size());
            rests.put(words, known);
        }
        return known;
    }

    /** The division of the absolute value of the dividend by that of the divisor. */
    private Divisions.Division absolutes(Polynomial a, Polynomial divisor, Moduli.Modulus modulus) {
        Optional<Polynomial> times = unknowns.isPower(divisor)
                ? divisions.exact(modulus.size(), divisor)
                : Optional.empty();
        return times.map(all -> absolutes(a, divisor, all, modulus))
                .orElseGet(() -> divisions.of(absolute(a, modulus), divisor));
    }

    /**
     * The same where the number of words is a multiple of the divisor, from the division of the word without its sign. With
     * {@code size = times * divisor} and {@code a = q * divisor + r}, {@code size - a} is {@code (times - q) * divisor - r}.
     */
    private Divisions.Division absolutes(Polynomial a, Polynomial divisor, Polynomial times, Moduli.Modulus modulus) {
        Divisions.Division plain = divisions.of(a, divisor);
        Formula negative = residues.isNegative(a, modulus);
        Formula exact = unknowns.equal(plain.rest(), Polynomial.ZERO);
        Formula odd = Formula.and(List.of(negative, Formula.not(exact)));
        Polynomial opposite = times.minus(plain.quotient());
        // Each is less than the number of words where it is chosen, which the opposite of 0 need not be.
        Polynomial quotient = residues.choice(Formula.and(List.of(negative, exact)), opposite,
                residues.choice(odd, opposite.minus(Polynomial.ONE), plain.quotient(), modulus.size()), modulus.size());
        Polynomial rest = residues.choice(odd, divisor.minus(plain.rest()), plain.rest(), modulus.size());
        return new Divisions.Division(quotient, rest);
    }

    private Formula different(Polynomial a, Polynomial b, Moduli.Modulus modulus) {
        return Formula.choose(residues.isNegative(a, modulus), Formula.not(residues.isNegative(b, modulus)),
                residues.isNegative(b, modulus));
    }

    /** The natural number less than the modulus that is the absolute value, or minus it. */
    private Polynomial withSign(Formula negative, Polynomial absolute, Moduli.Modulus modulus) {
        Polynomial opposite = residues.choice(unknowns.equal(absolute, Polynomial.ZERO), Polynomial.ZERO,
                modulus.size().minus(absolute), modulus.size());
        return residues.choice(negative, opposite, absolute, modulus.size());
    }
}
