package io.verifyrules.verifier.solver.widths;

import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.solver.Sort;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** The integers that are not known, and what is known of them. */
final class Unknowns {

    private final FreshNames names;
    private final List<Formula> terms = new ArrayList<>();
    private final List<Formula> facts = new ArrayList<>();
    private final Set<Integer> negative = new HashSet<>();
    private final Set<Integer> powers = new HashSet<>();

    Unknowns(FreshNames names) {
        this.names = names;
    }

    private Formula symbol(String name) {
        return new Formula.Symbol(names.of(name), Sort.INT);
    }

    /** A new unknown that is at least 0. */
    Polynomial natural(String name) {
        return natural(symbol(name));
    }

    /** A polynomial that is at least 0 as an unknown. */
    Polynomial natural(Formula term) {
        Polynomial unknown = add(term);
        fact(Formula.atMost(Formula.ZERO, term));
        return unknown;
    }

    /** A new unknown that may be negative. */
    Polynomial integer(String name) {
        negative.add(terms.size());
        return add(symbol(name));
    }

    /** A new unknown that is a power of two. Of that only is said that it is 1, or 2, or 4 times a number. */
    Polynomial power(String name) {
        powers.add(terms.size());
        Polynomial power = natural(name);
        Polynomial part = natural("part of " + name);
        fact(Formula.atMost(Formula.ONE, formula(part)));
        fact(Formula.or(List.of(equal(power, Polynomial.ONE), equal(power, Polynomial.of(2)),
                equal(power, part.times(Polynomial.of(4))))));
        return power;
    }

    private Polynomial add(Formula term) {
        terms.add(term);
        return Polynomial.unknown(terms.size() - 1);
    }

    void fact(Formula fact) {
        facts.add(fact);
    }

    List<Formula> facts() {
        return facts;
    }

    Set<Formula> mayBeNegative() {
        return negative.stream().map(terms::get).collect(Collectors.toCollection(LinkedHashSet::new));
    }

    boolean isNatural(int unknown) {
        return !negative.contains(unknown);
    }

    /** Whether the polynomial is a power of two, as it is one product of such. */
    boolean isPower(Polynomial polynomial) {
        if (!polynomial.isProduct()) {
            return false;
        }
        BigInteger factor = polynomial.firstCoefficient();
        return factor.signum() > 0 && factor.bitCount() == 1
                && polynomial.terms().firstKey().stream().allMatch(powers::contains);
    }

    /** Whether no term of the polynomial can be negative. */
    boolean isNatural(Polynomial polynomial) {
        return polynomial.terms()
                .entrySet()
                .stream()
                .allMatch(term -> term.getValue().signum() > 0 && term.getKey().stream().allMatch(this::isNatural));
    }

    Formula formula(Polynomial polynomial) {
        List<Formula> sum = new ArrayList<>();
        for (Map.Entry<List<Integer>, BigInteger> term : polynomial.terms().entrySet()) {
            sum.add(product(term.getKey(), term.getValue()));
        }
        return Formula.sum(sum);
    }

    private Formula product(List<Integer> unknowns, BigInteger factor) {
        List<Formula> factors = new ArrayList<>();
        if (!factor.equals(BigInteger.ONE)) {
            factors.add(new Formula.Whole(factor));
        }
        unknowns.forEach(unknown -> factors.add(terms.get(unknown)));
        return Formula.product(factors);
    }

    Formula equal(Polynomial a, Polynomial b) {
        return isNever(a.minus(b)) ? Formula.FALSE : Formula.equal(formula(a), formula(b));
    }

    private static boolean isNever(Polynomial zero) {
        return zero.constant().isPresent() && zero.constant().get().signum() != 0;
    }

    Formula atMost(Polynomial a, Polynomial b) {
        Polynomial difference = b.minus(a);
        if (difference.constant().isPresent()) {
            return new Formula.Truth(difference.constant().get().signum() >= 0);
        }
        return isNatural(difference) ? Formula.TRUE : Formula.atMost(formula(a), formula(b));
    }

    Formula less(Polynomial a, Polynomial b) {
        return atMost(a.plus(Polynomial.ONE), b);
    }

    /** {@code least <= value < end}. */
    Formula within(Polynomial least, Polynomial value, Polynomial end) {
        return Formula.and(List.of(atMost(least, value), less(value, end)));
    }
}
