package io.verifyrules.verifier.instance;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.rule.Condition;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleNames;
import io.verifyrules.verifier.interpret.ConcreteTensor;
import io.verifyrules.verifier.interpret.Replay;
import io.verifyrules.verifier.interpret.RuleInstance;
import io.verifyrules.verifier.value.RefusedInstance;
import io.verifyrules.verifier.value.UndefinedValues;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Random small instances of a rule. They have ranks to 2, attributes from -1 to 3 unless told otherwise, and sizes as
 * its conditions and the numbers in it suggest. The same seed gives the same instances.
 */
public final class InstanceGenerator {

    private static final int ATTEMPTS = 60;
    private static final int FEWEST_ATTEMPTS = 4;
    private static final int MOST_LANES = 2;
    private static final int MOST = 3;
    /** Four and five lanes go round in ways that fewer do not: 4 does not divide 6, and 5 does not divide 12. */
    private static final int FEWEST_THAT_GO_ROUND = 4;
    private static final int MOST_THAT_GO_ROUND = 5;
    /** A number that is written as an element only is tried as a size, too, where it counts so many elements at most. */
    private static final BigInteger MOST_ELEMENTS = BigInteger.valueOf(1000);
    /** In tensors with more elements undefined applications are what comes first. */
    private static final long MOST_OF_UNDEFINED = 4096;
    /** Repaired attributes go at least so far. */
    private static final long FAR = 12;

    private enum Kind {
        ANY,
        GOING_ROUND,
        EQUAL_ELEMENTS
    }

    private final Rule rule;
    private final RuleNames names;
    private final Map<RankClass, Integer> mostLanes = new LinkedHashMap<>();
    private final Map<String, AxisMap.Variable> perLane;
    private final ElementType elementType;
    private final Random random;
    private final int most;
    private final boolean goingRound;
    private final List<Integer> mentioned;
    private final ConditionRepair repair;
    private final ReshapedSizes reshaped;
    private final ElementDraw elements;
    private int attempts = ATTEMPTS;

    /**
     * @param elementType the closed type for open element types, or {@link ElementType#OPEN} for elements that are tokens
     */
    public InstanceGenerator(Rule rule, ElementType elementType, long seed) {
        this(rule, elementType, seed, MOST);
    }

    /** The same with attributes from -1 to {@code most}. */
    public InstanceGenerator(Rule rule, ElementType elementType, long seed, int most) {
        this(rule, elementType, seed, most, Kind.ANY);
    }

    /**
     * Instances in which many lanes go round, with sizes 1 and 2, of a rule that multiplies permutations; of another rule none. A
     * product of permutations may be nothing on three lanes and something on more.
     */
    public static Optional<InstanceGenerator> goingRound(Rule rule, ElementType elementType, long seed) {
        RuleNames names = RuleNames.of(rule);
        return names.rankClasses().stream().anyMatch(names::multipliesPermutations)
                ? Optional.of(new InstanceGenerator(rule, elementType, seed, 2, Kind.GOING_ROUND))
                : Optional.empty();
    }

    /** Instances with attributes from -1 to 1, in each of which all elements of a tensor are one. */
    public static InstanceGenerator withEqualElements(Rule rule, ElementType elementType, long seed) {
        return new InstanceGenerator(rule, elementType, seed, 1, Kind.EQUAL_ELEMENTS);
    }

    private InstanceGenerator(Rule rule, ElementType elementType, long seed, int most, Kind kind) {
        this.most = most;
        this.goingRound = kind == Kind.GOING_ROUND;
        this.rule = rule;
        this.names = RuleNames.of(rule);
        this.perLane = names.perLane();
        rule.rankClasses().forEach(rankClass -> mostLanes.put(rankClass, mostLanes(names, rankClass)));
        names.rankClasses().forEach(rankClass -> mostLanes.put(rankClass, mostLanes(names, rankClass)));
        this.elementType = elementType;
        this.random = new Random(seed);
        this.mentioned = names.numbers()
                .stream()
                .filter(number -> number.bitLength() < Integer.SIZE - 1)
                .filter(number -> names.numbersOfMaps().contains(number) || number.abs().compareTo(MOST_ELEMENTS) <= 0)
                .map(BigInteger::intValue)
                .filter(number -> number > MOST || number < -1)
                .flatMap(number -> IntStream.rangeClosed(number - 1, number + 1).boxed())
                .distinct()
                .toList();
        List<Condition> wanted = new ArrayList<>(rule.preconditions());
        wanted.addAll(ValidityHints.of(rule.lhs()));
        this.repair = new ConditionRepair(wanted, farthest(names), random);
        this.reshaped = new ReshapedSizes(rule.lhs(), random);
        this.elements = new ElementDraw(rule, names, elementType, random, kind == Kind.EQUAL_ELEMENTS);
    }

