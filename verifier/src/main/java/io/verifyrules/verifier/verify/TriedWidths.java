package io.verifyrules.verifier.verify;

import io.verifyrules.dsl.element.Width;
import io.verifyrules.dsl.rule.Widths;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The numbers of bits at which a rule is looked at that leaves them open, and how they are called. */
final class TriedWidths {

    /** The widths that machines have: they are tried although the rule is not decided at a narrower one. */
    private static final Set<Integer> OF_MACHINES = Set.of(8, 16, 32, 64);

    /** The widest of the widths that are tried where every narrower one is decided. */
    private static final int WIDE = 64;

    private static final int MANY = 16;

    /** Of several open numbers all of so many narrow widths, and those that machines have. */
    private static final List<List<Integer>> OF_TWO = List.of(upTo(10), List.of(1, 2, 4, 8, 16, 32, 64));

    private static final List<List<Integer>> OF_MORE = List.of(upTo(4), List.of(1, 2, 3, 4, 8, 16));

    /** So many are looked at between those that were tried, where the least is sought at which a rule is wrong. */
    private static final int BETWEEN = 120;

    private static final int MOST_OF_THREE = 12;

    private TriedWidths() {
    }

    /** The widths that are tried, those with the fewest bits first: all, where demands leave few. */
    static List<Map<String, Integer>> of(Widths widths) {
        return widths.all().orElseGet(() -> some(widths));
    }

    private static List<Map<String, Integer>> some(Widths widths) {
        List<List<Integer>> bits = switch (widths.open().size()) {
            case 1 -> List.of(upTo(WIDE));
            case 2 -> OF_TWO;
            default -> OF_MORE;
        };
        List<Map<String, Integer>> some = bits.stream()
                .flatMap(each -> widths.among(each).stream())
                .distinct()
                .sorted(Comparator.comparingInt(TriedWidths::sum))
                .toList();
        return some.isEmpty() ? widths.wider() : some;
    }

    /** Whether this is one of many that no machine has, of which none is tried once the rule is not decided at a narrower one. */
    static boolean isOneOfMany(Map<String, Integer> bits) {
        return bits.size() == 1 && bits.values().stream().noneMatch(OF_MACHINES::contains);
    }

    /** The same of many bits: what is wrong with so many is wrong with fewer as well, or with those that a machine has. */
    static boolean isOneOfManyWide(Widths widths, Map<String, Integer> bits) {
        return widths.all().isEmpty() && isOneOfMany(bits) && sum(bits) > MANY;
    }

    /**
     * Widths with fewer bits.
     *
     * @param complete whether they are all
     */
    record Less(List<Map<String, Integer>> values, boolean complete) {}

    /** The widths whose open numbers have a lesser sum than these, least ones first. */
    static Less less(Widths widths, Map<String, Integer> than) {
        int sum = sum(than);
        // The other numbers are at least 1, and that of index is at least what targets choose.
        int others = than.size() - 1 + (widths.speaksOfIndex() ? Collections.min(Width.OF_INDEX) - 1 : 0);
        int greatest = Math.max(1, sum - others);
        int most = than.size() > 2 ? Math.min(greatest, MOST_OF_THREE) : greatest;
        List<Map<String, Integer>> all = widths.among(upTo(most)).stream().filter(values -> sum(values) < sum).toList();
        return new Less(all.subList(0, Math.min(BETWEEN, all.size())), all.size() <= BETWEEN && most == greatest);
    }

    static int sum(Map<String, Integer> values) {
        return values.values().stream().mapToInt(Integer::intValue).sum();
    }

    private static List<Integer> upTo(int most) {
        return IntStream.rangeClosed(1, most).boxed().toList();
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
