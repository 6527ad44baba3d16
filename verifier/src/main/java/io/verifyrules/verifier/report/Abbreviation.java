package io.verifyrules.verifier.report;

import io.verifyrules.dsl.graph.Node;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.function.IntFunction;

/**
 * The number of levels of an expression that are shown. Nobody reads an expression of thousands of terms. One that uses
 * its parts in several places can be larger than any memory when it is written out.
 */
final class Abbreviation {

    /** The sign for the parts that are left out. */
    static final String LEFT_OUT = "..";

    /** The terms that are shown at most, more than any rule had that a person wrote. */
    private static final int MOST_TERMS = 1_000;
    private static final String SAID = " (abbreviated)";

    private Abbreviation() {
    }

    /** The text that {@code print} makes of as many levels as are shown; it says so if these are not all. */
    static String of(Node expression, IntFunction<String> print) {
        int levels = levels(expression);
        return levels == Integer.MAX_VALUE ? print.apply(levels) : print.apply(levels) + SAID;
    }

    private static int levels(Node expression) {
        IdentityHashMap<Node, Integer> level = new IdentityHashMap<>();
        level.put(expression, 1);
        int terms = 1;
        for (int levels = 1;; levels++) {
            IdentityHashMap<Node, Integer> next = new IdentityHashMap<>();
            for (Map.Entry<Node, Integer> entry : level.entrySet()) {
                for (Node part : entry.getKey().parts()) {
                    terms += entry.getValue();
                    if (terms > MOST_TERMS) {
                        return levels;
                    }
                    next.merge(part, entry.getValue(), Integer::sum);
                }
            }
            if (next.isEmpty()) {
                return Integer.MAX_VALUE;
            }
            level = next;
        }
    }
}
