package io.verifyrules.dsl.rule;

import io.verifyrules.dsl.element.Width;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Where linear demands are met. The search for such a place eliminates one open number after the other (Fourier and
 * Motzkin). Of fractions that are left over only a part is excluded, so an answer "empty" is right.
 *
 * @param nonNegative the widths that are at least 0
 */
record WidthPolyhedron(Set<Width> nonNegative) {

    /** So many demands come of the elimination at most. */
    private static final int MOST = 4000;

    WidthPolyhedron {
        // Copies of the library have another order in each process, and so would questions to a solver.
        nonNegative = Collections.unmodifiableSet(new LinkedHashSet<>(nonNegative));
    }

    /** Whether the width is at least 0 wherever the demands are met: false where this cannot be told. */
    boolean implies(Width width) {
        Set<Width> all = new LinkedHashSet<>(nonNegative);
        all.add(width.times(-1).minus(1));
        try {
            return isEmpty(all);
        } catch (ArithmeticException tooLarge) {
            return false;
        }
    }

    private static boolean isEmpty(Set<Width> demands) {
        Set<Width> left = new LinkedHashSet<>();
        demands.forEach(demand -> left.add(tightened(demand)));
        Set<String> names = new TreeSet<>();
        left.forEach(demand -> names.addAll(demand.terms().keySet()));
        for (String name : names) {
            if (left.size() > MOST) {
                return false;
            }
            Set<Width> without = without(name, left);
            left.clear();
            left.addAll(without);
        }
        return left.stream().anyMatch(demand -> demand.offset() < 0);
    }

    /**
     * The consequences of the demands for the other numbers: each upper bound of the number is at least each lower
     * bound.
     */
    private static Set<Width> without(String name, Set<Width> demands) {
        Set<Width> rest = new LinkedHashSet<>();
        List<Width> below = new ArrayList<>();
        List<Width> above = new ArrayList<>();
        for (Width demand : demands) {
            int factor = demand.terms().getOrDefault(name, 0);
            if (factor == 0) {
                rest.add(demand);
            } else {
                (factor > 0 ? below : above).add(demand);
            }
        }
        for (Width lower : below) {
            for (Width upper : above) {
                rest.add(tightened(lower.times(-upper.terms().getOrDefault(name, 0))
                        .plus(upper.times(lower.terms().getOrDefault(name, 0)))));
            }
        }
        return rest;
    }

    /** Divided by what divides all factors; the offset is rounded down, as the rest is a whole number. */
    private static Width tightened(Width demand) {
        int divisor = demand.terms().values().stream().map(Math::absExact).reduce(0, WidthPolyhedron::gcd);
        if (divisor <= 1) {
            return demand;
        }
        TreeMap<String, Integer> terms = new TreeMap<>(demand.terms());
        terms.replaceAll((name, factor) -> factor / divisor);
        return new Width(terms, Math.floorDiv(demand.offset(), divisor));
    }

    private static int gcd(int a, int b) {
        return b == 0 ? a : gcd(b, a % b);
    }
}
