package io.verifyrules.verifier.solver.widths;

import io.verifyrules.dsl.element.Width;
import io.verifyrules.verifier.solver.Formula;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * The values that the open numbers of widths may have. Whatever the demands, each is at least 1, and a word has at
 * least one bit.
 *
 * @param demands the widths that are at least 0, such as {@code M - N - 1} where M is more than N
 * @param choices the few values that some open numbers may have, such as 32 and 64 for {@code index}
 */
public record WidthDomain(List<Width> demands, SortedMap<String, Set<Integer>> choices) {

    /** Every width is allowed. */
    public static final WidthDomain ALL = new WidthDomain(List.of(), Collections.emptySortedMap());

    public WidthDomain {
        demands = List.copyOf(demands);
        choices = Collections.unmodifiableSortedMap(new TreeMap<>(choices));
    }

    /** All widths for which these are at least 0. */
    public static WidthDomain of(Width... demands) {
        return new WidthDomain(List.of(demands), Collections.emptySortedMap());
    }

    /** The part of the domain where this is at least 0 too. */
    public WidthDomain where(Width demand) {
        List<Width> more = new ArrayList<>(demands);
        more.add(demand);
        return new WidthDomain(more, choices);
    }

    /** The part of the domain where the number has one of these values. */
    public WidthDomain choosing(String number, Set<Integer> values) {
        SortedMap<String, Set<Integer>> more = new TreeMap<>(choices);
        more.merge(number, Collections.unmodifiableSet(new TreeSet<>(values)), (some, others) -> {
            Set<Integer> both = new TreeSet<>(some);
            both.retainAll(others);
            return Collections.unmodifiableSet(both);
        });
        return new WidthDomain(demands, more);
    }

    /** Whether these are values of all open numbers of the domain, and it has them. */
    boolean admits(Map<String, Integer> values) {
        return demands.stream()
                .allMatch(demand -> values.keySet().containsAll(demand.terms().keySet()) && demand.at(values) >= 0)
                && choices.entrySet()
                        .stream()
                        .allMatch(choice -> choice.getValue().contains(values.getOrDefault(choice.getKey(), 0)));
    }

    /** The domain of the other numbers where this one has the value; empty if it has not. */
    Optional<WidthDomain> with(String number, int value) {
        if (choices.containsKey(number) && !choices.get(number).contains(value)) {
            return Optional.empty();
        }
        Substitution substitution = new Substitution(Map.of(number, Width.of(value)));
        List<Width> rest = new ArrayList<>();
        for (Width demand : demands) {
            Width at = substitution.of(demand);
            if (at.fixed().isEmpty()) {
                rest.add(at);
            } else if (at.fixed().get() < 0) {
                return Optional.empty();
            }
        }
        SortedMap<String, Set<Integer>> others = new TreeMap<>(choices);
        others.remove(number);
        return Optional.of(new WidthDomain(rest, others));
    }

    /** The domain without the demands and choices that speak of other numbers. */
    WidthDomain about(SortedSet<String> numbers) {
        SortedMap<String, Set<Integer>> kept = new TreeMap<>(choices);
        kept.keySet().retainAll(numbers);
        return new WidthDomain(demands.stream().filter(demand -> numbers.containsAll(demand.terms().keySet())).toList(),
                kept);
    }

    /**
     * A number that the width is never less than. It is that of its offset, where it is more than a demand and more, or
     * than the least values of its numbers.
     */
    int least(Width width) {
        int best = leastOfSum(width);
        for (Width demand : demands) {
            best = Math.max(best, leastOfSum(width.minus(demand)));
        }
        return best;
    }

    private int leastOfSum(Width width) {
        long sum = width.offset();
        for (Map.Entry<String, Integer> term : width.terms().entrySet()) {
            if (term.getValue() < 0 || sum == Integer.MIN_VALUE) {
                return Integer.MIN_VALUE;
            }
            int least = leastOfNumber(term.getKey());
            if (least == Integer.MIN_VALUE) {
                return Integer.MIN_VALUE;
            }
            sum += (long) term.getValue() * least;
        }
        return Math.toIntExact(Math.max(Integer.MIN_VALUE, Math.min(sum, Integer.MAX_VALUE)));
    }

    private int leastOfNumber(String number) {
        int least = choices.containsKey(number)
                ? choices.get(number).stream().min(Integer::compare).orElse(Integer.MIN_VALUE)
                : Integer.MIN_VALUE;
        for (Width demand : demands) {
            if (demand.terms().equals(Map.of(number, 1))) {
                least = Math.max(least, -demand.offset());
            }
        }
        return least;
    }

    /** Whether the constant has its value, and is not negative, at every width of its words. */
    boolean fits(Formula.Word constant) {
        int bits = constant.value().bitLength();
        return constant.value().signum() >= 0 && (bits <= 1 || bits <= least(constant.sort().width()));
    }
}
