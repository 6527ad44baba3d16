package io.verifyrules.verifier.instance;

import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleNames;
import io.verifyrules.verifier.instance.InstanceEdit.Cell;
import io.verifyrules.verifier.interpret.RuleInstance;
import io.verifyrules.verifier.value.UndefinedValues;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/**
 * All instances of a rule up to given ranks and integers, smallest ranks first, lazily. Elements are not enumerated: each
 * instance has one choice of them, all different from each other where the type has that many.
 */
public final class InstanceEnumeration {

    private final RuleNames names;
    private final List<RankClass> classes;
    private final ElementType elementType;
    private final int least;
    private final int values;

    private InstanceEnumeration(Rule rule, ElementType elementType, int least, int most) {
        this.names = RuleNames.of(rule);
        Set<RankClass> all = new LinkedHashSet<>(rule.rankClasses());
        all.addAll(names.rankClasses());
        this.classes = List.copyOf(all);
        this.elementType = elementType;
        this.least = least;
        this.values = most - least + 1;
    }

    /**
     * The instances with ranks to {@code mostLanes} and every map and integer scalar in {@code least .. most}. There are
     * exponentially many; the caller limits the stream.
     */
    public static Stream<RuleInstance> of(Rule rule, ElementType elementType, int mostLanes, int least, int most) {
        InstanceEnumeration enumeration = new InstanceEnumeration(rule, elementType, least, most);
        return enumeration.ranks(0, mostLanes)
                .flatMap(enumeration::numbers)
                .map(numbers -> DistinctElements.in(numbers, enumeration.names));
    }

    /** Every choice of ranks for the classes from the given position on. */
    private Stream<Map<String, Integer>> ranks(int position, int mostLanes) {
        if (position == classes.size()) {
            return Stream.of(Map.of());
        }
        RankClass rankClass = classes.get(position);
        IntStream choices = switch (rankClass.bound()) {
            case ANY -> IntStream.rangeClosed(0, mostLanes);
            case NON_EMPTY -> IntStream.rangeClosed(1, mostLanes);
            case SINGLETON -> IntStream.of(1);
        };
        return choices.boxed().flatMap(rank -> ranks(position + 1, mostLanes).map(rest -> {
            Map<String, Integer> ranks = new LinkedHashMap<>();
            ranks.put(rankClass.name(), rank);
            ranks.putAll(rest);
            return ranks;
        }));
    }

    private Stream<RuleInstance> numbers(Map<String, Integer> ranks) {
        Numbers numbers = numbersAt(ranks);
        return LongStream.range(0, numbers.count()).mapToObj(numbers::at);
    }

    private Numbers numbersAt(Map<String, Integer> ranks) {
        Map<String, List<Integer>> maps = new LinkedHashMap<>();
        names.perLane()
                .forEach((name, variable) -> maps.put(name,
                        Collections.nCopies(ranks.getOrDefault(variable.of().name(), 0), least)));
        Map<String, Integer> integers = new LinkedHashMap<>();
        names.integers().forEach(name -> integers.put(name, least));
        RuleInstance first = new RuleInstance(elementType, ranks, maps, integers, Map.of(), Map.of(),
                UndefinedValues.NONE);
        return new Numbers(first, InstanceEdit.cells(first), least, values);
    }

    /** Every choice of integers at given ranks, by its number. */
    private record Numbers(RuleInstance first, List<Cell> cells, int least, int values) {

        /** The number of instances; the largest long where there are more. */
        long count() {
            BigInteger total = BigInteger.valueOf(values).pow(cells.size());
            return total.bitLength() > 62 ? Long.MAX_VALUE : total.longValueExact();
        }

        RuleInstance at(long code) {
            RuleInstance numbers = first;
            long rest = code;
            for (Cell cell : cells) {
                numbers = InstanceEdit.with(numbers, cell, least + (int) (rest % values));
                rest /= values;
            }
            return numbers;
        }
    }

    /**
     * Instances out of a bounded space.
     *
     * @param instances lazily made, smallest numbers of instances per choice of ranks first
     * @param complete  whether these are all of the space
     */
    public record Sample(Stream<RuleInstance> instances, boolean complete) {}

    /**
     * About {@code budget} of the instances that {@link #of} gives: all of them where there are no more. Else these are
     * all instances at the ranks that have few, and as many as are left at the others. The latter are spread evenly and
     * at random over the choices of integers.
     */
    public static Sample sample(Rule rule, ElementType elementType, int mostLanes, int least, int most, long budget,
            long seed) {
        InstanceEnumeration enumeration = new InstanceEnumeration(rule, elementType, least, most);
        List<Numbers> all = enumeration.ranks(0, mostLanes)
                .map(enumeration::numbersAt)
                .sorted(Comparator.comparingLong(Numbers::count))
                .toList();
        Random random = new Random(seed);
        List<Stream<RuleInstance>> parts = new ArrayList<>();
        boolean complete = true;
        long left = budget;
        for (int i = 0; i < all.size(); i++) {
            Numbers numbers = all.get(i);
            long share = Math.max(1, left / (all.size() - i));
            complete &= numbers.count() <= share;
            parts.add(spread(numbers, share, random));
            left -= Math.min(share, numbers.count());
        }
        return new Sample(
                parts.stream().flatMap(part -> part).map(numbers -> DistinctElements.in(numbers, enumeration.names)),
                complete);
    }

    private static Stream<RuleInstance> spread(Numbers numbers, long share, Random random) {
        if (numbers.count() <= share) {
            return LongStream.range(0, numbers.count()).mapToObj(numbers::at);
        }
        long step = numbers.count() / share;
        return LongStream.range(0, share).mapToObj(i -> numbers.at(i * step + random.nextLong(step)));
    }
}