    /**
     * The greatest distance from 0 of attributes that meet the rule's conditions: conditions multiply two numbers now
     * and then.
     */
    static long farthest(RuleNames names) {
        BigInteger largest = names.numbers().stream().map(BigInteger::abs).reduce(BigInteger.ZERO, BigInteger::max);
        BigInteger square = largest.add(BigInteger.TWO).pow(2);
        return square.bitLength() < Long.SIZE ? Math.max(FAR, square.longValueExact()) : Long.MAX_VALUE;
    }

    /**
     * The next instance to which the rule applies. Where none is found after a while, one to which it does not; the next
     * ones are then sought for less long.
     */
    public RuleInstance next() {
        RuleInstance last = attempt();
        int tried = 1;
        while (tried < attempts && !Replay.applies(rule, last)) {
            last = attempt();
            tried++;
        }
        attempts = tried < attempts ? ATTEMPTS : Math.max(FEWEST_ATTEMPTS, attempts / 2);
        return last;
    }

    /** An instance to which the rule often applies. */
    public RuleInstance attempt() {
        return withUndefined(elements.parametersAndTensors(repaired(numbers())));
    }

    /** The instance with other tensors, which have what the rule assumes of them, if possible. */
    public RuleInstance withOtherTensors(RuleInstance instance) {
        return withUndefined(elements.tensors(instance));
    }

    /** Half of the instances take undefined applications and declared functions for what comes first, unless the rule does not apply then. */
    private RuleInstance withUndefined(RuleInstance drawn) {
        if ((!names.mayBeUndefined() && names.functions().isEmpty()) || random.nextBoolean() || isLarge(drawn)) {
            return drawn;
        }
        RuleInstance other = UndefinedDraw.randomized(rule, names, drawn, random);
        return Replay.applies(rule, other) ? other : drawn;
    }

    /** Both sides are computed up to four times while undefined applications are chosen. */
    private static boolean isLarge(RuleInstance drawn) {
        return drawn.tensors().values().stream().mapToLong(ConcreteTensor::count).sum() > MOST_OF_UNDEFINED;
    }

    private RuleInstance repaired(RuleInstance numbers) {
        try {
            return reshaped.fitted(repair.repair(numbers, Set.of()));
        } catch (RefusedInstance unsolvable) {
            return numbers;
        }
    }

    private RuleInstance numbers() {
        Map<String, Integer> ranks = new LinkedHashMap<>();
        mostLanes.forEach((rankClass, lanes) -> ranks.put(rankClass.name(), rank(rankClass, lanes)));
        Map<String, List<Integer>> maps = new LinkedHashMap<>();
        perLane.forEach((name, variable) -> {
            int rank = ranks.getOrDefault(variable.of().name(), 0);
            maps.put(name, goingRound && names.permutations().containsKey(name) ? order(rank) : attributes(rank));
        });
        Map<String, Integer> integers = new LinkedHashMap<>();
        names.integers().forEach(name -> integers.put(name, attribute()));
        return new RuleInstance(elementType, ranks, maps, integers, Map.of(), Map.of(), UndefinedValues.NONE);
    }

    private List<Integer> attributes(int rank) {
        Integer[] attributes = new Integer[rank];
        for (int lane = 0; lane < rank; lane++) {
            attributes[lane] = attribute();
        }
        return List.of(attributes);
    }

    private List<Integer> order(int rank) {
        List<Integer> lanes = new ArrayList<>(IntStream.range(0, rank).boxed().toList());
        Collections.shuffle(lanes, random);
        return lanes;
    }

    private int rank(RankClass rankClass, int lanes) {
        if (goingRound && names.multipliesPermutations(rankClass)) {
            return random.nextInt(FEWEST_THAT_GO_ROUND, MOST_THAT_GO_ROUND + 1);
        }
        return switch (rankClass.bound()) {
            case ANY -> random.nextInt(lanes + 1);
            case NON_EMPTY -> 1 + random.nextInt(lanes);
            case SINGLETON -> 1;
        };
    }

    /** Two lanes can be in two orders only, each of which is its own inverse. */
    private static int mostLanes(RuleNames names, RankClass rankClass) {
        return names.permutations().values().stream().anyMatch(lanes -> lanes.of().equals(rankClass))
                ? MOST_LANES + 1
                : MOST_LANES;
    }

    /** Mostly what is allowed nearly everywhere; now and then -1, or a number that the rule mentions. */
    private int attribute() {
        if (goingRound) {
            return 1 + random.nextInt(most);
        }
        int kind = random.nextInt(8);
        if (kind == 1 && !mentioned.isEmpty()) {
            return mentioned.get(random.nextInt(mentioned.size()));
        }
        return kind == 0 ? -1 : random.nextInt(most + 1);
    }
}
