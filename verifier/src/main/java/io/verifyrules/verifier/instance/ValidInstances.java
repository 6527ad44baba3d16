package io.verifyrules.verifier.instance;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.ElementTypes;
import io.verifyrules.dsl.graph.Graph;
import io.verifyrules.dsl.rule.Condition;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleNames;
import io.verifyrules.verifier.interpret.RuleInstance;
import io.verifyrules.verifier.value.ElementValue;
import io.verifyrules.verifier.value.UndefinedValues;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Small instances on which the left side of a rule is valid, as far as its denotation tells, whatever the rule demands.
 * These are all of them where there are few, and random ones where there are many. As validity speaks of each lane by
 * itself, an instance of two lanes is made of lanes of instances with one.
 */
public final class ValidInstances {

    private static final long CHOICES = 150_000;
    private static final int MOST_SCALARS = 49;
    private static final long SEED = 12;

    private final Rule rule;
    private final RuleNames names;
    private final List<RankClass> classes;
    private final ElementType elementType;
    private final int least;
    private final int most;
    private final List<Condition> hints;
    private final Random random = new Random(SEED);

    /**
     * @param names the names to which the instances give a value: those that the rule mentions, or more
     * @param elementType the closed type that open ones stand for, or {@link ElementType#OPEN}
     * @param least the least size, attribute and integer
     * @param most the greatest one
     */
    public ValidInstances(Rule rule, RuleNames names, ElementType elementType, int least, int most) {
        this.rule = rule;
        this.names = names;
        Set<RankClass> all = new LinkedHashSet<>(rule.rankClasses());
        all.addAll(names.rankClasses());
        this.classes = List.copyOf(all);
        this.elementType = elementType;
        this.least = least;
        this.most = most;
        List<Condition> wanted = new ArrayList<>(rule.preconditions());
        wanted.addAll(ValidityHints.of(rule.lhs()));
        this.hints = wanted.stream().filter(ValidInstances::isOfOneLane).toList();
    }

    /**
     * Instances with given ranks.
     *
     * @param ranks     the rank of each class
     * @param instances lazily made, in no order where they are not all
     * @param complete  whether these are all
     */
    public record AtRanks(Map<String, Integer> ranks, Stream<RuleInstance> instances, boolean complete) {

        /** The largest of the ranks. */
        public int highest() {
            return ranks.values().stream().mapToInt(rank -> rank).max().orElse(0);
        }
    }

    /**
     * The instances of each choice of ranks to {@code mostLanes}, low ranks first, about as many in all as the budget
     * says.
     */
    public List<AtRanks> sample(int mostLanes, int budget) {
        Scalars scalars = scalars();
        List<Map<String, Integer>> ranks = ranks(0, mostLanes)
                .sorted(Comparator.comparingInt((Map<String, Integer> choice) -> highest(choice))
                        .thenComparingInt(choice -> choice.values().stream().mapToInt(rank -> rank).sum()))
                .toList();
        List<Parts> parts = new ArrayList<>();
        for (Map<String, Integer> integers : scalars.values()) {
            Map<RankClass, ValidLanes.Found> lanes = new LinkedHashMap<>();
            classes.forEach(rankClass -> lanes.put(rankClass, new ValidLanes(rankClass, mapsOf(rankClass), hints,
                    integers, least, most, CHOICES / scalars.values().size(), random).find()));
            parts.add(new Parts(integers, lanes));
        }
        List<AtRanks> all = new ArrayList<>();
        int single = Math.toIntExact(ranks.stream().filter(choice -> highest(choice) < 2).count());
        for (Map<String, Integer> choice : ranks) {
            int share = highest(choice) < 2 ? budget * 3 / 4 / single : budget / 4 / (ranks.size() - single);
            all.add(at(choice, parts, Math.max(20, share), scalars.complete()));
        }
        return all;
    }

    private AtRanks at(Map<String, Integer> ranks, List<Parts> parts, int share, boolean scalarsComplete) {
        int each = Math.max(1, share / parts.size());
        boolean complete = scalarsComplete && names.permutations().isEmpty()
                && parts.stream().allMatch(part -> part.complete(ranks) && part.count(ranks) <= each);
        return new AtRanks(ranks, parts.stream().flatMap(part -> part.instances(ranks, each)), complete);
    }

    /** A condition on two lanes at once cannot be asked of a lane by itself. */
    private static boolean isOfOneLane(Condition condition) {
        return Graph.of(List.of(condition)).nodes().stream().noneMatch(AxisMap.Permuted.class::isInstance);
    }

    private static int highest(Map<String, Integer> ranks) {
        return ranks.values().stream().mapToInt(rank -> rank).max().orElse(0);
    }

