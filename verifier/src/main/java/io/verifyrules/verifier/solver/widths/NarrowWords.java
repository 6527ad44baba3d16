package io.verifyrules.verifier.solver.widths;

import io.verifyrules.dsl.element.Width;
import io.verifyrules.verifier.solver.Formula;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * The few values of an open number at which words are too narrow for a constant by which they are shifted.
 *
 * @param others the widths that are at least 0 at all other values
 */
record NarrowWords(String number, SortedSet<Integer> values, Width others) {

    private static final int MOST = 8;

    static Optional<NarrowWords> of(WordParts parts, WidthDomain domain) {
        for (Formula.Word constant : parts.shifts()) {
            Width width = constant.sort().width();
            int needed = Math.max(1, constant.value().bitLength());
            if (constant.value().signum() >= 0 && !domain.fits(constant) && width.terms().size() == 1) {
                Map.Entry<String, Integer> term = width.terms().firstEntry();
                int first = needed - width.offset();
                int least = domain.least(Width.named(term.getKey()));
                if (term.getValue() == 1 && least != Integer.MIN_VALUE && first - least <= MOST) {
                    return Optional.of(of(term.getKey(), least, first));
                }
            }
        }
        return Optional.empty();
    }

    private static NarrowWords of(String number, int least, int first) {
        SortedSet<Integer> values = new TreeSet<>();
        for (int value = least; value < first; value++) {
            values.add(value);
        }
        return new NarrowWords(number, values, Width.named(number).minus(first));
    }
}
