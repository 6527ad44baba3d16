package io.verifyrules.verifier.term;

import io.verifyrules.verifier.limit.Allowance;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * An integer on one lane of one rank class, as a polynomial over {@link LaneAtom}s with integer coefficients. Equal
 * polynomials are equal objects in the sense of {@code equals}, whichever way they were built. Polynomials share their
 * atoms, as {@code max(a, b)} is {@code a + pos(b - a)} and mentions {@code a} twice: whoever walks over one must visit
 * what is shared once ({@link Atoms}).
 */
public final class LaneInt {

    /** A product of atoms, sorted; empty for the constant monomial. */
    public static final class Monomial implements Comparable<Monomial> {

        static final Monomial ONE = new Monomial(List.of());

        private final List<LaneAtom> atoms;
        private final int hash;
        /** The text is written when it is asked for, as most monomials are never compared by it. Two threads write the same. */
        private @Nullable String beginning;

        public Monomial(List<LaneAtom> atoms) {
            List<LaneAtom> sorted = new ArrayList<>(atoms);
            if (sorted.size() > 1) {
                sorted.sort(TermOrder::order);
            }
            this.atoms = Collections.unmodifiableList(sorted);
            this.hash = this.atoms.hashCode();
        }

        public List<LaneAtom> atoms() {
            return atoms;
        }

        /** The first characters of the text, by which monomials of one degree are ordered as far as these differ. */
        String beginning() {
            String known = beginning;
            if (known == null) {
                known = TermText.beginning(atoms);
                beginning = known;
            }
            return known;
        }

        Monomial times(Monomial other) {
            if (atoms.isEmpty() || other.atoms.isEmpty()) {
                return atoms.isEmpty() ? other : this;
            }
            List<LaneAtom> all = new ArrayList<>(atoms);
            all.addAll(other.atoms);
            return new Monomial(all);
        }

        @Override
        public int compareTo(Monomial other) {
            return this == other ? 0 : TermOrder.order(this, other);
        }

        @Override
        public boolean equals(Object other) {
            return this == other || (other instanceof Monomial monomial && hash == monomial.hash
                    && TermOrder.same(atoms, monomial.atoms));
        }

        @Override
        public int hashCode() {
            return hash;
        }

        @Override
        public String toString() {
            return TermText.of(this);
        }
    }

    public static final LaneInt ZERO = new LaneInt(Collections.emptySortedMap());
    public static final LaneInt ONE = of(1);

    private final SortedMap<Monomial, BigInteger> terms;
    private final SortedMap<Monomial, BigInteger> view;
    private final int hash;

    private LaneInt(SortedMap<Monomial, BigInteger> terms) {
        this.terms = terms;
        this.view = Collections.unmodifiableSortedMap(terms);
        int mixed = 1;
        for (Map.Entry<Monomial, BigInteger> term : terms.entrySet()) {
            mixed = 31 * (31 * mixed + term.getKey().hashCode()) + term.getValue().hashCode();
        }
        this.hash = mixed;
    }

    /** The constant {@code value}. */
    public static LaneInt of(long value) {
        return of(BigInteger.valueOf(value));
    }

    /** The constant {@code value}. */
    public static LaneInt of(BigInteger value) {
        return monomial(Monomial.ONE, value);
    }

    /** The atom as a polynomial. */
    public static LaneInt of(LaneAtom atom) {
        return monomial(new Monomial(List.of(atom)), BigInteger.ONE);
    }

    /** {@code coefficient * monomial}. */
    public static LaneInt monomial(Monomial monomial, BigInteger coefficient) {
        TreeMap<Monomial, BigInteger> terms = new TreeMap<>();
        if (coefficient.signum() != 0) {
            terms.put(monomial, coefficient);
        }
        return new LaneInt(terms);
    }

    /** {@code max(0, term)}, with the sign of the argument made canonical. */
    public static LaneInt positivePart(LaneInt term) {
        Optional<BigInteger> constant = term.constant();
        if (constant.isPresent()) {
            return of(constant.get().max(BigInteger.ZERO));
        }
        if (term.leadingSign() < 0) {
            LaneInt opposite = term.negate();
            return of(new CompoundAtom.PositivePart(opposite)).minus(opposite);
        }
        return of(new CompoundAtom.PositivePart(term));
    }

    /** The larger of two terms. */
    public static LaneInt max(LaneInt a, LaneInt b) {
        return Maxima.of(a, b);
    }

    /** The smaller of two terms. */
    public static LaneInt min(LaneInt a, LaneInt b) {
        return Maxima.of(a.negate(), b.negate()).negate();
    }

    /** The quotient rounded down, left as it stands unless both are constants or the divisor is 1; 0 for divisor 0. */
    public static LaneInt quotient(LaneInt dividend, LaneInt divisor) {
        Optional<BigInteger> by = divisor.constant();
        if (by.isPresent() && by.get().signum() == 0) {
            return ZERO;
        }
        if (by.isPresent() && by.get().equals(BigInteger.ONE)) {
            return dividend;
        }
        if (by.isPresent() && dividend.constant().isPresent()) {
            return of(floorDiv(dividend.constant().get(), by.get()));
        }
        return of(new CompoundAtom.Quotient(dividend, divisor));
    }