    /** The same numbers and tensors with other element parameters; empty where the rule has none. */
    public Stream<RuleInstance> withOtherParameters(RuleInstance instance, int number) {
        return names.parameters().isEmpty() ? Stream.empty() : IntStream.range(0, number).mapToObj(i -> {
            RuleInstance other = instance;
            for (Map.Entry<String, ElementType> parameter : names.parameters().entrySet()) {
                ElementType type = ElementTypes.resolved(parameter.getValue(), elementType);
                List<ElementValue> small = SmallElements.of(type);
                other = InstanceEdit.withParameter(other, parameter.getKey(),
                        small.get(random.nextInt(Math.min(4, small.size()))));
            }
            return other;
        });
    }

    /** The same numbers and parameters with tensors of small elements, which are often equal. */
    public RuleInstance withOtherTensors(RuleInstance instance) {
        return new ElementDraw(rule, names, elementType, random, false).tensors(instance);
    }

    private List<AxisMap.Variable> mapsOf(RankClass rankClass) {
        return names.perLane().values().stream().filter(map -> map.of().equals(rankClass)).toList();
    }

    private record Scalars(List<Map<String, Integer>> values, boolean complete) {}

    private Scalars scalars() {
        List<String> integers = List.copyOf(names.integers());
        int values = most - least + 1;
        BigInteger count = BigInteger.valueOf(values).pow(integers.size());
        boolean complete = count.compareTo(BigInteger.valueOf(MOST_SCALARS)) <= 0;
        int number = complete ? count.intValueExact() : MOST_SCALARS;
        List<Map<String, Integer>> all = new ArrayList<>();
        for (int i = 0; i < number; i++) {
            Map<String, Integer> chosen = new LinkedHashMap<>();
            int rest = i;
            for (String integer : integers) {
                chosen.put(integer, least + (complete ? rest % values : random.nextInt(values)));
                rest /= values;
            }
            all.add(chosen);
        }
        return new Scalars(all, complete);
    }

    private Stream<Map<String, Integer>> ranks(int position, int mostLanes) {
        if (position == classes.size()) {
            return Stream.of(Map.of());
        }
        RankClass rankClass = classes.get(position);
        int from = rankClass.allowsRankZero() ? 0 : 1;
        int to = rankClass.isSingleton() ? 1 : mostLanes;
        return IntStream.rangeClosed(from, to).boxed().flatMap(rank -> ranks(position + 1, mostLanes).map(rest -> {
            Map<String, Integer> all = new LinkedHashMap<>();
            all.put(rankClass.name(), rank);
            all.putAll(rest);
            return all;
        }));
    }

    /** The lanes of each class, for some integer scalars. */
    private final class Parts {

        private final Map<String, Integer> integers;
        private final Map<RankClass, ValidLanes.Found> lanes;

        Parts(Map<String, Integer> integers, Map<RankClass, ValidLanes.Found> lanes) {
            this.integers = integers;
            this.lanes = lanes;
        }

        boolean complete(Map<String, Integer> ranks) {
            return lanes.entrySet()
                    .stream()
                    .allMatch(entry -> rank(ranks, entry.getKey()) == 0 || entry.getValue().complete());
        }

        /** The number of instances, at most. */
        double count(Map<String, Integer> ranks) {
            double count = 1;
            for (Map.Entry<RankClass, ValidLanes.Found> entry : lanes.entrySet()) {
                count *= Math.pow(entry.getValue().lanes().size(), rank(ranks, entry.getKey()));
            }
            return count;
        }

        Stream<RuleInstance> instances(Map<String, Integer> ranks, int share) {
            double count = count(ranks);
            if (count <= share) {
                return IntStream.range(0, (int) count).mapToObj(code -> {
                    int[] rest = {code};
                    return made(ranks, size -> {
                        int picked = rest[0] % size;
                        rest[0] /= size;
                        return picked;
                    });
                });
            }
            return IntStream.range(0, share).mapToObj(ignored -> made(ranks, random::nextInt));
        }

        private RuleInstance made(Map<String, Integer> ranks, IntFunction<Integer> pick) {
            Map<String, List<Integer>> maps = new LinkedHashMap<>();
            names.perLane().keySet().forEach(name -> maps.put(name, new ArrayList<>()));
            lanes.forEach((rankClass, found) -> {
                List<AxisMap.Variable> variables = mapsOf(rankClass);
                for (int lane = 0; lane < rank(ranks, rankClass); lane++) {
                    List<Integer> values = found.lanes().get(pick.apply(found.lanes().size())).values();
                    for (int i = 0; i < variables.size(); i++) {
                        maps.computeIfAbsent(variables.get(i).name(), ignored -> new ArrayList<>()).add(values.get(i));
                    }
                }
            });
            RuleInstance numbers = new RuleInstance(elementType, ranks, maps, integers, Map.of(), Map.of(),
                    UndefinedValues.NONE);
            return DistinctElements.in(numbers, names);
        }

        private static int rank(Map<String, Integer> ranks, RankClass rankClass) {
            return ranks.getOrDefault(rankClass.name(), 0);
        }
    }
}
