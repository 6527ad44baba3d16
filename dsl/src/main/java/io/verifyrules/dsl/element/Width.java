package io.verifyrules.dsl.element;

import io.verifyrules.dsl.diagnostic.VisibleText;
import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A number of bits: so many, or linear in numbers that a rule leaves open, such as {@code 2N} or {@code N + 1}. As long as these are
 * open it may also be negative, such as {@code M - N}; an integer type has at least one bit.
 *
 * @param terms  how often each of the open numbers counts, by name; none counts 0 times
 * @param offset the number that is added
 */
public record Width(SortedMap<String, Integer> terms, int offset) {

    private static final Pattern TERM = Pattern.compile("([+-]?)([0-9]{0,9})((?:[\\p{L}_][\\p{L}\\p{N}_']*)?)");

    private static final String TARGET = "index";

    /** The width of {@code index}, which a target chooses. */
    public static final Width INDEX = new Width(new TreeMap<>(Map.of(TARGET, 1)), 0);

    /** The widths that targets choose for {@code index}. */
    public static final Set<Integer> OF_INDEX = Set.of(32, 64);

    public Width {
        TreeMap<String, Integer> kept = new TreeMap<>(terms);
        kept.values().removeIf(factor -> factor == 0);
        terms = Collections.unmodifiableSortedMap(kept);
    }

    /** So many bits. */
    public static Width of(int bits) {
        return new Width(new TreeMap<>(), bits);
    }

    /** A number of bits that a rule leaves open. */
    public static Width named(String name) {
        VisibleText.require("the name of a width", name);
        return new Width(new TreeMap<>(Map.of(name, 1)), 0);
    }

    /** The width that {@link #toString} writes so; nothing where the text is none. */
    public static Optional<Width> parsed(String text) {
        Width sum = of(0);
        Matcher term = TERM.matcher(text.replace(" ", ""));
        int end = 0;
        while (end < term.regionEnd() && term.find() && term.start() == end) {
            int sign = "-".equals(term.group(1)) ? -1 : 1;
            int factor = term.group(2).isEmpty() ? 1 : Integer.parseInt(term.group(2));
            String name = term.group(3);
            boolean nothing = name.isEmpty() && term.group(2).isEmpty();
            boolean unsigned = end > 0 && term.group(1).isEmpty();
            if (nothing || unsigned) {
                return Optional.empty();
            }
            sum = sum.plus((name.isEmpty() ? of(1) : named(name)).times(sign * factor));
            end = term.end();
        }
        return end == term.regionEnd() && end > 0 ? Optional.of(sum) : Optional.empty();
    }

    /** The number of bits, if it is not left open. */
    public Optional<Integer> fixed() {
        return terms.isEmpty() ? Optional.of(offset) : Optional.empty();
    }

    /** The number of bits where the open numbers have these values. */
    public int at(Map<String, Integer> values) {
        int bits = offset;
        for (Map.Entry<String, Integer> term : terms.entrySet()) {
            Integer value = values.get(term.getKey());
            if (value == null) {
                throw new IllegalArgumentException("no value for " + term.getKey() + " in " + values);
            }
            bits = Math.addExact(bits, Math.multiplyExact(term.getValue(), value));
        }
        return bits;
    }

    /** The sum. */
    public Width plus(Width that) {
        TreeMap<String, Integer> sum = new TreeMap<>(terms);
        that.terms.forEach((name, factor) -> sum.merge(name, factor, Math::addExact));
        return new Width(sum, Math.addExact(offset, that.offset));
    }

    /** So many bits more. */
    public Width plus(int bits) {
        return plus(of(bits));
    }

    /** The difference. */
    public Width minus(Width that) {
        return plus(that.times(-1));
    }

    /** So many bits less. */
    public Width minus(int bits) {
        return plus(of(Math.negateExact(bits)));
    }

    /** So many times as many bits. */
    public Width times(int factor) {
        TreeMap<String, Integer> product = new TreeMap<>();
        terms.forEach((name, count) -> product.put(name, Math.multiplyExact(count, factor)));
        return new Width(product, Math.multiplyExact(offset, factor));
    }

    /** Such as {@code 2N + 1}. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        terms.forEach((name, factor) -> {
            String sign = factor < 0 ? (text.isEmpty() ? "-" : " - ") : text.isEmpty() ? "" : " + ";
            text.append(sign).append(Math.abs(factor) == 1 ? "" : Integer.toString(Math.abs(factor))).append(name);
        });
        if (offset != 0 || text.isEmpty()) {
            text.append(text.isEmpty() ? "" : offset < 0 ? " - " : " + ")
                    .append(text.isEmpty() ? offset : Math.abs(offset));
        }
        return text.toString();
    }
}
