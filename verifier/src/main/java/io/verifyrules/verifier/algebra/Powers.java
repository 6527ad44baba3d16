package io.verifyrules.verifier.algebra;

import io.verifyrules.verifier.term.ValueTerm;
import java.util.Collections;
import java.util.Comparator;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * A product of powers of elements, which are taken as they are: <em>atoms</em>. Exponents are not 0. Wherever the
 * product is used, an atom with an exponent below 0 is not 0. One with an exponent that is not whole is not below 0.
 * The maker of the product has proved that.
 *
 * @param exponents by atom, in the order in which atoms were made
 */
record Powers(SortedMap<ValueTerm, Ratio> exponents) {

    static final Powers NONE = new Powers(new TreeMap<>(Comparator.comparingInt(ValueTerm::id)));

    Powers {
        SortedMap<ValueTerm, Ratio> copy = new TreeMap<>(Comparator.comparingInt(ValueTerm::id));
        exponents.forEach((atom, exponent) -> {
            if (exponent.signum() != 0) {
                copy.put(atom, exponent);
            }
        });
        exponents = Collections.unmodifiableSortedMap(copy);
    }

    static Powers of(ValueTerm atom, Ratio exponent) {
        return NONE.with(atom, exponent);
    }

    private Powers with(ValueTerm atom, Ratio exponent) {
        SortedMap<ValueTerm, Ratio> all = new TreeMap<>(exponents);
        all.put(atom, exponent);
        return new Powers(all);
    }

    Ratio exponent(ValueTerm atom) {
        return exponents.getOrDefault(atom, Ratio.ZERO);
    }

    boolean isOne() { return exponents.isEmpty(); }

    /** The atom of which it is the first power, if it is one. */
    Optional<ValueTerm> single() {
        return exponents.size() == 1 && exponents.firstEntry().getValue().equals(Ratio.ONE)
                ? Optional.of(exponents.firstKey())
                : Optional.empty();
    }

    Powers times(Powers that) {
        SortedMap<ValueTerm, Ratio> all = new TreeMap<>(exponents);
        that.exponents.forEach((atom, exponent) -> all.merge(atom, exponent, Ratio::plus));
        return new Powers(all);
    }

    Powers power(Ratio exponent) {
        SortedMap<ValueTerm, Ratio> all = new TreeMap<>(exponents);
        all.replaceAll((atom, own) -> own.times(exponent));
        return new Powers(all);
    }

    /** The powers of the atoms that the predicate holds of. */
    Powers of(Predicate<ValueTerm> atoms) {
        SortedMap<ValueTerm, Ratio> some = new TreeMap<>(exponents);
        some.keySet().removeIf(atoms.negate());
        return new Powers(some);
    }

    /** The order of products in polynomials: the same in every run. */
    int compareWith(Powers that) {
        var mine = exponents.entrySet().iterator();
        var others = that.exponents.entrySet().iterator();
        while (mine.hasNext() && others.hasNext()) {
            Map.Entry<ValueTerm, Ratio> a = mine.next();
            Map.Entry<ValueTerm, Ratio> b = others.next();
            int order = Integer.compare(a.getKey().id(), b.getKey().id());
            order = order == 0 ? b.getValue().compareTo(a.getValue()) : order;
            if (order != 0) {
                return order;
            }
        }
        return Boolean.compare(others.hasNext(), mine.hasNext());
    }

    @Override
    public String toString() {
        return exponents.entrySet()
                .stream()
                .map(power -> power.getKey() + (power.getValue().equals(Ratio.ONE) ? "" : "^" + power.getValue()))
                .collect(Collectors.joining(" * "));
    }
}
