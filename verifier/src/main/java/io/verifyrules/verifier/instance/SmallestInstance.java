package io.verifyrules.verifier.instance;

import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleNames;
import io.verifyrules.verifier.interpret.Replay;
import io.verifyrules.verifier.interpret.RuleInstance;
import io.verifyrules.verifier.interpret.Work;
import io.verifyrules.verifier.value.UndefinedValues;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Looks for a counterexample smaller than one that cannot be made smaller step by step. All numbers are tried, fewest
 * lanes first and then smallest sizes and attributes. Each has one choice of elements that are all different. The
 * result is the smallest with such elements, unless the search was given up.
 */
public final class SmallestInstance {

    /** With fewer lanes some number may have to be larger by so much. */
    private static final int LARGER = 2;

    /** The most choices of numbers that are looked at. */
    private static final int MOST_LOOKS = 2000;
    /** Of numbers that weigh more there are too many to look at all. */
    private static final int MOST_WEIGHT = 100;
    private static final int MOST_LANES = 8;
    private static final long MOST_WORK = 200_000;

    private final Rule rule;
    private final RuleNames names;
    private final RuleInstance known;
    private final InstanceWeight weight;
    private final Work work = new Work(MOST_WORK);
    private int looks;

    private SmallestInstance(Rule rule, RuleInstance known) {
        this.rule = rule;
        this.names = RuleNames.of(rule);
        this.known = known;
        this.weight = InstanceWeight.of(known);
    }

    /** A lighter instance that refutes the rule, or the given one if none is found. */
    public static RuleInstance of(Rule rule, RuleInstance instance) {
        SmallestInstance search = new SmallestInstance(rule, instance);
        if (search.weight.lanes() > MOST_LANES) {
            return instance;
        }
        return search.ranks()
                .map(search::at)
                .flatMap(Optional::stream)
                .findFirst()
                .map(found -> InstanceShrinker.withSimplerElements(rule, found))
                .orElse(instance);
    }

    /** The choices of ranks with as many lanes as the known instance, or fewer: fewest first. */
    private Stream<Map<String, Integer>> ranks() {
        Set<RankClass> all = new LinkedHashSet<>(rule.rankClasses());
        all.addAll(names.rankClasses());
        return ranks(List.copyOf(all), weight.lanes()).sorted(Comparator.comparingLong(SmallestInstance::lanes));
    }

    private static long lanes(Map<String, Integer> ranks) {
        return ranks.values().stream().mapToLong(rank -> rank).sum();
    }

    private static Stream<Map<String, Integer>> ranks(List<RankClass> classes, long most) {
        if (classes.isEmpty()) {
            return Stream.of(Map.of());
        }
        RankClass first = classes.getFirst();
        IntStream choices = switch (first.bound()) {
            case ANY -> IntStream.rangeClosed(0, (int) most);
            case NON_EMPTY -> IntStream.rangeClosed(1, (int) most);
            case SINGLETON -> IntStream.of(1);
        };
        return choices.boxed()
                .flatMap(rank -> ranks(classes.subList(1, classes.size()), most - rank)
                        .filter(rest -> lanes(rest) + rank <= most)
                        .map(rest -> {
                            Map<String, Integer> chosen = new LinkedHashMap<>();
                            chosen.put(first.name(), rank);
                            chosen.putAll(rest);
                            return chosen;
                        }));
    }

    /** The first instance with the ranks that is lighter and refutes the rule. */
    private Optional<RuleInstance> at(Map<String, Integer> ranks) {
        Map<String, Integer> lanesOf = new LinkedHashMap<>();
        names.perLane().forEach((name, variable) -> lanesOf.put(name, ranks.getOrDefault(variable.of().name(), 0)));
        int cells = lanesOf.values().stream().mapToInt(Integer::intValue).sum();
        int more = lanes(ranks) < weight.lanes() ? LARGER : 0;
        for (int maps = 0; maps <= atMost(weight.maps()) + more; maps++) {
            for (Optional<Parts> lanes = Parts.first(cells, maps); lanes.isPresent(); lanes = lanes.get().next()) {
                for (int scalars = 0; scalars <= atMost(weight.integers()); scalars++) {
                    boolean lighter = weight(ranks, maps, scalars).compareTo(numbersOnly()) < 0;
                    for (Optional<Parts> integers = Parts.first(names.integers().size(), scalars); integers
                            .isPresent(); integers = integers.get().next()) {
                        if (looks++ >= MOST_LOOKS || work.exhausted()) {
                            return Optional.empty();
                        }
                        Optional<RuleInstance> found = lighter
                                ? refuting(numbers(ranks, lanesOf, lanes.get(), integers.get()))
                                : Optional.empty();
                        if (found.isPresent()) {
                            return found;
                        }
                    }
                }
            }
        }
        return Optional.empty();
    }

    private static InstanceWeight weight(Map<String, Integer> ranks, int maps, int integers) {
        return new InstanceWeight(lanes(ranks), BigInteger.valueOf(maps), BigInteger.valueOf(integers),
                BigInteger.ZERO);
    }

    private Optional<RuleInstance> refuting(RuleInstance numbers) {
        if (!Replay.meetsPreconditions(rule, numbers)) {
            return Optional.empty();
        }
        RuleInstance candidate = DistinctElements.in(numbers, names);
        return Replay.replay(rule, candidate, work).refutes() ? Optional.of(candidate) : Optional.empty();
    }

    /** The instance whose integers have the weights: lane after lane of one map after the other, then the scalars. */
    private RuleInstance numbers(Map<String, Integer> ranks, Map<String, Integer> lanesOf, Parts lanes, Parts scalars) {
        Map<String, List<Integer>> maps = new LinkedHashMap<>();
        int next = 0;
        for (Map.Entry<String, Integer> map : lanesOf.entrySet()) {
            List<Integer> values = new ArrayList<>(map.getValue());
            for (int lane = 0; lane < map.getValue(); lane++) {
                values.add(weighing(lanes.of(next++)));
            }
            maps.put(map.getKey(), values);
        }
        Map<String, Integer> integers = new LinkedHashMap<>();
        for (String name : names.integers()) {
            integers.put(name, weighing(scalars.of(integers.size())));
        }
        return new RuleInstance(known.elementType(), ranks, maps, integers, Map.of(), Map.of(), UndefinedValues.NONE);
    }

    private static int atMost(BigInteger sum) {
        return sum.min(BigInteger.valueOf(MOST_WEIGHT)).intValueExact();
    }

    private InstanceWeight numbersOnly() {
        return new InstanceWeight(weight.lanes(), weight.maps(), weight.integers(), BigInteger.ZERO);
    }

    /** The number of a weight: 0, 1, -1, 2, -2 .. */
    private static int weighing(int weight) {
        return weight % 2 == 0 ? -weight / 2 : (weight + 1) / 2;
    }
}