    /** One of two terms. */
    public static LaneInt choice(LaneBool condition, LaneInt then, LaneInt otherwise) {
        if (then.equals(otherwise)) {
            return then;
        }
        return switch (condition) {
            case LaneBool.Constant constant -> constant.value() ? then : otherwise;
            default -> of(new CompoundAtom.Choice(condition, then, otherwise));
        };
    }

    static BigInteger floorDiv(BigInteger dividend, BigInteger divisor) {
        BigInteger[] parts = dividend.divideAndRemainder(divisor);
        boolean roundDown = parts[1].signum() != 0 && parts[1].signum() != divisor.signum();
        return roundDown ? parts[0].subtract(BigInteger.ONE) : parts[0];
    }

    /** The monomials with their coefficients, none of which is 0. */
    public SortedMap<Monomial, BigInteger> terms() {
        return view;
    }

    /** The same, without a copy of each entry, for this package, which changes none. */
    Set<Map.Entry<Monomial, BigInteger>> entries() {
        return terms.entrySet();
    }

    public LaneInt plus(LaneInt other) {
        if (terms.isEmpty() || other.terms.isEmpty()) {
            return terms.isEmpty() ? other : this;
        }
        TreeMap<Monomial, BigInteger> sum = new TreeMap<>(terms);
        for (Map.Entry<Monomial, BigInteger> term : other.terms.entrySet()) {
            add(sum, term.getKey(), term.getValue());
        }
        return new LaneInt(sum);
    }

    public LaneInt plus(long other) {
        return plus(of(other));
    }

    public LaneInt minus(LaneInt other) {
        return plus(other.negate());
    }

    public LaneInt minus(long other) {
        return plus(of(-other));
    }

    public LaneInt negate() {
        return times(BigInteger.ONE.negate());
    }

    public LaneInt times(BigInteger factor) {
        if (factor.signum() == 0) {
            return ZERO;
        }
        if (factor.equals(BigInteger.ONE)) {
            return this;
        }
        TreeMap<Monomial, BigInteger> product = new TreeMap<>(terms);
        for (Map.Entry<Monomial, BigInteger> term : product.entrySet()) {
            term.setValue(term.getValue().multiply(factor));
        }
        return new LaneInt(product);
    }

    /** @throws TermTooLarge if the product has too many terms where it is multiplied out */
    public LaneInt times(LaneInt other) {
        if ((long) terms.size() * other.terms.size() > Allowance.PRODUCTS.most()) {
            throw new TermTooLarge(Allowance.PRODUCTS);
        }
        TreeMap<Monomial, BigInteger> product = new TreeMap<>();
        for (Map.Entry<Monomial, BigInteger> term : terms.entrySet()) {
            for (Map.Entry<Monomial, BigInteger> with : other.terms.entrySet()) {
                add(product, term.getKey().times(with.getKey()), term.getValue().multiply(with.getValue()));
            }
        }
        return new LaneInt(product);
    }

    private static void add(Map<Monomial, BigInteger> sum, Monomial monomial, BigInteger coefficient) {
        BigInteger total = sum.getOrDefault(monomial, BigInteger.ZERO).add(coefficient);
        if (total.signum() == 0) {
            sum.remove(monomial);
        } else {
            sum.put(monomial, total);
        }
    }

    /** The value of a polynomial without atoms. */
    public Optional<BigInteger> constant() {
        if (terms.isEmpty()) {
            return Optional.of(BigInteger.ZERO);
        }
        boolean constant = terms.size() == 1 && terms.firstKey().atoms().isEmpty();
        return constant ? Optional.of(constantPart()) : Optional.empty();
    }

    /** The coefficient of the monomial without atoms. */
    public BigInteger constantPart() {
        return terms.getOrDefault(Monomial.ONE, BigInteger.ZERO);
    }

    /** The sign of the first coefficient in the canonical order of monomials; 0 for the zero polynomial. */
    int leadingSign() {
        return terms.isEmpty() ? 0 : terms.values().iterator().next().signum();
    }

    /** The polynomial with each atom replaced, and everything inside atoms replaced before. */
    public LaneInt substitute(Function<LaneAtom, LaneInt> replacement) {
        TreeMap<Monomial, BigInteger> sum = new TreeMap<>();
        for (Map.Entry<Monomial, BigInteger> term : terms.entrySet()) {
            LaneInt product = of(term.getValue());
            for (LaneAtom atom : term.getKey().atoms()) {
                product = product.times(replacement.apply(atom));
            }
            for (Map.Entry<Monomial, BigInteger> part : product.terms.entrySet()) {
                add(sum, part.getKey(), part.getValue());
            }
        }
        return new LaneInt(sum);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof LaneInt term && TermOrder.same(this, term);
    }

    @Override
    public int hashCode() {
        return hash;
    }

    @Override
    public String toString() {
        return TermText.of(this);
    }
}
