package io.verifyrules.verifier.solver.widths;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.IntFunction;

/**
 * A polynomial with integer coefficients over unknowns, which are numbered.
 *
 * @param terms the coefficients, none of which is 0, of products of unknowns; a product is the sorted list of their numbers
 */
record Polynomial(SortedMap<List<Integer>, BigInteger> terms) {

    private static final Comparator<List<Integer>> ORDER = Polynomial::compare;

    static final Polynomial ZERO = of(0);
    static final Polynomial ONE = of(1);

    Polynomial {
        SortedMap<List<Integer>, BigInteger> kept = new TreeMap<>(ORDER);
        kept.putAll(terms);
        kept.values().removeIf(factor -> factor.signum() == 0);
        terms = Collections.unmodifiableSortedMap(kept);
    }

    private static int compare(List<Integer> a, List<Integer> b) {
        for (int i = 0; i < Math.min(a.size(), b.size()); i++) {
            int order = Integer.compare(a.get(i), b.get(i));
            if (order != 0) {
                return order;
            }
        }
        return Integer.compare(a.size(), b.size());
    }

    private static Polynomial of(List<Integer> product, BigInteger factor) {
        SortedMap<List<Integer>, BigInteger> term = empty();
        term.put(product, factor);
        return new Polynomial(term);
    }

    static Polynomial of(BigInteger value) {
        return of(List.of(), value);
    }

    static Polynomial of(long value) {
        return of(BigInteger.valueOf(value));
    }

    static Polynomial unknown(int number) {
        return of(List.of(number), BigInteger.ONE);
    }

    private static SortedMap<List<Integer>, BigInteger> empty() {
        return new TreeMap<>(ORDER);
    }

    Polynomial plus(Polynomial that) {
        SortedMap<List<Integer>, BigInteger> sum = empty();
        sum.putAll(terms);
        that.terms.forEach((product, factor) -> sum.merge(product, factor, BigInteger::add));
        return new Polynomial(sum);
    }

    Polynomial minus(Polynomial that) {
        return plus(that.times(of(-1)));
    }

    Polynomial times(Polynomial that) {
        SortedMap<List<Integer>, BigInteger> products = empty();
        terms.forEach((a, x) -> that.terms.forEach((b, y) -> {
            List<Integer> both = new ArrayList<>(a);
            both.addAll(b);
            Collections.sort(both);
            products.merge(List.copyOf(both), x.multiply(y), BigInteger::add);
        }));
        return new Polynomial(products);
    }

    boolean isZero() { return terms.isEmpty(); }

    /** Its value, if it is a constant. */
    Optional<BigInteger> constant() {
        if (isZero()) {
            return Optional.of(BigInteger.ZERO);
        }
        return terms.size() == 1 && terms.firstKey().isEmpty() ? Optional.of(firstCoefficient()) : Optional.empty();
    }

    /** The coefficient of the first term, where there is one. */
    BigInteger firstCoefficient() {
        return terms.firstEntry().getValue();
    }

    /** The unknown that it is. */
    Optional<Integer> single() {
        return terms.size() == 1 && terms.firstKey().size() == 1 && firstCoefficient().equals(BigInteger.ONE)
                ? Optional.of(terms.firstKey().getFirst())
                : Optional.empty();
    }

    /** Whether it is one product of unknowns with a coefficient. */
    boolean isProduct() { return terms.size() == 1; }

    /** {@code this = quotient * divisor + rest}, where no term of the rest can be divided. */
    record Quotient(Polynomial quotient, Polynomial rest) {}

    /** Divides by a single product, term by term. */
    Quotient by(Polynomial product) {
        List<Integer> divisor = product.terms.firstKey();
        BigInteger factor = product.firstCoefficient();
        SortedMap<List<Integer>, BigInteger> quotient = empty();
        SortedMap<List<Integer>, BigInteger> rest = empty();
        terms.forEach((term, coefficient) -> {
            Optional<List<Integer>> left = without(term, divisor);
            if (left.isPresent() && coefficient.mod(factor.abs()).signum() == 0) {
                quotient.put(left.get(), coefficient.divide(factor));
            } else {
                rest.put(term, coefficient);
            }
        });
        return new Quotient(new Polynomial(quotient), new Polynomial(rest));
    }

    private static Optional<List<Integer>> without(List<Integer> term, List<Integer> divisor) {
        List<Integer> left = new ArrayList<>(term);
        for (Integer unknown : divisor) {
            if (!left.remove(/* element */ unknown)) {
                return Optional.empty();
            }
        }
        return Optional.of(List.copyOf(left));
    }

    /** Each unknown replaced. */
    Polynomial replaced(IntFunction<Polynomial> replacement) {
        Polynomial sum = ZERO;
        for (Map.Entry<List<Integer>, BigInteger> term : terms.entrySet()) {
            Polynomial product = of(term.getValue());
            for (int unknown : term.getKey()) {
                product = product.times(replacement.apply(unknown));
            }
            sum = sum.plus(product);
        }
        return sum;
    }
}
