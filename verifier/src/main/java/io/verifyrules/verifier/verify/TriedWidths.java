package io.verifyrules.verifier.verify;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** The numbers of bits at which a rule was looked at, in words. */
final class TriedWidths {

    private TriedWidths() {
    }

    /** Such as {@code N = 1..8, 16, 32, 64}; of several open numbers how many widths there are, and which values each has. */
    static String text(List<Map<String, Integer>> all) {
        Map<String, TreeSet<Integer>> values = new TreeMap<>();
        all.forEach(
                bits -> bits.forEach((name, value) -> values.computeIfAbsent(name, key -> new TreeSet<>()).add(value)));
        String each = values.entrySet()
                .stream()
                .map(entry -> entry.getKey() + " = " + ranges(entry.getValue()))
                .collect(Collectors.joining(" and "));
        return values.size() < 2 ? each : all.size() + " combinations of " + each;
    }

    /** Three and more that follow one another as a range. */
    private static String ranges(Collection<Integer> sorted) {
        List<String> parts = new ArrayList<>();
        List<Integer> run = new ArrayList<>();
        for (int value : sorted) {
            if (!run.isEmpty() && value != run.getLast() + 1) {
                parts.add(range(run));
                run.clear();
            }
            run.add(value);
        }
        parts.add(range(run));
        return String.join(", ", parts);
    }

    private static String range(List<Integer> run) {
        return run.size() < 3
                ? run.stream().map(String::valueOf).collect(Collectors.joining(", "))
                : run.getFirst() + ".." + run.getLast();
    }
}
